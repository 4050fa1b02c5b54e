import { mongo } from 'mongoose';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { settle } from '../record/settle.ts';
import { LeadRefused } from './to-record.ts';

/** After an error other than LeadRefused, the lead may be stored nevertheless. */
export type MemberOutcome = 'stored' | 'duplicate' | LeadRefused | Error;

const DUPLICATE_KEY = 11_000;
/**
 * MongoDB's error codes for a document that it can never store. Any other code may concern the server, and its lead can be stored later.
 * The codes: BadValue (too large, or a bad id), Overflow (nested too deeply), DocumentValidationFailure, BSONObjectTooLarge, and 17419 (too
 * large after an update).
 */
const NEVER_STORABLE: ReadonlySet<unknown> = new Set([2, 15, 121, 10_334, 17_419]);
/** Those that MongoDB also answers to a whole group because of one document, without naming it: Overflow, InvalidBSON, BSONObjectTooLarge. */
const NAMES_NO_DOCUMENT: ReadonlySet<unknown> = new Set([15, 22, 10_334]);
/** In bytes. The driver itself refuses a larger document. */
const LARGEST_DOCUMENT = 16 * 1024 * 1024;
const INSERT_OPTIONS = { ordered: false, ignoreUndefined: true } as const;

/**
 * Stores several leads in one unordered insert, acknowledged by a majority and journaled. Returns the outcomes in the order of the leads. A
 * refused lead does not affect the others, even if it keeps the driver or MongoDB from reading the group: then each is inserted alone. Rejects if MongoDB is away or does not acknowledge: any lead may be stored nevertheless.
 */
export async function insertGroup(leads: Leads, records: readonly LeadRecord[]): Promise<MemberOutcome[]> {
  const outcomes: MemberOutcome[] = records.map(() => 'stored');
  try {
    await settle(leads.any.collection.insertMany([...records] as never, INSERT_OPTIONS));
  } catch (error) {
    const failures = failuresOf(error, records.length);
    if (!failures) return insertApart(leads, records, error);
    for (const { index, code } of failures) outcomes[index] = outcomeOf(code);
  }
  return outcomes;
}

/** Whether MongoDB's error code says that it can never store this. */
export function isNeverStorable(code: unknown): boolean {
  return NEVER_STORABLE.has(code);
}

/** @throws the group's error unless one document may have caused it */
async function insertApart(leads: Leads, records: readonly LeadRecord[], groupError: unknown): Promise<MemberOutcome[]> {
  const isOfDocument = NAMES_NO_DOCUMENT.has((groupError as { readonly code?: unknown }).code) || !records.every(canBeSent);
  if (!isOfDocument) throw groupError;
  if (records.length === 1) return [new LeadRefused('the lead cannot be read as a document')];
  const apart = await Promise.allSettled(records.map((record) => insertGroup(leads, [record])));
  return apart.flatMap((one) =>
    one.status === 'fulfilled' ? one.value : [new Error('MongoDB did not store the lead', { cause: one.reason })],
  );
}

function canBeSent(record: LeadRecord): boolean {
  try {
    return mongo.BSON.serialize(record, INSERT_OPTIONS).byteLength < LARGEST_DOCUMENT;
  } catch {
    return false;
  }
}

function outcomeOf(code: number): MemberOutcome {
  if (code === DUPLICATE_KEY) return 'duplicate';
  if (isNeverStorable(code)) return new LeadRefused(`MongoDB refused the lead: ${code}`);
  return new Error(`MongoDB did not store the lead: ${code}`);
}

interface Failure {
  readonly index: number;
  readonly code: number;
}

/** The documents that were not stored, if a majority has acknowledged all others. Undefined if the error concerns the whole insert. */
function failuresOf(error: unknown, size: number): readonly Failure[] | undefined {
  const { writeErrors, result } = error as {
    readonly writeErrors?: Failure | readonly Failure[];
    readonly result?: { readonly insertedCount: number; getWriteConcernError(): unknown };
  };
  const failures = [writeErrors ?? []].flat();
  // A server that steps down ends a group early, without naming the leads before or after. A lost connection has the class of a duplicate id.
  return failures.length + (result?.insertedCount ?? 0) !== size || result?.getWriteConcernError() ? undefined : failures;
}
