import { foldText, holdsWords } from '@annuity-lantern/domain/fold-text';
import { type GlossaryEntry, glossary, type TermId } from '../../../glossary/terms.ts';

export interface FoundTerm extends GlossaryEntry {
  readonly id: TermId;
}

/** All terms in alphabetical order. */
export const allTerms: readonly FoundTerm[] = Object.entries<GlossaryEntry>(glossary).map(([id, entry]) => ({
  ...entry,
  id: id as TermId,
}));

/** Where the words were found. Smaller ranks come first. */
const ranks = { nameStart: 0, names: 1, definition: 2, nowhere: 3 } as const;

/**
 * The terms that contain the words, or all terms for an empty search.
 * Order: name starts with the words, then name, abbreviation or other name contains them, then the definition. Alphabetical within each.
 */
export function findTerms(words: string): readonly FoundTerm[] {
  if (words.trim() === '') return allTerms;
  const ranked = allTerms.map((term) => ({ term, rank: rankOf(term, words) })).filter(({ rank }) => rank !== ranks.nowhere);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ term }) => term);
}

function rankOf({ term, abbreviation, alsoCalled, definition }: FoundTerm, words: string): number {
  if (holdsWords(term, words) && foldText(term).startsWith(foldText(words))) return ranks.nameStart;
  if ([term, abbreviation, alsoCalled].some((name) => name !== undefined && holdsWords(name, words))) return ranks.names;
  return holdsWords(definition, words) ? ranks.definition : ranks.nowhere;
}
