import type { FoundTerm } from './find-terms.ts';

export interface LetterGroup {
  readonly letter: string;
  /** Anchor of the group. */
  readonly id: string;
  readonly terms: readonly FoundTerm[];
}

/** Terms that begin with a digit, in one group before the letters. */
const DIGITS = '0–9';

/** Terms in alphabetical order, cut where the first letter changes. */
export function groupByLetter(terms: readonly FoundTerm[]): readonly LetterGroup[] {
  const groups = new Map<string, FoundTerm[]>();
  for (const term of terms) {
    const first = term.term.charAt(0).toUpperCase();
    const letter = /\d/.test(first) ? DIGITS : first;
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, of]) => ({ letter, id: letter === DIGITS ? 'digits' : `letter-${letter.toLowerCase()}`, terms: of }));
}
