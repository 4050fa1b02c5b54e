import { randomUUID } from 'node:crypto';
import { listWaiting, stopWaiting, type WaitingBatch } from '@annuity-lantern/content-store';
import { applySheet, type PlannedSheet } from '@annuity-lantern/rate-sheets';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { type AuditWriter, canApprove } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore, storeUnavailable } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';
import type { Caller } from '../session/staff.ts';
import { auditCounts, PUT_BUDGET, ratesChanged } from './put-sheet.ts';
import { toApprove } from './to-approve.ts';

interface Deciding {
  readonly connection: Store['connection'];
  readonly audit: AuditWriter;
  readonly caller: Caller;
  readonly waiting: WaitingBatch;
}

/**
 * The waiting sheet with this id.
 *
 * @throws AppError `not_found` (404)
 */
export async function findWaiting(connection: Store['connection'], id: string): Promise<WaitingBatch> {
  const waiting = await askStore(() => listWaiting(connection));
  const found = waiting.find(({ _id }) => _id === id.toLowerCase());
  if (!found) throw waitsNoMore();
  return found;
}

/** Compares accounts, because user names can change. */
export function isOwn({ staffId }: WaitingBatch, { id }: Caller): boolean {
  return staffId !== undefined && staffId === id;
}

/**
 * Publishes a waiting sheet, as compared with the rates in use.
 *
 * @throws AppError `forbidden` (403) for its uploader and for samples in production, `rates_changed` (409), `not_found` (404),
 * `store_unavailable` (503)
 */
export async function approveSheet({ plan, revision, ...deciding }: Deciding & { plan: PlannedSheet; revision: string }): Promise<void> {
  const { connection, audit, caller, waiting } = deciding;
  if (isOwn(waiting, caller)) throw refuse('You uploaded this sheet, so another manager has to approve it.');
  if (!(await askStore(() => canApprove(connection, caller.id, toApprove(waiting)))))
    throw refuse(
      'You got access after this upload, or from the uploader or the same person. Another manager has to approve it. You can turn it down.',
    );
  // Its rates were already published otherwise, so only its wait has to end.
  if (plan.outcome === 'same') return endWait(deciding, { action: 'rates_approved', state: 'approved' });
  if ((plan.base?.batch ?? '') !== revision) throw ratesChanged();
  if (plan.outcome !== 'ready') throw refuse('This sheet has samples, and the production host shows none. Turn it down.');
  const batch = randomUUID();
  const now = new Date();
  const { by, staff, staffId, origin, source, fileName, putBack } = waiting;
  const details = { batch, before: revision, waited: waiting._id, uploader: staff ?? by, ...auditCounts(plan) };
  const approved = await doAudited({
    audit,
    entry: { at: now, by: caller.username, action: 'rates_approved', details },
    work: () => {
      const approves = { waiting, by: caller.username };
      return applySheet(connection, plan, { by, staff, staffId, origin, source, fileName, putBack, batch, now, approves });
    },
    isRefusal: (outcome) => outcome !== 'applied',
    budget: PUT_BUDGET,
  });
  if (approved === 'ended') throw waitsNoMore();
  if (approved === 'outrun') throw ratesChanged();
  if (approved === 'too_slow') throw storeUnavailable(undefined);
}

/**
 * Turns down someone else's sheet.
 *
 * @throws AppError `forbidden` (403), `not_found` (404), `store_unavailable` (503)
 */
export async function turnDownSheet({ reason, ...deciding }: Deciding & { reason: string }): Promise<void> {
  if (isOwn(deciding.waiting, deciding.caller)) throw refuse('This is your own sheet. Withdraw it instead.');
  await endWait(deciding, { action: 'rates_turned_down', state: 'turned_down', reason });
}

/**
 * Withdraws one's own sheet.
 *
 * @throws AppError `forbidden` (403), `not_found` (404), `store_unavailable` (503)
 */
export async function withdrawSheet(deciding: Deciding): Promise<void> {
  if (!isOwn(deciding.waiting, deciding.caller))
    throw refuse('Only the person who uploaded this sheet can withdraw it. You can turn it down.');
  await endWait(deciding, { action: 'rates_withdrawn', state: 'withdrawn' });
}

interface End {
  readonly action: 'rates_approved' | 'rates_turned_down' | 'rates_withdrawn';
  readonly state: 'approved' | 'turned_down' | 'withdrawn';
  /** Stored with the sheet, because the audit holds no free text. */
  readonly reason?: string;
}

async function endWait({ connection, audit, caller, waiting }: Deciding, { action, state, reason }: End): Promise<void> {
  const at = new Date();
  const { _id: batch, staff, by: way, count: rates } = waiting;
  const ended = await doAudited({
    audit,
    entry: { at, by: caller.username, action, details: { batch, uploader: staff ?? way, rates } },
    work: () => stopWaiting(connection, waiting, { state, by: caller.username, at, reason }),
    isRefusal: (wasWaiting) => !wasWaiting,
  });
  if (!ended) throw waitsNoMore();
}

export function waitsNoMore(): AppError {
  return new AppError('not_found', {
    message: 'no waiting sheet has this id',
    userMessage: 'This sheet does not wait for approval any more.',
  });
}

function refuse(userMessage: string): AppError {
  return new AppError('forbidden', { message: 'the caller may not decide on this sheet', userMessage });
}
