import type { ComparedSheet, RateBatch, SheetProblem } from '@annuity-lantern/contracts/http';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatNumber } from '@annuity-lantern/domain/format-number';

/** `Nov 18, 2026`, or `Nov 11, 2026 to Nov 18, 2026`. */
export function daysWords({ oldestAsOf, newestAsOf }: ComparedSheet['sheet']): string {
  const newest = formatShortDay(newestAsOf);
  return oldestAsOf === newestAsOf ? newest : `${formatShortDay(oldestAsOf)} to ${newest}`;
}

export function counted(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** `64 rates`, and how many of them are samples. */
export function sizeWords({ count, samples }: ComparedSheet['sheet']): string {
  const rates = counted(count, 'rate', 'rates');
  if (samples === 0) return rates;
  return samples === count ? `${rates}, all samples` : `${rates}, ${formatNumber(samples)} of them samples`;
}

/** How a sheet was imported, and by whom. */
export function wayWords({ by, staff, fileName }: Pick<RateBatch, 'by' | 'staff' | 'fileName'>): string {
  const file = fileName ? `, file ${fileName}` : '';
  if (by === 'staff') return `Put online by ${staff ?? 'staff'}${file}`;
  return by === 'command' ? `Imported by command${file}` : 'From the rate source';
}

/** `12 new, 3 with another rate, 1 removed`. */
export function changeWords({ added, changed, adjusted, removed }: RateBatch['counts']): string {
  const parts = [
    [added, 'new'],
    [changed, 'with another rate'],
    [adjusted, 'with other terms'],
    [removed, 'removed'],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => `${formatNumber(number)} ${what}`);
  return words.join(', ') || 'no rate changed';
}

/** The position of a problem in the file: `Line 3, column “rate”`. */
export function placeWords({ line, column }: SheetProblem): string {
  const words = [line === undefined ? '' : `line ${line}`, column === undefined ? '' : `column “${column}”`].filter(Boolean).join(', ');
  return words === '' ? 'The whole file' : words[0]?.toUpperCase() + words.slice(1);
}

/** The message as a sentence: messages about a cell start in lower case. */
export function problemWords(message: string): string {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
