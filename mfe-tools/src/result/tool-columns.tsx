import type { ReactNode } from 'react';
import styles from './tool-columns.module.css';

/** A tool's inputs on the left, where they stay in sight, and its result on the right; one below the other on phones. */
export function ToolColumns({ inputs, children }: { readonly inputs: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.inputs}>{inputs}</div>
      <div className={styles.result}>{children}</div>
    </div>
  );
}
