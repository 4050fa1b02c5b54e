import { type NumberLimits, parseNumber } from '@annuity-lantern/tool-kit/parse-number';

/** Percent a year; null if empty or invalid. */
export function readPercent(text: string, limits: NumberLimits): number | null {
  const parsed = parseNumber(text, limits);
  return parsed.kind === 'number' ? parsed.number : null;
}
