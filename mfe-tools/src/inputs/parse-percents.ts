import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';

const MOST_YEARS = 15;
const limits = { from: 0, to: 25, decimals: 2, words: 'a percentage' };

export type ListedPercents =
  | { readonly kind: 'percents'; readonly percents: readonly number[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly message: string };

/** Parses yearly charges as written in a schedule: `8, 7, 6`, `8% 7% 6%`, `8/7/6`, `8,5; 7,5`. */
export function parsePercents(text: string): ListedPercents {
  const typed = cleanLine(text).replace(/ %/g, '%');
  // One charge of 7.5, or two of 7 and 5.
  const [, first, second] = /^(\d{1,2}),(\d{1,2})%?$/.exec(typed) ?? [];
  if (first && second) return { kind: 'wrong', message: `Enter ${first}.${second} for one percentage, or ${first}, ${second} for two.` };
  // Beside semicolons, a comma inside a number is its decimal comma. Beside blanks alone it could be either.
  const hasOtherMarks = /[;/]/.test(typed);
  const isUnclear = !hasOtherMarks && /\d,\d+%? \d|\d%? \d+,\d/.test(typed);
  const parts = typed.split(hasOtherMarks ? /[;/]/ : / |, ?/).filter((part) => part.trim() !== '');
  if (parts.length === 0) return { kind: 'empty' };
  const percents = parts.flatMap((part) => {
    const parsed = parseNumber(part, limits);
    return parsed.kind === 'number' ? [parsed.number] : [];
  });
  if (isUnclear || percents.length < parts.length || parts.length > MOST_YEARS) {
    return { kind: 'wrong', message: `Enter up to ${MOST_YEARS} percentages from 0 to 25, such as 8, 7, 6.` };
  }
  return { kind: 'percents', percents };
}
