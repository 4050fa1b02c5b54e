import type { ReactNode } from 'react';
import styles from './fact.module.css';

/** A line of a `<dl>`. An answer that the visitor left out is said to be left out. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>not given</span>}</dd>
    </div>
  );
}
