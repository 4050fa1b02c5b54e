import { createHash, timingSafeEqual } from 'node:crypto';
import { type CorrectableField, correctableFields, type StoredAnswers, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '../record/lead-record.ts';
import { correctedAnswers } from './correct-answers.ts';
import { correctedContact, firstState } from './correct-contact.ts';
import type { Decide, Effects, LeadChange } from './lead-change.ts';
import { hasRoom } from './note.ts';

export type SentAnswers = Pick<StoredAnswers, CorrectableField>;

export interface SentCorrection {
  /** The key of the tab that sent the request. */
  readonly key: string;
  /** Absent: stays as it is. */
  readonly answers: SentAnswers;
  readonly now: Date;
}

const visitor = { id: VISITOR_ACTOR, username: VISITOR_ACTOR, isManager: true };
/** In place of the hash of a lead that has none, so that each comparison takes the same time. */
const NO_HASH = hashOf('');

/**
 * A correction by the tab that sent the request. The visitor's own change, but no mailbox has answered: every address before gets a mail, the new one gets the
 * first mail, and all count as typed addresses. What is stored already uses up nothing, so a repeat is no second correction. Refused for another key, after
 * its time, after its last correction, and with a history that is too long.
 */
export function sentCorrection({ key, answers, now }: SentCorrection): Decide {
  return (lead, storeTime) => {
    if (!isKeyOf(lead, key, storeTime)) return null;
    const { email, phone, ...others } = changedOf(lead, answers);
    const isContact = email !== undefined || phone !== undefined;
    const isOther = Object.keys(others).length > 0;
    if (!isContact && !isOther) return {};
    const { correction } = lead;
    if (!correction || correction.left < 1 || !hasRoom(lead)) return null;
    const by = { isOwn: true, now } as const;
    const contact = isContact && correctedContact({ ...by, email, phone, resend: false, by: visitor, seq: lead.seq })(lead, storeTime);
    const reached = contact ? after(lead, contact) : lead;
    const rest = isOther && correctedAnswers({ ...by, answers: others, by: VISITOR_ACTOR, seq: reached.seq })(reached, storeTime);
    const { fields, effects, ...change } = bothOf(contact || {}, rest || {});
    return {
      ...change,
      fields: { ...fields, correction: { ...correction, left: correction.left - 1 } },
      effects: {
        ...effects,
        ...(effects?.changeMail ? { changeMail: { ...effects.changeMail, since: 0, isUnproved: true } } : {}),
        ...(isContact ? firstMail(lead, email !== undefined, storeTime) : {}),
      },
    };
  };
}

/** Whether a key corrects a lead now. Compares in constant time. */
export function isKeyOf({ correction }: Pick<StoredLead, 'correction'>, key: string, now: Date): boolean {
  const isSame = timingSafeEqual(hashOf(key), asHash(correction?.hash));
  return correction !== undefined && isSame && now < correction.until;
}

/** The answers that differ from what is stored. Without call times, any time suits. */
export function changedOf(lead: StoredLead, answers: SentAnswers): SentAnswers {
  const stored: SentAnswers = { ...lead, preferredCallTime: lead.preferredCallTime ?? 'any' };
  const changed = correctableFields.filter(
    (name) => answers[name] !== undefined && JSON.stringify(answers[name]) !== JSON.stringify(stored[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, answers[name]]));
}

/** The mail that confirms the request, for a new address, or because it was left out. The limits of mail hold: anyone can type an address. */
function firstMail(lead: StoredLead, isNewAddress: boolean, now: Date): Effects {
  const isOwed = isNewAddress || lead.effects.visitorMail?.state === 'skipped';
  return isOwed ? { visitorMail: { ...firstState('visitorMail', lead, now), order: lead.seq + 1 } } : {};
}

function after(lead: StoredLead, { fields, effects, raises = 0 }: LeadChange): StoredLead {
  return { ...lead, ...fields, effects: { ...lead.effects, ...effects }, seq: lead.seq + raises } as StoredLead;
}

/** The second one was decided for the lead that the first one leaves. */
function bothOf(first: LeadChange, second: LeadChange): LeadChange {
  return {
    fields: { ...first.fields, ...second.fields },
    effects: { ...first.effects, ...second.effects },
    entries: [...(first.entries ?? []), ...(second.entries ?? [])],
    raises: (first.raises ?? 0) + (second.raises ?? 0),
  };
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function asHash(stored: string | undefined): Buffer {
  const bytes = Buffer.from(stored ?? '', 'base64url');
  return bytes.length === NO_HASH.length ? bytes : NO_HASH;
}
