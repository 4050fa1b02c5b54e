import { type ChainKeys, type Head, sealEntry } from '@annuity-lantern/hash-chain';
import { verifyDay } from '@annuity-lantern/hash-chain/verify-day';
import type { Connection } from 'mongoose';
import { type AuditRecord, auditModel, ofAnyDay, ofDay, switchId } from './audit-record.ts';
import { dayAfter } from './read-chains.ts';

const DUPLICATE_KEY = 11_000;

/**
 * Seals what releases without a key wrote, once, before the first entry with a key: a digest of each of their days. From then on no other entry
 * without a key verifies. Resolves to its head; to undefined when there are none, or when it was done.
 */
export async function recordSwitch(connection: Connection, keys: ChainKeys, now: Date): Promise<Head | undefined> {
  const audit = auditModel(connection);
  if (await audit.exists({ _id: switchId })) return undefined;
  const [first] = await audit.find({ _id: ofAnyDay }, { keyed: 1 }).sort({ _id: 1 }).limit(1).lean<AuditRecord[]>();
  // With a key on any entry the switch is over: recording it now would bless what was added since.
  if (!first || first.keyed || (await audit.exists({ keyed: true }))) return undefined;
  const days: string[] = [];
  for (let day = await dayAfter(connection, ''); day; day = await dayAfter(connection, day)) {
    const { unkeyedDigest } = await verifyDay(recordsOf(connection, day), { day, keys, named: [] });
    days.push(`${day}=${unkeyedDigest}`);
  }
  const content = { at: now, by: 'system', action: 'keyed', details: { days } } as const;
  const record = sealEntry(keys, { _id: switchId, previous: '', content });
  try {
    await audit.create(record);
    return { id: switchId, hash: record.hash };
  } catch (error) {
    // Another desk that started at the same time recorded it.
    if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
    return undefined;
  }
}

/** The entries of a day, in the order of their ids. */
export function recordsOf(connection: Connection, day: string): AsyncIterable<AuditRecord> {
  return auditModel(connection)
    .find(ofDay(day))
    .sort({ _id: 1 })
    .read('primary')
    .lean<AuditRecord[]>()
    .cursor() as AsyncIterable<AuditRecord>;
}
