import type { RateBatch } from '@annuity-lantern/contracts/http';
import { Button } from '@annuity-lantern/ui';
import { momentWords } from '../../../moments/moment-words.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { changeWords, daysWords, sizeWords, wayWords } from '../model/rate-words.ts';
import styles from './earlier-sheets.module.css';

interface EarlierSheetsProps {
  readonly batches: readonly RateBatch[];
  readonly now: number;
  /** The id of the sheet being compared, or the name of another running task. */
  readonly busy: string | null;
  /** Undefined for those who may not publish. */
  readonly onCompare: ((batch: RateBatch) => void) | undefined;
}

/** The sheets before the one in use. The last three can be restored, after a preview of the changes. */
export function EarlierSheets({ batches, now, busy, onCompare }: EarlierSheetsProps) {
  return (
    <section className={styles.section} aria-labelledby="rates-earlier">
      <PartTitle id="rates-earlier">Earlier sheets</PartTitle>
      <ul className={styles.rows}>
        {batches.map((batch) => {
          const when = momentWords(batch.at, now);
          return (
            <li key={batch.id} className={styles.row}>
              <span className={styles.when}>{when}</span>
              <span className={styles.words}>
                {sizeWords(batch.sheet)}, as of {daysWords(batch.sheet)}, {batch.source}.
                <span className={styles.quiet}>
                  {wayWords(batch)}. Its changes: {changeWords(batch.counts)}.
                </span>
              </span>
              {batch.restorable && onCompare ? (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={busy === batch.id ? undefined : `Put back the rates as of ${daysWords(batch.sheet)}, ${when}`}
                  busy={busy === batch.id}
                  busyLabel="Comparing..."
                  aria-disabled={busy !== null}
                  onClick={() => onCompare(batch)}
                >
                  Put back
                </Button>
              ) : (
                !batch.restorable && <span className={styles.quiet}>Not kept</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
