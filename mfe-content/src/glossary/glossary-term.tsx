import { Term } from '@annuity-lantern/ui';
import { useState } from 'react';
import styles from './glossary-term.module.css';
import { loadDefinition } from './load-definition.ts';
import type { TermId } from './terms.ts';

const waiting = 'One moment.';
const notLoaded = 'The definition could not be loaded. It stands in the glossary.';

/** A technical word in running text, with its definition on hover, focus and tap. On paper the word stands alone. */
export function GlossaryTerm({ id, children }: { readonly id: TermId; readonly children: string }) {
  const [definition, setDefinition] = useState(waiting);

  function load() {
    loadDefinition(id).then(setDefinition, () => setDefinition(notLoaded));
  }

  return (
    // On the way down, so that the definition is asked for before the tooltip's own code and is there when it opens.
    <span className={styles.term} onPointerEnter={load} onFocusCapture={load} onClickCapture={load}>
      <Term label={definition}>{children}</Term>
    </span>
  );
}
