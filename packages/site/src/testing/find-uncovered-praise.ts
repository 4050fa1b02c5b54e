import type { SiteClaim } from '../site-claims.ts';

/** Words that praise a service without a number. */
const praise =
  /\b(?:award\w*|best-?selling|certified|daily|expert\w*|independent|largest|leading|millions?|non-biased|number one|premier|proven|real-time|renowned|thousands?|top-rated|trusted|unbiased|unmatched|vetted|world-class|24\/7|#1)\b/gi;

/**
 * Words of praise in page source that no claim covers.
 *
 * @param allowed phrases in which such a word is no praise of this service
 */
export function findUncoveredPraise(source: string, claims: readonly SiteClaim[], allowed: readonly string[]): string[] {
  const covered = [...claims.flatMap(({ readings }) => readings.map(({ wording }) => wording)), ...allowed];
  const text = withoutComments(source).replace(/\s+/g, ' ');
  return [...text.matchAll(praise)]
    .filter(({ 0: word, index }) => !covered.some((phrase) => isWithin(text, index, word, phrase)))
    .map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));
}

/** Whether the word at `index` is a part of the phrase. */
function isWithin(text: string, index: number, word: string, phrase: string): boolean {
  const start = phrase.toLowerCase().indexOf(word.toLowerCase());
  return start >= 0 && text.slice(index - start, index - start + phrase.length).toLowerCase() === phrase.toLowerCase();
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[^:])\/\/[^\n]*/g, '$1 ');
}
