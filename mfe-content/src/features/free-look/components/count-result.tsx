import { addDays, type CalendarDay, daysBetween, toIso } from '@annuity-lantern/domain/calendar-day';
import type { CalendarEvent } from '@annuity-lantern/domain/calendar-file';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { AddToCalendar } from '@annuity-lantern/tool-kit/add-to-calendar';
import { DateAnswer, DaysLeft, HowCounted } from '@annuity-lantern/tool-kit/date-answer';
import { MonthCalendar } from '@annuity-lantern/tool-kit/month-calendar';
import { RemindOfDay } from '@annuity-lantern/tool-kit/remind-of-day';
import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';
import { EmptyState, font, joinClasses, list, Notice, OutsideLink } from '@annuity-lantern/ui';
import { type FreeLook, isUrgent } from '../model/count-free-look.ts';
import { type StateLaw, sayLaw } from '../model/read-law.ts';
import { NOT_STARTED, sayFreeLook } from '../model/say-free-look.ts';
import type { FreeLookState } from '../model/use-free-look.ts';

/** The last day, the days left, and what the state's law says. */
export function CountResult({
  isSigned,
  freeLook,
  missing,
  law,
  today,
}: Pick<FreeLookState, 'isSigned' | 'freeLook' | 'missing' | 'law' | 'today'>) {
  if (isSigned) {
    return (
      <DateAnswer heading={NOT_STARTED}>
        <p>Your free look starts on the day the contract is delivered to you. You can usually withdraw your application before that day.</p>
        <p>Keep proof of delivery when it comes: the receipt, the envelope or the email.</p>
      </DateAnswer>
    );
  }
  if (!freeLook) {
    return (
      <>
        <EmptyState title="No last day yet" text={`Enter ${missing} to see your last day to cancel.`} />
        {law && <LawNote stateLaw={law} />}
      </>
    );
  }
  const mailing = freeLook.mailBy && `Mail the letter by ${sayDay(freeLook.mailBy)}.`;
  return (
    <DateAnswer heading={headings[freeLook.phase]} day={freeLook.lastDay} isOver={freeLook.phase === 'over'}>
      <Standing freeLook={freeLook} />
      {law && <LawNote stateLaw={law} freeLook={freeLook} />}
      <MonthCalendar
        label={[`${sayDays(freeLook.days)}, from ${sayDay(firstDay(freeLook))}.`, sayFreeLook(freeLook), mailing].filter(Boolean).join(' ')}
        first={firstDay(freeLook)}
        last={freeLook.lastDay}
        today={today}
        act={
          freeLook.mailBy && !isSameDay(freeLook.mailBy, freeLook.lastDay) ? { day: freeLook.mailBy, name: 'mail the letter' } : undefined
        }
      />
      <ul className={joinClasses(list.bare, font.small)}>
        <li>{`Day 1: ${sayDay(firstDay(freeLook))}`}</li>
        {mailing && <li>{mailing}</li>}
        <li>{`Day ${freeLook.days}, the last: ${sayDay(freeLook.lastDay)}`}</li>
      </ul>
      <HowCounted>{`The day after delivery is day 1. We count ${sayDays(freeLook.days)}, weekends and holidays included. You don’t get an extra day if the last day is one.`}</HowCounted>
      {freeLook.phase !== 'over' && (
        <AddToCalendar
          tool="free-look"
          label="Save the last day for my calendar"
          reminds="The day to mail the letter is in it, too. It reminds you a day before each, and three days before the last, at 9 a.m."
          events={eventsOf(freeLook)}
        />
      )}
      <RemindOfDay tool="free-look" day={freeLook.lastDay} today={today} />
    </DateAnswer>
  );
}

const headings: Readonly<Record<FreeLook['phase'], string>> = {
  counted: 'Your last day to cancel',
  open: 'Your last day to cancel',
  'last-day': 'Your last day to cancel',
  'not-delivered': 'Your last day to cancel would be',
  over: 'By this count it ended on',
};

function firstDay({ delivered }: FreeLook): CalendarDay {
  return addDays(delivered, 1);
}

function eventsOf({ lastDay, delivered, days, mailBy }: FreeLook): readonly CalendarEvent[] {
  const counted = `Counted from delivery on ${sayDay(delivered)}: ${days} days.\nThe cover of the contract counts, not this note.`;
  const last = {
    id: `${toIso(delivered)}-last-day`,
    day: lastDay,
    summary: 'Last day to cancel the annuity (free look)',
    description: `${counted} Send the letter by certified mail before this day, and keep a copy.`,
    remindDaysBefore: [3, 1],
  };
  if (!mailBy || isSameDay(mailBy, lastDay)) return [last];
  const mailing = {
    id: `${toIso(delivered)}-mail-by`,
    day: mailBy,
    summary: 'Mail the letter that cancels the annuity (free look)',
    description: `${counted} Send it by certified mail, and keep the receipt. The last day is ${sayDay(lastDay)}.`,
    remindDaysBefore: [1],
  };
  return [mailing, last];
}

function isSameDay(one: CalendarDay, other: CalendarDay): boolean {
  return daysBetween(one, other) === 0;
}

interface LawNoteProps {
  readonly stateLaw: StateLaw;
  readonly freeLook?: FreeLook;
}

/** What the state's law says, with its source, and what to do if the cover gives fewer days. */
function LawNote({ stateLaw, freeLook }: LawNoteProps) {
  const { law, days } = stateLaw;
  const isShort = freeLook?.daysBy === 'cover' && days !== null && freeLook.days < days;
  return (
    <Notice tone={isShort ? 'straw' : 'plain'}>
      <p>{sayLaw(stateLaw)}</p>
      {freeLook?.daysBy === 'law' && <p>We count with the law’s days. Check your cover, and enter its days if they differ.</p>}
      {isShort && (
        <p>{`You entered ${sayDays(freeLook.days)}. Ask the insurer which number counts, and send the letter by the earlier day.`}</p>
      )}
      {law && (
        <p className={font.note}>
          <span>{`Read on ${formatDay(law.checkedOn)}:`}</span> <OutsideLink page={{ url: law.source, label: law.citation }} />.
        </p>
      )}
    </Notice>
  );
}

function Standing({ freeLook }: { readonly freeLook: FreeLook }) {
  const { phase, daysLeft, delivered } = freeLook;
  if (phase === 'over') {
    return (
      <Notice tone="straw" title={`${sayDays(-(daysLeft ?? 0))} ago. It may still be worth asking.`}>
        <p>Your contract may give you more days, or count them in another way. Write to the insurer today and ask.</p>
      </Notice>
    );
  }
  if (phase === 'not-delivered') {
    return (
      <Notice tone="straw" title={`${sayDay(delivered)} is still to come`}>
        <p>If you don’t have the contract yet, your days haven’t started. If you do, correct the date.</p>
      </Notice>
    );
  }
  if (isUrgent(freeLook)) {
    return (
      <Notice tone="brick" title={phase === 'last-day' ? 'Today is the last day' : `${sayDays(daysLeft ?? 0)} left: send it today`}>
        <p>
          Mail may take longer than you have. Call the insurer now and ask how a cancellation can reach them in time: by fax, by email or by
          overnight delivery. Send it that way today, and send the letter by certified mail today too. Keep every receipt.
        </p>
      </Notice>
    );
  }
  if (daysLeft === null) return null;
  return (
    <DaysLeft>
      <b>{`${sayDays(daysLeft)} left`}</b> after today. Don’t wait for the last day: some insurers count the day the letter arrives.
    </DaysLeft>
  );
}
