import { OWN_PAGE, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { orderChangeMail } from '../my-request/order-change-mail.ts';
import type { Visited } from '../my-request/visitor-keys.ts';
import type { AnyLeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { type Moment, SERVER_NOW } from '../record/moment.ts';
import { notErased } from '../record/not-erased.ts';
import { updateEffects } from '../record/update-effects.ts';
import { endCallback } from './calls-so-far.ts';
import { orderConsentRecord } from './order-consent-record.ts';

const wishes = {
  noCalls: { field: 'noCallsHere', channel: 'calls', alsoEnds: endCallback() },
  noEmail: { field: 'noEmailHere', channel: 'allEmail', alsoEnds: [] },
} as const;

/**
 * Records that the visitor wants no calls, or no mail, about this lead, also at a number or an address that comes later. The same update orders the mail
 * that confirms it. Repeating changes nothing. Null if the lead no longer has the contact of the visit. Rejects if MongoDB is away.
 *
 * @param moment when the mail is ordered
 */
export async function recordOwnWish(
  leads: Leads,
  { _id, email, phone }: Pick<Visited, '_id' | 'email' | 'phone'>,
  wish: keyof typeof wishes,
  now: Date,
  moment: Moment = SERVER_NOW,
): Promise<AnyLeadRecord | null> {
  const { field, channel, alsoEnds } = wishes[wish];
  const seq = { $add: ['$seq', 1] };
  const entry = { at: now, seq, what: 'consent', by: VISITOR_ACTOR, channels: [channel], way: OWN_PAGE };
  const said = { [field]: { at: now, by: VISITOR_ACTOR }, seq, history: { $concatArrays: ['$history', [entry]] } };
  const stages = [orderConsentRecord(moment), orderChangeMail([wish], moment), ...alsoEnds, { $set: said }];
  const which = { _id, email, phone };
  const lead = await updateEffects(leads, { ...which, [field]: { $exists: false } }, stages);
  return lead ?? (await leads.any.findOne({ ...which, ...notErased }).lean<AnyLeadRecord | null>());
}
