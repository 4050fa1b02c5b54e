import { joinClasses, stack } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { PartTitle } from '../part-title/part-title.tsx';
import desk from '../shared-styles/desk.module.css';
import styles from './part-section.module.css';

interface PartSectionProps {
  /** Of the heading. */
  readonly id: string;
  /** -1 for a heading that can take the focus. */
  readonly tabIndex?: -1;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a part of the desk with its heading. Each after the first is below an ink rule. */
export function PartSection({ id, tabIndex, title, className, children }: PartSectionProps) {
  return (
    <section className={joinClasses(stack[12], desk.ownButtons, styles.section, className)} aria-labelledby={id}>
      <PartTitle id={id} tabIndex={tabIndex}>
        {title}
      </PartTitle>
      {children}
    </section>
  );
}
