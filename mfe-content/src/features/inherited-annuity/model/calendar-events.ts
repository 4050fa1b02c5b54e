import { daysBetween, toIso } from '@annuity-lantern/domain/calendar-day';
import type { CalendarEvent } from '@annuity-lantern/tool-kit/make-calendar-file';
import type { CountedCase } from './count-case.ts';
import { choiceWords } from './option-words.ts';

/** The last days of a case that are still to come, in their order. */
export function calendarEvents({ options, died }: CountedCase): readonly CalendarEvent[] {
  return options
    .flatMap(({ choice, lastDay, isPast }) => {
      const { name, how } = choiceWords[choice];
      const description = `${how}\nThe insurer can set an earlier day. Ask a tax adviser before you choose.`;
      return died && lastDay && !isPast
        ? [
            {
              id: `${toIso(died)}-${choice}`,
              day: lastDay,
              summary: `Inherited annuity, last day: ${name}`,
              description,
              remindDaysBefore: [90, 30],
            },
          ]
        : [];
    })
    .sort((a, b) => daysBetween(b.day, a.day));
}
