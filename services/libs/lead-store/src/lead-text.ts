import type { LeadKind, NewLead } from './lead-record.ts';

/** A lead that is still to be stored, with all that its insert needs. */
export interface LeadOnItsWay {
  readonly lead: NewLead<LeadKind>;
  /** Its id if a lead of its own id exists with another body. */
  readonly conflictId: string;
}

const VERSION = 1;

/** The lead as text, to be sealed. */
export function writeLead({ lead, conflictId }: LeadOnItsWay): string {
  return JSON.stringify({ v: VERSION, lead, conflictId });
}

/**
 * Reads what `writeLead` wrote.
 * @throws Error if it is of another version
 */
export function readLead(text: string): LeadOnItsWay {
  const { v, lead, conflictId } = JSON.parse(text);
  if (v !== VERSION) throw new Error('a lead of a version that this one does not know');
  return { lead: { ...lead, createdAt: new Date(lead.createdAt) }, conflictId };
}
