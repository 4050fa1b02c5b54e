import type { EffectName, EffectView } from '@annuity-lantern/contracts/http';
import { errorWords } from './effect-error-words.ts';
import { atMoment } from './moment-words.ts';

/** What staff call an effect. */
export const effectTitles = {
  verify: 'Contact check',
  persist: 'Record completed',
  staffMail: 'Staff mail',
  visitorMail: 'Visitor mail',
  webhook: 'CRM webhook',
  analytics: 'Analytics',
} as const satisfies Record<EffectName, string>;

export type EffectMark = 'waiting' | 'due' | 'sending' | 'done' | 'parked' | 'unconfirmed' | 'unwanted';

export interface EffectWords {
  readonly mark: EffectMark;
  /** Of the badge. */
  readonly word: string;
  /** Continues the badge: `at 14:05`. */
  readonly when?: string;
  /** What else a person needs to know, as sentences. */
  readonly notes: readonly string[];
}

const waitsFor: Partial<Record<EffectName, string>> = {
  staffMail: 'It starts once the record is completed.',
  webhook: 'It starts once the record is completed.',
  visitorMail: 'It starts once the contact is checked.',
};

const unconfirmedNotes: Partial<Record<EffectName, string>> = {
  analytics: 'It may have been counted. It is not sent again so that nobody is counted twice.',
};

/** Why an effect was never begun: it was decided when the request came in, or by what the contact check found. */
const unwantedNotes: Partial<Record<EffectName, string>> = {
  visitorMail: 'The e-mail address or the phone number is wrong, so nobody is written to.',
  analytics: 'The visitor did not agree to be counted, or their browser asked not to be.',
};

const notSetUpNotes: Partial<Record<EffectName, string>> = {
  webhook: 'This site has no CRM address.',
  analytics: 'This site has no analytics service.',
};

/** Where an effect stands, in plain words. `now` is in milliseconds since 1970. */
export function effectWords(name: EffectName, effect: EffectView, now: number): EffectWords {
  const { state, attempts, nextAt, doneAt, lastError } = effect;
  const tries = attempts > 1 ? [`Tried ${attempts} times.`] : [];
  const why = lastError === undefined ? [] : [errorWords(lastError)];
  switch (state) {
    case 'waiting':
      return { mark: state, word: 'Waiting', notes: noteOf(waitsFor, name) };
    case 'due':
      return { mark: state, ...nextTry(nextAt, attempts, now), notes: [...why, ...tries] };
    case 'sending':
      return { mark: state, word: 'In progress', notes: attempts > 1 ? [`Try ${attempts}.`] : [] };
    case 'done':
      return { mark: state, word: 'Done', ...(doneAt ? { when: atMoment(doneAt, now) } : {}), notes: tries };
    case 'parked':
      return { mark: state, word: 'Given up', notes: [...why, ...tries, 'It is not tried again by itself.'] };
    case 'unconfirmed':
      return {
        mark: state,
        word: 'Not confirmed',
        notes: [...why, unconfirmedNotes[name] ?? 'It may have been sent. It is not sent again so that nobody gets it twice.'],
      };
    case 'skipped':
      return attempts === 0
        ? { mark: 'unwanted', word: 'Not wanted', notes: noteOf(unwantedNotes, name) }
        : { mark: 'unwanted', word: 'Not set up', notes: noteOf(notSetUpNotes, name) };
  }
}

function noteOf(notes: Partial<Record<EffectName, string>>, name: EffectName): string[] {
  const note = notes[name];
  return note === undefined ? [] : [note];
}

function nextTry(nextAt: string | undefined, attempts: number, now: number): Pick<EffectWords, 'word' | 'when'> {
  if (nextAt !== undefined && Date.parse(nextAt) > now) return { word: 'Next try', when: atMoment(nextAt, now) };
  return { word: attempts === 0 ? 'Starting' : 'Next try', when: 'now' };
}
