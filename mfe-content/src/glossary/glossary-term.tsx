import { Term } from '@annuity-lantern/ui';
import { glossary, type TermId } from './terms.ts';

/** A technical word in running text, with its definition on hover, focus and tap. */
export function GlossaryTerm({ id, children }: { readonly id: TermId; readonly children: string }) {
  return <Term label={glossary[id].definition}>{children}</Term>;
}
