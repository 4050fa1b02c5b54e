import { randomUUID } from 'node:crypto';
import {
  makeSheetCurrent,
  type RateBatch,
  recordEnd,
  type SheetChanged,
  stageSheet,
  tidySheets,
  type WaitingBatch,
} from '@annuity-lantern/content-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { PlannedSheet } from './plan-sheet.ts';

export interface SheetFacts {
  readonly by: RateBatch['by'];
  /** User name and account of the uploader, if a member of staff uploaded it. */
  readonly staff?: string | undefined;
  readonly staffId?: string | undefined;
  /** An older sheet of the same origin stops waiting for approval. */
  readonly origin?: string | undefined;
  /** The source of the sheet, in words for visitors. */
  readonly source: string;
  readonly fileName?: string | undefined;
  /** Whether it restores the rates of an earlier sheet. */
  readonly putBack?: boolean | undefined;
}

type Undo = NonNullable<RateBatch['undo']>;

export interface ApplyOptions extends SheetFacts {
  /** Id of the new batch, for callers that need it beforehand. */
  readonly batch?: string | undefined;
  readonly now: Date;
  /** The waiting sheet that this approves, and the approver. */
  readonly approves?: { readonly waiting: WaitingBatch; readonly by: string } | undefined;
  /** What undoing this sheet restores, unless it is the sheet that this one replaces. */
  readonly undo?: Undo | 'nothing' | undefined;
  /** Called with the number of rates written so far. */
  readonly onProgress?: (written: number) => void;
}

/**
 * `applied`: visitors see the new sheet. After the others nothing has changed.
 * - `outrun`: another sheet was published since the comparison.
 * - `too_slow`: writing exceeded the staging time.
 * - `ended`: the approved sheet does not wait any more.
 */
export type AppliedSheet = SheetChanged;

/** Milliseconds within which one person may undo a sheet. */
const UNDO_ALONE = 24 * 60 * 60_000;

/**
 * Publishes a planned sheet if the sheet that it was compared with is still published, all of it or nothing. Does not check whether the
 * sheet needs approval: `publishSheet` does.
 */
export async function applySheet(connection: Store['connection'], plan: PlannedSheet, options: ApplyOptions): Promise<AppliedSheet> {
  const { batch = randomUUID(), now, approves, onProgress, undo = undoOf(plan, now) } = options;
  const { summary, base } = plan;
  const { origin } = options;
  await tidySheets(connection);
  const record = {
    _id: batch,
    ...sheetRecord(plan, options),
    at: now,
    ...(approves && {
      uploadedAt: approves.waiting.at,
      decision: { by: approves.by, at: now },
      ...(approves.waiting.reasons && { reasons: approves.waiting.reasons }),
    }),
    ...(undo !== 'nothing' && { undo }),
  };
  const staged = await stageSheet(connection, record, plan.rates, onProgress);
  const change = { staged, base: base?.batch, summary, at: now, origin, approves: approves?.waiting._id };
  const outcome = await makeSheetCurrent(connection, change);
  // Tidying cannot change whether the sheet is published. If tidying fails, the next import tidies.
  if (outcome === 'applied' && approves) {
    await recordEnd(connection, approves.waiting._id, { state: 'approved', by: approves.by, at: now }).catch(() => {});
  }
  await tidySheets(connection).catch(() => {});
  return outcome;
}

/** The record of a sheet, published or waiting. */
export function sheetRecord({ difference, summary }: PlannedSheet, { by, staff, staffId, origin, source, fileName, putBack }: SheetFacts) {
  const counts = {
    rates: summary.count,
    added: difference.added.length,
    changed: difference.changed.length,
    adjusted: difference.adjusted.length,
    removed: difference.removed.length,
    unchanged: difference.unchanged,
  };
  return {
    by,
    ...(staff && { staff }),
    ...(staffId && { staffId }),
    ...(origin && { origin }),
    source,
    ...(fileName && { fileName }),
    ...(putBack && { putBack }),
    counts,
    ...summary,
  };
}

function undoOf({ base }: PlannedSheet, now: Date): Undo | 'nothing' {
  return base ? { to: base.batch, until: new Date(now.getTime() + UNDO_ALONE) } : 'nothing';
}
