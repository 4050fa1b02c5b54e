import type { EffectName, EffectView, LeadDetail } from '@annuity-lantern/contracts/http';
import { atMoment } from '../../../moments/moment-words.ts';
import { errorWords } from './effect-error-words.ts';

/** What staff call an effect. */
export const effectTitles = {
  verify: 'Contact check',
  recheck: 'Further checks',
  persist: 'Record completed',
  staffMail: 'Staff mail',
  visitorMail: 'Visitor mail',
  webhook: 'CRM webhook',
  analytics: 'Analytics',
  slaWarning: 'Reminder at 20 hours',
  slaBreach: 'Reminder at 24 hours',
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
  recheck: 'It starts only if the contact check cannot tell.',
};

/** What an effect that nobody has begun with yet is for, where its time is still to come. */
const plannedNotes: Partial<Record<EffectName, string>> = {
  recheck: 'Nobody could tell yet. It is asked again for 24 hours.',
  slaWarning: 'It is sent only if nobody has called by then.',
  slaBreach: 'It is sent only if nobody has called by then.',
};

const unconfirmedNotes: Partial<Record<EffectName, string>> = {
  analytics: 'It may have been counted. It is not sent again so that nobody is counted twice.',
};

/** Why an effect was never begun: it was decided when the request came in, or by what the contact check found. */
const unwantedNotes: Partial<Record<EffectName, string>> = {
  visitorMail: 'The e-mail address or the phone number is wrong, so nobody is written to.',
  analytics: 'The visitor did not agree to be counted, or their browser asked not to be.',
};

/** Why a worker had nothing to do. */
const skippedNotes: Partial<Record<EffectName, string>> = {
  webhook: 'This site has no CRM address.',
  analytics: 'This site has no analytics service.',
  slaWarning: 'Somebody had called by then, or the 24 hours were over.',
  slaBreach: 'Somebody had called by then.',
};

/**
 * Where an effect stands, in plain words.
 *
 * @param contact what the last check of the contact found, where one has run
 * @param now in milliseconds since 1970
 */
export function effectWords(name: EffectName, effect: EffectView, contact: LeadDetail['contact'], now: number): EffectWords {
  const { state, attempts, nextAt, doneAt, lastError } = effect;
  const tries = attempts > 1 ? [`Tried ${attempts} times.`] : [];
  const why = lastError === undefined ? [] : [errorWords(lastError)];
  switch (state) {
    case 'waiting':
      return { mark: state, word: 'Waiting', notes: noteOf(waitsFor, name) };
    case 'due':
      return { ...nextTry(nextAt, attempts, now), notes: [...noteOf(plannedNotes, name), ...why, ...tries] };
    case 'sending':
      return { mark: state, word: 'In progress', notes: attempts > 1 ? [`Try ${attempts}.`] : [] };
    case 'done':
      if (name === 'recheck' && isUnknown(contact)) {
        return { mark: 'unconfirmed', word: 'Not found out', notes: ['Could not be checked for 24 hours.', ...tries] };
      }
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
        : { mark: 'unwanted', word: isReminder(name) ? 'Not needed' : 'Not set up', notes: noteOf(skippedNotes, name) };
  }
}

function isReminder(name: EffectName): boolean {
  return name === 'slaWarning' || name === 'slaBreach';
}

function isUnknown(contact: LeadDetail['contact']): boolean {
  const found = contact ? [contact.email, contact.phone] : [];
  return found.includes('unknown') && !found.includes('false');
}

function noteOf(notes: Partial<Record<EffectName, string>>, name: EffectName): string[] {
  const note = notes[name];
  return note === undefined ? [] : [note];
}

function nextTry(nextAt: string | undefined, attempts: number, now: number): Omit<EffectWords, 'notes'> {
  if (nextAt !== undefined && Date.parse(nextAt) > now) {
    const when = atMoment(nextAt, now);
    return attempts === 0 ? { mark: 'waiting', word: 'Planned', when } : { mark: 'due', word: 'Next try', when };
  }
  return { mark: 'due', word: attempts === 0 ? 'Starting' : 'Next try', when: 'now' };
}
