import { Button, joinClasses, screenOnly } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { ArrivedRows } from '../model/arrived-rows.ts';
import styles from './live-tables.module.css';

interface LiveTablesProps {
  /** Requests that are held back while someone reads the lists. */
  readonly waiting: number;
  /** The rows answer a search or filter, so a row that appears need not be new. */
  readonly isFound: boolean;
  /** Ids of requests that came in a moment ago. */
  readonly arrived: ReadonlySet<string>;
  readonly onShow: () => void;
  readonly children: ReactNode;
}

/** The tables of requests. The button lies over the line of the first heading, so that it pushes nothing down. */
export function LiveTables({ waiting, isFound, arrived, onShow, children }: LiveTablesProps) {
  const which = isFound ? 'more' : 'new';
  return (
    <div className={styles.tables}>
      <div className={joinClasses(screenOnly, styles.overlay)}>
        <div role="status" className={styles.place}>
          {waiting > 0 && (
            <Button size="small" onClick={onShow}>
              {waiting === 1 ? `1 ${which} request` : `${waiting} ${which} requests`}
            </Button>
          )}
        </div>
      </div>
      <ArrivedRows value={arrived}>{children}</ArrivedRows>
    </div>
  );
}
