import { type ChainEntry, type Head, readEntryId } from '@annuity-lantern/hash-chain';
import type { Connection } from 'mongoose';
import { type AuditRecord, auditModel, ofDay } from './audit-record.ts';

/** The first and the last entry of one writer on one day. */
export interface ChainEnds {
  readonly writer: string;
  readonly first: Pick<AuditRecord, '_id' | 'opening'>;
  readonly last: Head;
}

/** Both ends of every chain of a day, with two look-ups per writer. Only entries that cannot be rolled back. */
export async function readChainEnds(connection: Connection, day: string): Promise<ChainEnds[]> {
  const ends: ChainEnds[] = [];
  const { $lt } = ofDay(day)._id;
  let from = `${day}/`;
  for (;;) {
    const first = await committed(connection, { _id: { $gte: from, $lt } }, 1);
    if (!first) return ends;
    const { writer } = readEntryId(first._id);
    const last = await committed(connection, ofDay(`${day}/${writer}`), -1);
    if (last) ends.push({ writer, first, last: { id: last._id, hash: last.hash } });
    from = ofDay(`${day}/${writer}`)._id.$lt;
  }
}

/** The last day with entries before this one. */
export async function dayBefore(connection: Connection, day: string): Promise<string | undefined> {
  const found = await committed(connection, { _id: { $lt: `${day}/` } }, -1);
  return found ? readEntryId(found._id).day : undefined;
}

/** The first day with entries after this one. */
export async function dayAfter(connection: Connection, day: string): Promise<string | undefined> {
  const found = await committed(connection, { _id: { $gte: `${day}0` } }, 1);
  return found ? readEntryId(found._id).day : undefined;
}

/** The newest majority-committed entry of one writer on one day: a chain must not continue after an entry that may be rolled back. */
export function newestOf(connection: Connection, day: string, writer: string) {
  return committed(connection, ofDay(`${day}/${writer}`), -1);
}

type IdRange = { readonly _id: { readonly $gte?: string; readonly $lt?: string } };
type Found = Pick<ChainEntry<unknown>, '_id' | 'opening' | 'hash'>;

function committed(connection: Connection, range: IdRange, direction: 1 | -1): Promise<Found | null> {
  return auditModel(connection)
    .findOne(range, { opening: 1, hash: 1 })
    .sort({ _id: direction })
    .read('primary')
    .readConcern('majority')
    .lean<Found>()
    .exec() as Promise<Found | null>;
}
