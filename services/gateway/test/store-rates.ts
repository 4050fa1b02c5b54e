import { applySheet, type PlannedSheet, planSheet, publishSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { managerId } from './store-staff.ts';

/** The id of the product whose history is asked for. */
export const storedRateId = 'northmere-life--steadyterm-5--5';

/** The sheet before the one in use, and the one before that. */
export const earlierBatch = 'b1c7a6de-0f0e-4b1e-9a3f-5d1c2f3a4b5c';
export const currentBatch = 'c2d8b7ef-1a1f-4c2f-8b4a-6e2d3a4b5c6d';
/** Sheets that wait: one like the earlier one, one of the manager's own, two of others. */
export const waitingBatches = {
  sameAsEarlier: 'd3e9c8f0-2b20-4d30-8c5b-7f3e4b5c6d7e',
  own: 'e4fad901-3c31-4e41-9d6c-804f5c6d7e8f',
  toTurnDown: 'f50bea12-4d42-4f52-ae7d-91506d7e8f90',
  toKeep: '061cfb23-5e53-4063-bf8e-a2617e8f9001',
} as const;

const products = Array.from({ length: 20 }, (_, index) => index + 5);

/** The file of the sheet in use. */
export const storedSheet = [
  'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges,as_of',
  ...products.map((number) => `Northmere Life,SteadyTerm ${number},MYGA,5,5.30,10000,A,8;7;6;5;4,2026-11-18`),
].join('\n');

/** Twenty rates, of which this is the first. */
const ratesWith = (first: number, asOf: string) =>
  products.map((number, index) => ({
    id: `northmere-life--steadyterm-${number}--5`,
    carrier: 'Northmere Life',
    productName: `SteadyTerm ${number}`,
    type: 'MYGA' as const,
    term: '5 years',
    rate: index === 0 ? first : 5.3,
    minimumPremium: 10_000,
    rating: 'A',
    guaranteeYears: 5,
    surrenderCharges: [8, 7, 6, 5, 4],
    asOf,
    source: 'rate sheet',
    sample: false,
  }));

/** Writes two sheets into the database, one after the other, and four that wait for approval. */
export async function storeRates(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  const { connection } = store;
  const plan = (first: number, asOf: string) => planSheet(connection, ratesWith(first, asOf), { samplesAllowed: false, force: true });
  const put = async (batch: string, planned: PlannedSheet, now: Date) => {
    await applySheet(connection, planned, { by: 'command', batch, source: 'rate sheet', now });
  };
  await put(earlierBatch, await plan(5.2, '2026-11-18'), new Date(Date.now() - 1000));
  await put(currentBatch, await plan(5.3, '2026-11-18'), new Date());
  const wait = async (batch: string, origin: string, planned: PlannedSheet, staffId?: string) => {
    const by = staffId ? 'staff' : 'source';
    const needed = { ...planned, approval: [{ kind: 'many', inUse: 20, changed: 3, added: 0, removed: 0 }] as const };
    await publishSheet(connection, needed, { by, staffId, origin, batch, source: 'rate sheet', now: new Date() });
  };
  await wait(waitingBatches.sameAsEarlier, 'command', await plan(5.2, '2026-11-18'));
  await wait(waitingBatches.own, `staff-${managerId}`, await plan(7.3, '2026-11-18'), managerId);
  await wait(waitingBatches.toTurnDown, 'source-one', await plan(7.4, '2026-11-18'));
  await wait(waitingBatches.toKeep, 'source-other', await plan(7.5, '2026-11-18'));
  await store.close();
}
