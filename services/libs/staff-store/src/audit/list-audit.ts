import type { AuditAction } from '@annuity-lantern/contracts/http';
import type { Connection, QueryFilter } from 'mongoose';
import { type AuditEntry, type AuditRecord, auditModel, requestFields } from './audit-record.ts';

/** The last entry of a page. The next page starts after it. */
export interface AuditCursor {
  readonly at: Date;
  readonly id: string;
}

interface AuditChoice {
  readonly limit: number;
  readonly after?: AuditCursor | undefined;
  readonly by?: string | undefined;
  /** Includes its refusals. */
  readonly action?: AuditAction | undefined;
  /** The beginning of a request's id, or all of it. */
  readonly request?: string | undefined;
}

interface AuditPage {
  readonly entries: readonly (AuditEntry & { readonly id: string })[];
  /** Present if there are more. For the URL of the next page. */
  readonly nextCursor?: string;
}

/** One page of the audit by keyset, newest first, without entries whose content was removed (verifyAudit names them). */
export async function listAudit(connection: Connection, { limit, after, by, action, request }: AuditChoice): Promise<AuditPage> {
  const filter = {
    ...(after ? olderThan(after) : { 'content.at': { $exists: true } }),
    ...(by === undefined ? {} : { 'content.by': by }),
    ...(action === undefined ? {} : { 'content.action': { $in: [action, `${action}_refused`] as AuditAction[] } }),
  };
  const records = await auditModel(connection)
    .find(request === undefined ? filter : { $or: (await findRequests(connection, request)).map((field) => ({ ...filter, ...field })) })
    .sort({ 'content.at': -1, _id: -1 })
    .limit(limit + 1)
    .lean<AuditRecord[]>();
  const entries = records.slice(0, limit).flatMap(({ _id: id, content }) => (content ? [{ ...content, id }] : []));
  const last = entries.at(-1);
  return records.length > limit && last ? { entries, nextCursor: formatCursor(last) } : { entries };
}

/** The cursor in a URL, or null if it is invalid. */
export function parseAuditCursor(text: string): AuditCursor | null {
  const [, time, id] = /^(\d{1,15})_([\w/-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  return time === undefined || id === undefined ? null : { at: new Date(Number(time)), id };
}

function formatCursor({ at, id }: AuditCursor): string {
  return Buffer.from(`${at.getTime()}_${id}`, 'latin1').toString('base64url');
}

/** The fields that name a request, with the ids that begin so: a reference is rarely shared. */
async function findRequests(connection: Connection, prefix: string): Promise<QueryFilter<AuditRecord>[]> {
  const model = auditModel(connection);
  // `g` is the letter after the digits of an id.
  const range = { $gte: prefix, $lt: `${prefix}g` };
  return Promise.all(
    requestFields.map(async (field) => {
      const ids = await model.distinct(field, { [field]: range }).lean<string[]>();
      return { [field]: { $in: ids.filter((id) => id.startsWith(prefix)) } };
    }),
  );
}

function olderThan({ at, id }: AuditCursor): QueryFilter<AuditRecord> {
  return { 'content.at': { $lte: at }, $or: [{ 'content.at': { $lt: at } }, { _id: { $lt: id } }] };
}
