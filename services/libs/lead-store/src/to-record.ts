import { answersOfKind, contactAnswers } from './answers-of-kind.ts';
import { firstOutbox } from './first-outbox.ts';
import type { LeadKind, LeadRecord, NewLead } from './lead-record.ts';

/** The lead cannot be stored, now or ever: no other lead has to do with it, and asking again will not help. */
export class LeadRefused extends Error {
  override readonly name = 'LeadRefused';
}

/**
 * The document of a new lead. Only its answers come from outside, and they are held against what its kind asks; making a mongoose document of it,
 * only to have the rest of our own work checked, took a fifth of the time of the whole request.
 * @throws LeadRefused naming the fields, never what is in them
 */
export function toRecord<K extends LeadKind>(lead: NewLead<K>): LeadRecord {
  const wrong = wrongAnswers(lead.kind, lead.answers);
  if (wrong.length > 0) throw new LeadRefused(`the lead does not have the shape of its kind: ${wrong.join(', ')}`);
  return compose(lead);
}

const askedOf = {
  consultation: { ...contactAnswers, ...answersOfKind.consultation },
  'annuity-review': { ...contactAnswers, ...answersOfKind['annuity-review'] },
} as const satisfies Record<LeadKind, object>;

/** Names of the answers that are missing, are not text, or belong to another kind. */
function wrongAnswers(kind: LeadKind, answers: object): readonly string[] {
  const asked: Readonly<Record<string, string>> = askedOf[kind];
  const given = new Map<string, unknown>(Object.entries(answers));
  const missing = Object.keys(asked).filter((name) => asked[name] === 'required' && !given.get(name));
  const misplaced = [...given].filter(([name, value]) => !(name in asked) || (value !== undefined && typeof value !== 'string'));
  return [...new Set([...missing, ...misplaced.map(([name]) => name)])];
}

function compose<K extends LeadKind>(lead: NewLead<K>): LeadRecord {
  const { kind, id, bodyHmac, createdAt, answers, contact, consent, attachments, reception, keyConflict, answeredBefore } = lead;
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
    ...(attachments === undefined ? {} : { attachments }),
    reception,
    ...(keyConflict === undefined ? {} : { keyConflict }),
    history: [{ at: createdAt, seq: 0, what: 'received', by: 'visitor' }],
    effects: firstOutbox(lead),
  };
}
