import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { type NewLead, shapeConflictId, shapeLeadId } from '@annuity-lantern/lead-store';

/** What a visitor sends under one idempotency key: the form as it was, or another one. */
export type Form = 'own' | 'other';

/** One body under one key. */
export interface Submission {
  readonly name: string;
  readonly id: string;
  readonly bodyHmac: string;
  /** The id of its lead if another body has the key's own id. */
  readonly conflictId: string;
  /** Only this body has this text. */
  readonly mark: string;
  /** Whether the intake found everything good. Else the worker checks the contact. */
  readonly isChecked: boolean;
}

export const ID_KEY = 'a key of the simulation, as long as a real one';
/** Of all leads, because they are of one person. */
export const { email, phone } = sampleConsultation;

const known = new Map<string, Submission>();
const names = new Map<string, string>();

export function submissionOf(index: number, form: Form): Submission {
  const bodyHmac = `${form}-${index}`;
  const made = known.get(bodyHmac) ?? make(index, form, bodyHmac);
  known.set(bodyHmac, made);
  return made;
}

function make(index: number, form: Form, bodyHmac: string): Submission {
  const id = leadIdOf(index);
  const conflictId = shapeConflictId(ID_KEY, id, bodyHmac);
  names.set(conflictId, `lead-${index}-${form}`);
  return {
    name: `the ${form} form of lead-${index}`,
    id,
    bodyHmac,
    conflictId,
    mark: `The concern of ${form} form ${index}.`,
    isChecked: index % 2 === 1,
  };
}

export function leadIdOf(index: number): string {
  const id = shapeLeadId(ID_KEY, `the key of lead ${index}`);
  names.set(id, `lead-${index}`);
  return id;
}

/** The sentence with a name for each id. */
export function nameLeads(sentence: string): string {
  return [...names].reduce((named, [id, name]) => named.replaceAll(id, name), sentence);
}

export function newLead({ id, bodyHmac, mark, isChecked }: Submission, createdAt: Date): NewLead<'consultation'> {
  return {
    kind: 'consultation',
    id,
    bodyHmac,
    createdAt,
    answers: { ...sampleConsultation, primaryConcern: mark },
    contact: { email: isChecked ? 'good' : 'unknown', phone: 'good' },
    consent: { textVersion: '2026-01-01', channels: { automatedCalls: true, texts: true, email: true }, analytics: true },
    reception: {},
  };
}
