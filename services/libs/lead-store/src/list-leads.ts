import type { QueryFilter } from 'mongoose';
import type { LeadKind, LeadRecord, RecordOf } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** The last record of a page: the next page starts after it. */
export interface LeadCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export interface LeadPage<K extends LeadKind> {
  /** Newest first. */
  readonly records: readonly RecordOf<K>[];
  /** Present when there are more; goes into the next page's address. */
  readonly nextCursor?: string;
}

interface PageChoice {
  readonly limit: number;
  readonly after?: LeadCursor;
}

/** One page of the requests of a kind, newest first, by keyset: a lead that arrives meanwhile neither repeats nor hides another. */
export async function listLeads<K extends LeadKind>(leads: Leads, kind: K, { limit, after }: PageChoice): Promise<LeadPage<K>> {
  const found = await leads.any
    .find({ kind, ...(after ? olderThan(after) : {}) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<RecordOf<K>[]>();
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return found.length > limit && last ? { records, nextCursor: formatCursor(last) } : { records };
}

/** The cursor of an address, or null when it is not one of ours. */
export function parseLeadCursor(text: string): LeadCursor | null {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split('_');
  const ms = Number(time);
  if (!/^\d{1,15}$/.test(time) || !/^[0-9a-f-]{36}$/.test(id)) return null;
  return { createdAt: new Date(ms), id };
}

function formatCursor(record: LeadRecord): string {
  return Buffer.from(`${record.createdAt.getTime()}_${record._id}`, 'latin1').toString('base64url');
}

function olderThan({ createdAt, id }: LeadCursor): QueryFilter<LeadRecord> {
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] };
}
