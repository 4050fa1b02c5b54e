import type { AuditAction } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { auditModel } from './audit-record.ts';

export interface HeavyReader {
  readonly username: string;
  readonly rows: number;
}

/** Entries that count the rows read, and reads of one request, which count as one row. */
const reads: readonly AuditAction[] = ['rows_read', 'lead_read'];

/** Who read more than `above` rows since then, most first. */
export async function findHeavyReaders(
  connection: Connection,
  { since, above }: { readonly since: Date; readonly above: number },
): Promise<HeavyReader[]> {
  return auditModel(connection).aggregate<HeavyReader>([
    { $match: { 'content.at': { $gte: since }, 'content.action': { $in: reads } } },
    { $group: { _id: '$content.by', rows: { $sum: { $ifNull: ['$content.details.count', 1] } } } },
    { $match: { rows: { $gt: above } } },
    { $sort: { rows: -1, _id: 1 } },
    { $project: { _id: 0, username: '$_id', rows: 1 } },
  ]);
}
