import { type DayReminderTool, dayReminders, mailDayOf } from '@annuity-lantern/contracts/http';
import { type CalendarDay, daysBetween, fromIso, toIso } from '@annuity-lantern/domain/calendar-day';
import { sayDay } from '../dates/say-day.ts';
import { MailMe } from './mail-me.tsx';

interface RemindOfDayProps {
  readonly tool: DayReminderTool;
  readonly day: CalendarDay;
  /** The visitor's day, or null while it is not known. */
  readonly today: CalendarDay | null;
}

/** Offers one mail some days before a day. Renders nothing if that time has passed. */
export function RemindOfDay({ tool, day, today }: RemindOfDayProps) {
  const ask = { kind: 'day', tool, day: toIso(day) } as const;
  const mailDay = fromIso(mailDayOf(ask));
  if (!today || !mailDay || daysBetween(today, mailDay) < 1) return null;
  return (
    <div data-print="none">
      {/* Keyed by the day: another day asks anew. */}
      <MailMe
        key={ask.day}
        id={`${tool}-reminder`}
        label={`Email me ${dayReminders[tool].before} before`}
        ask={ask}
        note={
          <p>{`This sends us your address and the day. You get one email, on ${sayDay(mailDay)}. Then we erase your address. Nobody calls you because of it.`}</p>
        }
      />
    </div>
  );
}
