import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { SheetIcon } from '../sheet-icon/sheet-icon.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div role="status" className={joinClasses(styles.empty, className)}>
      <SheetIcon className={styles.sheet} />
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
