import type { QueryFilter } from 'mongoose';
import type { ConsultationRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** The last record of a page: the next page starts after it. */
export interface LeadCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export interface ConsultationPage {
  /** Newest first. */
  readonly records: readonly ConsultationRecord[];
  /** Present when there are more; goes into the next page's address. */
  readonly nextCursor?: string;
}

/** One page of consultation requests, newest first, by keyset: a lead that arrives meanwhile neither repeats nor hides another. */
export async function listConsultations(leads: Leads, { limit, after }: { limit: number; after?: LeadCursor }): Promise<ConsultationPage> {
  const found = await leads.consultations
    .find(after ? olderThan(after) : {})
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<ConsultationRecord[]>();
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

function formatCursor(record: ConsultationRecord): string {
  return Buffer.from(`${record.createdAt.getTime()}_${record._id}`, 'latin1').toString('base64url');
}

function olderThan({ createdAt, id }: LeadCursor): QueryFilter<ConsultationRecord> {
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] };
}
