import { type Ask, missesOf, type Offer, offerOf } from './best-guaranteed.ts';
import type { GuaranteedRate } from './guaranteed-rates.ts';
import type { RateFacts } from './rate-columns.ts';
import { type Grade, gradeSteps, isRatedAtLeast } from './rating-ladder.ts';
import { isSoldIn } from './sold-in.ts';

/** An ask with as little changed as possible, and the best that then fits. */
export interface NearAsk<Rate extends RateFacts> {
  readonly ask: Ask;
  /** The asks that were changed. */
  readonly changes: readonly (keyof Ask)[];
  readonly offer: Offer<Rate>;
}

interface Near<Rate extends RateFacts> {
  readonly one: GuaranteedRate<Rate>;
  readonly changes: readonly (keyof Ask)[];
  /** Distance from the asks: 1 for another state, then in grades, years and dollars. */
  readonly distance: readonly number[];
}

/**
 * What would fit when nothing does, from rates with the highest first: the asks with the fewest changes, one for each set of changes. Of each
 * set the nearest by grade, then years, then dollars. Visitors do not move for a rate: asks that keep the state come first, and one that
 * changes only the state is added. No grade below the lowest is suggested. Raises RangeError as `mygaValue`.
 */
export function nearestAsks<Rate extends RateFacts>(
  rates: readonly GuaranteedRate<Rate>[],
  ask: Ask,
  lowest: Grade,
): readonly NearAsk<Rate>[] {
  const near = rates.filter(({ rate }) => isRatedAtLeast(rate.rating, lowest)).map((one) => measure(one, ask));
  const here = near.filter(({ changes }) => !changes.includes('state'));
  const considered = here.length > 0 ? here : near;
  const fewest = Math.min(...considered.map(({ changes }) => changes.length));
  const onlyState = near.filter(({ changes }) => changes.join() === 'state');
  const nearest = new Map<string, Near<Rate>>();
  for (const one of [...considered.filter(({ changes }) => changes.length === fewest), ...onlyState]) {
    const key = one.changes.join();
    const other = nearest.get(key);
    if (!other || compareNear(one, other) < 0) nearest.set(key, one);
  }
  return [...nearest.values()].sort(compareNear).map(({ one, changes }) => {
    const changed = changedAsk(one, ask);
    return { ask: changed, changes, offer: offerOf(one, changed.amount) };
  });
}

function measure<Rate extends RateFacts>(one: GuaranteedRate<Rate>, ask: Ask): Near<Rate> {
  const { atLeast, years, amount, state } = changedAsk(one, ask);
  const distance = [
    state === ask.state ? 0 : 1,
    gradeSteps(atLeast) - gradeSteps(ask.atLeast),
    Math.abs(years - ask.years),
    amount - ask.amount,
  ];
  return { one, changes: missesOf(one, ask), distance };
}

/** The ask with which a rate fits. */
function changedAsk({ rate, years }: GuaranteedRate<RateFacts>, ask: Ask): Ask {
  return {
    amount: Math.max(ask.amount, rate.minimumPremium),
    years,
    atLeast: isRatedAtLeast(rate.rating, ask.atLeast) ? ask.atLeast : (rate.rating as Grade),
    state: isSoldIn(ask.state, rate.states) ? ask.state : 'all',
  };
}

function compareNear(one: Near<RateFacts>, other: Near<RateFacts>): number {
  const differing = one.distance.findIndex((part, place) => part !== other.distance[place]);
  return differing === -1 ? 0 : (one.distance[differing] as number) - (other.distance[differing] as number);
}
