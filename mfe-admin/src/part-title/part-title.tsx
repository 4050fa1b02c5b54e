import { joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './part-title.module.css';

interface PartTitleProps {
  readonly id: string;
  /** -1 where the reader is taken to it. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The heading of a part of the desk: small, since the desk is read at a glance and has many. */
export function PartTitle({ id, tabIndex, children, className }: PartTitleProps) {
  return (
    <h2 id={id} tabIndex={tabIndex} className={joinClasses(styles.title, className)}>
      {children}
    </h2>
  );
}
