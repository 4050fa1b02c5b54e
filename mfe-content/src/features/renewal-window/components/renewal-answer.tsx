import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import type { RenewalWindow } from '@annuity-lantern/domain/renewal-window';
import { AddToCalendar } from '@annuity-lantern/tool-kit/add-to-calendar';
import { DateAnswer, DaysLeft, HowCounted } from '@annuity-lantern/tool-kit/date-answer';
import { MonthCalendar } from '@annuity-lantern/tool-kit/month-calendar';
import { RemindOfDay } from '@annuity-lantern/tool-kit/remind-of-day';
import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';
import { SheetStrip } from '@annuity-lantern/tool-kit/sheet-strip';
import { Notice, Table } from '@annuity-lantern/ui';
import { calendarEvents } from '../model/calendar-events.ts';
import { isLate } from '../model/next-steps.ts';
import { sayWindow } from '../model/say-window.ts';

interface RenewalAnswerProps {
  readonly window: RenewalWindow | null;
  /** Length of the window, in days. */
  readonly days: number;
  readonly today: CalendarDay | null;
}

/** The last day of the window, what to do now, the window day by day, and each day to keep. */
export function RenewalAnswer({ window, days, today }: RenewalAnswerProps) {
  if (!window) return <NoDatesYet days={days} />;
  const isOver = window.phase === 'closed';
  return (
    <DateAnswer heading={isOver ? 'Your window closed on' : 'Your last day to leave without a charge'} day={window.closes} isOver={isOver}>
      <Standing window={window} />
      <MonthCalendar
        label={`The window: ${sayDays(window.days)}. ${sayWindow(window)}`}
        first={window.opens}
        last={window.closes}
        today={today}
      />
      <Table
        caption="Your dates, in order"
        columns={[
          { key: 'what', label: 'What to do' },
          { key: 'day', label: 'Day' },
        ]}
        rows={[
          { what: 'Ask the insurer for the renewal rate', day: sayDay(window.askOn) },
          { what: 'The window opens: send your choice', day: sayDay(window.opens) },
          { what: 'Call and check that your papers arrived', day: sayDay(window.checkOn) },
          { what: 'The window closes', day: sayDay(window.closes) },
        ]}
        phone="lines"
      />
      <HowCounted>{`The term ends on ${sayDay(window.termEnds)}. We count that day as one of the ${sayDays(window.days)}; your insurer may count a day later. Weekends and holidays count like other days. Ask the insurer to confirm the last day.`}</HowCounted>
      {!isOver && (
        <AddToCalendar
          tool="renewal-window"
          label="Add to calendar"
          reminds="It reminds you to ask for the rate, when the window opens, and 7 days and 1 day before it closes, at 9 a.m."
          events={calendarEvents(window, today)}
        />
      )}
      <RemindOfDay tool="renewal-window" day={window.closes} today={today} />
    </DateAnswer>
  );
}

/** The window with its days by number, while its dates are not known. */
function NoDatesYet({ days }: { readonly days: number }) {
  return (
    <DateAnswer heading="Your window, day by day">
      <SheetStrip
        label={`A window of ${sayDays(days)}, one sheet each. The last one is marked: you can leave without a charge until then.`}
        sheets={Array.from({ length: days }, (_, index) => ({
          text: `${index + 1}`,
          isGone: false,
          isToday: false,
          isLast: index + 1 === days,
        }))}
        words={{ last: 'last day to leave without a charge', today: 'today' }}
      />
      <p>Enter the day the term ends to see your dates.</p>
    </DateAnswer>
  );
}

function Standing({ window }: { readonly window: RenewalWindow }) {
  const { phase, daysLeft, askOn, opens, closes } = window;
  if (phase === 'closed') {
    return (
      <Notice tone="straw" title={`Your window closed ${sayDays(-(daysLeft ?? 0))} ago`}>
        <p>
          The contract has probably renewed for a new term. Ask the insurer today if it has, and if you can still choose. If no one told you
          about the window, say so. If it’s too late, ask what leaving costs now.
        </p>
      </Notice>
    );
  }
  if (isLate(window)) {
    return (
      <Notice tone="brick" title={phase === 'last-day' ? 'Today is the last day' : `${sayDays(daysLeft ?? 0)} left: call today`}>
        <p>
          Call your insurer now. Ask how your choice can reach them in time, and whether the form alone is enough. Get the answer in
          writing.
        </p>
      </Notice>
    );
  }
  if (phase === 'open') {
    return (
      <DaysLeft>
        <b>The window is open.</b>{' '}
        <span>{`${sayDays(daysLeft ?? 0)} left after today. Send your choice now: a move to another insurer can take weeks.`}</span>
      </DaysLeft>
    );
  }
  if (phase === 'ask') {
    return (
      <DaysLeft>
        <b>Ask for the renewal rate now.</b> <span>{`The window opens on ${sayDay(opens)}.`}</span>
      </DaysLeft>
    );
  }
  return (
    <DaysLeft>
      <b>{`Ask for the renewal rate by ${sayDay(askOn)}.`}</b>{' '}
      <span>{`The window opens on ${sayDay(opens)}, and you have until ${sayDay(closes)}.`}</span>
    </DaysLeft>
  );
}
