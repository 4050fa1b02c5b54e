import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './section.module.css';

/** The page's width: 1264 with its side padding. */
export function Wrap({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  return <div className={joinClasses(styles.wrap, className)}>{children}</div>;
}

export interface SectionProps {
  /** Needed for links to the section; names it for screen readers as well. */
  readonly id?: string | undefined;
  readonly heading: ReactNode;
  /** Below the heading, in the side column. */
  readonly side?: ReactNode;
  readonly tone?: 'page' | 'sunk' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An ink rule across the page, the heading in the side column, the content beside it. */
export function Section({ id, heading, side, tone = 'page', className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={id && `${id}-heading`} className={joinClasses(styles.section, styles[tone], className)}>
      <div className={styles.wrap}>
        <div className={styles.grid}>
          <div className={styles.side}>
            <h2 id={id && `${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
            {side && <div className={styles.sideWords}>{side}</div>}
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </section>
  );
}
