import { type ReactNode, useState } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { usePrinting } from '../../printing.ts';
import { useServed } from '../../use-served.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** What opens, as an action: "Show the working". */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Draws what is inside when it is first opened, and on paper: for tables and sums that few open. A served page has it at once. */
  readonly lazy?: boolean | undefined;
}

/** Detail behind an action link. A native disclosure: it opens before any script has run, and stands open on paper. */
export function Disclosure({ label, children, className, lazy = false }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={joinClasses(styles.disclosure, className)} onToggle={lazy ? () => setOpened(true) : undefined}>
      <summary className={styles.summary}>
        {label}
        <ChevronDown className={styles.chevron} />
      </summary>
      {lazy ? <LazyContent opened={opened}>{children}</LazyContent> : children}
    </details>
  );
}

function LazyContent({ opened, children }: { readonly opened: boolean; readonly children: ReactNode }) {
  const [isServed] = useState(useServed(true, false));
  const printing = usePrinting();
  return (opened || printing || isServed) && children;
}
