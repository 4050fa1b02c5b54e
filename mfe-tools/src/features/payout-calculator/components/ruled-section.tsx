import { Near } from '@annuity-lantern/ui/near';
import type { ReactNode } from 'react';
import styles from './ruled-section.module.css';

interface RuledSectionProps {
  readonly id: string;
  readonly heading: string;
  /** A field that the section alone depends on, beside its first words. */
  readonly field: ReactNode;
  readonly lead: ReactNode;
  /** About as high as the answer, a length of CSS. */
  readonly height: string;
  /** The answer: drawn when the reader comes near. */
  readonly children: ReactNode;
}

/** A further question about the same figures, with its own field. */
export function RuledSection({ id, heading, field, lead, height, children }: RuledSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.opening}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.field}>{field}</div>
      </div>
      <Near height={height}>{children}</Near>
    </section>
  );
}
