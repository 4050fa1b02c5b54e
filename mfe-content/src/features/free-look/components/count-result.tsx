import { addDays, type CalendarDay, daysBetween, toIso } from '@annuity-lantern/domain/calendar-day';
import { useSite } from '@annuity-lantern/host-kit';
import { AddToCalendar } from '@annuity-lantern/tool-kit/add-to-calendar';
import { DateAnswer, DaysLeft, HowCounted } from '@annuity-lantern/tool-kit/date-answer';
import type { CalendarEvent } from '@annuity-lantern/tool-kit/make-calendar-file';
import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';
import { type Sheet, SheetStrip } from '@annuity-lantern/tool-kit/sheet-strip';
import { EmptyState, Notice, OutsideLink } from '@annuity-lantern/ui';
import type { FreeLook } from '../model/count-free-look.ts';
import { sayFreeLook } from '../model/say-free-look.ts';

interface CountResultProps {
  readonly freeLook: FreeLook | null;
  readonly today: CalendarDay | null;
}

/** The last day, the days left, and the next step. */
export function CountResult({ freeLook, today }: CountResultProps) {
  if (!freeLook) {
    return <EmptyState title="No last day yet" text="Enter the day of delivery and the number of days to see your last day to cancel." />;
  }
  return (
    <DateAnswer
      heading={
        freeLook.phase === 'not-delivered'
          ? 'Your last day to cancel would be'
          : freeLook.phase === 'over'
            ? 'By this count it ended on'
            : 'Your last day to cancel'
      }
      day={freeLook.lastDay}
      isOver={freeLook.phase === 'over'}
    >
      <Standing freeLook={freeLook} />
      <SheetStrip
        label={`${freeLook.days} days, one sheet each. ${sayFreeLook(freeLook)}`}
        sheets={sheetsOf(freeLook, today)}
        words={{ last: 'last day', today: 'today' }}
      />
      <HowCounted>{`The day after delivery is day 1. We count ${sayDays(freeLook.days)}, weekends and holidays included. You don’t get an extra day if the last day is one.`}</HowCounted>
      {freeLook.phase !== 'over' && (
        <AddToCalendar
          tool="free-look"
          label="Save the last day for my calendar"
          reminds="It reminds you three days before and one day before, at 9 a.m."
          events={[eventOf(freeLook)]}
        />
      )}
    </DateAnswer>
  );
}

function sheetsOf({ delivered, days, lastDay, phase }: FreeLook, today: CalendarDay | null): readonly Sheet[] {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(delivered, index + 1);
    return {
      text: `${day.day}`,
      isGone: today !== null && phase !== 'not-delivered' && daysBetween(day, today) > 0,
      isToday: today !== null && daysBetween(day, today) === 0,
      isLast: daysBetween(day, lastDay) === 0,
    };
  });
}

function eventOf({ lastDay, delivered, days }: FreeLook): CalendarEvent {
  return {
    id: `${toIso(delivered)}-last-day`,
    day: lastDay,
    summary: 'Last day to cancel the annuity (free look)',
    description: `Counted from delivery on ${sayDay(delivered)}: ${days} days.\nThe cover of the contract counts, not this note. Send the letter by certified mail before this day, and keep a copy.`,
    remindDaysBefore: [3, 1],
  };
}

/** Days left in which an ordinary letter may come too late. */
const SEND_TODAY = 3;

function Standing({ freeLook }: { readonly freeLook: FreeLook }) {
  const { phase, daysLeft, weekdayBefore, delivered } = freeLook;
  const { links } = useSite();
  const early = weekdayBefore && (
    <p>{`That is on a weekend. Mail the letter, with a dated receipt, by ${sayDay(weekdayBefore)} at the latest.`}</p>
  );
  if (phase === 'over') {
    return (
      <Notice tone="straw" title={`${sayDays(-(daysLeft ?? 0))} ago. It may still be worth asking.`}>
        <p>
          Look at the cover again. Your contract may give you more days, or count them in another way. Write to the insurer today and ask.
          Did no one tell you about a free look? Ask your state insurance department: <OutsideLink page={links.certification} />.
        </p>
      </Notice>
    );
  }
  if (phase === 'not-delivered') {
    return (
      <Notice tone="straw" title={`${sayDay(delivered)} is still to come`}>
        <p>If you don’t have the contract yet, your days haven’t started. If you do, correct the date.</p>
        {early}
      </Notice>
    );
  }
  if (daysLeft !== null && daysLeft <= SEND_TODAY) {
    return (
      <Notice tone="brick" title={phase === 'last-day' ? 'Today is the last day' : `${sayDays(daysLeft)} left: send it today`}>
        <p>
          Mail may take longer than you have. Call the insurer now and ask how a cancellation can reach them in time: by fax, by email or by
          overnight delivery. Send it that way today, and send the letter by certified mail today too. Keep every receipt.
        </p>
      </Notice>
    );
  }
  return (
    <>
      {daysLeft !== null && (
        <DaysLeft>
          <b>{`${sayDays(daysLeft)} left`}</b> after today. Send the letter well before the last day: some insurers count the day it
          arrives.
        </DaysLeft>
      )}
      {early}
    </>
  );
}
