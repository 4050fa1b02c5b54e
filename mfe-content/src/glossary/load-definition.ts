import type { TermId } from './terms.ts';

/** The definitions are a file of their own, so that a page with three terms does not carry them all: it comes at the first touch of one. */
export async function loadDefinition(id: TermId): Promise<string> {
  const { termOf } = await import(/* webpackChunkName: "glossary-terms" */ './terms.ts');
  return termOf(id).definition;
}
