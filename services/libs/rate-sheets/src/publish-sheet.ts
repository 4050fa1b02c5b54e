import { randomUUID } from 'node:crypto';
import { awaitApproval, currentSheet, stageSheet, tidySheets, waitsAlready, wasTurnedDown } from '@annuity-lantern/content-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type AppliedSheet, type ApplyOptions, applySheet, sheetRecord } from './apply-sheet.ts';
import { approvalWords } from './needs-approval.ts';
import type { PlannedSheet } from './plan-sheet.ts';

export type PublishOptions = Omit<ApplyOptions, 'approves' | 'undo'> & { readonly origin: string };

/**
 * - `waiting`: a manager must approve the sheet; visitors still see the one in use.
 * - `waits_already`: this very sheet was sent before.
 * - `turned_down`: a manager turned this very sheet down; only a source gets this answer.
 */
export type PublishedSheet = Exclude<AppliedSheet, 'ended'> | 'waiting' | 'waits_already' | 'turned_down';

/** Publishes the planned sheet, or lets it wait if it needs approval. Only the newest sheet of an origin waits. */
export async function publishSheet(connection: Store['connection'], plan: PlannedSheet, options: PublishOptions): Promise<PublishedSheet> {
  if (wasTurnedDown(await currentSheet(connection), options.origin, plan.summary.digest)) return 'turned_down';
  if (plan.approval.length > 0) return sendForApproval(connection, plan, options);
  const outcome = await applySheet(connection, plan, options);
  if (outcome === 'ended') throw new Error('a sheet that approves none cannot end so');
  return outcome;
}

async function sendForApproval(
  connection: Store['connection'],
  plan: PlannedSheet,
  options: PublishOptions,
): Promise<'waiting' | 'waits_already' | 'outrun' | 'too_slow'> {
  const { batch = randomUUID(), origin, now, onProgress } = options;
  const { summary, base } = plan;
  const sheet = await currentSheet(connection);
  if (waitsAlready(sheet, origin, summary.digest)) return 'waits_already';
  // The reasons for approval no longer apply.
  if (sheet?.batch !== base?.batch) return 'outrun';
  await tidySheets(connection);
  const record = { _id: batch, ...sheetRecord(plan, options), at: now, reasons: approvalWords(plan.approval) };
  // Without histories: they depend on the sheet that is in use when this one is published.
  const rates = plan.rates.filter(({ listed }) => listed).map((rate) => ({ ...rate, history: [] }));
  const staged = await stageSheet(connection, record, rates, onProgress);
  const outcome = await awaitApproval(connection, { staged, origin, digest: summary.digest, at: now });
  await tidySheets(connection).catch(() => {});
  return outcome === 'already' ? 'waits_already' : outcome;
}
