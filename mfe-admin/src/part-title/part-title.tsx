import { font, joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';

interface PartTitleProps {
  readonly id: string;
  /** -1 for a heading that can take the focus. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The heading of a section of the desk. Small, because the desk has many sections. */
export function PartTitle({ id, tabIndex, children, className }: PartTitleProps) {
  return (
    <h2 id={id} tabIndex={tabIndex} className={joinClasses(font.smallLabel, className)}>
      {children}
    </h2>
  );
}
