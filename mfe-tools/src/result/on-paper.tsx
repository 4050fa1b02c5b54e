import { usePrinting } from '@annuity-lantern/ui/printing';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './on-paper.module.css';

/** What is printed in place of the whole page, header and footer included. Drawn only while the browser prints, so that it costs nothing at a key. */
export function OnPaper({ children }: { readonly children: ReactNode }) {
  return usePrinting() && createPortal(<div className={styles.paper}>{children}</div>, document.body);
}
