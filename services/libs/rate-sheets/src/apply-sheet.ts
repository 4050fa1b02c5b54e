import { randomUUID } from 'node:crypto';
import { makeSheetCurrent, type RateBatch, stageSheet, tidySheets } from '@annuity-lantern/content-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { PlannedSheet } from './plan-sheet.ts';

export interface ApplyOptions {
  readonly by: RateBatch['by'];
  /** User name, where a member of staff did it. */
  readonly staff?: string | undefined;
  /** Id of the new batch, for a caller that must know it beforehand. */
  readonly batch?: string | undefined;
  /** Of the sheet, in words that visitors read. */
  readonly source: string;
  readonly fileName?: string | undefined;
  readonly now: Date;
  /** Called with the number of rates written so far. */
  readonly onProgress?: (written: number) => void;
}

/**
 * `applied`: visitors see the new sheet. `outrun`: another sheet was put in place since the comparison. `too_slow`: writing took longer than a
 * sheet may lie unfinished. After the latter two nothing has changed.
 */
export type AppliedSheet = 'applied' | 'outrun' | 'too_slow';

/** Puts the sheet of a plan in the place of the one that it was compared with, all of it or nothing. */
export async function applySheet(connection: Store['connection'], plan: PlannedSheet, options: ApplyOptions): Promise<AppliedSheet> {
  const { by, staff, batch = randomUUID(), source, fileName, now, onProgress } = options;
  const { difference, summary, base } = plan;
  const counts = {
    rates: summary.count,
    added: difference.added.length,
    changed: difference.changed.length,
    adjusted: difference.adjusted.length,
    removed: difference.removed.length,
    unchanged: difference.unchanged,
  };
  await tidySheets(connection);
  const staged = await stageSheet(
    connection,
    { _id: batch, by, ...(staff && { staff }), source, ...(fileName && { fileName }), at: now, counts, ...summary },
    plan.rates,
    onProgress,
  );
  const outcome = await makeSheetCurrent(connection, { staged, base: base?.batch, summary, at: now });
  // The sheet is in place or not, whatever becomes of the tidying; the next import tidies too.
  await tidySheets(connection).catch(() => {});
  return outcome;
}
