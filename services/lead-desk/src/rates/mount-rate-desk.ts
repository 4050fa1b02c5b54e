import { findBatch, parseBatchCursor } from '@annuity-lantern/content-store';
import {
  listRateSheets,
  previewRateSheet,
  previewRestoredSheet,
  putRateSheet,
  type RateRecord,
  readRateDesk,
  restoreRateSheet,
  type SheetUpload,
} from '@annuity-lantern/contracts/http';
import { planSheet, readSheetApart, type SheetReading } from '@annuity-lantern/rate-sheets';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { hasApprover } from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { nextLink, PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { PLAN_BUDGET } from './plan-budget.ts';
import { putSheet } from './put-sheet.ts';
import { ratesOfBatch } from './rates-of-batch.ts';
import { findKeptBatch, isUndoneAlone, listEarlier, readDesk } from './read-desk.ts';
import { toComparedSheet } from './to-compared-sheet.ts';

const READ_LIMIT = 8000;

/** The rates that visitors see: the sheet in use, a preview of another one, publishing it, and restoring an earlier one. */
export function mountRateDesk(mountStaff: MountStaff, view: DeskContext): void {
  const { connection, samplesAllowed } = view;
  const plan = (rates: readonly RateRecord[], force: boolean) =>
    askStore(() => planSheet(connection, rates, { samplesAllowed, force }), PLAN_BUDGET);
  const deskOf = (request: Request) => askStore(() => readDesk(view, callerOf(request).id));
  const someoneElse = (request: Request) => askStore(() => hasApprover(connection, { at: new Date(), askedBy: callerOf(request).id }));

  mountStaff(readRateDesk, (_asked, { request }) => deskOf(request));

  mountStaff(listRateSheets, async ({ query: { limit = PAGE_SIZE, cursor } }, { response }) => {
    const after = readCursor(cursor, parseBatchCursor);
    const { batches, nextCursor } = await askStore(() => listEarlier(view, { limit, after }));
    if (nextCursor) response.setHeader('link', nextLink(listRateSheets.path, limit, nextCursor));
    return batches;
  });

  mountStaff(previewRateSheet, async ({ body }, { request }) => {
    const reading = await readUpload(body);
    if (!reading.ok) return { unreadable: { problems: reading.problems, more: reading.more } };
    const planned = await plan(reading.rates, body.force ?? false);
    return { compared: toComparedSheet(planned, { samplesAllowed, hasApprover: await someoneElse(request) }) };
  });

  mountStaff(putRateSheet, async ({ body }, { request, log }) => {
    const reading = await readUpload(body);
    if (!reading.ok) throw new AppError('sheet_refused', { message: 'the sheet cannot be read' });
    const planned = await plan(reading.rates, body.force ?? false);
    const { source, revision } = body;
    const fileName = body.fileName || undefined;
    const { outcome, isNew } = await putSheet({ ...view, plan: planned, revision, source, fileName, caller: callerOf(request) });
    if (isNew && outcome === 'online') log.info('a sheet of rates was put online by the desk');
    if (isNew && outcome === 'waiting') log.info('a sheet of rates of the desk waits for approval');
    return { outcome, desk: await deskOf(request) };
  });

  mountStaff(previewRestoredSheet, async ({ params }, { request }) => {
    const { planned, restored } = await planKept(params.batch);
    const needed = restored.alone ? undefined : await someoneElse(request);
    return toComparedSheet(planned, { samplesAllowed, hasApprover: needed });
  });

  mountStaff(restoreRateSheet, async ({ params, body: { revision } }, { request, log }) => {
    const { planned, restored } = await planKept(params.batch);
    const { source, fileName } = restored.batch;
    const facts = { plan: planned, revision, source, fileName, caller: callerOf(request), restored };
    const { outcome, isNew } = await putSheet({ ...view, ...facts });
    if (isNew && outcome === 'online') log.info('an earlier sheet of rates was put back by the desk');
    return { outcome, desk: await deskOf(request) };
  });

  /**
   * Compares an earlier sheet with the one in use.
   *
   * @throws AppError `not_found` (404) if its rates are no longer kept
   */
  async function planKept(id: string) {
    const { batch, rates } = await askStore(async () => {
      const kept = await findKeptBatch(view, id.toLowerCase());
      const all = kept && (await ratesOfBatch(connection, kept));
      if (!all) throw notKept();
      return { batch: kept, rates: all };
    }, PLAN_BUDGET);
    const planned = await plan(rates, true);
    const inUse = planned.base && (await askStore(() => findBatch(connection, planned.base?.batch ?? '')));
    return { planned, restored: { batch, isUndo: inUse?.undo?.to === batch._id, alone: isUndoneAlone(inUse, batch._id) } };
  }
}

function readUpload({ file, asOf, source }: SheetUpload): Promise<SheetReading> {
  return readSheetApart({ bytes: Buffer.from(file, 'base64'), asOf, source, now: Date.now() }, READ_LIMIT);
}

function notKept(): AppError {
  return new AppError('not_found', {
    message: 'no kept sheet has this id',
    userMessage: 'The rates of that sheet are not kept any more.',
  });
}
