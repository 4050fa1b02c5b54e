import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { font, joinClasses } from '@annuity-lantern/ui';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import desk from '../../../shared-styles/desk.module.css';
import { deedWords, doerWords } from '../model/history-words.ts';
import styles from './history-line.module.css';

interface HistoryLineProps {
  readonly entry: LeadDetail['history'][number];
  /** The page that the request was sent from. */
  readonly page: LeadDetail['page'];
  readonly now: number;
  /** Of the request, where a list joins several. */
  readonly reference?: string;
}

/** One entry of a history: when, who, what, and the note. */
export function HistoryLine({ entry, page, now, reference }: HistoryLineProps) {
  return (
    <li className={joinClasses(desk.entry, styles.entry)}>
      <time className={joinClasses(font.quiet, font.numbers)} dateTime={entry.at}>
        {momentWords(entry.at, now)}
      </time>
      <span>
        <strong>
          <bdi>{doerWords(entry)}</bdi>
        </strong>{' '}
        <span>{deedWords(entry, page)}</span>
        {reference && (
          <>
            {' '}
            <span className={font.quiet}>{reference}</span>
          </>
        )}
        {entry.note && <bdi className={joinClasses(font.quiet, styles.note)}>{entry.note}</bdi>}
      </span>
    </li>
  );
}
