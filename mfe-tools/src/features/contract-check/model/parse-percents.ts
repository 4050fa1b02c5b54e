import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';

const MOST_YEARS = 15;
const limits = { from: 0, to: 25, decimals: 2, words: 'a percentage' };

export type ListedPercents =
  | { readonly kind: 'percents'; readonly percents: readonly number[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly message: string };

/** Parses yearly charges as written in a schedule: `8, 7, 6`, `8% 7% 6%`, `8/7/6`. */
export function parsePercents(text: string): ListedPercents {
  const parts = text
    .replace(/\s+%/g, '%')
    .split(/[\s,;/]+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return { kind: 'empty' };
  const percents = parts.flatMap((part) => {
    const parsed = parseNumber(part, limits);
    return parsed.kind === 'number' ? [parsed.number] : [];
  });
  if (percents.length < parts.length || parts.length > MOST_YEARS) {
    return { kind: 'wrong', message: `Enter up to ${MOST_YEARS} percentages from 0 to 25, such as 8, 7, 6.` };
  }
  return { kind: 'percents', percents };
}
