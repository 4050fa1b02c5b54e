import type { RenewalWindow } from '@annuity-lantern/domain/renewal-window';
import { sayDay, sayDays } from '@annuity-lantern/tool-kit/say-day';

/** The result in one or two sentences. */
export function sayWindow({ opens, closes, phase, daysLeft }: RenewalWindow): string {
  const whole = `The window opens on ${sayDay(opens)} and closes on ${sayDay(closes)}.`;
  if (phase === 'closed') return `By this count the window closed ${sayDays(-(daysLeft ?? 0))} ago, on ${sayDay(closes)}.`;
  if (phase === 'last-day') return `Today is the last day of the window: ${sayDay(closes)}.`;
  return phase === 'open' ? `${whole} ${sayDays(daysLeft ?? 0)} left after today.` : whole;
}
