import { across, Button, font, joinClasses, RefreshCw } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import desk from '../shared-styles/desk.module.css';
import styles from './part-header.module.css';

/** The props that every part of the desk takes. */
export interface PartProps {
  /** The h1. */
  readonly heading: ReactNode;
}

interface PartHeaderProps extends PartProps {
  /** How old the data on screen is. */
  readonly status?: ReactNode;
  readonly reading: boolean;
  readonly onRefresh: () => void;
}

/** Renders the top of a part: one line, or more if it does not fit. */
export function PartHeader({ heading, status, reading, onRefresh }: PartHeaderProps) {
  return (
    <div className={joinClasses(across[16], styles.head)}>
      {heading}
      <p className={joinClasses(font.quiet, font.numbers, desk.unlessEmpty, styles.status)}>{status}</p>
      <Button variant="outline" size="small" icon={<RefreshCw />} busy={reading} busyLabel="Refreshing..." onClick={onRefresh}>
        Refresh Data
      </Button>
    </div>
  );
}
