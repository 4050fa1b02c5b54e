import type { CallOutcome, LeadDetail, LeadStatus } from '@annuity-lantern/contracts/http';
import { byWords } from '../../../actors/actor-words.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';

/** The outcome in a sentence about the last call. */
const outcomeWords = {
  reached: 'reached',
  no_answer: 'no answer',
  left_message: 'left a message',
  call_back: 'asked for a callback',
  wrong_number: 'wrong number',
} as const satisfies Record<CallOutcome, string>;

/** `2 calls. The last one: no answer (ruiz, at 14:05).` `now` is in milliseconds since 1970. */
export function callsWords(calls: LeadDetail['calls'], now: number): string {
  if (!calls) return 'No call yet.';
  const { count, at, by, outcome } = calls;
  const last = `${outcomeWords[outcome]} (${byWords(by)}, ${atMoment(at, now)})`;
  return count === 1 ? `1 call: ${last}.` : `${count} calls. The last one: ${last}.`;
}

/** `Call back tomorrow at 10:00 by your clock.` */
export function callbackWords({ at }: NonNullable<LeadDetail['callback']>, now: number): string {
  return Date.parse(at) <= now ? `Call back now. It was due ${atMoment(at, now)}` : `Call back ${atMoment(at, now)} by your clock.`;
}

/** For the result of a recorded call. */
export function savedCallWords({ calls, callback }: Pick<LeadDetail, 'calls' | 'callback'>, now: number): string {
  if (!calls) return 'Saved.';
  if (calls.outcome === 'call_back' && callback) return `Saved. ${callbackWords(callback, now)} We mail the owner then.`;
  return `Saved: ${outcomeWords[calls.outcome]}. ${calls.count === 1 ? '1 call' : `${calls.count} calls`} so far.`;
}

/** For the result of a step. Undo says the same as "Open again", because it is the same step. */
export function savedStepWords(status: LeadStatus): string {
  return status === 'reopened' ? 'Saved: the request is open again.' : `Saved: the request is ${status} now.`;
}
