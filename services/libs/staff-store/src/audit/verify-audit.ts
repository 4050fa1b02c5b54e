import { type Head, readEntryId } from '@annuity-lantern/hash-chain';
import { readHeads } from '@annuity-lantern/hash-chain/heads-file';
import { type DayVerdict, type FaultyEntry, verifyDay } from '@annuity-lantern/hash-chain/verify-day';
import type { Connection } from 'mongoose';
import { type AuditRecord, auditKeys, auditModel, ofDay } from './audit-record.ts';
import { dayAfter, readChainEnds } from './read-chains.ts';

export interface AuditDayVerdict extends Pick<DayVerdict, 'entries' | 'chains' | 'faults'> {
  /** Whether heads outside of MongoDB were compared: `unreadable` if they should exist but cannot be read. */
  readonly heads: 'compared' | 'none' | 'unreadable';
}

interface VerifyOptions {
  readonly secrets: readonly string[];
  readonly headsFile?: string | undefined;
}

/**
 * Verifies every chain of a day (UTC, `2026-03-02`). It compares them with the openings of this day and the next one, and with the heads
 * outside of MongoDB. Rejects if MongoDB is away.
 */
export async function verifyAudit(connection: Connection, day: string, { secrets, headsFile }: VerifyOptions): Promise<AuditDayVerdict> {
  const keys = auditKeys(secrets);
  // Read before the entries, so that entries appended meanwhile are no fault.
  const kept = headsFile === undefined ? undefined : await readHeads(headsFile, day).catch(() => 'unreadable' as const);
  const outside = Array.isArray(kept) ? kept : [];
  const openings = await namedBetween(connection, day);
  const verdict = await verifyDay(recordsOf(connection, day), {
    day,
    keys,
    named: [...outside, ...openings].filter(({ id }) => readEntryId(id).day === day),
  });
  const earlier = openings.filter(({ id }) => readEntryId(id).day < day);
  const faults = [...verdict.faults, ...(await goneOf(connection, earlier))];
  const heads = kept === undefined ? 'none' : kept === 'unreadable' ? kept : 'compared';
  const { entries, chains } = verdict;
  return { entries, chains, faults, heads };
}

/** The entries of a day in the order of their ids. */
function recordsOf(connection: Connection, day: string): AsyncIterable<AuditRecord> {
  return auditModel(connection)
    .find(ofDay(day))
    .sort({ _id: 1 })
    .read('primary')
    .lean<AuditRecord[]>()
    .cursor() as AsyncIterable<AuditRecord>;
}

/** The entries named by the openings of this day and of the next day with entries. */
async function namedBetween(connection: Connection, day: string): Promise<Head[]> {
  const next = await dayAfter(connection, day);
  const ends = [...(await readChainEnds(connection, day)), ...(next ? await readChainEnds(connection, next) : [])];
  return ends.flatMap(({ first: { opening } }) => (opening ? [...(opening.before ? [opening.before] : []), ...opening.heads] : []));
}

/** The named entries that are missing or differ. */
async function goneOf(connection: Connection, heads: readonly Head[]): Promise<FaultyEntry[]> {
  const found = await auditModel(connection)
    .find({ _id: { $in: heads.map(({ id }) => id) } }, { hash: 1 })
    .read('primary')
    .lean<AuditRecord[]>();
  const stored = new Map(found.map(({ _id, hash }) => [_id, hash]));
  const gone = heads.filter(({ id, hash }) => stored.get(id) !== hash).map(({ id }) => id);
  return [...new Set(gone)].map((id) => ({ id, fault: 'cut_off' }));
}
