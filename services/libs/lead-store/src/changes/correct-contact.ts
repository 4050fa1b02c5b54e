import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import { searchFieldsOf } from '../find/search-fields-of.ts';
import type { Effect, StoredLead } from '../record/lead-record.ts';
import { orderChangeMail } from './change-mail.ts';
import { orderConsentRecord } from './consent-record.ts';
import { type Decide, type Effects, firstTry, ordered, step } from './lead-change.ts';
import { type Actor, mayCorrect } from './rights.ts';

export interface ContactCorrection {
  /** Absent: stays as it is. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Sends the mails to the visitor again that were given up, or were left out because the contact was wrong. */
  readonly resend: boolean;
  /** The visitor made it: a mail confirms it. */
  readonly isOwn?: boolean;
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Corrects e-mail or phone. The old values go to the history, the normalized ones are made anew, and the checks start again. The consent stays as it was
 * given. Refused if the lead has changed since the person saw it, and to an agent who is not its owner.
 */
export function correctedContact({ email, phone, resend, isOwn, seq, by, now }: ContactCorrection): Decide {
  const corrected = { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
  const names = Object.keys(corrected) as (keyof typeof corrected)[];
  return (lead, storeTime) => {
    if (lead.seq !== seq || !mayCorrect(lead, by)) return null;
    // The words come from the concern and the notes, which a correction does not change.
    const { words: _, ...found } = searchFieldsOf({ ...lead, ...corrected });
    return {
      // Of a number that is not of the United States there are no keys.
      fields: {
        phoneNormalised: undefined,
        phoneTail: undefined,
        ...found,
        ...corrected,
        contact: undefined,
        // What the office or a mailbox corrects ends the key of the tab that sent the request.
        correction: undefined,
        ...(phone === undefined ? {} : { wrongNumber: undefined }),
      },
      effects: {
        ...orderConsentRecord(lead, storeTime),
        ...firstChecks(lead, storeTime),
        ...persistAnew(lead, storeTime),
        ...(resend ? mailsAgain(lead, storeTime) : {}),
        ...(isOwn ? orderChangeMail(lead, names, storeTime) : {}),
      },
      ...step(lead, { at: now, what: 'contact', by: by.username, old: Object.fromEntries(names.map((name) => [name, lead[name]])) }),
    };
  };
}

/** `persist` in its first state, unless it is done: its worker may have read the old answers. */
export function persistAnew(lead: StoredLead, now: Date): Effects {
  return lead.effects.persist?.state === 'done' ? {} : { persist: firstState('persist', lead, now) };
}

/** The checks in their first state. Their tokens are gone. */
function firstChecks(lead: StoredLead, now: Date): Effects {
  const checks = effectNames.filter((name) => effects[name].queue === 'lead-verify');
  return Object.fromEntries(checks.map((name) => [name, firstState(name, lead, now)]));
}

/** An unconfirmed mail may have arrived, so it stays as it is. */
function mailsAgain(lead: StoredLead, now: Date): Effects {
  const mails = effectNames.filter((name) => effects[name].toVisitor && wasNotSent(lead.effects[name]));
  return Object.fromEntries(
    mails.map((name) => {
      const { told, appointment } = lead.effects[name] ?? {};
      const kept = { ...(told ? { told } : {}), ...(appointment ? { appointment } : {}) };
      return [name, { ...firstState(name, lead, now), released: true, ...kept }];
    }),
  );
}

/** Given up, or left out because the contact was wrong. */
function wasNotSent(mail: Effect | undefined): boolean {
  const reason = mail?.lastErrorClass ?? 'contact_false';
  if (mail?.state === 'skipped') return reason === 'contact_false' || reason === 'address_bad';
  return mail?.state === 'parked' && reason !== 'impossible_state';
}

/** As in a new lead. */
export function firstState(name: EffectName, lead: StoredLead, now: Date): Effect {
  const { starts } = effects[name];
  if ('after' in starts) return { state: 'waiting', attempts: 0, ...starts };
  if ('with' in starts) return ordered(name, now, lead.seq + 1);
  return firstTry(name, now);
}
