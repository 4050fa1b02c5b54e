import { joinClasses } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './tool-columns.module.css';

interface ToolColumnsProps {
  readonly inputs: ReactNode;
  /** For inputs that are longer than a screen: wider, and they scroll with the page. */
  readonly longForm?: boolean;
  readonly children: ReactNode;
}

/** A tool's inputs on the left, where they stay in sight, and its result on the right; one below the other on phones. */
export function ToolColumns({ inputs, longForm = false, children }: ToolColumnsProps) {
  return (
    <div className={joinClasses(styles.columns, longForm && styles.longForm)}>
      <div className={styles.inputs}>{inputs}</div>
      <div>{children}</div>
    </div>
  );
}
