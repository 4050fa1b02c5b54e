import type { RateRecord } from '@annuity-lantern/contracts/http';
import { RouteLink } from '@annuity-lantern/host-kit';
import { Button, buttonClass } from '@annuity-lantern/ui';
import { readFlagged } from '../model/flagged-words.ts';
import styles from './flagged-bar.module.css';

interface FlaggedBarProps {
  readonly flagged: readonly RateRecord[];
  /** Why the last press flagged nothing; empty otherwise. */
  readonly refusal: string;
  readonly onClear: () => void;
}

/** How many rates are flagged and where that leads, in sight while the list scrolls. */
export function FlaggedBar({ flagged, refusal, onClear }: FlaggedBarProps) {
  const { suffix, canCompare, words } = readFlagged(flagged);

  function clear() {
    onClear();
    // This removes the pressed button, so focus moves first.
    document.getElementById('rates-found')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label="Flagged rates" className={styles.bar}>
      {(refusal || words) && <p className={styles.words}>{[refusal, words].filter(Boolean).join(' ')}</p>}
      <div className={styles.line}>
        <b>{flagged.length} flagged</b>
        {canCompare && (
          <RouteLink to="annuity-comparison" suffix={suffix} className={buttonClass({ size: 'small' })}>
            Compare in dollars
          </RouteLink>
        )}
        {!canCompare && flagged.length > 1 && (
          <RouteLink to="annuity-comparison" suffix={suffix} className={buttonClass({ size: 'small', variant: 'outline' })}>
            See what can
          </RouteLink>
        )}
        <Button variant="quiet" size="small" className={styles.clear} onClick={clear}>
          Clear flags
        </Button>
      </div>
    </section>
  );
}
