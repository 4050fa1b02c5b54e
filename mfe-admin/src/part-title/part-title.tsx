import { font } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';

interface PartTitleProps {
  readonly id: string;
  /** -1 for a heading that can take the focus. */
  readonly tabIndex?: -1 | undefined;
  readonly children: ReactNode;
}

/** The heading of a section of the desk. Small, because the desk has many sections. */
export function PartTitle({ id, tabIndex, children }: PartTitleProps) {
  return (
    <h2 id={id} tabIndex={tabIndex} className={font.smallLabel}>
      {children}
    </h2>
  );
}
