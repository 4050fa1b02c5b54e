import { createHash } from 'node:crypto';
import {
  type CurrentSheet,
  currentSheet,
  findDayBefore,
  listSheetRates,
  type SheetSummary,
  type StoredRate,
} from '@annuity-lantern/content-store';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { compareSheets, type SheetDifference } from './compare-sheets.ts';
import { type ApprovalReason, needsApproval } from './needs-approval.ts';

export interface PlanOptions {
  /** False on the production host. */
  readonly samplesAllowed: boolean;
  /** Accepts a sheet that is older than the published one, and samples in place of real rates. */
  readonly force?: boolean;
}

/**
 * What publishing a sheet would do. Only `ready` may be applied.
 * - `same`: the sheet is already published.
 * - `older`: some rates have an earlier day than the stored ones.
 * - `samples_refused`: it has samples, on the production host or in place of real rates.
 */
export interface PlannedSheet {
  readonly outcome: 'ready' | 'same' | 'older' | 'samples_refused';
  readonly difference: SheetDifference;
  /** Why a second person has to approve it; empty if no approval is needed. */
  readonly approval: readonly ApprovalReason[];
  readonly summary: SheetSummary;
  /** The published batch, which must still be published when the sheet is applied. */
  readonly base: CurrentSheet | undefined;
  /** The rates to store, with their histories. */
  readonly rates: readonly StoredRate[];
}

/** In milliseconds. */
const DAY = 24 * 60 * 60_000;

/** Compares the rates of a sheet with the published ones. Writes nothing. */
export async function planSheet(
  connection: Store['connection'],
  rates: readonly RateRecord[],
  { samplesAllowed, force = false }: PlanOptions,
): Promise<PlannedSheet> {
  const base = await currentSheet(connection);
  const summary = summarize(rates);
  const stored = base ? await listSheetRates(connection, base.batch) : [];
  const { difference, next } = compareSheets(rates, stored);
  const putsSamplesOverReal = summary.samples > 0 && base !== undefined && base.samples === 0 && base.count > 0;
  const outcome =
    summary.samples > 0 && (!samplesAllowed || (putsSamplesOverReal && !force))
      ? 'samples_refused'
      : base?.digest === summary.digest
        ? 'same'
        : difference.older.length > 0 && !force
          ? 'older'
          : 'ready';
  const approval = await findApproval(connection, { rates, stored, base });
  return { outcome, difference, approval, summary, base, rates: next };
}

/** Compares with the rates in use, and with those of the day before: several small sheets must not add up to a large change. */
async function findApproval(
  connection: Store['connection'],
  { rates, stored, base }: { rates: readonly RateRecord[]; stored: readonly StoredRate[]; base: CurrentSheet | undefined },
): Promise<readonly ApprovalReason[]> {
  const now = needsApproval(stored, rates);
  const before = base && (await findDayBefore(connection, base.batch, new Date(Date.now() - DAY)));
  if (before === undefined || before === base?.batch) return now;
  const within = needsApproval(await listSheetRates(connection, before), rates).filter(({ kind }) => now.every((one) => one.kind !== kind));
  return [...now, ...within.map((reason) => ({ ...reason, within24Hours: true as const }))];
}

function summarize(rates: readonly RateRecord[]): SheetSummary {
  const days = rates.map(({ asOf }) => asOf).toSorted();
  const byId = rates.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    digest: createHash('sha256').update(JSON.stringify(byId)).digest('base64url'),
    count: rates.length,
    samples: rates.filter(({ sample }) => sample).length,
    oldestAsOf: days[0] ?? '',
    newestAsOf: days.at(-1) ?? '',
  };
}
