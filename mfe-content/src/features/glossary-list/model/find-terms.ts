import { type GlossaryEntry, glossary, type TermId } from '../../../glossary/terms.ts';

export interface FoundTerm extends GlossaryEntry {
  readonly id: TermId;
}

/** Every term, in the order of the alphabet. */
export const allTerms: readonly FoundTerm[] = Object.entries<GlossaryEntry>(glossary).map(([id, entry]) => ({
  ...entry,
  id: id as TermId,
}));

/** The terms whose name, short form, other name or definition holds the words. All of them without words. */
export function findTerms(words: string): readonly FoundTerm[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return allTerms;
  return allTerms.filter(({ term, abbreviation, alsoCalled, definition }) =>
    [term, abbreviation, alsoCalled, definition].some((text) => text?.toLowerCase().includes(wanted)),
  );
}
