import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { AddToCalendar } from '@annuity-lantern/tool-kit/add-to-calendar';
import { DateAnswer, HowCounted } from '@annuity-lantern/tool-kit/date-answer';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import { type Sheet, SheetStrip } from '@annuity-lantern/tool-kit/sheet-strip';
import { divided, font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { calendarEvents } from '../model/calendar-events.ts';
import type { CountedCase } from '../model/count-case.ts';
import { accountWords, choiceWords, heirWords, sayLastDay } from '../model/option-words.ts';
import styles from './inherited-answer.module.css';

interface InheritedAnswerProps {
  readonly counted: CountedCase | null;
  readonly today: CalendarDay | null;
}

/** The first last day, the years in which one falls, and every option with its last day. */
export function InheritedAnswer({ counted, today }: InheritedAnswerProps) {
  if (!counted) return <NoOptionsYet />;
  const { heir, account, died, options, first } = counted;
  return (
    <DateAnswer heading={first ? 'The first day to watch' : 'What you can do'} day={first ?? undefined}>
      {died && <YearStrip counted={counted} died={died} today={today} />}
      {!died && <p>Enter the day of death to see your own dates.</p>}
      <PassedDay options={options} />
      <h3 id="options-of-case" className={font.label}>{`${heirWords[heir]}: ${accountWords[account].label}`}</h3>
      <ul aria-labelledby="options-of-case" className={joinClasses(divided[12], styles.options)}>
        {options.map(({ choice, rule, lastDay, isPast }) => (
          <li key={choice} className={joinClasses(stack[4], styles.option)}>
            <b>{choiceWords[choice].name}</b>
            <span>{choiceWords[choice].how}</span>
            <span className={font.strong}>{`${sayLastDay(rule, lastDay)}${isPast ? ' (passed)' : ''}`}</span>
          </li>
        ))}
      </ul>
      {account === 'pretax' && <WhenBegun />}
      <HowCounted>
        Law of <FigureYear of={newestFigure(account === 'nonqualified' ? 'inheritedNonqualifiedYears' : 'inheritedTenYears')} />
        <span>{`.${died ? ` The owner died on ${sayDay(died)}.` : ''} Your case may differ. Ask a tax adviser before you choose.`}</span>
      </HowCounted>
      <AddToCalendar
        tool="inherited-annuity"
        label="Add to calendar"
        reminds="It reminds you 90 and 30 days before each last day, at 9 a.m."
        events={calendarEvents(counted)}
      />
    </DateAnswer>
  );
}

/** Says that a last day is past, if it binds this heir. A choice that is no longer open has its mark in the list. */
function PassedDay({ options }: Pick<CountedCase, 'options'>) {
  const past = options.filter(({ isPast }) => isPast).map(({ binds }) => binds);
  if (past.includes('everyone'))
    return (
      <Notice tone="straw" title="A last day has passed">
        <p>Ask the insurer and a tax adviser today what you can still do.</p>
      </Notice>
    );
  if (!past.includes('some')) return null;
  return (
    <Notice tone="straw" title="A last day may have passed">
      <p>Look for “passed” in the list below. If that line is about you, ask the insurer and a tax adviser today what you can still do.</p>
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

function YearStrip({ counted: { options }, died, today }: YearStripProps) {
  const lastDays = options.flatMap(({ lastDay }) => lastDay ?? []);
  const lastYear = Math.max(died.year + 1, ...lastDays.map(({ year }) => year));
  const sheets: readonly Sheet[] = Array.from({ length: Math.min(YEARS, lastYear - died.year) + 1 }, (_, index) => {
    const year = died.year + index;
    return {
      text: `${year}`,
      isGone: today !== null && year < today.year,
      isToday: year === today?.year,
      isLast: lastDays.some((day) => day.year === year),
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
