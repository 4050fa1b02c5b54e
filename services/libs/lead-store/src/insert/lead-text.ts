import { contactFields, fieldsOf, type LeadField, type LeadKind, storedAnswersOf } from '@annuity-lantern/contracts/http';
import type { NewLead } from '../record/lead-record.ts';

/** A lead to store, with all that its insert needs. */
export interface LeadOnItsWay {
  readonly lead: NewLead<LeadKind>;
  /** Its id if its own id already belongs to a lead with another body. */
  readonly conflictId: string;
}

const VERSION = 1;

/** The lead as text, to be sealed. */
export function writeLead({ lead, conflictId }: LeadOnItsWay): string {
  return JSON.stringify({ v: VERSION, lead, conflictId });
}

/**
 * Reads the output of `writeLead`, even of a version with other fields. A missing answer stays empty. An unknown answer is kept beside the
 * others. No answer makes it fail, because the visitor has the promise that the request is kept.
 *
 * @throws Error if the text has another format
 */
export function readLead(text: string): LeadOnItsWay {
  const { v, lead, conflictId } = JSON.parse(text);
  if (v !== VERSION) throw new Error('a lead of a version that this one does not know');
  return { lead: { ...lead, createdAt: new Date(lead.createdAt), ...sortAnswers(lead.kind, lead.answers) }, conflictId };
}

function sortAnswers(kind: LeadKind, sealed: Readonly<Record<string, unknown>>) {
  const known: Readonly<Record<string, { safeParse(answer: unknown): { success: boolean } }>> = storedAnswersOf<LeadField>(fieldsOf[kind]);
  const isKnown = (name: string) => known[name]?.safeParse(sealed[name]).success === true;
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, sealed[name]]));
  const others = Object.keys(sealed).filter((name) => !isKnown(name));
  return {
    answers: { ...Object.fromEntries(contactFields.map((name) => [name, ''])), ...pick(Object.keys(sealed).filter(isKnown)) },
    ...(others.length > 0 ? { otherAnswers: pick(others) } : {}),
  };
}
