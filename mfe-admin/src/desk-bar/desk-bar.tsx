import { across, Button, font, joinClasses, RefreshCw } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import desk from '../look/desk.module.css';
import styles from './desk-bar.module.css';

/** What stands at the top of every part. */
interface DeskHead {
  readonly heading: ReactNode;
  /** The navigation of the desk, the user name and the sign-out button. */
  readonly account: ReactNode;
}

/** Of each part of the desk. */
export interface PartProps {
  readonly head: DeskHead;
}

interface DeskBarProps extends PartProps {
  /** How old the data on screen is. */
  readonly status?: ReactNode;
  readonly reading: boolean;
  readonly onRefresh: () => void;
}

/** The top of each part of the desk: one line, or as many as it needs. */
export function DeskBar({ head: { heading, account }, status, reading, onRefresh }: DeskBarProps) {
  return (
    <div className={joinClasses(across[16], styles.bar)}>
      {heading}
      <p className={joinClasses(font.quiet, font.numbers, desk.unlessEmpty)}>{status}</p>
      <Button variant="outline" size="small" icon={<RefreshCw />} busy={reading} busyLabel="Refreshing..." onClick={onRefresh}>
        Refresh Data
      </Button>
      {account}
    </div>
  );
}
