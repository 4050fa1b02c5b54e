import type { QueryFilter } from 'mongoose';
import type { LeadKind, LeadRecord, RecordOf } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';

/** The last record of a page. The next page starts after it. */
export interface LeadCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export interface LeadPage<K extends LeadKind> {
  /** Newest first. */
  readonly records: readonly RecordOf<K>[];
  /** Present if there are more. For the URL of the next page. */
  readonly nextCursor?: string;
}

interface PageChoice {
  readonly limit: number;
  readonly after?: LeadCursor;
}

/** One page of the requests of a kind, newest first, by keyset, so that new leads do not repeat or hide others. */
export async function listLeads<K extends LeadKind>(leads: Leads, kind: K, { limit, after }: PageChoice): Promise<LeadPage<K>> {
  const found = await leads.any
    .find({ kind, ...notErased, ...(after ? olderThan(after) : {}) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<RecordOf<K>[]>();
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return found.length > limit && last ? { records, nextCursor: formatCursor(last) } : { records };
}

/** The cursor in a URL, or null if it is invalid. */
export function parseLeadCursor(text: string): LeadCursor | null {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split('_');
  const ms = Number(time);
  if (!/^\d{1,15}$/.test(time) || !/^[0-9a-f-]{36}$/.test(id)) return null;
  return { createdAt: new Date(ms), id };
}

export function formatCursor(record: Pick<LeadRecord, '_id' | 'createdAt'>): string {
  return Buffer.from(`${record.createdAt.getTime()}_${record._id}`, 'latin1').toString('base64url');
}

function olderThan({ createdAt, id }: LeadCursor): QueryFilter<LeadRecord> {
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] };
}
