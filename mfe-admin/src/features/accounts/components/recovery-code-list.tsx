import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { showToast } from '@annuity-lantern/host-kit';
import { OnPaper, printAlone } from '@annuity-lantern/host-kit/on-paper';
import { across, Button, font, joinClasses, Notice } from '@annuity-lantern/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './sign-in-code.module.css';

interface RecoveryCodeListProps {
  readonly title: string;
  readonly username: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes. The server cannot show them again. */
export function RecoveryCodeList({ title, username, codes, onKept }: RecoveryCodeListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
    } catch {
      return showToast({ status: 'error', title: 'The codes were not copied', text: 'Select them and copy them by hand.' });
    }
    showToast({ status: 'success', title: 'Recovery codes copied' });
  };
  const list = (
    <ol className={joinClasses(font.numbers, font.nowrap, styles.codes)} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return (
    <div ref={box} tabIndex={-1}>
      <OnPaper id={id} byButtonOnly>
        <article className={styles.sheet}>
          <h1>Recovery codes</h1>
          <p>{`For signing in as ${isolateName(username)} at the staff desk of ${window.location.host}. Each works once.`}</p>
          {list}
        </article>
      </OnPaper>
      <Notice tone="leaf" role="status" title={title}>
        <p>Without your phone, each code signs you in once. You see them only now. Don’t keep them on your phone.</p>
        {list}
        <div className={across[8]}>
          <Button variant="outline" size="small" onClick={() => void copy()}>
            Copy codes
          </Button>
          <Button variant="outline" size="small" onClick={() => printAlone(id)}>
            Print codes
          </Button>
          <Button size="small" onClick={onKept}>
            I have kept them
          </Button>
        </div>
      </Notice>
    </div>
  );
}
