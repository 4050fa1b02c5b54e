import type { TermId } from './terms.ts';

/** Loads the definitions lazily at the first touch of a term, so that pages with few terms do not include all. */
export async function loadDefinition(id: TermId): Promise<string> {
  const { termOf } = await import(/* webpackChunkName: "glossary-terms" */ './terms.ts');
  return termOf(id).definition;
}
