import { above, font, joinClasses, ruled } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './ruled-section.module.css';

interface RuledSectionProps {
  readonly id: string;
  readonly heading: string;
  /** The field that only this section depends on; shown beside the lead. */
  readonly field: ReactNode;
  readonly lead: ReactNode;
  /** The answer. */
  readonly children: ReactNode;
}

/** A further question about the same figures, with its own field. */
export function RuledSection({ id, heading, field, lead, children }: RuledSectionProps) {
  return (
    <section className={joinClasses(ruled[24], above[56])} aria-labelledby={id}>
      <h2 id={id} className={font.h2}>
        {heading}
      </h2>
      <div className={joinClasses(above[8], styles.opening)}>
        <p className={joinClasses(font.quiet, font.measure)}>{lead}</p>
        <div className={styles.field}>{field}</div>
      </div>
      {children}
    </section>
  );
}
