import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { LeadRefused } from './to-record.ts';

/** After an error other than LeadRefused, the lead may be stored all the same. */
export type MemberOutcome = 'stored' | 'duplicate' | LeadRefused | Error;

const DUPLICATE_KEY = 11_000;
/**
 * What MongoDB says of a document that it can never store. Every other code may be about the server: its lead can be stored later.
 * BadValue (too large, or a bad id), Overflow (nested too deeply), DocumentValidationFailure, BSONObjectTooLarge.
 */
const NEVER_STORABLE: ReadonlySet<number> = new Set([2, 15, 121, 10_334]);

/**
 * Stores several leads in one unordered insert, acknowledged by a majority and journaled. Returns the outcome of each, in their order. A lead that is
 * not stored does not affect the others.
 * Rejects if MongoDB is away or does not acknowledge: any of them may be stored all the same.
 */
export async function insertGroup(leads: Leads, records: readonly LeadRecord[]): Promise<MemberOutcome[]> {
  const outcomes: MemberOutcome[] = records.map(() => 'stored');
  try {
    await leads.any.collection.insertMany([...records] as never, { ordered: false, ignoreUndefined: true });
  } catch (error) {
    for (const { index, code } of failuresOf(error, records.length)) outcomes[index] = outcomeOf(code);
  }
  return outcomes;
}

function outcomeOf(code: number): MemberOutcome {
  if (code === DUPLICATE_KEY) return 'duplicate';
  if (NEVER_STORABLE.has(code)) return new LeadRefused(`MongoDB refused the lead: ${code}`);
  return new Error(`MongoDB did not store the lead: ${code}`);
}

interface Failure {
  readonly index: number;
  readonly code: number;
}

/**
 * The documents that were not stored, if all others were and a majority has acknowledged them.
 *
 * @throws the error if it concerns the whole insert: a lost connection has the same class as a duplicate id, without failures
 */
function failuresOf(error: unknown, size: number): readonly Failure[] {
  const { writeErrors, result } = error as {
    readonly writeErrors?: Failure | readonly Failure[];
    readonly result?: { readonly insertedCount: number; getWriteConcernError(): unknown };
  };
  const failures = [writeErrors ?? []].flat();
  // A server that steps down ends a group early: it names neither those before nor those after.
  if (failures.length + (result?.insertedCount ?? 0) !== size || result?.getWriteConcernError()) throw error;
  return failures;
}
