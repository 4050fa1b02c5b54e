import type { RateRecord } from '@annuity-lantern/contracts/http';
import { applySheet, planSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';

/** Rates of so many invented products of seventy carriers, as different as real ones are. */
export function manyRates(count: number, further: Partial<RateRecord> = {}): RateRecord[] {
  const words = ['Steady', 'Fixed', 'Ledger', 'Harbor', 'Anchor', 'Meadow', 'Summit', 'Beacon', 'Willow', 'Granite', 'Compass'];
  const kinds = ['Term', 'Horizon', 'Path', 'Guard', 'Choice', 'Select', 'Reserve', 'Shelter', 'Growth', 'Promise', 'Plus', 'Keep', 'Hold'];
  return Array.from({ length: count }, (_, index) => {
    // Spreads without a pattern that a compressor could find, and the same at each run.
    const of = <T>(list: readonly T[], salt: number) => list[(Math.imul(index + 1, 2654435761 + salt * 40503) % list.length) >>> 0] as T;
    const years = of([2, 3, 4, 5, 6, 7, 8, 9, 10], 1);
    const carrier = `${of(words, 2)}mere ${of(['Life', 'Mutual', 'Annuity Co.', 'Assurance', 'Fidelity', 'Union', 'Trust'], 3)}`;
    const charged = years + of([0, 0, 0, 2], 4);
    return {
      id: `${carrier.toLowerCase().replace(/[^a-z]+/g, '-')}--${index}--${years}`,
      carrier,
      productName: `${of(words, 5)}${of(kinds, 6)} ${index} ${years}`,
      type: of(['MYGA', 'MYGA', 'FIA'] as const, 7),
      term: `${years} years`,
      rate: (530 + ((Math.imul(index + 1, 40503) % 236) >>> 0)) / 100,
      minimumPremium: of([5000, 10_000, 20_000, 25_000, 50_000, 100_000], 8),
      rating: of(['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B'], 9),
      guaranteeYears: years,
      surrenderCharges: Array.from({ length: charged }, (_year, year) => Math.max(1, of([9, 8, 7], 10) - year)),
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
