import type { ComparedSheet, RateBatch, SheetProblem, WaitingSheet } from '@annuity-lantern/contracts/http';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { atMoment } from '../../../dates-and-times/moment-words.ts';

/** `Nov 18, 2026`, or `Nov 11, 2026 to Nov 18, 2026`. */
export function daysWords({ oldestAsOf, newestAsOf }: ComparedSheet['sheet']): string {
  const newest = formatShortDay(newestAsOf);
  return oldestAsOf === newestAsOf ? newest : `${formatShortDay(oldestAsOf)} to ${newest}`;
}

export function counted(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** `64 rates`, and how many of them are samples. */
export function sizeWords({ count, samples }: ComparedSheet['sheet']): string {
  const rates = counted(count, 'rate', 'rates');
  if (samples === 0) return rates;
  return samples === count ? `${rates}, all samples` : `${rates}, ${formatNumber(samples)} of them samples`;
}

/** How a sheet came, and by whom. `now` is in milliseconds since 1970. */
export function wayWords(batch: RateBatch, now: number): string {
  const { by, staff = 'staff', fileName, uploadedAt, putBack, state } = batch;
  const file = fileName ? `, file ${fileName}` : '';
  const when = uploadedAt ? ` ${atMoment(uploadedAt, now)}` : '';
  if (by === 'command') return `Imported by command${when}${file}`;
  if (by === 'source') return `From the rate source${when}`;
  if (putBack) return `Put back by ${staff}${when}${file}`;
  const wasOnlineAtOnce = !uploadedAt && (state === 'in_use' || state === 'replaced');
  return `${wasOnlineAtOnce ? 'Put online' : 'Uploaded'} by ${staff}${when}${file}`;
}

/** How the wait for approval ended, as a sentence with a blank before it; empty for a sheet that did not have to wait. */
export function decisionWords({ state, decision }: RateBatch, now: number): string {
  if (state === 'superseded') return ' A newer sheet took its place before it was approved.';
  if (!decision) return '';
  const { by, at, reason } = decision;
  if (state === 'turned_down')
    return ` Turned down by ${by} ${atMoment(at, now)}${reason ? `: ${reason}` : ''}${/[.?!]$/.test(reason ?? '') ? '' : '.'}`;
  return state === 'withdrawn' ? ` Withdrawn by ${by} ${atMoment(at, now)}` : ` Approved by ${by}.`;
}

/** Who sent a sheet that waits. */
export function senderWords({ by, staff = 'staff', fileName, putBack, own }: WaitingSheet): string {
  const file = fileName ? `, file ${fileName}` : '';
  if (by === 'command') return `Imported by command${file}`;
  if (by === 'source') return 'From the rate source';
  return `${putBack ? 'Put back' : 'Uploaded'} by ${own ? 'you' : staff}${file}`;
}

/** `12 new, 3 with another rate, 1 removed`. */
export function changeWords({ added, changed, adjusted, removed }: RateBatch['counts']): string {
  const parts = [
    [added, 'new'],
    [changed, 'with another rate'],
    [adjusted, 'with other terms'],
    [removed, 'removed'],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => `${formatNumber(number)} ${what}`);
  return words.join(', ') || 'no rate changed';
}

/** The position of a problem in the file: `Line 3, column “rate”`. */
export function placeWords({ line, column }: SheetProblem): string {
  const words = [line === undefined ? '' : `line ${line}`, column === undefined ? '' : `column “${column}”`].filter(Boolean).join(', ');
  return words === '' ? 'The whole file' : words[0]?.toUpperCase() + words.slice(1);
}

/** The message as a sentence: messages about a cell start in lower case. */
export function problemWords(message: string): string {
  const sentence = upperFirst(message);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}
