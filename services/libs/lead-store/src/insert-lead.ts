import type { LeadKind, LeadRecord, NewLead } from './lead-record.ts';
import type { Leads } from './leads.ts';

export type InsertOutcome =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string; readonly createdAt: Date }
  /** The id exists with another body. */
  | { readonly outcome: 'key_reused' };

const DUPLICATE_KEY = 11_000;
const COMMIT_TRIES = 40;
const COMMIT_PAUSE = 25;

/**
 * Stores a lead with its consent and its outbox in one majority-acknowledged, journaled insert. The id is the once-ness: the same id with the
 * same body gives what the first insert gave.
 * Rejects when MongoDB is away, refuses or does not acknowledge; the lead may be stored all the same (ask again with the same id).
 */
export async function insertLead<K extends LeadKind>(leads: Leads, lead: NewLead<K>): Promise<InsertOutcome> {
  try {
    await leads.any.create(toRecord(lead));
    return { outcome: 'stored', id: lead.id, createdAt: lead.createdAt };
  } catch (error) {
    if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
  }
  const first = await readCommitted(leads, lead.id);
  if (first.bodyHmac !== lead.bodyHmac) return { outcome: 'key_reused' };
  return { outcome: 'repeated', id: lead.id, createdAt: first.createdAt };
}

/** The other insert may not be acknowledged yet, and what is not may still be lost: only a majority read is an answer. */
async function readCommitted(leads: Leads, id: string): Promise<Pick<LeadRecord, 'bodyHmac' | 'createdAt'>> {
  for (let tries = 0; tries < COMMIT_TRIES; tries += 1) {
    const found = await leads.any.findById(id, { bodyHmac: 1, createdAt: 1 }).read('primary').readConcern('majority').lean();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, COMMIT_PAUSE));
  }
  throw new Error('a lead of this id exists but is not acknowledged by a majority');
}

/** The kind chooses the schema, which refuses an answer that is not one of its own. */
function toRecord<K extends LeadKind>({ kind, id, bodyHmac, createdAt, answers, consent, reception }: NewLead<K>): LeadRecord {
  return {
    ...answers,
    _id: id,
    kind,
    status: 'pending',
    seq: 0,
    createdAt,
    bodyHmac,
    consent,
    reception,
    history: [{ at: createdAt, seq: 0, what: 'received', by: 'visitor' }],
    effects: {
      persist: { state: 'due', attempts: 0, nextAt: createdAt },
      staffMail: { state: 'waiting', attempts: 0 },
    },
  };
}
