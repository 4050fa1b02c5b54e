import { Term } from '@annuity-lantern/ui';
import { useState } from 'react';
import { loadDefinition } from './load-definition.ts';
import type { TermId } from './terms.ts';

const notLoaded = 'The definition could not be loaded. You can find it in the glossary.';

/** A technical word in running text, with its definition on hover, focus and tap. On paper the word stands alone. */
export function GlossaryTerm({ id, children }: { readonly id: TermId; readonly children: string }) {
  const [definition, setDefinition] = useState<string>();

  function load() {
    loadDefinition(id).then(setDefinition, () => setDefinition(notLoaded));
  }

  return (
    // On the way down, so that the definition is asked for before the tooltip's own code and is there when it opens.
    <span onPointerEnter={load} onFocusCapture={load} onClickCapture={load}>
      <Term label={definition}>{children}</Term>
    </span>
  );
}
