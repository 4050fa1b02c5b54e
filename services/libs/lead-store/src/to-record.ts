import { firstOutbox } from './first-outbox.ts';
import type { LeadKind, LeadRecord, NewLead } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** The lead cannot be stored, now or ever: no other lead has to do with it, and asking again will not help. */
export class LeadRefused extends Error {
  override readonly name = 'LeadRefused';
}

export interface NewRecord {
  readonly record: LeadRecord;
  /** As MongoDB gets it. */
  readonly document: Readonly<Record<string, unknown>>;
}

/**
 * The document of a new lead, held against the schema of its kind, which refuses an answer that is not one of its own.
 * @throws LeadRefused naming the fields, never what is in them
 */
export async function toRecord<K extends LeadKind>(leads: Leads, lead: NewLead<K>): Promise<NewRecord> {
  const { history, effects, ...sent } = compose(lead);
  try {
    const model = new leads.any(sent);
    await model.validate({ pathsToSkip: ['history', 'effects'] });
    // Made here, not sent by anyone; holding them against the schema takes as long as all the rest.
    return { record: { ...sent, history, effects }, document: { ...model.toObject(), history, effects } };
  } catch (cause) {
    throw new LeadRefused(`the lead does not have the shape of its kind: ${fieldsOf(cause)}`, { cause });
  }
}

function compose<K extends LeadKind>(lead: NewLead<K>): LeadRecord {
  const { kind, id, bodyHmac, createdAt, answers, contact, consent, reception, keyConflict, answeredBefore } = lead;
  return {
    ...answers,
    _id: id,
    kind,
    status: 'pending',
    seq: 0,
    createdAt,
    bodyHmac,
    contact,
    verifiedOnReceipt: !answeredBefore && contact.email === 'good' && contact.phone === 'good',
    consent,
    reception,
    ...(keyConflict === undefined ? {} : { keyConflict }),
    history: [{ at: createdAt, seq: 0, what: 'received', by: 'visitor' }],
    effects: firstOutbox(lead),
  };
}

function fieldsOf(cause: unknown): string {
  const { errors, path } = cause as { readonly errors?: object; readonly path?: unknown };
  return errors ? Object.keys(errors).join(', ') : String(path);
}
