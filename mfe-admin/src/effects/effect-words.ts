import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { EffectView, LeadDetail } from '@annuity-lantern/contracts/http';
import { atMoment } from '../moments/moment-words.ts';
import { errorWords } from './effect-error-words.ts';

export type EffectMark = 'waiting' | 'due' | 'sending' | 'done' | 'parked' | 'unconfirmed' | 'unwanted';

export interface EffectWords {
  readonly mark: EffectMark;
  /** The text of the badge. */
  readonly word: string;
  /** Continues the badge: `at 14:05`. */
  readonly when?: string;
  /** What else a person needs to know, as sentences. */
  readonly notes: readonly string[];
}

interface WordsOfEffect {
  /** The name of the effect for staff. */
  readonly title: string;
  /** Notes by state. `planned`: no try yet. `skipped`: a worker had nothing to do, and gave no reason. `unwanted`: skipped before a worker claimed it. */
  readonly waiting?: string;
  readonly planned?: string;
  readonly unconfirmed?: string;
  readonly skipped?: string;
  readonly unwanted?: string;
  /** The badge when it is skipped by a worker. */
  readonly skippedWord?: string;
}

const wordsOf: Readonly<Record<EffectName, WordsOfEffect>> = {
  verify: { title: 'Contact check' },
  recheck: {
    title: 'Further checks',
    waiting: 'It starts only if the contact check cannot tell.',
    planned: 'Nobody could tell yet. It is asked again for 24 hours.',
  },
  persist: { title: 'Record completed' },
  staffMail: { title: 'Staff mail', waiting: 'It starts once the record is completed.' },
  visitorMail: {
    title: 'Visitor mail',
    waiting: 'It starts once the contact is checked.',
    unwanted: 'The email address or the phone number is wrong, so no mail is sent.',
  },
  ownerMail: { title: 'Mail about the owner', waiting: 'It starts a minute after someone has the request.' },
  webhook: {
    title: 'CRM webhook',
    waiting: 'It starts once the record is completed.',
    skipped: 'This site has no CRM address.',
  },
  analytics: {
    title: 'Analytics',
    unconfirmed: 'It may have been counted. It isn’t sent again, so that no one is counted twice.',
    unwanted: 'The visitor did not agree to be counted, or their browser asked not to be.',
    skipped: 'This site has no analytics service.',
  },
  slaWarning: {
    title: 'Reminder at 20 hours',
    planned: 'It is sent only if no one has called by then.',
    skipped: 'Somebody had called by then, or the 24 hours were over.',
    skippedWord: 'Not needed',
  },
  slaBreach: {
    title: 'Reminder at 24 hours',
    planned: 'It is sent only if no one has called by then.',
    skipped: 'Somebody had called by then.',
    skippedWord: 'Not needed',
  },
};

export function effectTitle(name: EffectName): string {
  return wordsOf[name].title;
}

/**
 * The state of an effect, in plain words.
 *
 * @param contact what the last check of the contact found, if one has run
 * @param now in milliseconds since 1970
 */
export function effectWords(name: EffectName, effect: EffectView, contact: LeadDetail['contact'], now: number): EffectWords {
  const { state, attempts, nextAt, doneAt, lastError } = effect;
  const words = wordsOf[name];
  const tries = attempts > 1 ? [`Tried ${attempts} times.`] : [];
  const why = lastError === undefined ? [] : [errorWords(lastError)];
  switch (state) {
    case 'waiting':
      return { mark: state, word: 'Waiting', notes: noteOf(words.waiting) };
    case 'due':
      return { ...nextTry(nextAt, attempts, now), notes: [...noteOf(words.planned), ...why, ...tries] };
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
        notes: [...why, words.unconfirmed ?? 'It may have been sent. It isn’t sent again, so that no one gets it twice.'],
      };
    case 'skipped':
      if (lastError !== undefined) return { mark: 'unwanted', word: 'Not sent', notes: why };
      return attempts === 0
        ? { mark: 'unwanted', word: 'Not wanted', notes: noteOf(words.unwanted) }
        : { mark: 'unwanted', word: words.skippedWord ?? 'Not set up', notes: noteOf(words.skipped) };
  }
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
