import { applySheet, planSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';

/** Of the product that the history is asked of. */
export const storedRateId = 'northmere-life--steadyterm-5--5';

/** Of the sheet before the one in use, and of that. */
export const earlierBatch = 'b1c7a6de-0f0e-4b1e-9a3f-5d1c2f3a4b5c';
export const currentBatch = 'c2d8b7ef-1a1f-4c2f-8b4a-6e2d3a4b5c6d';

/** The file of the sheet in use. */
export const storedSheet = `carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges,as_of
Northmere Life,SteadyTerm 5,MYGA,5,5.30,10000,A,8;7;6;5;4,2026-11-18
`;

/** Puts two sheets of one rate into the database, one after the other. */
export async function storeRates(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  const rate = {
    id: storedRateId,
    carrier: 'Northmere Life',
    productName: 'SteadyTerm 5',
    type: 'MYGA' as const,
    term: '5 years',
    rate: 5.3,
    minimumPremium: 10_000,
    rating: 'A',
    guaranteeYears: 5,
    surrenderCharges: [8, 7, 6, 5, 4],
    asOf: '2026-11-18',
    source: 'rate sheet',
    sample: false,
  };
  const put = async (batch: string, rates: Parameters<typeof planSheet>[1], now: Date) => {
    const plan = await planSheet(store.connection, rates, { samplesAllowed: false });
    await applySheet(store.connection, plan, { by: 'command', batch, source: 'rate sheet', now });
  };
  await put(earlierBatch, [{ ...rate, rate: 5.2, asOf: '2026-11-11' }], new Date(Date.now() - 1000));
  await put(currentBatch, [rate], new Date());
  await store.close();
}
