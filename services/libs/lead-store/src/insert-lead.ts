import { type EffectName, effectNames } from '@annuity-lantern/contracts/jobs';
import { type FirstAnswer, findFirstAnswer } from './find-first-answer.ts';
import { firstOutbox } from './first-outbox.ts';
import type { LeadKind, LeadRecord, NewLead } from './lead-record.ts';
import type { Leads } from './leads.ts';

export type InsertOutcome =
  /** `due` names the effects that can start now. */
  | { readonly outcome: 'stored'; readonly createdAt: Date; readonly verified: boolean; readonly due: readonly EffectName[] }
  | { readonly outcome: 'repeated'; readonly createdAt: Date; readonly verified: boolean }
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
  const record = toRecord(lead);
  try {
    await leads.any.create(record);
    const due = effectNames.filter((name) => record.effects[name].state === 'due');
    return { outcome: 'stored', createdAt: record.createdAt, verified: record.verifiedOnReceipt, due };
  } catch (error) {
    if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
  }
  const { bodyHmac, ...first } = await readCommitted(leads, lead.id);
  return bodyHmac === lead.bodyHmac ? { outcome: 'repeated', ...first } : { outcome: 'key_reused' };
}

/** The other insert may not be acknowledged yet, and what is not is no answer. */
async function readCommitted(leads: Leads, id: string): Promise<FirstAnswer> {
  for (let tries = 0; tries < COMMIT_TRIES; tries += 1) {
    const found = await findFirstAnswer(leads, id);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, COMMIT_PAUSE));
  }
  throw new Error('a lead of this id exists but is not acknowledged by a majority');
}

/** The kind chooses the schema, which refuses an answer that is not one of its own. */
function toRecord<K extends LeadKind>(lead: NewLead<K>): LeadRecord {
  const { kind, id, bodyHmac, createdAt, answers, contact, consent, reception } = lead;
  return {
    ...answers,
    _id: id,
    kind,
    status: 'pending',
    seq: 0,
    createdAt,
    bodyHmac,
    contact,
    verifiedOnReceipt: contact.email === 'good' && contact.phone === 'good',
    consent,
    reception,
    history: [{ at: createdAt, seq: 0, what: 'received', by: 'visitor' }],
    effects: firstOutbox(lead),
  };
}
