import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers only. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string | undefined }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
