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
  /** Of the rates in use when the person saw what would change. */
  readonly revision: string;
  readonly source: string;
  readonly fileName: string | undefined;
  readonly caller: Caller;
  /** The earlier sheet whose rates are put back. `isUndo`: it was in use right before. `alone`: without approval. */
  readonly restored?: { readonly batch: RateBatch; readonly isUndo: boolean; readonly alone: boolean };
}

/** In milliseconds, below the gateway's time limit. Work that takes longer goes on; its result shows when the desk is read again. */
export const PUT_BUDGET = 12_000;

/**
 * Puts a planned sheet online, or sends it for approval, audited before it is done. Not `isNew` when the same rates are online or wait already, as
 * after a second press of the button.
 * @throws AppError `rates_changed` (409) when other rates are in use than the person saw, `sheet_refused` (422), `store_unavailable` (503)
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
        : // A sheet that is put back leaves the person's own one waiting.
          applySheet(connection, plan, { ...facts, ...(restored ? {} : { origin }), ...(undo && { undo }) }),
    isRefusal: (result) => result !== 'applied' && result !== 'waiting',
    budget: PUT_BUDGET,
  });
  if (done === 'applied') return { outcome: 'online', isNew: true };
  if (done === 'waiting' || done === 'waits_already') return { outcome: 'waiting', isNew: done === 'waiting' };
  if (done === 'too_slow') throw storeUnavailable(undefined);
  // Two presses at once: the other one put this very sheet online.
  if ((await askStore(() => currentSheet(connection)))?.digest === summary.digest) return { outcome: 'online', isNew: false };
  throw ratesChanged();
}

/** Of an account one uploaded sheet waits, the newest. */
function originOf({ id }: Caller): string {
  return `staff-${id}`;
}

/** What the audit says of the size of a sheet. */
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
