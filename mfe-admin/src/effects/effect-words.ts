import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { EffectView, LeadDetail } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { atMoment, momentWords } from '../dates-and-times/moment-words.ts';
import { staffWords } from './staff-words.ts';

export type EffectMark = 'waiting' | 'due' | 'sending' | 'done' | 'parked' | 'unconfirmed' | 'unwanted';

export interface EffectWords {
  readonly mark: EffectMark;
  /** The text of the badge. */
  readonly word: string;
  /** Continues the badge: `at 14:05`. */
  readonly when?: string;
  /** Further notes, as sentences. */
  readonly notes: readonly string[];
  /** The last failures, newest first, if they say more than the notes. */
  readonly failures?: readonly { readonly at: string; readonly words: string }[];
}

export function effectTitle(name: EffectName): string {
  return staffWords.effects[name].title;
}

/**
 * The state of an effect, in plain words.
 *
 * @param contact what the last check of the contact found, if one has run
 * @param now in milliseconds since 1970
 */
export function effectWords(name: EffectName, effect: EffectView, contact: LeadDetail['contact'], now: number): EffectWords {
  const { state, attempts, nextAt, doneAt, lastError, dismissed } = effect;
  const failures = failuresOf(effect, now);
  const words = staffWords.effects[name];
  const tries = attempts > 1 ? [`Tried ${attempts} times.`] : [];
  const why = lastError === undefined ? [] : [errorWords(lastError)];
  const ended = dismissed ? `Dismissed by ${isolateName(dismissed.by)} ${atMoment(dismissed.at, now)}: ${dismissed.reason}` : undefined;
  switch (state) {
    case 'waiting':
      return { mark: state, word: 'Waiting', notes: noteOf(words.waiting) };
    case 'due':
      return { ...nextTry(nextAt, attempts, now), notes: [...noteOf(words.planned), ...why, ...tries], failures };
    case 'sending':
      return { mark: state, word: 'In progress', notes: attempts > 1 ? [`Try ${attempts}.`] : [] };
    case 'done':
      if (name === 'recheck' && isUnknown(contact)) {
        return { mark: 'unconfirmed', word: 'Not found out', notes: ['Could not be checked for 24 hours.', ...tries] };
      }
      return { mark: state, word: 'Done', ...(doneAt ? { when: atMoment(doneAt, now) } : {}), notes: tries };
    case 'parked':
      return { mark: state, word: 'Given up', notes: [...why, ...tries, ended ?? 'We don’t try it again unless you replay it.'], failures };
    case 'unconfirmed':
      return {
        mark: state,
        word: 'Not confirmed',
        notes: [...why, ended ?? words.unconfirmed ?? 'It may have gone out. We don’t send it again, so no one gets it twice.'],
        failures,
      };
    case 'skipped':
      if (lastError !== undefined) return { mark: 'unwanted', word: 'Not sent', notes: why };
      return attempts === 0
        ? { mark: 'unwanted', word: 'Not wanted', notes: noteOf(words.unwanted) }
        : { mark: 'unwanted', word: words.skippedWord ?? 'Not set up', notes: noteOf(words.skipped) };
  }
}

const reasons: ReadonlyMap<string, string> = new Map(
  [...Object.values(staffWords.providers).map(({ errors }) => errors), staffWords.anyError, staffWords.skipped].flatMap((words) =>
    Object.entries<string>(words),
  ),
);

/** Why an effect failed or was skipped. An error class of another version gets a neutral sentence. */
export function errorWords(errorClass: string): string {
  return reasons.get(errorClass) ?? 'It did not work.';
}

/** A single failure without a code is what the notes say already. */
function failuresOf({ lastAttempts = [] }: EffectView, now: number): { at: string; words: string }[] {
  if (lastAttempts.length === 1 && lastAttempts[0]?.code === undefined) return [];
  return lastAttempts
    .map(({ error, code, at }) => {
      const answer = code === undefined ? '' : ` (code ${code})`;
      return { at, words: `${momentWords(at, now)}: ${errorWords(error)}${answer}` };
    })
    .reverse();
}

function isUnknown(contact: LeadDetail['contact']): boolean {
  const found = contact ? [contact.email, contact.phone] : [];
  return found.includes('unknown') && !found.includes('false');
}

function noteOf(note: string | undefined): string[] {
  return note === undefined ? [] : [note];
}

function nextTry(nextAt: string | undefined, attempts: number, now: number): Omit<EffectWords, 'notes'> {
  if (nextAt !== undefined && Date.parse(nextAt) > now) {
    const when = atMoment(nextAt, now);
    return attempts === 0 ? { mark: 'waiting', word: 'Planned', when } : { mark: 'due', word: 'Next try', when };
  }
  return { mark: 'due', word: attempts === 0 ? 'Starting' : 'Next try', when: 'now' };
}
