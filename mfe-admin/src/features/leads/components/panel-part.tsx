import { font } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './panel-part.module.css';

interface PanelPartProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  /** -1 for a heading that can take the focus. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
}

/** A part of an open request with its heading, below a rule. */
export function PanelPart({ id, title, tabIndex, children }: PanelPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} tabIndex={tabIndex} className={font.smallLabel}>
        {title}
      </h3>
      {children}
    </section>
  );
}
