import type { mongo } from 'mongoose';
import { holdRestored } from '../outbox/hold-restored.ts';
import { deriveFields } from './derived-fields.ts';
import type { Access, StoredLead } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** Updates that are sent together. */
const BATCH = 500;

type FromBackup = Pick<StoredLead, 'effects'> & { readonly access?: Access; readonly correction?: StoredLead['correction'] };

/**
 * The document of a lead from a backup: what may have happened since is held. A code that a visitor asked for no longer opens anything, and the tab that sent
 * the lead no longer corrects it: a mailbox may have answered since.
 */
export function restoredLead<Lead extends FromBackup>(lead: Lead, now: Date): { readonly lead: Lead; readonly held: number } {
  const effects = holdRestored(lead.effects, now);
  const held = Object.values(effects).filter((effect) => effect?.state === 'unconfirmed' && effect.parkedAt === now).length;
  const { at: _at, tries: _tries, ...access } = lead.access ?? { made: [] };
  const { correction: _, ...kept } = lead;
  return { lead: { ...kept, effects, storedLate: 'restored', ...(lead.access ? { access } : {}) } as unknown as Lead, held };
}

/** Lists the held effects of these leads for staff: derives what lists and counts find them by. Rejects if MongoDB is away. */
export async function listRestored(leads: Leads, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const updates = ids.slice(start, start + BATCH).map((_id) => ({ updateOne: { filter: { _id }, update: [deriveFields] } }));
    await leads.any.collection.bulkWrite(updates as unknown as mongo.AnyBulkWriteOperation[], { ordered: false });
  }
}
