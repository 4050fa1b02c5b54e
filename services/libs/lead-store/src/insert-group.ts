import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { LeadRefused } from './to-record.ts';

export type MemberOutcome = 'stored' | 'duplicate' | LeadRefused;

const DUPLICATE_KEY = 11_000;

/**
 * Stores several leads in one unordered insert, acknowledged by a majority and journaled. Returns the outcome of each, in their order. A lead that is
 * refused does not affect the others.
 * Rejects if MongoDB is away or does not acknowledge: any of them may be stored all the same.
 */
export async function insertGroup(leads: Leads, records: readonly LeadRecord[]): Promise<MemberOutcome[]> {
  const outcomes: MemberOutcome[] = records.map(() => 'stored');
  try {
    await leads.any.collection.insertMany([...records] as never, { ordered: false, ignoreUndefined: true });
  } catch (error) {
    for (const { index, code } of refusalsOf(error)) {
      outcomes[index] = code === DUPLICATE_KEY ? 'duplicate' : new LeadRefused(`MongoDB refused the lead: ${code}`);
    }
  }
  return outcomes;
}

interface Refusal {
  readonly index: number;
  readonly code: number;
}

/** @throws the error if it concerns the whole insert: a lost connection has the same class as a duplicate id, without refusals */
function refusalsOf(error: unknown): readonly Refusal[] {
  const { writeErrors, result } = error as {
    readonly writeErrors?: Refusal | readonly Refusal[];
    readonly result?: { getWriteConcernError?(): unknown };
  };
  const refusals = [writeErrors ?? []].flat();
  if (refusals.length === 0 || result?.getWriteConcernError?.()) throw error;
  return refusals;
}
