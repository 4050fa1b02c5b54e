import type { AuditAction } from '@annuity-lantern/contracts/http';
import type { ChainEntry } from '@annuity-lantern/hash-chain';
import { chainModel } from '@annuity-lantern/store-kit/chain';
import type { Connection, Model } from 'mongoose';

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

/** Its collection. */
export const AUDIT = 'audit';

export function auditModel(connection: Connection): Model<AuditRecord> {
  return chainModel(connection, AUDIT) as unknown as Model<AuditRecord>;
}

/** Where an entry names requests: one, or all of a replay. */
export const requestFields = ['content.leadId', 'content.details.leadIds'] as const;
