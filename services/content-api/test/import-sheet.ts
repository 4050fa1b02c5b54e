import type { RateRecord } from '@annuity-lantern/contracts/http';
import { applySheet, planSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';

/** Rates of this many invented products of seventy carriers, as varied as real ones. */
export function manyRates(count: number, further: Partial<RateRecord> = {}): RateRecord[] {
  const words = ['Steady', 'Fixed', 'Ledger', 'Harbor', 'Anchor', 'Meadow', 'Summit', 'Beacon', 'Willow', 'Granite', 'Compass'];
  const kinds = ['Term', 'Horizon', 'Path', 'Guard', 'Choice', 'Select', 'Reserve', 'Shelter', 'Growth', 'Promise', 'Plus', 'Keep', 'Hold'];
  const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  // The same in each run, and without a pattern that compresses well.
  let state = 1;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const of = <T>(list: readonly T[]) => list[below(list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const years = 2 + below(9);
    const carrier = `${of(words)}mere ${of(['Life', 'Mutual', 'Annuity Co.', 'Assurance', 'Fidelity', 'Union', 'Trust'])}`;
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
      source: 'rate sheet 214',
      sample: false,
      ...further,
    };
  });
}

/** Puts rates in place, as an import does. */
export async function importSheet(mongodbUrl: string, rates: readonly RateRecord[]): Promise<void> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  const plan = await planSheet(store.connection, rates, { samplesAllowed: true, force: true });
  const outcome = plan.outcome === 'ready' && (await applySheet(store.connection, plan, { by: 'command', source: 'x', now: new Date() }));
  await store.close();
  if (outcome !== 'applied') throw new Error(`the sheet was not put in place: ${outcome || plan.outcome}`);
}
