import { type NumberLimits, parseNumber } from '@annuity-lantern/tool-kit/parse-number';

/** Percent a year; null for nothing and for what cannot be read. */
export function readPercent(text: string, limits: NumberLimits): number | null {
  const parsed = parseNumber(text, limits);
  return parsed.kind === 'number' ? parsed.number : null;
}
