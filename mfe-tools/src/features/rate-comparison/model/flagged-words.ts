import type { RateRecord } from '@annuity-lantern/contracts/http';
import { comparedProductId } from '@annuity-lantern/domain/compared-product';

const FEWEST = 2;

/** What the flagged rates lead to. */
export interface FlaggedRates {
  /** Address part of the contract comparison, open when it has two contracts or more. */
  readonly suffix: string;
  readonly canCompare: boolean;
  /** What to do next, or what cannot be compared; empty when there is nothing to say. */
  readonly words: string;
}

export function readFlagged(flagged: readonly RateRecord[]): FlaggedRates {
  const known = flagged.map((rate) => ({ name: rate.productName, id: comparedProductId(rate) }));
  const ids = known.flatMap(({ id }) => id ?? []);
  const missing = known.filter(({ id }) => id === undefined).map(({ name }) => name);
  const canCompare = ids.length >= FEWEST;
  return {
    suffix: ids.length === 0 ? '' : `#compare=${ids.join('.')}${canCompare ? '&view=open' : ''}`,
    canCompare,
    words: [flagged.length < FEWEST && 'Flag one or two more to compare in dollars.', sayMissing(missing)].filter(Boolean).join(' '),
  };
}

/** The rate list lacks terms that the comparison needs. */
function sayMissing(names: readonly string[]): string {
  if (names.length === 0) return '';
  const listed = names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
  return `${listed} can’t be compared in dollars: we don’t have ${names.length === 1 ? 'its' : 'their'} full terms.`;
}
