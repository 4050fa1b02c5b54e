import { createHash, createHmac } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

/** Recorded before they are done, so that a failure is recorded too. */
export type RefusableAction = 'transition' | 'owner' | 'note' | 'revocation' | 'replay' | 'replay_reason' | 'rates_put';
export type AuditAction = 'signed_in' | 'unlocked' | RefusableAction | `${RefusableAction}_refused`;

/** What a member of staff did. Of a visitor only the lead's id, and no free text. */
export interface AuditEntry {
  readonly at: Date;
  /** User name; `command` for what was done on the command line. */
  readonly by: string;
  readonly action: AuditAction;
  readonly leadId?: string;
  readonly details?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A document of `audit`: an entry, and its place in the chain of one writer on one day. */
export interface AuditRecord {
  /** Day, writer and place, so that ids are unique within a chain and sort in its order. */
  readonly _id: string;
  /** Absent once it was erased. The chain links digests, so it stays valid. */
  readonly content?: AuditEntry;
  /** Random, and erased together with the content, so that the content cannot be guessed from the digest. */
  readonly salt?: string;
  /** HMAC-SHA-256 of the content under the salt. */
  readonly digest: string;
  /** Hash of the entry before; empty for the first of the day. */
  readonly previous: string;
  /** SHA-256 over id, previous hash and digest. */
  readonly hash: string;
}

const auditSchema = new Schema<AuditRecord>(
  {
    _id: { type: String, required: true },
    content: Schema.Types.Mixed,
    salt: String,
    digest: { type: String, required: true },
    // An empty string does not count as given.
    previous: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { collection: 'audit', versionKey: false, strict: 'throw' },
);

export function auditModel(connection: Connection): Model<AuditRecord> {
  return (connection.models.Audit as Model<AuditRecord> | undefined) ?? connection.model<AuditRecord>('Audit', auditSchema);
}

/** `place` counts from 0. */
export function auditId(day: string, writer: string, place: number): string {
  return `${day}/${writer}/${String(place).padStart(9, '0')}`;
}

/** Matches the entries of a day, written `2026-03-02` (UTC), by the index of the ids: `0` is the character after `/`. */
export function ofDay(day: string) {
  return { _id: { $gte: `${day}/`, $lt: `${day}0` } };
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function digestOf(content: AuditEntry, salt: string): string {
  return createHmac('sha256', salt)
    .update(JSON.stringify(canonical(content)))
    .digest('base64url');
}

export function hashOf({ _id, previous, digest }: Pick<AuditRecord, '_id' | 'previous' | 'digest'>): string {
  return createHash('sha256')
    .update(JSON.stringify([_id, previous, digest]))
    .digest('base64url');
}

/** The same text for equal content, in whatever order its fields come back. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, canonical(field)]);
}
