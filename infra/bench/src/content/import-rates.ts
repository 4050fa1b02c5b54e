import type { RateRecord } from '@annuity-lantern/contracts/http';
import { applySheet, planSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createRandom } from '../rounds/shuffle.ts';

/** Puts a sheet of so many invented rates in place, as an import does. */
export async function importRates(mongodbUrl: string, count: number): Promise<void> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  const plan = await planSheet(store.connection, inventRates(count), { samplesAllowed: true });
  const outcome = await applySheet(store.connection, plan, { by: 'command', source: 'bench', now: new Date() });
  await store.close();
  if (outcome !== 'applied') throw new Error(`the rates were not put in place: ${outcome}`);
}

const words = ['Steady', 'Fixed', 'Ledger', 'Harbor', 'Anchor', 'Meadow', 'Summit', 'Beacon', 'Willow', 'Granite', 'Compass'];
const kinds = ['Term', 'Horizon', 'Path', 'Guard', 'Choice', 'Select', 'Reserve', 'Shelter', 'Growth', 'Promise', 'Plus'];
const houses = ['Life', 'Mutual', 'Annuity Co.', 'Assurance', 'Fidelity', 'Union', 'Trust'];

/** As different from each other as real ones are, since the bytes of the list are a figure; the same at each run. */
function inventRates(count: number): RateRecord[] {
  const random = createRandom(count);
  const below = (most: number) => Math.floor(random() * most);
  const of = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return Array.from({ length: count }, (_, index) => {
    const years = 2 + below(9);
    const carrier = `${of(words)}mere ${of(houses)}`;
    const productName = `${of(words)}${of(kinds)} ${index}`;
    const highest = 7 + below(3);
    return {
      id: `${slug(carrier)}--${slug(productName)}--${years}`,
      carrier,
      productName,
      type: of(['MYGA', 'MYGA', 'FIA'] as const),
      term: `${years} years`,
      rate: (530 + below(236)) / 100,
      minimumPremium: of([5000, 10_000, 20_000, 25_000, 50_000, 100_000]),
      rating: of(['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B']),
      guaranteeYears: years,
      surrenderCharges: Array.from({ length: years + of([0, 0, 0, 2]) }, (_year, year) => Math.max(1, highest - year)),
      asOf: '2026-11-18',
      source: 'sample rate sheet 214',
      sample: true,
    };
  });
}
