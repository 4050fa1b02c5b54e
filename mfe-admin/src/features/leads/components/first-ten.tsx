import { Button } from '@annuity-lantern/ui';
import { type ReactNode, useState } from 'react';
import styles from './first-ten.module.css';

const FIRST = 10;

interface FirstTenProps {
  /** Rows of the table. */
  readonly count: number;
  readonly children: ReactNode;
}

/** A table of which a phone shows ten rows until someone asks for more. Wider screens show all of it. */
export function FirstTen({ count, children }: FirstTenProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={isWhole ? undefined : styles.first}>
      {children}
      {!isWhole && count > FIRST && (
        <div className={styles.more}>
          <Button variant="outline" size="small" onClick={() => setWhole(true)}>
            {`${count - FIRST} more`}
          </Button>
        </div>
      )}
    </div>
  );
}
