import { Button, RefreshCw } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './desk-bar.module.css';

interface DeskBarProps {
  /** How old the data on screen is. */
  readonly status?: ReactNode;
  readonly reading: boolean;
  readonly onRefresh: () => void;
  /** The navigation of the desk, the user name and the sign-out button. */
  readonly account: ReactNode;
}

/** The line under the heading of each part of the desk. */
export function DeskBar({ status, reading, onRefresh, account }: DeskBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.status}>{status}</p>
      <Button variant="outline" size="small" icon={<RefreshCw />} busy={reading} busyLabel="Refreshing..." onClick={onRefresh}>
        Refresh Data
      </Button>
      {account}
    </div>
  );
}
