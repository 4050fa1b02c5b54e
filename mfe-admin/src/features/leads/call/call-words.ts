import type { CallOutcome, LeadDetail, LeadStatus } from '@annuity-lantern/contracts/http';
import { shortZoneName } from '@annuity-lantern/domain/office-hours';
import { byWords } from '../../../actors/actor-words.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { timeWords } from '../../../dates-and-times/time-words.ts';

/** The outcome in a sentence about the last call. */
const outcomeWords = {
  reached: 'reached',
  no_answer: 'no answer',
  left_message: 'left a message',
  call_back: 'asked for a callback',
  wrong_number: 'wrong number',
} as const satisfies Record<CallOutcome, string>;

/** The outcome of the last call, for a row: `no answer`. */
export function outcomeInWords(outcome: CallOutcome): string {
  return outcomeWords[outcome];
}

/** `2 calls. The last one: no answer (ruiz, at 14:05).` `now` is in milliseconds since 1970. */
export function callsWords(calls: LeadDetail['calls'], now: number): string {
  if (!calls) return 'No call yet.';
  const { count, at, by, outcome } = calls;
  const last = `${outcomeWords[outcome]} (${byWords(by)}, ${atMoment(at, now)})`;
  return count === 1 ? `1 call: ${last}.` : `${count} calls. The last one: ${last}.`;
}

const plannedCalls = { attempt: 'Next try', appointment: 'Call, as agreed,', callback: 'Call back' } as const;

/** `Call back tomorrow at 10:00 by your clock.` An attempt is the office's own: it never says that the visitor asked for it. */
export function callbackWords({ at, kind }: NonNullable<LeadDetail['callback']>, now: number): string {
  const call = plannedCalls[kind ?? 'callback'];
  return Date.parse(at) <= now ? `${call} now. It was due ${atMoment(at, now)}` : `${call} ${atMoment(at, now)} by your clock.`;
}

/** By the visitor's clock: `Tue, Mar 3, 3:00 p.m. CT`, or without the zone where it is said beside it. */
export function visitorTimeWords(at: Date, timeZone: string, { withZone }: { readonly withZone: boolean }): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(at);
  return [`${day},`, timeWords(at, timeZone), withZone ? shortZoneName(at, timeZone) : ''].filter(Boolean).join(' ');
}

/** For the result of a recorded call. */
export function savedCallWords({ calls, callback }: Pick<LeadDetail, 'calls' | 'callback'>, now: number): string {
  if (!calls) return 'Saved.';
  const next = callback?.kind === 'attempt' ? ` ${callbackWords(callback, now)}` : '';
  if (calls.outcome === 'call_back' && callback) return `Saved. ${callbackWords(callback, now)} We mail the owner then.`;
  return `Saved: ${outcomeWords[calls.outcome]}. ${calls.count === 1 ? '1 call' : `${calls.count} calls`} so far.${next}`;
}

/** For the result of a step. Undo says the same as "Open again", because it is the same step. */
export function savedStepWords(status: LeadStatus, callback?: LeadDetail['callback'], now = 0): string {
  if (status === 'scheduled' && callback?.kind === 'appointment')
    return `Saved. ${callbackWords(callback, now)} We email the visitor the time, with a file for their calendar.`;
  return status === 'reopened' ? 'Saved: the request is open again.' : `Saved: the request is ${status} now.`;
}
