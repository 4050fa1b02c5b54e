import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './lit.module.css';

export interface LitProps {
  /** Draws the bar once, from the left: the light of a result that arrives. */
  readonly draw?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The one line of a screen to read first. */
export function Lit({ draw = false, className, children }: LitProps) {
  return <mark className={joinClasses(styles.lit, draw && styles.draw, className)}>{children}</mark>;
}
