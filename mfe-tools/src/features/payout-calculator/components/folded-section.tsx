import { above, Disclosure, font, joinClasses, ruled } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './folded-section.module.css';

interface FoldedSectionProps {
  readonly id: string;
  readonly heading: string;
  /** The press that opens it, as an action: "Show the yearly return". */
  readonly label: string;
  /** The field that only this section depends on; shown beside the lead. */
  readonly field: ReactNode;
  readonly lead: ReactNode;
  /** The answer. */
  readonly children: ReactNode;
}

/** A further question about the same figures, with its own field. Closed until it is asked. */
export function FoldedSection({ id, heading, label, field, lead, children }: FoldedSectionProps) {
  return (
    <section className={joinClasses(ruled[16], above[32])} aria-labelledby={id}>
      <h2 id={id} className={font.h3}>
        {heading}
      </h2>
      <Disclosure label={label}>
        <div className={joinClasses(above[8], styles.opening)}>
          <p className={joinClasses(font.quiet, font.measure)}>{lead}</p>
          <div className={styles.field}>{field}</div>
        </div>
        {children}
      </Disclosure>
    </section>
  );
}
