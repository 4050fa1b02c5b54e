import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import type { CountedCase } from './count-case.ts';

/** The result in one or two sentences. */
export function sayCase({ options, first }: CountedCase): string {
  const list = options.length === 1 ? 'One choice is in the list.' : `${options.length} choices are in the list.`;
  return first ? `The first day to watch is ${sayDay(first)}. ${list}` : list;
}
