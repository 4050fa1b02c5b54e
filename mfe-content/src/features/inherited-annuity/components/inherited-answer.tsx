import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { AddToCalendar } from '@annuity-lantern/tool-kit/add-to-calendar';
import { DateAnswer, HowCounted } from '@annuity-lantern/tool-kit/date-answer';
import { RemindOfDay } from '@annuity-lantern/tool-kit/remind-of-day';
import { sayDay, sayShortDay } from '@annuity-lantern/tool-kit/say-day';
import { type Sheet, SheetStrip } from '@annuity-lantern/tool-kit/sheet-strip';
import { divided, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { StepsToTake } from '../../../what-next/steps-to-take.tsx';
import { calendarEvents } from '../model/calendar-events.ts';
import type { AccountOptions, CountedCase } from '../model/count-case.ts';
import { findTheKind } from '../model/next-steps.ts';
import { accountWords, choiceWords, heirWords, sayLastDay, sayPassed } from '../model/option-words.ts';
import styles from './inherited-answer.module.css';

interface InheritedAnswerProps {
  readonly counted: CountedCase | null;
  readonly today: CalendarDay | null;
}

/** The first last day, the years in which one falls, and every option with its last day. */
export function InheritedAnswer({ counted, today }: InheritedAnswerProps) {
  if (!counted) return <NoOptionsYet />;
  const { heir, died, kinds, first } = counted;
  const isSure = kinds.length === 1;
  const [{ account }] = kinds;
  return (
    <DateAnswer
      heading={first ? (isSure ? 'The first day to watch' : 'To be safe, act before') : 'What you can do'}
      day={first ?? undefined}
    >
      {!isSure && <NotSure first={first} />}
      {died && <YearStrip counted={counted} died={died} today={today} />}
      {!died && <p>Enter the day of death to see your own dates.</p>}
      {isSure && <PassedDay {...kinds[0]} />}
      {kinds.map((kind) => (
        <Options key={kind.account} heading={`${heirWords[heir]}: ${accountWords[kind.account].label}`} isShort={!isSure} {...kind} />
      ))}
      {isSure && account === 'pretax' && <WhenBegun />}
      <HowCounted>
        Law of <FigureYear of={newestFigure(isSure && account === 'nonqualified' ? 'inheritedNonqualifiedYears' : 'inheritedTenYears')} />
        <span>{`.${died ? ` The owner died on ${sayDay(died)}.` : ''} The insurer can set an earlier day than the law.`}</span>
      </HowCounted>
      <AddToCalendar
        tool="inherited-annuity"
        label="Add to calendar"
        reminds="It reminds you 90 and 30 days before each last day, at 9 a.m."
        events={calendarEvents(counted)}
      />
      {first && <RemindOfDay tool="inherited-annuity" day={first} today={today} />}
    </DateAnswer>
  );
}

/** For a visitor who does not know the kind of annuity: how to find out, and what holds until then. */
function NotSure({ first }: Pick<CountedCase, 'first'>) {
  return (
    <>
      <p>
        {first
          ? 'This is the earliest last day of all kinds. Until then, every choice you still have stays open, unless the insurer sets an earlier day.'
          : 'Your choices and last days depend on the kind.'}
      </p>
      <h3 className={font.label}>How to find out the kind</h3>
      <StepsToTake steps={findTheKind} />
    </>
  );
}

interface OptionsProps extends AccountOptions {
  readonly heading: string;
  /** Only the names of the choices and their last days. */
  readonly isShort: boolean;
}

function Options({ heading, account, options, isShort }: OptionsProps) {
  const id = `options-${account}`;
  return (
    <>
      <h3 id={id} className={font.label}>
        {heading}
      </h3>
      <ul aria-labelledby={id} className={joinClasses(divided[12], styles.options)}>
        {options.map((option) => (
          <li key={option.choice} className={joinClasses(stack[4], styles.option)}>
            <b>{choiceWords[option.choice].name}</b>
            {!isShort && <span>{choiceWords[option.choice].how}</span>}
            <span className={font.strong}>{`${sayLastDay(option, option.lastDay)}${sayPassed(option.isPast, option.binds)}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says that a last day is past, if it binds this heir. A choice that is no longer open has its mark in the list. */
function PassedDay({ options }: AccountOptions) {
  const past = options.filter(({ isPast }) => isPast).map(({ binds }) => binds);
  if (past.includes('everyone'))
    return (
      <Notice tone="straw" title="A last day has passed">
        <p>Ask the insurer and a tax advisor today what you can still do.</p>
      </Notice>
    );
  if (!past.includes('some')) return null;
  return (
    <Notice tone="straw" title="A last day may have passed">
      <p>Look for “passed” in the list below. If that line is about you, ask the insurer and a tax advisor today what you can still do.</p>
    </Notice>
  );
}

/** The years in which a last day can fall, while the case is not known. */
function NoOptionsYet() {
  const lit: readonly number[] = (['inheritedNonqualifiedStartYears', 'inheritedNonqualifiedYears', 'inheritedTenYears'] as const).map(
    (name) => newestFigure(name).value,
  );
  return (
    <DateAnswer heading="Years after the death">
      <SheetStrip
        label={`${YEARS} years after the death, one sheet each. A last day can fall in year ${lit.slice(0, -1).join(', ')} or ${lit.at(-1)}.`}
        sheets={Array.from({ length: YEARS }, (_, index) => ({
          text: `${index + 1}`,
          isGone: false,
          isToday: false,
          isLast: lit.includes(index + 1),
        }))}
        words={{ last: 'a last day can fall here', today: 'this year' }}
      />
      <p>Choose who inherits and the kind of annuity to see what you can do, and by when.</p>
    </DateAnswer>
  );
}

/** When an owner's yearly withdrawals had begun, on which half of the options depend. */
function WhenBegun() {
  const rmdAge = newestFigure('rmdAge');
  return (
    <HowCounted>
      <span>{`The owner’s yearly withdrawals had usually begun if the owner died on or after April 1 of the year after turning ${rmdAge.value} (law of`}</span>{' '}
      <FigureYear of={rmdAge} />
      <span>{`). Before ${rmdAge.from.slice(0, 4)} the age was lower, and people who still work can start later. Ask the insurer.`}</span>
    </HowCounted>
  );
}

/** Years after a death in which a last day can fall. */
const YEARS = newestFigure('inheritedTenYears').value;

interface YearStripProps {
  readonly counted: CountedCase;
  readonly died: CalendarDay;
  readonly today: CalendarDay | null;
}

function YearStrip({ counted: { kinds }, died, today }: YearStripProps) {
  const lastDays = kinds.flatMap(({ options }) => options.flatMap(({ lastDay }) => lastDay ?? []));
  const lastYear = Math.max(died.year + 1, ...lastDays.map(({ year }) => year));
  const sheets: readonly Sheet[] = Array.from({ length: Math.min(YEARS, lastYear - died.year) + 1 }, (_, index) => {
    const year = died.year + index;
    const days = [...new Set(lastDays.filter((day) => day.year === year).map(sayShortDay))];
    return {
      text: `${year}`,
      days,
      isGone: today !== null && year < today.year,
      isToday: year === today?.year,
      isLast: days.length > 0,
    };
  });
  const lit = [...new Set(lastDays.map(({ year }) => year))].sort().join(', ');
  return (
    <SheetStrip
      years
      label={`The years from ${died.year} to ${lastYear}, one sheet each. A last day falls in ${lit}.`}
      sheets={sheets}
      words={{ last: 'a last day falls here', today: 'this year' }}
    />
  );
}
