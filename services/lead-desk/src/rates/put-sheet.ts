import { randomUUID } from 'node:crypto';
import { currentSheet, type RateBatch, waitsAlready } from '@annuity-lantern/content-store';
import type { PutSheet } from '@annuity-lantern/contracts/http';
import { applySheet, type PlannedSheet, planWarnings, publishSheet } from '@annuity-lantern/rate-sheets';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import { askStore, storeUnavailable } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';
import type { Caller } from '../session/staff.ts';
import type { DeskView } from './read-desk.ts';

interface PutSheetOptions extends DeskView {
  readonly audit: AuditWriter;
  readonly plan: PlannedSheet;
  /** The revision of the rates in use when the person saw the preview. */
  readonly revision: string;
  readonly source: string;
  readonly fileName: string | undefined;
  readonly caller: Caller;
  /** The earlier sheet that is restored. `isUndo`: it was in use right before. `alone`: without approval. */
  readonly restored?: { readonly batch: RateBatch; readonly isUndo: boolean; readonly alone: boolean };
}

/** In milliseconds, below the gateway's timeout. Work that takes longer continues; reloading the desk shows its result. */
export const PUT_BUDGET = 12_000;

/**
 * Publishes a planned sheet, or sends it for approval, audited beforehand. After a double click `isNew` is false: the same rates are
 * already published or waiting.
 *
 * @throws AppError `rates_changed` (409) since the preview, `sheet_refused` (422), `store_unavailable` (503)
 */
export async function putSheet(options: PutSheetOptions): Promise<{ readonly outcome: PutSheet['outcome']; readonly isNew: boolean }> {
  const { connection, audit, samplesAllowed, plan, revision, source, fileName, caller, restored } = options;
  const { outcome, summary, base } = plan;
  if (outcome === 'same') return { outcome: 'online', isNew: false };
  if ((base?.batch ?? '') !== revision) throw ratesChanged();
  if (outcome !== 'ready') {
    const userMessage = planWarnings(plan, samplesAllowed).join(' ');
    throw new AppError('sheet_refused', { message: 'the sheet is older, or has samples', ...(userMessage && { userMessage }) });
  }
  const origin = originOf(caller);
  const waits = plan.approval.length > 0 && !restored?.alone;
  const sent = async () => waitsAlready(await askStore(() => currentSheet(connection)), origin, summary.digest);
  if (waits && (await sent())) return { outcome: 'waiting', isNew: false };

  const batch = randomUUID();
  const now = new Date();
  const facts = {
    by: 'staff',
    staff: caller.username,
    staffId: caller.id,
    batch,
    source,
    fileName,
    now,
    putBack: restored !== undefined,
  } as const;
  const undo = restored?.isUndo ? (restored.batch.undo ?? 'nothing') : undefined;
  const details = { batch, before: revision, ...(restored ? { restored: restored.batch._id } : {}), ...auditCounts(plan) };
  const done = await doAudited({
    audit,
    entry: { at: now, by: caller.username, action: waits ? 'rates_uploaded' : restored?.isUndo ? 'rates_undone' : 'rates_put', details },
    work: () =>
      waits
        ? publishSheet(connection, plan, { ...facts, origin })
        : // Restoring a sheet does not replace the person's own waiting one.
          applySheet(connection, plan, { ...facts, ...(restored ? {} : { origin }), ...(undo && { undo }) }),
    isRefusal: (result) => result !== 'applied' && result !== 'waiting',
    budget: PUT_BUDGET,
  });
  if (done === 'applied') return { outcome: 'online', isNew: true };
  if (done === 'waiting' || done === 'waits_already') return { outcome: 'waiting', isNew: done === 'waiting' };
  if (done === 'too_slow') throw storeUnavailable(undefined);
  // A double click: the other request published this very sheet.
  if ((await askStore(() => currentSheet(connection)))?.digest === summary.digest) return { outcome: 'online', isNew: false };
  throw ratesChanged();
}

/** Only the newest uploaded sheet of an account waits. */
function originOf({ id }: Caller): string {
  return `staff-${id}`;
}

/** The size of a sheet, as the audit records it. */
export function auditCounts({ difference, summary }: PlannedSheet) {
  return {
    rates: summary.count,
    added: difference.added.length,
    changed: difference.changed.length,
    adjusted: difference.adjusted.length,
    removed: difference.removed.length,
    unchanged: difference.unchanged,
  };
}

export function ratesChanged(): AppError {
  return new AppError('rates_changed', { message: 'other rates are in use than the sheet was compared with' });
}
