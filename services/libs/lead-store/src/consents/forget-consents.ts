import { chainModel } from '@annuity-lantern/store-kit/chain';
import type { Connection } from 'mongoose';
import type { Leads } from '../record/leads.ts';
import { CONSENTS } from './consent-chain.ts';

/** Records that are looked at together. */
const BATCH = 500;

/**
 * Empties the records of days before this one whose request was erased or is gone. Their places in the chain stay, so that it verifies. A request
 * that is stored keeps its proof. Returns how many were emptied. Rejects if MongoDB is away.
 */
export async function forgetConsents(leads: Leads, connection: Connection, day: string): Promise<number> {
  const consents = chainModel(connection, CONSENTS);
  let [after, count] = ['', 0];
  for (;;) {
    const batch = await consents
      .find({ _id: { $gt: after, $lt: `${day}/` }, 'content.leadId': { $exists: true } }, { 'content.leadId': 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<{ _id: string; content: { leadId: string } }[]>();
    const last = batch.at(-1);
    if (!last) return count;
    const stored = await leads.any
      .find({ _id: { $in: batch.map(({ content }) => content.leadId) }, status: { $ne: 'erased' } }, { _id: 1 })
      .read('primary')
      .lean<{ _id: string }[]>();
    const kept = new Set(stored.map(({ _id }) => _id));
    const old = batch.filter(({ content }) => !kept.has(content.leadId)).map(({ _id }) => _id);
    const { modifiedCount } = await consents.updateMany({ _id: { $in: old } }, { $unset: { content: 1, salt: 1 } });
    count += modifiedCount;
    after = last._id;
  }
}
