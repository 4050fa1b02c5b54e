import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import type { CountedCase } from './count-case.ts';

/** The result in one or two sentences. */
export function sayCase({ kinds, first }: CountedCase): string {
  if (kinds.length > 1) {
    return first
      ? `To be safe, act before ${sayDay(first)}: the earliest last day of all kinds. Find out the kind first.`
      : 'Your choices depend on the kind of annuity. Find out the kind first.';
  }
  const [{ options }] = kinds;
  const list = options.length === 1 ? 'One choice is in the list.' : `${options.length} choices are in the list.`;
  return first ? `The first day to watch is ${sayDay(first)}. ${list}` : list;
}
