import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { font, joinClasses } from '@annuity-lantern/ui';
import desk from '../../../look/desk.module.css';
import { momentWords } from '../../../moments/moment-words.ts';
import { deedWords, doerWords } from '../model/history-words.ts';
import styles from './lead-history.module.css';

/** The history of a request, oldest entry first. */
export function LeadHistory({ lead, now }: { lead: LeadDetail; now: number }) {
  return (
    <ol>
      {lead.history.map((entry, place) => (
        // Entries are only ever added at the end; several notes share a `seq`.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells entries apart.
        <li key={place} className={joinClasses(desk.entry, styles.entry)}>
          <time className={joinClasses(font.quiet, font.numbers)} dateTime={entry.at}>
            {momentWords(entry.at, now)}
          </time>
          <span>
            <strong>
              <bdi>{doerWords(entry)}</bdi>
            </strong>{' '}
            <span>{deedWords(entry, lead.page)}</span>
            {entry.note && <bdi className={joinClasses(font.quiet, styles.note)}>{entry.note}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  );
}
