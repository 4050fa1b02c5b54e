import text from '../../content/glossary.md?glossary';

/** Also the anchor of the term on the glossary page. A test holds every id that a page names against the glossary. */
export type TermId = string;

/** A word of the field, explained once for the whole site. */
export type GlossaryEntry = (typeof text.terms)[TermId];

/** Every term by its id, in alphabetical order. */
export const glossary: Readonly<Record<TermId, GlossaryEntry>> = text.terms;

/** The review date and the sources of the glossary. */
export const { reviewedOn, sources } = text;

/** The term of an id. Raises RangeError for an id that the glossary does not have. */
export function termOf(id: TermId): GlossaryEntry {
  const entry = glossary[id];
  if (!entry) throw new RangeError(`The glossary has no term ${id}`);
  return entry;
}
