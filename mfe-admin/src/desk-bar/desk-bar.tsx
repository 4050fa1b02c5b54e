import { across, Button, font, joinClasses, RefreshCw } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import desk from '../look/desk.module.css';
import styles from './desk-bar.module.css';

/** The top of every part of the desk. */
interface DeskHead {
  readonly heading: ReactNode;
  /** The navigation of the desk, the user name and the sign-out button. */
  readonly account: ReactNode;
}

/** The props that every part of the desk takes. */
export interface PartProps {
  readonly head: DeskHead;
}

interface DeskBarProps extends PartProps {
  /** How old the data on screen is. */
  readonly status?: ReactNode;
  readonly reading: boolean;
  readonly onRefresh: () => void;
}

/** Renders the top of a part: one line, or more if it does not fit. */
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
