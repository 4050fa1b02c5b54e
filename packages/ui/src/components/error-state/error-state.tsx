import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes.ts';
import { Button } from '../button/button.tsx';
import { CircleAlert } from '../icons/icons.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly onRetry: () => void;
  readonly retryLabel?: string | undefined;
  /** While the new attempt runs. */
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
}

export function ErrorState({ title, text, onRetry, retryLabel = 'Try again', busy = false, className }: ErrorStateProps) {
  return (
    <div role="alert" className={joinClasses(styles.error, className)}>
      <CircleAlert className={styles.icon} />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <Button variant="outline" size="small" busy={busy} busyLabel="Loading..." onClick={onRetry} className={styles.retry}>
        {retryLabel}
      </Button>
    </div>
  );
}
