import { usePrinting } from '@annuity-lantern/ui/printing';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './on-paper.module.css';

/** The id of the sheet that a button prints. Null while the browser's own menu prints. */
let asked: string | null = null;

/** Prints one sheet of a page that may have several. */
export function printAlone(id: string): void {
  asked = id;
  window.addEventListener('afterprint', forget, { once: true });
  window.print();
}

function forget() {
  asked = null;
}

interface OnPaperProps {
  readonly id: string;
  readonly byButtonOnly?: boolean;
  readonly children: ReactNode;
}

/** Printed in place of the whole page, header and footer included. Not rendered while typing, only while the browser prints. */
export function OnPaper({ id, byButtonOnly = false, children }: OnPaperProps) {
  const printing = usePrinting();
  const isChosen = asked === null ? !byButtonOnly : asked === id;
  return printing && isChosen && createPortal(<div className={styles.paper}>{children}</div>, document.body);
}
