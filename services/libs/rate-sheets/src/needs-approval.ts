import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import { type ColumnsWith, rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { count } from './count.ts';

/** Hundredths of a percentage point by which a rate may change without approval. */
const LARGEST_STEP = 100;
/** One rate in this many may change without approval. */
const SHARE = 10;

type WeightyColumn = ColumnsWith<'weighty', true>;
const weightyColumns = rateColumnNames.filter((name): name is WeightyColumn => rateColumns[name].weighty);

/** A rate in use, or the last rate of a product that is no longer listed. */
export type RateBefore = Pick<RateRecord, 'id' | WeightyColumn> & { readonly listed: boolean };

/**
 * `many`: more than a tenth of the rates in use change. `far`: rates change by more than one percentage point. `within24Hours`: only together
 * with earlier sheets.
 */
export type ApprovalReason = { readonly within24Hours?: true } & (
  | { readonly kind: 'many'; readonly inUse: number; readonly changed: number; readonly added: number; readonly removed: number }
  | { readonly kind: 'far'; readonly rates: number; readonly largest: { readonly rate: RateRecord; readonly before: number } }
);

/**
 * Why a second person must approve a sheet; empty if none is needed.
 * - A rate counts as changed if a weighty column changes: its number, its kind or its mark as a sample. Each added and each removed product
 *   counts as one change. The tenth is of the rates in use.
 * - A product that comes back is compared with its last rate.
 * - While visitors see no real rate, nothing needs approval: a first sheet replaces samples or nothing.
 */
export function needsApproval(before: readonly RateBefore[], after: readonly RateRecord[]): readonly ApprovalReason[] {
  const inUse = before.filter(({ listed }) => listed);
  if (inUse.every(({ sample }) => sample)) return [];
  const known = new Map(before.map((one) => [one.id, one]));
  const ids = new Set(after.map(({ id }) => id));
  const pairs = after.flatMap((rate) => {
    const was = known.get(rate.id);
    return was ? [{ rate, was }] : [];
  });
  const changed = pairs.filter(({ rate, was }) => was.listed && weightyColumns.some((name) => rate[name] !== was[name])).length;
  const added = after.filter(({ id }) => !known.get(id)?.listed).length;
  const removed = inUse.filter(({ id }) => !ids.has(id)).length;
  const far = pairs.filter(({ rate, was }) => step(rate.rate, was.rate) > LARGEST_STEP);
  const [first] = far.toSorted((one, other) => step(other.rate.rate, other.was.rate) - step(one.rate.rate, one.was.rate));
  const reasons: ApprovalReason[] = [];
  if ((changed + added + removed) * SHARE > inUse.length) reasons.push({ kind: 'many', inUse: inUse.length, changed, added, removed });
  if (first) reasons.push({ kind: 'far', rates: far.length, largest: { rate: first.rate, before: first.was.rate } });
  return reasons;
}

/** The reasons in sentences. */
export function approvalWords(reasons: readonly ApprovalReason[]): string[] {
  return reasons.map((reason) => {
    const within = reason.within24Hours ? ' within 24 hours' : '';
    if (reason.kind === 'far') {
      const { rates, largest } = reason;
      const { carrier, productName, term, rate } = largest.rate;
      const example = `${carrier}, ${productName}, ${term}: ${formatPercent(largest.before)} to ${formatPercent(rate)}`;
      return `${count(rates, 'rate changes', 'rates change')} by more than one percentage point${within} (${rates > 1 ? 'largest: ' : ''}${example}).`;
    }
    const { inUse, changed, added, removed } = reason;
    const parts = (
      [
        [changed, 'changed'],
        [added, 'new'],
        [removed, 'removed'],
      ] as const
    )
      .filter(([number]) => number > 0)
      .map(([number, what]) => `${number.toLocaleString('en-US')} ${what}`);
    const changes = count(changed + added + removed, 'change', 'changes');
    return `${changes} to ${count(inUse, 'rate', 'rates')} in use${within}, more than a tenth (${parts.join(', ')}).`;
  });
}

/** In hundredths of a percentage point, because 5.3 - 4.3 is not 1 in binary. */
function step(one: number, other: number): number {
  return Math.abs(Math.round(one * 100) - Math.round(other * 100));
}
