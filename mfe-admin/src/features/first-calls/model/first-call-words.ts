import type { FirstContact } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { formatSpan } from '../../../dates-and-times/format-span.ts';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 24 * 60;

export type Week = FirstContact['weeks'][number];
/** The fields that a week and a person share. */
type Figures = Pick<Week, 'count' | 'medianMinutes' | 'share' | 'shareInTarget'>;

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** `Mar 2`, of a date without a time. */
export function dayWords(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** `3 h 10 min`; from two days on in days, rounded up, so that "within 3 days" is true. */
export function minutesWords(minutes: number): string {
  return minutes < 2 * DAY ? formatSpan(minutes * MINUTE) : `${Math.ceil(minutes / DAY)} days`;
}

/** Rounded down, so that 100% means all. */
export function shareWords(share: number): string {
  const percent = Math.floor(share * 100 + 1e-9);
  return percent === 0 && share > 0 ? 'under 1%' : `${percent}%`;
}

/** The cells of a table for one week or one person. */
export function cellsOf({ count, medianMinutes, share, shareInTarget }: Figures) {
  return {
    count: formatNumber(count),
    median: medianMinutes === undefined ? (count === 0 ? '' : 'not yet') : minutesWords(medianMinutes),
    target: shareInTarget === undefined ? '' : shareWords(shareInTarget),
    share: share === undefined ? '' : shareWords(share),
  };
}

/** The time to the first call last week, or this week if last week has no data. */
export function answerSentence(weeks: readonly Week[]): string {
  const [last, current] = [weeks.at(-2), weeks.at(-1)];
  if (last && last.count > 0) return sentenceOf(last, 'Last week', 'last week');
  if (current && current.count > 0) return sentenceOf(current, 'This week', 'this week');
  return 'No request of the last two weeks counts yet.';
}

function sentenceOf({ count, medianMinutes, share = 0 }: Figures, week: string, ofWeek: string): string {
  if (count === 1) {
    return medianMinutes === undefined
      ? `The one visitor of ${ofWeek} is still waiting for the first call.`
      : `${week} the one visitor was called after ${minutesWords(medianMinutes)}.`;
  }
  if (medianMinutes === undefined) {
    return `Half or more of the visitors of ${ofWeek} are still waiting for the first call; ${shareWords(share)} were called within 24 hours on working days.`;
  }
  return `${week} half of the visitors were called within ${minutesWords(medianMinutes)}, and ${shareWords(share)} within 24 hours. Only working days count.`;
}

/** Undefined when none waits. */
export function waitingSentence(weeks: readonly Week[]): string | undefined {
  const waiting = weeks.reduce((sum, week) => sum + week.waiting, 0);
  if (waiting === 0) return undefined;
  return waiting === 1
    ? '1 request has waited more than 24 hours on working days and is still waiting.'
    : `${formatNumber(waiting)} requests have waited more than 24 hours on working days and are still waiting.`;
}
