import type { AuditAction } from '@annuity-lantern/contracts/http';
import { type ChainEntry, chainKeys } from '@annuity-lantern/hash-chain';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a member of staff did. About a visitor it holds only the lead's id, and no free text. */
export interface AuditEntry {
  readonly at: Date;
  /** User name; `command` for the command line, `system` for the desk itself, `unknown` before a sign-in. */
  readonly by: string;
  readonly action: AuditAction;
  readonly leadId?: string;
  readonly details?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A document of `audit`. */
export type AuditRecord = ChainEntry<AuditEntry>;

const auditSchema = new Schema<AuditRecord>(
  {
    _id: { type: String, required: true },
    content: Schema.Types.Mixed,
    salt: String,
    digest: { type: String, required: true },
    opening: Schema.Types.Mixed,
    // `required` would refuse an empty string.
    previous: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { collection: 'audit', versionKey: false, strict: 'throw' },
);

export function auditModel(connection: Connection): Model<AuditRecord> {
  return (connection.models.Audit as Model<AuditRecord> | undefined) ?? connection.model<AuditRecord>('Audit', auditSchema);
}

/** Where an entry names requests: one, or all of a replay. */
export const requestFields = ['content.leadId', 'content.details.leadIds'] as const;

/** Keys of the audit, from `AUDIT_KEY`. */
export function auditKeys(secrets: readonly string[]) {
  return chainKeys(secrets, 'audit');
}

/** Matches the entries of a day (UTC, `2026-03-02`) by the index of the ids: `0` is the character after `/`. */
export function ofDay(day: string) {
  return { _id: { $gte: `${day}/`, $lt: `${day}0` } };
}
