import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { daysByLaw, type FreeLookLaw, freeLookLaws } from '@annuity-lantern/site/free-look-laws';
import { sayDays } from '@annuity-lantern/tool-kit/say-day';
import type { FreeLookTexts } from './count-fields.ts';

/** What the law of the chosen state says in the visitor's case. */
export interface StateLaw {
  readonly state: UsState;
  /** Undefined for a state without a checked source. */
  readonly law: FreeLookLaw | undefined;
  /** The fewest days in this case. Null where the law states none. */
  readonly days: number | null;
  /** Whether the contract replaces another one. */
  readonly replaces: boolean;
}

export function readLaw(state: UsState | '', texts: FreeLookTexts): StateLaw | null {
  if (state === '') return null;
  const law = freeLookLaws[state];
  const own = { replaces: texts.replaces === 'yes', isOlder: texts.older === 'yes', cameLate: texts.late === 'yes' };
  return { state, law, days: law ? daysByLaw(law, own) : null, replaces: own.replaces };
}

/** The law in one to three short sentences. The contract has the final say. */
export function sayLaw({ state, law, days, replaces }: StateLaw): string {
  const name = usStates[state];
  if (!law) return `We have no checked source for the law of ${name}. Your contract’s first page states the days.`;
  const note = law.note ? ` ${law.note}` : '';
  if (days !== null)
    return `The law of ${name} gives you at least ${sayDays(days)}${replaces ? '' : ' if the contract replaces no other'}.${note} Your contract can give more.`;
  if (replaces && !law.replacementDays)
    return `We have not read what the law of ${name} says of a contract that replaces another. It can give you more days. Your contract’s first page states them.`;
  if (law.onlyIfLate)
    return `In ${name} you get a free look only if you got the buyer’s guide and the disclosure late. Then you have at least ${sayDays(law.lateDays ?? 0)}. Your contract can still give you one: look on its first page.`;
  const known = law.replacementDays
    ? `a contract that replaces another: at least ${sayDays(law.replacementDays)}`
    : `papers that came late: at least ${sayDays(law.lateDays ?? 0)}`;
  return `For ${name} we could check one rule only, for ${known}.${law.replacementDays ? note : ''} Your contract’s first page states your days.`;
}
