import type { Course } from '@annuity-lantern/domain/course-examples';
import { formatChange, formatDollars, formatShortPercent, roundTo } from '@annuity-lantern/domain/format-number';

/** One line per year of a contract: the change of the index, the credited interest and the sum. */
export function workingLines(index: readonly number[], { rates, values }: Course): readonly string[] {
  return index.map((year, place) => {
    const credit = rates[place] ?? 0;
    const before = formatDollars(values[place] ?? 0);
    const after = formatDollars(values[place + 1] ?? 0);
    return `Year ${place + 1}: index ${formatChange(year)}, credited ${formatShortPercent(credit)}. ${before} × ${factor(credit)} = ${after}`;
  });
}

/** 6% as what a value is multiplied with: `1.06`. */
function factor(percent: number): string {
  return String(roundTo(1 + percent / 100, 5));
}
