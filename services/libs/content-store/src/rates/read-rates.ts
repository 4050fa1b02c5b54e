import type { RateChange, RateRecord } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type CurrentSheet, currentSheetModel, NO_BATCH } from './rate-batch-model.ts';
import { type RateDocument, rateDocumentId, rateModel, type StoredRate } from './rate-model.ts';

/** Few enough that reading and checking them delays no request. */
const AT_ONCE = 500;

/** The sheet that visitors see; undefined if none was ever published. */
export async function currentSheet(connection: Connection): Promise<CurrentSheet | undefined> {
  const sheet = await currentSheetModel(connection).findById('current').lean<CurrentSheet>();
  return sheet && sheet.batch !== NO_BATCH ? sheet : undefined;
}

/** A sheet's rates that visitors see, by id, a few hundred at a time. */
export async function* readRates(connection: Connection, batch: string): AsyncGenerator<RateRecord[]> {
  let few: RateRecord[] = [];
  const found = rateModel(connection)
    .find({ batch, listed: true }, { _id: 0, batch: 0, listed: 0, history: 0 })
    .sort({ product: 1 })
    .lean<Omit<RateRecord, 'id'> & { product: string }>()
    .cursor({ batchSize: AT_ONCE });
  for await (const { product, ...rate } of found) {
    few.push({ id: product, ...rate });
    if (few.length < AT_ONCE) continue;
    yield few;
    few = [];
  }
  if (few.length > 0) yield few;
}

/** All rates of a sheet, with histories and withdrawn products. */
export async function listSheetRates(connection: Connection, batch: string): Promise<StoredRate[]> {
  const found = await rateModel(connection).find({ batch }).lean<RateDocument[]>();
  return found.map(({ _id, batch: _batch, product, ...rate }) => ({ id: product, ...rate }));
}

/** The earlier rates of a product, newest first; undefined for a product that no sheet ever had. */
export async function findRateHistory(connection: Connection, product: string): Promise<readonly RateChange[] | undefined> {
  const sheet = await currentSheet(connection);
  if (!sheet) return undefined;
  const found = await rateModel(connection)
    .findById(rateDocumentId(sheet.batch, product), { history: 1 })
    .lean<Pick<RateDocument, 'history'>>();
  return found?.history;
}
