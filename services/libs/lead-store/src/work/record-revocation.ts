import type { ConsentChannel } from '@annuity-lantern/contracts/http';
import type { QueryFilter } from 'mongoose';
import { hasContact } from '../changes/own-wish.ts';
import { copiedRevocation, covers, type NewRevocation, revocation } from '../changes/revocation.ts';
import { noCallsHereFields, noCallsHereOf } from '../do-not-call/no-calls-here.ts';
import { changeLead } from '../record/change-lead.ts';
import type { LeadRecord, Revocation, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { normalizeContact } from '../record/normalize-contact.ts';
import { notErased } from '../record/not-erased.ts';
import { reachOf, type WithContacts } from './reach-of-revocation.ts';

/** Found by its answers, because an older intake did not write the normalized contact. */
type Person = Pick<StoredLead, '_id' | 'createdAt' | 'email' | 'phone'>;

/** What tells by which contact a revocation goes. */
const contactFields = { email: 1, phone: 1, history: 1 } as const;

/** The channels that use a phone number; the other one is e-mail. */
const byPhone: readonly ConsentChannel[] = ['automatedCalls', 'texts'];

/**
 * Records in a lead and its history that a visitor revoked consents, and orders the effect that copies the revocation to the person's other requests
 * (`spreadRevocations`). `full` if it revokes nothing new and the history is too long to repeat it. Null without such a lead, for an erased one, and if the
 * contact is no longer that of the visit. Rejects if MongoDB is away.
 *
 * @param moment when the effect is due
 */
export async function recordRevocation(leads: Leads, id: string, made: NewRevocation, moment?: Date): Promise<StoredLead | 'full' | null> {
  const changed = await changeLead(leads, id, revocation(made), moment);
  if (changed.outcome === 'changed') return changed.lead;
  if (changed.outcome === 'unknown' || changed.lead.status === 'erased') return null;
  return made.visit && !hasContact(changed.lead, made.visit) ? null : 'full';
}

/**
 * Copies a lead's revocations to every other lead that was stored before them with the same e-mail address (email) or phone number (calls,
 * texts), as far as `reachOf` lets them. Later requests ask again. Repeating changes nothing. Rejects if MongoDB is away.
 */
export async function spreadRevocations(
  leads: Leads,
  lead: Person & WithContacts & Pick<StoredLead, 'revocations'>,
  moment?: Date,
): Promise<void> {
  const { _id, revocations = [] } = lead;
  for (const made of revocations) {
    const { at, channels } = made;
    const { emailNormalised, phoneNormalised } = reachOf(lead, made);
    const copyTo = async (same: Pick<StoredLead, 'emailNormalised' | 'phoneNormalised'>, copied: readonly ConsentChannel[]) => {
      if (copied.length === 0) return;
      const others = await leads.any
        .find({ ...same, ...lacking(at, copied), ...notErased, _id: { $ne: _id }, createdAt: { $lte: at } }, { _id: 1 })
        .read('primary')
        .lean<{ _id: string }[]>();
      for (const other of others) await changeLead(leads, other._id, copiedRevocation({ ...made, channels: copied }, same), moment);
    };
    // First whole to the requests with both, so that one revocation is one entry there.
    if (emailNormalised && phoneNormalised) await copyTo({ emailNormalised, phoneNormalised }, channels);
    if (emailNormalised) await copyTo({ emailNormalised }, channels.filter(isByEmail));
    if (phoneNormalised) await copyTo({ phoneNormalised }, channels.filter(isByPhone));
  }
}

/**
 * Copies to a lead what its person has revoked in other requests since it arrived. Returns the lead with every revocation and with a wish for no calls about it. A
 * revocation that was recorded before this call is never missed, even if its copies are still under way. A lead that was erased meanwhile says so. Repeating changes nothing. Rejects
 * if MongoDB is away.
 */
export async function copyRevocations<L extends Person>(
  leads: Leads,
  lead: L,
  moment?: Date,
): Promise<L & Pick<StoredLead, 'revocations' | 'noCallsHere'>> {
  const { _id, createdAt } = lead;
  const { emailNormalised, phoneNormalised } = normalizeContact(lead);
  const since = { revocations: { $elemMatch: { at: { $gte: createdAt } } } };
  const same: QueryFilter<LeadRecord>[] = [
    ...(emailNormalised ? [{ emailNormalised, ...since }] : []),
    ...(phoneNormalised ? [{ phoneNormalised, ...since }] : []),
  ];
  const found = await leads.any
    .find({ $or: [{ _id }, ...same] }, { status: 1, revocations: 1, ...contactFields, ...noCallsHereFields })
    .read('primary')
    .lean<(WithContacts & Pick<StoredLead, '_id' | 'status' | 'revocations' | 'noCallsHere'>)[]>();
  const present = found.find((one) => one._id === _id);
  if (present?.status === 'erased') return { ...lead, status: 'erased' };
  const own = present?.revocations ?? [];
  const others = found
    .filter((one) => one._id !== _id)
    .flatMap((one) =>
      (one.revocations ?? []).flatMap((made) => {
        const reach = reachOf(one, made);
        const hasEmail = emailNormalised && reach.emailNormalised === emailNormalised;
        const hasPhone = phoneNormalised && reach.phoneNormalised === phoneNormalised;
        return only([made], (channel) => Boolean(isByEmail(channel) ? hasEmail : hasPhone));
      }),
    );
  const missing = others.filter(({ at, channels }) => at >= createdAt && !own.some((one) => covers(one, at, channels)));
  for (const made of missing) await changeLead(leads, _id, copiedRevocation(made), moment);
  const revocations = [...own, ...missing];
  const noCallsHere = present && noCallsHereOf(present);
  return { ...lead, ...(revocations.length > 0 ? { revocations } : {}), ...(noCallsHere ? { noCallsHere } : {}) };
}

function isByPhone(channel: ConsentChannel): boolean {
  return byPhone.includes(channel);
}

function isByEmail(channel: ConsentChannel): boolean {
  return !isByPhone(channel);
}

/** The revocations with only these channels, as another request of the person gets them. */
function only(revocations: readonly Revocation[], isCopied: (channel: ConsentChannel) => boolean): Revocation[] {
  return revocations.map((one) => ({ ...one, channels: one.channels.filter(isCopied) })).filter(({ channels }) => channels.length > 0);
}

/** Matches leads without this revocation, the same as `covers`: a copy may have fewer channels than the original. */
function lacking(at: Date, channels: readonly ConsentChannel[]): QueryFilter<LeadRecord> {
  return { revocations: { $not: { $elemMatch: { at, channels: { $all: [...channels] } } } } };
}
