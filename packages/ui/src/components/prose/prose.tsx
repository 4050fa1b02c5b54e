import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import styles from './prose.module.css';

/** Article type for running text: headings, paragraphs, lists, quotations, tables. */
export function Prose({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  return <div className={joinClasses(styles.prose, className)}>{children}</div>;
}
