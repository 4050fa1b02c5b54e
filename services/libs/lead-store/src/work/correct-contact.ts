import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import { searchFieldsOf } from '../find/search-fields-of.ts';
import { orderChangeMail } from '../my-request/order-change-mail.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { updateEffects } from '../record/update-effects.ts';
import { orderConsentRecord } from './order-consent-record.ts';
import { type Actor, ownedBy } from './owned-by.ts';
import type { TransitionOutcome } from './transition-lead.ts';

interface Correction {
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
 * Corrects e-mail or phone of a lead by compare-and-set on `seq`. The old values go to the history, the normalized ones are made anew, and the
 * checks start again. The consent stays as it was given. Refused if the lead has changed since the person saw it, and to an agent who is not its
 * owner. Rejects if MongoDB is away.
 *
 * @param moment when the checks start
 */
export async function correctContact(
  leads: Leads,
  id: string,
  correction: Correction,
  moment: Moment = SERVER_NOW,
): Promise<TransitionOutcome> {
  const seen = await findLead(leads, id);
  if (!seen) return { outcome: 'unknown' };
  const { seq, by, resend, isOwn, email, phone } = correction;
  const changed = [...(email === undefined ? [] : ['email' as const]), ...(phone === undefined ? [] : ['phone' as const])];
  const stages = [
    orderConsentRecord(moment),
    restartChecks(moment),
    ...(resend ? [orderMails(moment)] : []),
    ...(isOwn ? [orderChangeMail(changed, moment)] : []),
    stageOf(seen, correction),
  ];
  const which = { _id: id, seq, ...(by.isManager ? {} : ownedBy(by)) };
  // The values are made of `seen`, so it must be what the person saw.
  const lead = seen.seq === seq ? await updateEffects(leads, which, stages) : null;
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

/** The checks in their first state, and `persist`. Their tokens are gone. */
function restartChecks(now: Moment): PipelineStage.Set {
  const checks = effectNames.filter((name) => effects[name].queue === 'lead-verify');
  return {
    $set: {
      ...Object.fromEntries(checks.map((name) => [`effects.${name}`, { $mergeObjects: [firstState(name, now)] }])),
      ...persistAnew(now),
    },
  };
}

/** `persist` in its first state, unless it is done: its worker may have read the old answers. */
export function persistAnew(now: Moment): Readonly<Record<string, object>> {
  const isCompleted = { $eq: ['$effects.persist.state', 'done'] };
  return { 'effects.persist': { $cond: [isCompleted, '$effects.persist', firstState('persist', now)] } };
}

/** An unconfirmed mail may have arrived, so it stays as it is. */
function orderMails(now: Moment): PipelineStage.Set {
  const mails = effectNames.filter((name) => effects[name].toVisitor);
  return {
    $set: Object.fromEntries(
      mails.map((name) => {
        const path = `$effects.${name}`;
        const reason = { $ifNull: [`${path}.lastErrorClass`, 'contact_false'] };
        const wasLeftOut = { $and: [{ $eq: [`${path}.state`, 'skipped'] }, { $in: [reason, ['contact_false', 'address_bad']] }] };
        const wasGivenUp = { $and: [{ $eq: [`${path}.state`, 'parked'] }, { $ne: [reason, 'impossible_state'] }] };
        const told = { told: { $ifNull: [`${path}.told`, '$$REMOVE'] } };
        const again = { $mergeObjects: [{ ...firstState(name, now), released: true }, told] };
        return [`effects.${name}`, { $cond: [{ $or: [wasLeftOut, wasGivenUp] }, again, path] }];
      }),
    ),
  };
}

function firstState(name: EffectName, now: Moment): Readonly<Record<string, unknown>> {
  const { starts } = effects[name];
  if ('after' in starts) return { state: 'waiting', attempts: 0, ...starts };
  const order = 'with' in starts ? { order: { $add: ['$seq', 1] } } : {};
  return { state: 'due', attempts: 0, nextAt: after(now, starts.delay), ...order };
}

/** Every expression reads the lead before the change. Typed texts are literals, because a `$` would name a field. */
function stageOf(seen: StoredLead, { email, phone, by, now }: Correction): PipelineStage.Set {
  const seq = { $add: ['$seq', 1] };
  const corrected = { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
  const old = Object.fromEntries(Object.keys(corrected).map((name) => [name, `$${name}`]));
  // The words come from the concern and the notes, which a correction does not change.
  const { words: _, ...found } = searchFieldsOf({ ...seen, ...corrected });
  const values = Object.entries({ ...corrected, ...found }).map(([name, value]) => [name, { $literal: value }]);
  return {
    $set: {
      // Of a number that is not of the United States there are no keys.
      phoneNormalised: '$$REMOVE',
      phoneTail: '$$REMOVE',
      ...Object.fromEntries(values),
      contact: '$$REMOVE',
      seq,
      history: { $concatArrays: ['$history', [{ at: now, seq, what: 'contact', by: { $literal: by.username }, old }]] },
    },
  };
}
