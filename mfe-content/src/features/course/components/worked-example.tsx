import { flow, font, joinClasses, panel } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './worked-example.module.css';

interface WorkedExampleProps {
  readonly heading: string;
  /** The inputs, the sums as a numbered list, and the conclusion. */
  readonly children: ReactNode;
}

/** A worked example with its arithmetic open, to follow with a pencil. */
export function WorkedExample({ heading, children }: WorkedExampleProps) {
  return (
    <div className={joinClasses(panel.sunk, flow[12], font.body, styles.working)}>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}
