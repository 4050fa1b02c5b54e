import { momentWords } from '../../../moments/moment-words.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { isConsultation, type Lead } from '../model/lead.ts';
import { type LeadListName, leadLists } from '../model/lead-lists.ts';
import { fullName } from '../model/lead-words.ts';
import styles from './recent-activity.module.css';

const RECENT_COUNT = 10;

interface RecentActivityProps {
  readonly leads: readonly Lead[];
  /** A list that could not be read: its requests are not in `leads`. */
  readonly missing: LeadListName | undefined;
  readonly now: number;
  readonly onSelect: (id: string) => void;
}

/** The newest ten requests of both lists, by the time they were received. */
export function RecentActivity({ leads, missing, now, onSelect }: RecentActivityProps) {
  return (
    <section className={styles.section} aria-labelledby="recent-activity-title">
      <PartTitle id="recent-activity-title" className={styles.title}>
        Recent activity
      </PartTitle>
      {missing && <p className={styles.missing}>Without the {leadLists[missing].words}, which could not be read.</p>}
      <ol className={styles.list}>
        {newestFirst(leads, RECENT_COUNT).map((lead) => (
          <li key={lead.id} className={styles.item}>
            <time className={styles.time} dateTime={lead.createdAt}>
              {momentWords(lead.createdAt, now)}
            </time>
            <span>
              <button type="button" className={styles.name} onClick={() => onSelect(lead.id)}>
                {fullName(lead)}
              </button>{' '}
              asked for {isConsultation(lead) ? 'a consultation' : 'an annuity review'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function newestFirst(leads: readonly Lead[], count: number): readonly Lead[] {
  return leads.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, count);
}
