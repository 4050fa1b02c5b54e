import { openChain } from '@annuity-lantern/store-kit/chain';
import { type ChainWriter, type ChainWriterOptions, openChainWriter } from '@annuity-lantern/store-kit/chain-writer';
import { type ChainsVerdict, verifyChains } from '@annuity-lantern/store-kit/verify-chains';
import type { Connection } from 'mongoose';
import { AUDIT, type AuditEntry } from './audit-record.ts';

export interface AuditWriter extends Pick<ChainWriter, 'id'> {
  /** Resolves once the entry is stored. After a rejection it may be stored nevertheless; the chain then continues after it. */
  append(entry: AuditEntry): Promise<void>;
}

export interface ClosableAuditWriter extends AuditWriter {
  /** Writes that the chain ends here, unless it is empty, and then the last heads. */
  close(): Promise<void>;
}

interface AuditSettings {
  /** The first secret seals, all verify. */
  readonly secrets: readonly string[];
  readonly headsFile?: string | undefined;
}

export type AuditWriterOptions = AuditSettings & Omit<ChainWriterOptions, 'isKnown'>;

/** The audit chain of one process. */
export function openAuditWriter(connection: Connection, { secrets, ...options }: AuditWriterOptions): ClosableAuditWriter {
  const writer = openChainWriter(openChain(connection, AUDIT, secrets), options);
  let isEmpty = true;
  const append = async (entry: AuditEntry): Promise<void> => {
    await writer.append({ at: entry.at, content: entry });
    isEmpty = false;
  };
  return {
    id: writer.id,
    append,
    close: async () => {
      if (!isEmpty) await append({ at: new Date(), by: 'system', action: 'closed' }).catch(() => {});
      await writer.close();
    },
  };
}

/** Verifies every chain of the audit of a day (UTC, `2026-03-02`). Rejects if MongoDB is away. */
export function verifyAudit(connection: Connection, day: string, { secrets, headsFile }: AuditSettings): Promise<ChainsVerdict> {
  return verifyChains(openChain(connection, AUDIT, secrets), day, headsFile);
}
