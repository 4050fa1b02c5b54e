import { type RateBatch, readRates } from '@annuity-lantern/content-store';
import {
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
import type { AuditWriter } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { putSheet } from './put-sheet.ts';
import { findKeptBatch, readDesk } from './read-desk.ts';
import { toComparedSheet } from './to-compared-sheet.ts';

interface RateDeskOptions {
  readonly connection: Store['connection'];
  readonly audit: AuditWriter;
  /** False on the production host. */
  readonly samplesAllowed: boolean;
}

/** Milliseconds, below the gateway's wait for an answer: ten thousand rates are read and compared in about a second. */
const PLAN_BUDGET = 10_000;
const READ_LIMIT = 8000;

/** The rates that visitors see: which sheet is in use, what another one would change, putting it online, and putting an earlier one back. */
export function mountRateDesk(mountStaff: MountStaff, { connection, audit, samplesAllowed }: RateDeskOptions): void {
  const plan = (rates: readonly RateRecord[], force: boolean) =>
    askStore(() => planSheet(connection, rates, { samplesAllowed, force }), PLAN_BUDGET);

  const desk = () => askStore(() => readDesk(connection, samplesAllowed));

  mountStaff(readRateDesk, desk);

  mountStaff(previewRateSheet, async ({ body }) => {
    const reading = await readUpload(body);
    if (!reading.ok) return { unreadable: { problems: reading.problems, more: reading.more } };
    return { compared: toComparedSheet(await plan(reading.rates, body.force ?? false), samplesAllowed) };
  });

  mountStaff(putRateSheet, async ({ body }, { request, log }) => {
    const reading = await readUpload(body);
    if (!reading.ok) throw new AppError('sheet_refused', { message: 'the sheet cannot be read' });
    const planned = await plan(reading.rates, body.force ?? false);
    const { source, revision } = body;
    const fileName = body.fileName || undefined;
    const facts = { plan: planned, revision, source, fileName, by: callerOf(request).username };
    if (await putSheet({ connection, audit, samplesAllowed, ...facts })) log.info('a sheet of rates was put online by the desk');
    return desk();
  });

  mountStaff(previewRestoredSheet, async ({ params }) => {
    const { rates } = await readKept(params.batch);
    return toComparedSheet(await plan(rates, true), samplesAllowed);
  });

  mountStaff(restoreRateSheet, async ({ params, body: { revision } }, { request, log }) => {
    const { batch, rates } = await readKept(params.batch);
    const facts = {
      plan: await plan(rates, true),
      revision,
      source: batch.source,
      fileName: batch.fileName,
      by: callerOf(request).username,
    };
    if (await putSheet({ connection, audit, samplesAllowed, restored: batch._id, ...facts }))
      log.info('an earlier sheet of rates was put back by the desk');
    return desk();
  });

  /** An earlier sheet with all of its rates. @throws AppError `not_found` (404) when they are not kept any more */
  async function readKept(id: string): Promise<{ readonly batch: RateBatch; readonly rates: RateRecord[] }> {
    return askStore(async () => {
      const batch = await findKeptBatch(connection, id.toLowerCase(), samplesAllowed);
      const rates: RateRecord[] = [];
      if (batch) for await (const few of readRates(connection, batch._id)) rates.push(...few);
      // Some of them may have been taken away while they were read.
      if (!batch || rates.length !== batch.count) throw notKept();
      return { batch, rates };
    }, PLAN_BUDGET);
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
