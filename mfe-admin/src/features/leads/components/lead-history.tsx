import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { momentWords } from '../../../moments/moment-words.ts';
import { historyWords } from '../model/history-words.ts';
import styles from './lead-history.module.css';

/** What became of a request, oldest first, with time and who. */
export function LeadHistory({ lead, now }: { lead: LeadDetail; now: number }) {
  return (
    <ol className={styles.history}>
      {lead.history.map((entry) => {
        const { who, did } = historyWords(entry, lead.page);
        return (
          <li key={`${entry.seq} ${entry.what}`} className={styles.entry}>
            <time className={styles.time} dateTime={entry.at}>
              {momentWords(entry.at, now)}
            </time>
            <span className={styles.words}>
              <strong>{who}</strong> {did}
              {entry.note && <span className={styles.note}>{entry.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
