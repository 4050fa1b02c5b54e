import { font, joinClasses } from '@annuity-lantern/ui';
import { type ReactNode, useState } from 'react';
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
    <section className={joinClasses(styles.part, styles.content)} aria-labelledby={id}>
      <h3 id={id} tabIndex={tabIndex} className={font.smallLabel}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface FoldedPartProps extends PanelPartProps {
  /** Something in it needs a person. It then opens by itself, once. */
  readonly isUrgent?: boolean;
}

/** A part that most calls do not need: its heading opens it. */
export function FoldedPart({ id, title, tabIndex, isUrgent = false, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(isUrgent);
  const [wasUrgent, setUrgent] = useState(isUrgent);
  if (isUrgent && !wasUrgent) {
    setUrgent(true);
    setOpen(true);
  }
  return (
    <section className={styles.part} aria-labelledby={id}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h3 id={id} tabIndex={tabIndex} className={joinClasses(font.smallLabel, styles.foldedTitle)}>
            {title}
          </h3>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
