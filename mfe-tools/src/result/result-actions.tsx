import { Button, Check, Printer } from '@annuity-lantern/ui';
import { useState } from 'react';
import { Link2 } from '../icons.ts';
import styles from './result-actions.module.css';

interface ResultActionsProps {
  /** What a link to this result has after `#`. */
  readonly hash: string;
  /** What the print button is called where it prints something of its own. */
  readonly printLabel?: string;
}

/** Printing a result, and copying a link that brings it back. The link carries the figures behind `#`, which browsers send to nobody. */
export function ResultActions({ hash, printLabel = 'Print this result' }: ResultActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" icon={<Printer />} onClick={() => window.print()}>
        {printLabel}
      </Button>
      <CopyLink key={hash} hash={hash} />
    </div>
  );
}

/** New for every result: what was copied before no longer leads to the one that is shown. */
function CopyLink({ hash }: Pick<ResultActionsProps, 'hash'>) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'by-hand'>('none');
  const [link, setLink] = useState('');

  async function copy() {
    const { origin, pathname } = window.location;
    const address = origin + pathname + hash;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('by-hand');
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" icon={outcome === 'copied' ? <Check /> : <Link2 />} onClick={copy}>
        Copy a link to this result
      </Button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && 'Link copied. Whoever has it sees these figures.'}
      </span>
      {outcome === 'by-hand' && (
        <label className={styles.byHand}>
          Your browser did not let us copy. Copy this address:
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
