import type { ConsentChannel, RecordedWay } from '@annuity-lantern/contracts/http';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { noCallsHereFields, noCallsHereOf } from '../do-not-call/no-calls-here.ts';
import { orderChangeMail } from '../my-request/order-change-mail.ts';
import type { AnyLeadRecord, LeadRecord, Revocation, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { type Moment, SERVER_NOW } from '../record/moment.ts';
import { normalizeContact } from '../record/normalize-contact.ts';
import { notErased } from '../record/not-erased.ts';
import { changeEffects, changeEffectsOfEach, updateEffects } from '../record/update-effects.ts';
import { hasRoom } from './has-room.ts';
import { orderConsentRecord } from './order-consent-record.ts';
import { reachOf, type WithContacts } from './reach-of-revocation.ts';

interface NewRevocation {
  readonly channels: readonly ConsentChannel[];
  readonly way: RecordedWay;
  /** The contact of the visit in which the visitor made it on their own page: a mail confirms it. */
  readonly visit?: Pick<StoredLead, 'email' | 'phone'>;
  /** User name of the member of staff, or `visitor`. */
  readonly by: string;
  readonly now: Date;
}

/** Found by its answers, because `persist` may not have written the normalized contact. */
type Person = Pick<StoredLead, '_id' | 'createdAt' | 'email' | 'phone'>;

/** What tells by which contact a revocation goes. */
const contactFields = { email: 1, phone: 1, history: 1 } as const;

/** The channels that use a phone number; the other one is e-mail. */
const byPhone: readonly ConsentChannel[] = ['automatedCalls', 'texts'];

/**
 * Records in a lead and its history that a visitor revoked consents. The same update orders the effect that copies the revocation to the
 * person's other requests (`spreadRevocations`). It also writes the normalized contact, so that those requests find the revocation before
 * `persist` has run. `full` if it revokes nothing new and the history is too long to repeat it. Null without such a lead, for an erased one, and if the
 * contact is no longer that of the visit. Rejects if MongoDB is away.
 *
 * @param moment when the effect is due
 */
export async function recordRevocation(
  leads: Leads,
  id: string,
  revocation: NewRevocation,
  moment: Moment = SERVER_NOW,
): Promise<AnyLeadRecord | 'full' | null> {
  const { visit } = revocation;
  const lead = await leads.any.findById(id, { email: 1, phone: 1, status: 1 }).lean<Pick<StoredLead, 'email' | 'phone' | 'status'>>();
  if (!lead || lead.status === 'erased') return null;
  if (visit && (visit.email !== lead.email || visit.phone !== lead.phone)) return null;
  const contact = Object.entries(normalizeContact(lead)).map(([field, value]) => [field, { $literal: value }]);
  const order = { state: 'due', attempts: 0, nextAt: moment, order: { $add: ['$seq', 1] } };
  // `$mergeObjects` replaces the effect. Without it, the token of a worker that copies an earlier revocation would stay.
  const ordered = { $set: { 'effects.spreadRevocation': { $mergeObjects: [order] } } };
  const confirmed = visit
    ? [
        orderChangeMail(
          revocation.channels.map((channel) => `no-${channel}` as const),
          moment,
        ),
      ]
    : [];
  const stages = [ordered, ...confirmed, orderConsentRecord(moment), stageOf(revocation), { $set: Object.fromEntries(contact) }];
  // A contact that is corrected meanwhile is read anew: the stages hold the one from before.
  const { email, phone } = lead;
  const recorded = await updateEffects(leads, { _id: id, email, phone, ...takes(revocation.channels) }, stages);
  if (recorded) return recorded;
  const present = await leads.any.findById(id, { email: 1, phone: 1 }).lean<Pick<StoredLead, 'email' | 'phone'>>();
  const isSame = present?.email === email && present.phone === phone;
  return isSame ? 'full' : await recordRevocation(leads, id, revocation, moment);
}

/**
 * Copies a lead's revocations to every other lead that was stored before them with the same e-mail address (email) or phone number (calls,
 * texts), as far as `reachOf` lets them. Later requests ask again. Repeating changes nothing. Rejects if MongoDB is away.
 */
export async function spreadRevocations(
  leads: Leads,
  lead: Person & WithContacts & Pick<StoredLead, 'revocations'>,
  moment: Moment = SERVER_NOW,
): Promise<void> {
  const { _id, revocations = [] } = lead;
  for (const revocation of revocations) {
    const { at, by, way, channels } = revocation;
    const { emailNormalised, phoneNormalised } = reachOf(lead, revocation);
    const copyTo = async (same: QueryFilter<LeadRecord>, copied: readonly ConsentChannel[]) => {
      if (copied.length === 0) return;
      const which = { ...same, ...lacking(at, copied), ...takes(copied), createdAt: { $lte: at } };
      const others = await leads.any
        .find({ ...which, ...notErased, _id: { $ne: _id } }, { _id: 1 })
        .read('primary')
        .lean<{ _id: string }[]>();
      const stages = [orderConsentRecord(moment), stageOf({ channels: copied, way, by, now: at }, true)];
      await changeEffectsOfEach(
        leads,
        others.map((other) => other._id),
        which,
        stages,
      );
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
  moment: Moment = SERVER_NOW,
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
      (one.revocations ?? []).flatMap((revocation) => {
        const reach = reachOf(one, revocation);
        const hasEmail = emailNormalised && reach.emailNormalised === emailNormalised;
        const hasPhone = phoneNormalised && reach.phoneNormalised === phoneNormalised;
        return only([revocation], (channel) => Boolean(isByEmail(channel) ? hasEmail : hasPhone));
      }),
    );
  const missing = others.filter(({ at, channels }) => at >= createdAt && !own.some((one) => covers(one, at, channels)));
  for (const { at, by, way, channels } of missing) {
    const stages = [orderConsentRecord(moment), stageOf({ channels, way, by, now: at }, true)];
    await changeEffects(leads, { _id, ...lacking(at, channels), ...takes(channels) }, stages);
  }
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

function covers(revocation: Revocation, at: Date, channels: readonly ConsentChannel[]): boolean {
  return revocation.at.getTime() === at.getTime() && channels.every((channel) => revocation.channels.includes(channel));
}

/** Matches leads without this revocation, the same as `covers`: a copy may have fewer channels than the original. */
function lacking(at: Date, channels: readonly ConsentChannel[]): QueryFilter<LeadRecord> {
  return { revocations: { $not: { $elemMatch: { at, channels: { $all: [...channels] } } } } };
}

/** Matches leads that store a revocation of these channels. A lead always stores the first one of each channel. */
function takes(channels: readonly ConsentChannel[]): QueryFilter<LeadRecord> {
  return { $or: [hasRoom, ...channels.map((channel) => ({ revocations: { $not: { $elemMatch: { channels: channel } } } }))] };
}

/** Raises `seq`, so that a step prepared without knowledge of the revocation is refused. */
function stageOf({ channels, way, by, now }: NewRevocation, isCopied = false): PipelineStage.Set {
  const seq = { $add: ['$seq', 1] };
  const revocation = { at: now, by: { $literal: by }, channels: [...channels], way, seq, ...(isCopied ? { copied: true } : {}) };
  const entry = { at: now, seq, what: 'consent', by: { $literal: by }, channels: [...channels], way };
  return {
    $set: {
      seq,
      revocations: { $concatArrays: [{ $ifNull: ['$revocations', []] }, [revocation]] },
      history: { $concatArrays: ['$history', [entry]] },
    },
  };
}
