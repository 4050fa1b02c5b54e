import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** The label, as an action: "See the math". */
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** At first; it must not change. */
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
}

/** Detail behind an action link. A native `<details>`: it opens before any script has run, and is printed open. */
export function Disclosure({ label, children, isOpen, className }: DisclosureProps) {
  return (
    <details open={isOpen} className={joinClasses(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <ChevronDown className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
