import { daysBetween, toIso } from '@annuity-lantern/domain/calendar-day';
import type { CalendarEvent } from '@annuity-lantern/domain/calendar-file';
import type { CountedCase } from './count-case.ts';
import { accountWords, choiceWords } from './option-words.ts';

/** The last days of a case that are still to come, in their order. */
export function calendarEvents({ kinds, died }: CountedCase): readonly CalendarEvent[] {
  return kinds
    .flatMap(({ account, options }) =>
      options.flatMap(({ choice, lastDay, isPast }) => {
        const { name, how } = choiceWords[choice];
        const condition = kinds.length > 1 ? `Only if it is of this kind: ${accountWords[account].label}.\n` : '';
        return died && lastDay && !isPast
          ? [
              {
                id: `${toIso(died)}-${kinds.length > 1 ? `${account}-` : ''}${choice}`,
                day: lastDay,
                summary: `Inherited annuity, last day: ${name}`,
                description: `${condition}${how}\nThe insurer can set an earlier day. Ask a tax advisor before you choose.`,
                remindDaysBefore: [90, 30],
              },
            ]
          : [];
      }),
    )
    .sort((a, b) => daysBetween(b.day, a.day));
}
