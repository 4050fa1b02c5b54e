import { Prose } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from '../article/article.module.css';

interface SectionProps {
  /** Also the anchor. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a text that its list of contents leads to. The build makes one of every `##`. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <Prose className={styles.body}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {children}
      </Prose>
    </section>
  );
}
