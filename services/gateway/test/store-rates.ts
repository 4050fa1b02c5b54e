import { applySheet, planSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';

/** Of the product that the history is asked of. */
export const storedRateId = 'northmere-life--steadyterm-5--5';

/** Puts a sheet of one rate into the database. */
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
  const plan = await planSheet(store.connection, [rate], { samplesAllowed: false });
  await applySheet(store.connection, plan, { by: 'command', source: 'rate sheet', now: new Date() });
  await store.close();
}
