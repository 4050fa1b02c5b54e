import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Numbered steps in ruled rows. Each child is one `<li>` with one element inside, beside its number. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
