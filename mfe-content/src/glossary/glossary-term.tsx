import { useSite } from '@annuity-lantern/host-kit';
import { Term } from '@annuity-lantern/ui';
import { useState } from 'react';
import { loadDefinition } from './load-definition.ts';
import type { TermId } from './terms.ts';

/** A technical term in running text, with its definition on hover, focus and tap. The definition is not printed. */
export function GlossaryTerm({ id, children }: { readonly id: TermId; readonly children: string }) {
  const [definition, setDefinition] = useState<string>();
  const { phone } = useSite();
  const notLoaded = `The definition could not be loaded. You can find it in the glossary, or call ${phone.display}.`;

  function load() {
    void loadDefinition(id).then((text = notLoaded) => setDefinition(text));
  }

  return (
    // In the capture phase: the definition is requested before the tooltip's code, and has loaded when it opens.
    <span onPointerEnter={load} onFocusCapture={load} onClickCapture={load}>
      <Term label={definition}>{children}</Term>
    </span>
  );
}
