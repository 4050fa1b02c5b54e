import { useSite } from '@annuity-lantern/host-kit';
import { EmptyState, Lit, Notice, OutsideLink } from '@annuity-lantern/ui';
import type { CalendarDay } from '../model/calendar-day.ts';
import type { FreeLook } from '../model/count-free-look.ts';
import { sayDay, sayDays } from '../model/say-day.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './count-result.module.css';
import { DayStrip } from './day-strip.tsx';

interface CountResultProps {
  readonly freeLook: FreeLook | null;
  readonly today: CalendarDay | null;
}

/** The last day, how many are left, and what to do now. */
export function CountResult({ freeLook, today }: CountResultProps) {
  if (!freeLook) {
    return <EmptyState title="No last day yet" text="Enter the day of delivery and the number of days to see your last day to cancel." />;
  }
  return (
    <section aria-labelledby="last-day" className={styles.result}>
      <h2 id="last-day" className={styles.heading}>
        {freeLook.phase === 'not-delivered'
          ? 'Your last day to cancel would be'
          : freeLook.phase === 'over'
            ? 'By this count it ended on'
            : 'Your last day to cancel'}
      </h2>
      <p className={styles.day}>{freeLook.phase === 'over' ? sayDay(freeLook.lastDay) : <Lit>{sayDay(freeLook.lastDay)}</Lit>}</p>
      <Standing freeLook={freeLook} />
      <DayStrip freeLook={freeLook} today={today} />
      <p className={styles.note}>
        The day after delivery is day 1, and {sayDays(freeLook.days)} are counted. Weekends and holidays count like other days, and none is
        added when the last day falls on one.
      </p>
      {freeLook.phase !== 'over' && <AddToCalendar freeLook={freeLook} />}
    </section>
  );
}

/** Days left in which an ordinary letter may come too late. */
const SEND_TODAY = 3;

function Standing({ freeLook }: { readonly freeLook: FreeLook }) {
  const { phase, daysLeft, weekdayBefore, delivered } = freeLook;
  const { links } = useSite();
  const early = weekdayBefore && (
    <p>That is on a weekend. Mail the letter, with a dated receipt, by {sayDay(weekdayBefore)} at the latest.</p>
  );
  if (phase === 'over') {
    return (
      <Notice tone="straw" title={`${sayDays(-(daysLeft ?? 0))} ago. It may still be worth asking.`}>
        <p>
          Look at the cover again: your contract may give more days, or count them differently. Write to the insurer today and ask. If you
          were not told about the free look, ask your state insurance department: <OutsideLink page={links.certification} />.
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
        <p className={styles.left}>
          <b>{sayDays(daysLeft)} left</b> after today. Send the letter well before the last day: some insurers count the day it arrives.
        </p>
      )}
      {early}
    </>
  );
}
