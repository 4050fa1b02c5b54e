import { lowerFirst } from '../text/first-letter.ts';
import type { RateFacts } from './rate-columns.ts';
import { type UsState, usStates } from './us-states.ts';

/** Where a visitor lives; `all` while no state is chosen. */
export type StateChoice = 'all' | UsState;

export const stateChoices: readonly StateChoice[] = ['all', ...(Object.keys(usStates) as UsState[])];

/** Whether a product may be sold in a state: not known as not sold there, which {@link soldWords} says. Raises nothing. */
export function maySellIn(state: StateChoice, states: RateFacts['states']): boolean {
  return states === undefined || isSoldIn(state, states);
}

/** Whether the list says that a product is sold in a state. Only then it ranks for that state. Raises nothing. */
export function isSoldIn(state: StateChoice, states: RateFacts['states']): boolean {
  if (state === 'all' || states === 'all') return true;
  return states !== undefined && states.includes(state) !== states.startsWith(ALL_BUT);
}

/** Those that the list says are sold in a state, before those whose states it does not give. The order is kept otherwise. Raises nothing. */
export function soldFirst<Rate extends Pick<RateFacts, 'states'>>(rates: readonly Rate[], state: StateChoice): readonly Rate[] {
  if (state === 'all') return rates;
  return [...rates.filter(({ states }) => isSoldIn(state, states)), ...rates.filter(({ states }) => !isSoldIn(state, states))];
}

/** Heads the products that do not rank for a state. Empty without a state. Raises nothing. */
export function apartWords(state: StateChoice): string {
  return state === 'all' ? '' : `Not ranked: this list doesn’t say if they are sold in ${usStates[state]}. Ask first.`;
}

/**
 * Says beside a product's name that it is not sold everywhere: `Not sold in NY`. With a chosen state it says only what is about that state.
 * Empty for a product that is sold there, or everywhere. Raises nothing.
 */
export function soldWords(states: RateFacts['states'], home: StateChoice): string {
  if (home !== 'all') {
    if (states === undefined) return `Ask if it’s sold in ${usStates[home]}`;
    return maySellIn(home, states) ? '' : `Not sold in ${usStates[home]}`;
  }
  if (states === undefined) return 'Ask where it’s sold';
  if (states === 'all') return '';
  const isAllBut = states.startsWith(ALL_BUT);
  const codes = states.replace(ALL_BUT, '').split(', ');
  if (isAllBut && codes.length <= MOST_LEFT_OUT) return `Not sold in ${codes.join(', ')}`;
  if (!isAllBut && codes.length <= MOST_NAMED) return `Sold only in ${codes.join(', ')}`;
  const named = codes.filter((code) => code !== 'DC').length;
  return `Sold in ${isAllBut ? STATES - named : named} states: check yours`;
}

/** The same inside a sentence: `not sold in NY`. Raises nothing. */
export function soldInSentence(states: RateFacts['states'], home: StateChoice): string {
  return lowerFirst(soldWords(states, home));
}

/** How a list of states starts that names where a product is not sold. */
const ALL_BUT = 'all but ';

/** Most states that are named one by one. More are counted. */
const MOST_LEFT_OUT = 3;
const MOST_NAMED = 6;

/** Without Washington D.C. */
const STATES = Object.keys(usStates).length - 1;
