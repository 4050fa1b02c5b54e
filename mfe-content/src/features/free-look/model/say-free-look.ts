import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';
import type { FreeLook } from './count-free-look.ts';

/** The result for a contract that is signed and not delivered. */
export const NOT_STARTED = 'Your days have not started';

/** The result in one or two sentences. */
export function sayFreeLook({ lastDay, phase, daysLeft, days, delivered }: FreeLook): string {
  const day = sayDay(lastDay);
  switch (phase) {
    case 'counted':
      return `The last day is ${day}.`;
    case 'not-delivered':
      return `${sayDay(delivered)} is still to come. Delivered then, with ${sayDays(days)}, the last day would be ${day}.`;
    case 'over':
      return `By this count the free look ended ${sayDays(-(daysLeft ?? 0))} ago, on ${day}.`;
    case 'last-day':
      return `Today is the last day: ${day}.`;
    case 'open':
      return `The last day is ${day}. ${sayDays(daysLeft ?? 0)} left after today.`;
  }
}
