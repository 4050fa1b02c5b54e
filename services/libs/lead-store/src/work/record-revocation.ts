import type { ConsentChannel, RevocationWay } from '@annuity-lantern/contracts/http';
import type { QueryFilter } from 'mongoose';
import type { LeadRecord, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

interface NewRevocation {
  readonly channels: readonly ConsentChannel[];
  readonly way: RevocationWay;
  /** User name of the member of staff. */
  readonly by: string;
  readonly now: Date;
}

/** The channels that use a phone number; the other one is e-mail. */
const byPhone: readonly ConsentChannel[] = ['automatedCalls', 'texts'];

/**
 * Records in a lead and its history that a visitor revoked consents. The revocation also applies to every other lead stored before `now`
 * with the same e-mail address (email) or phone number (calls, texts). Later requests ask again. Null without such a lead. Rejects if
 * MongoDB is away: some leads may then have it, and repeating is harmless.
 */
export async function recordRevocation(leads: Leads, id: string, revocation: NewRevocation): Promise<StoredLead | null> {
  const { channels, now } = revocation;
  const lead = await leads.any
    .findOneAndUpdate({ _id: id }, [stageOf(revocation)] as never, { updatePipeline: true, returnDocument: 'after' })
    .lean<StoredLead | null>();
  if (!lead) return null;
  const { emailNormalised, phoneNormalised } = lead;
  const others = { _id: { $ne: id }, createdAt: { $lte: now } };
  const calls = channels.filter((channel) => byPhone.includes(channel));
  if (channels.includes('email') && emailNormalised)
    await leads.any.updateMany({ ...others, emailNormalised }, [stageOf({ ...revocation, channels: ['email'] })] as never, {
      updatePipeline: true,
    });
  if (calls.length > 0 && phoneNormalised)
    await leads.any.updateMany({ ...others, phoneNormalised }, [stageOf({ ...revocation, channels: calls })] as never, {
      updatePipeline: true,
    });
  return lead;
}

type Completed = Pick<StoredLead, '_id' | 'createdAt' | 'emailNormalised' | 'phoneNormalised'>;

/**
 * Copies to a lead what its person revoked in other requests after it arrived. `recordRevocation` cannot find a lead that was sealed or not
 * yet completed. Repeating changes nothing. Rejects if MongoDB is away.
 */
export async function copyRevocations(leads: Leads, { _id, createdAt, emailNormalised, phoneNormalised }: Completed): Promise<void> {
  const since = async (same: object, kept: (channel: ConsentChannel) => boolean) => {
    const others: QueryFilter<LeadRecord> = { ...same, _id: { $ne: _id }, revocations: { $elemMatch: { at: { $gte: createdAt } } } };
    const found = await leads.any.find(others, { revocations: 1 }).lean<Pick<StoredLead, 'revocations'>[]>();
    const later = found.flatMap(({ revocations = [] }) => revocations).filter(({ at }) => at >= createdAt);
    return later.map((one) => ({ ...one, channels: one.channels.filter(kept) })).filter(({ channels }) => channels.length > 0);
  };
  const found = await Promise.all([
    emailNormalised ? since({ emailNormalised }, (channel) => channel === 'email') : [],
    phoneNormalised ? since({ phoneNormalised }, (channel) => byPhone.includes(channel)) : [],
  ]);
  for (const { at, by, way, channels } of found.flat()) {
    const without = { revocations: { $not: { $elemMatch: { at, channels } } } };
    const stage = stageOf({ channels, way, by, now: at });
    await leads.any.updateOne({ _id, ...without }, [stage] as never, { updatePipeline: true });
  }
}

/** Raises `seq`, so that a step prepared without knowledge of the revocation is refused. */
function stageOf({ channels, way, by, now }: NewRevocation) {
  const seq = { $add: ['$seq', 1] };
  const revocation = { at: now, by: { $literal: by }, channels: [...channels], way, seq };
  const entry = { at: now, seq, what: 'consent', by: { $literal: by }, channels: [...channels], way };
  return {
    $set: {
      seq,
      revocations: { $concatArrays: [{ $ifNull: ['$revocations', []] }, [revocation]] },
      history: { $concatArrays: ['$history', [entry]] },
    },
  };
}
