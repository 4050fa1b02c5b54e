import { type CalendarDay, daysBetween, toIso } from '@annuity-lantern/domain/calendar-day';
import type { CalendarEvent } from '@annuity-lantern/domain/calendar-file';
import type { RenewalWindow } from '@annuity-lantern/domain/renewal-window';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';

/** The days of a window that are still to come, for a calendar. */
export function calendarEvents({ termEnds, askOn, opens, closes }: RenewalWindow, today: CalendarDay | null): readonly CalendarEvent[] {
  const count = 'The contract counts, not this note: ask the insurer for the first and the last day in writing.';
  const events: readonly CalendarEvent[] = [
    {
      id: `${toIso(termEnds)}-ask`,
      day: askOn,
      summary: 'Ask for the renewal rate of the annuity',
      description: `Ask the insurer for the renewal rate, the new term and the new surrender charge.\n${count}`,
      remindDaysBefore: [0],
    },
    {
      id: `${toIso(termEnds)}-opens`,
      day: opens,
      summary: 'Annuity renewal window opens',
      description: `The last day is ${sayDay(closes)}. Send your choice in writing.\n${count}`,
      remindDaysBefore: [0],
    },
    {
      id: `${toIso(termEnds)}-closes`,
      day: closes,
      summary: 'Last day of the annuity renewal window',
      description: `Without your choice the contract usually renews, with a new surrender charge.\n${count}`,
      remindDaysBefore: [7, 1],
    },
  ];
  return events.filter(({ day }) => today === null || daysBetween(today, day) >= 0);
}
