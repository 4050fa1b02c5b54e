import { approveRateSheet, previewWaitingSheet, turnDownRateSheet, withdrawRateSheet } from '@annuity-lantern/contracts/http';
import { type PlannedSheet, planSheet } from '@annuity-lantern/rate-sheets';
import { hasApprover } from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { approveSheet, findWaiting, turnDownSheet, waitsNoMore, withdrawSheet } from './decide-sheet.ts';
import { PLAN_BUDGET } from './plan-budget.ts';
import { ratesOfBatch } from './rates-of-batch.ts';
import { readDesk } from './read-desk.ts';
import { toApprove } from './to-approve.ts';
import { toComparedSheet } from './to-compared-sheet.ts';

/** Sheets that wait for a second manager: a preview of the changes, approving, turning down and withdrawing. */
export function mountApprovals(mountStaff: MountStaff, view: DeskContext): void {
  const { connection, audit, samplesAllowed } = view;

  mountStaff(previewWaitingSheet, async ({ params }) => {
    const { waiting, plan } = await planWaiting(params.batch);
    return toComparedSheet(plan, { samplesAllowed, hasApprover: await askStore(() => hasApprover(connection, toApprove(waiting))) });
  });

  mountStaff(approveRateSheet, async ({ params, body: { revision } }, { request, log }) => {
    const caller = callerOf(request);
    await approveSheet({ connection, audit, caller, revision, ...(await planWaiting(params.batch)) });
    log.info('a waiting sheet of rates was approved');
    return { outcome: 'online' as const, desk: await deskOf(request) };
  });

  mountStaff(turnDownRateSheet, async ({ params, body: { reason } }, { request }) => {
    const waiting = await findWaiting(connection, params.batch);
    await turnDownSheet({ connection, audit, caller: callerOf(request), waiting, reason });
    return deskOf(request);
  });

  mountStaff(withdrawRateSheet, async ({ params }, { request }) => {
    const waiting = await findWaiting(connection, params.batch);
    await withdrawSheet({ connection, audit, caller: callerOf(request), waiting });
    return deskOf(request);
  });

  const deskOf = (request: Request) => askStore(() => readDesk(view, callerOf(request).id));

  /**
   * Compares it with the rates in use now.
   *
   * @throws AppError `not_found` (404)
   */
  async function planWaiting(id: string) {
    const waiting = await findWaiting(connection, id);
    const plan = await askStore(async (): Promise<PlannedSheet | undefined> => {
      const rates = await ratesOfBatch(connection, waiting);
      // `force`: a manager sees the warnings and decides.
      return rates && planSheet(connection, rates, { samplesAllowed, force: true });
    }, PLAN_BUDGET);
    if (!plan) throw waitsNoMore();
    return { waiting, plan };
  }
}
