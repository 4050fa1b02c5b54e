import { font, joinClasses, ruled } from '@annuity-lantern/ui';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import desk from '../../../shared-styles/desk.module.css';
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
    <PartSection id="recent-activity-title" title="Recent activity" className={ruled[12]}>
      {missing && <p className={font.quiet}>{`Without the ${leadLists[missing].words}, which could not be read.`}</p>}
      <ol className={desk.entries}>
        {newestFirst(leads, RECENT_COUNT).map((lead) => (
          <li key={lead.id} className={joinClasses(desk.entry, styles.item)}>
            <time className={joinClasses(font.quiet, font.numbers)} dateTime={lead.createdAt}>
              {momentWords(lead.createdAt, now)}
            </time>
            <span>
              <button type="button" className={joinClasses(font.strong, desk.link, styles.name)} onClick={() => onSelect(lead.id)}>
                <bdi>{fullName(lead)}</bdi>
              </button>{' '}
              <span>{`asked for ${isConsultation(lead) ? 'a consultation' : 'an annuity review'}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </PartSection>
  );
}

function newestFirst(leads: readonly Lead[], count: number): readonly Lead[] {
  return leads.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, count);
}
