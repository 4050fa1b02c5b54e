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
  const wanted = words.trim().toLowerCase();
  if (!wanted) return allTerms;
  const ranked = allTerms.map((term) => ({ term, rank: rankOf(term, wanted) })).filter(({ rank }) => rank !== ranks.nowhere);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ term }) => term);
}

function rankOf({ term, abbreviation, alsoCalled, definition }: FoundTerm, wanted: string): number {
  if (term.toLowerCase().startsWith(wanted)) return ranks.nameStart;
  if ([term, abbreviation, alsoCalled].some((name) => name?.toLowerCase().includes(wanted))) return ranks.names;
  return definition.toLowerCase().includes(wanted) ? ranks.definition : ranks.nowhere;
}
