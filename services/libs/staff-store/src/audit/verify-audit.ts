import type { Connection } from 'mongoose';
import { type AuditRecord, auditId, auditModel, digestOf, hashOf, ofDay } from './audit-record.ts';

/** `missing`: entries before this one are gone; `moved`: it does not follow the one before it; `changed`: it is not what was written. */
export type AuditFault = 'missing' | 'moved' | 'changed';

export interface AuditVerdict {
  readonly entries: number;
  /** One per writer, with its last hash: kept elsewhere, it also shows that the end of a chain was cut off. */
  readonly chains: readonly { readonly writer: string; readonly entries: number; readonly lastHash: string }[];
  /** Entries whose content was erased. */
  readonly erased: number;
  readonly faults: readonly { readonly id: string; readonly fault: AuditFault }[];
}

/** Verifies the hashes of every chain of a day, written `2026-03-02` (UTC). Rejects when MongoDB is away. */
export async function verifyAudit(connection: Connection, day: string): Promise<AuditVerdict> {
  const chains: { writer: string; entries: number; lastHash: string; place: number }[] = [];
  const faults: { id: string; fault: AuditFault }[] = [];
  let entries = 0;
  let erased = 0;
  const records = auditModel(connection).find(ofDay(day)).sort({ _id: 1 }).read('primary').lean<AuditRecord[]>().cursor();
  for await (const record of records as AsyncIterable<AuditRecord>) {
    const [, writer = '', digits = ''] = record._id.split('/');
    if (chains.at(-1)?.writer !== writer) chains.push({ writer, entries: 0, lastHash: '', place: 0 });
    const chain = chains.at(-1);
    if (!chain) continue;
    const fault = faultOf(record, day, chain);
    if (fault) faults.push({ id: record._id, fault });
    if (!record.content) erased += 1;
    entries += 1;
    chain.entries += 1;
    chain.place = Number(digits) + 1;
    chain.lastHash = record.hash;
  }
  return { entries, erased, faults, chains: chains.map(({ place: _, ...chain }) => chain) };
}

function faultOf(record: AuditRecord, day: string, before: { writer: string; place: number; lastHash: string }): AuditFault | undefined {
  if (record.hash !== hashOf(record)) return 'changed';
  if (record.content && record.digest !== digestOf(record.content, record.salt ?? '')) return 'changed';
  if (record._id !== auditId(day, before.writer, before.place)) return 'missing';
  return record.previous === before.lastHash ? undefined : 'moved';
}
