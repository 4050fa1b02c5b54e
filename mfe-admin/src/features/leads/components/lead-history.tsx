import type { HistoryEntry, LeadDetail, LeadStatus } from '@annuity-lantern/contracts/http';
import { momentWords } from '../../../moments/moment-words.ts';
import styles from './lead-history.module.css';

/** The history of a request, oldest entry first. */
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

/** What a member of staff did, by the status that it led to: written after their name. */
const stepDeeds: Readonly<Record<LeadStatus, string>> = {
  pending: 'put it back to pending',
  assigned: 'took the request',
  contacted: 'reached the visitor by phone',
  scheduled: 'scheduled the call',
  closed: 'closed the request',
  disqualified: 'set the request aside as not a fit',
  reopened: 'opened the request again',
  erased: 'erased the request',
};

/** `Visitor` `sent the request from /consultation`. `page` is the path of the form, if known. */
function historyWords(entry: HistoryEntry, page: string | undefined): { readonly who: string; readonly did: string } {
  const { what, by, to } = entry;
  // A user name keeps its capitalization.
  if (what === 'status') return { who: by, did: to ? stepDeeds[to] : 'changed the status' };
  const who = by.charAt(0).toUpperCase() + by.slice(1);
  if (what === 'completed') return { who, did: 'completed the record' };
  return { who, did: `sent the request${page ? ` from ${page}` : ''}` };
}
