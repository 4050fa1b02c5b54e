import { count } from './count.ts';
import type { PlannedSheet } from './plan-sheet.ts';

/**
 * Warnings before publishing a sheet, most severe first. A plan that is `ready` without `force` has none.
 */
export function planWarnings({ difference, summary, base }: PlannedSheet, samplesAllowed: boolean): string[] {
  const warnings: string[] = [];
  const samples = count(summary.samples, 'rate is a sample', 'rates are samples');
  if (summary.samples > 0 && !samplesAllowed) warnings.push(`${samples}, and the production host shows none.`);
  else if (summary.samples > 0 && base && base.samples === 0 && base.count > 0) warnings.push(`${samples}, and real rates are in place.`);
  const [first] = difference.older;
  if (first) {
    const example = `${first.rate.carrier}, ${first.rate.productName}: ${first.rate.asOf}, in place ${first.stored}`;
    warnings.push(`${count(difference.older.length, 'rate is', 'rates are')} older than what is in place (${example}).`);
  }
  return warnings;
}
