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
  /** User name and account of the uploader, where a member of staff did it. */
  readonly staff?: string | undefined;
  readonly staffId?: string | undefined;
  /** An older sheet of the same origin does not wait for approval any more. */
  readonly origin?: string | undefined;
  /** Of the sheet, in words that visitors read. */
  readonly source: string;
  readonly fileName?: string | undefined;
  /** It has the rates of an earlier sheet. */
  readonly putBack?: boolean | undefined;
}

type Undo = NonNullable<RateBatch['undo']>;

export interface ApplyOptions extends SheetFacts {
  /** Id of the new batch, for a caller that must know it beforehand. */
  readonly batch?: string | undefined;
  readonly now: Date;
  /** The waiting sheet that this approves, and who did it. */
  readonly approves?: { readonly waiting: WaitingBatch; readonly by: string } | undefined;
  /** What undoing it puts back, if that is not the sheet that it replaces. */
  readonly undo?: Undo | 'nothing' | undefined;
  /** Called with the number of rates written so far. */
  readonly onProgress?: (written: number) => void;
}

/**
 * `applied`: visitors see the new sheet. `outrun`: another sheet was put in place since the comparison. `too_slow`: writing took longer than a
 * sheet may lie unfinished. `ended`: what is approved does not wait any more. After the latter three nothing has changed.
 */
export type AppliedSheet = SheetChanged;

/** Milliseconds for which one person may undo a sheet. */
const UNDO_ALONE = 24 * 60 * 60_000;

/**
 * Puts the sheet of a plan in the place of the one that it was compared with, all of it or nothing. It does not ask whether the sheet needs approval:
 * `publishSheet` does.
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
  // The sheet is in place or not, whatever becomes of the tidying; the next import tidies too.
  if (outcome === 'applied' && approves) {
    await recordEnd(connection, approves.waiting._id, { state: 'approved', by: approves.by, at: now }).catch(() => {});
  }
  await tidySheets(connection).catch(() => {});
  return outcome;
}

/** What is stored of a sheet, whether it is put in place or waits. */
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
