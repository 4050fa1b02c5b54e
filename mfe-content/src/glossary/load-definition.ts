import { later } from '@annuity-lantern/ui';
import type { TermId } from './terms.ts';

const loadTerms = later(() => import(/* webpackChunkName: "glossary-terms" */ './terms.ts'));

/** Undefined if the definitions did not load. They load at the first touch of a term, so that pages with few terms do not include all. */
export async function loadDefinition(id: TermId): Promise<string | undefined> {
  return (await loadTerms())?.termOf(id).definition;
}
