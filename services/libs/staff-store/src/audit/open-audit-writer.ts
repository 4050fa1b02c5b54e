import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf, entryId, type Head, type Opening, readEntryId, sealEntry } from '@annuity-lantern/hash-chain';
import { appendHeads } from '@annuity-lantern/hash-chain/heads-file';
import type { Connection } from 'mongoose';
import { type AuditEntry, auditKeys, auditModel } from './audit-record.ts';
import { dayBefore, newestOf, readChainEnds } from './read-chains.ts';

export interface AuditWriter {
  readonly id: string;
  /** Resolves once the entry is stored. After a rejection it may be stored nevertheless; the chain then continues after it. */
  append(entry: AuditEntry): Promise<void>;
}

export interface ClosableAuditWriter extends AuditWriter {
  /** Writes that the chain ends here, unless it is empty, and then the last heads. */
  close(): Promise<void>;
}

export interface AuditWriterOptions {
  /** The first secret seals, all verify. */
  readonly secrets: readonly string[];
  /** The file that keeps heads outside of MongoDB. */
  readonly headsFile?: string | undefined;
  /** Called if writing the heads failed. They are retried. */
  readonly onHeadsError?: (error: unknown) => void;
  readonly id?: string;
}

interface Place {
  readonly day: string;
  /** Place of the next entry. */
  readonly place: number;
  readonly previous: string;
}

const DUPLICATE_KEY = 11_000;
const TRIES = 100;
const PAUSE = 25;
/** Milliseconds after which a waiting entry is not written: its caller has already received an error. */
const WAIT_LIMIT = 2500;
/** Milliseconds between two writes of changed heads. */
const HEADS_EVERY = 60_000;

/** The audit chain of one process. Concurrent entries are written one after another. */
export function openAuditWriter(connection: Connection, options: AuditWriterOptions): ClosableAuditWriter {
  const { secrets, headsFile, onHeadsError, id = randomUUID() } = options;
  const keys = auditKeys(secrets);
  /** Undefined if it is unknown whether the last entry was stored. */
  let next: Place | undefined;
  let lastStored: Head | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Heads by day, until they are in the file. */
  const unwritten = new Map<string, Head>();
  /** Whether the file was ever written. Until then it is retried even without new heads. */
  let isThere = false;

  const write = async (entry: AuditEntry, asked: number): Promise<void> => {
    if (performance.now() - asked > WAIT_LIMIT) throw new Error('the entries before it took too long');
    const day = dayOf(entry.at);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { place, previous } = next?.day === day ? next : await readPlace(connection, day, id);
      const opening = place === 0 ? await readOpening(connection, day, id, lastStored) : undefined;
      const record = sealEntry(keys, { _id: entryId(day, id, place), previous, content: entry, opening });
      next = undefined;
      try {
        await auditModel(connection).create(record);
        next = { day, place: place + 1, previous: record.hash };
        lastStored = { id: record._id, hash: record.hash };
        if (headsFile !== undefined) unwritten.set(day, lastStored);
        return;
      } catch (error) {
        // An earlier entry that failed was stored after all.
        if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      }
      await pause(PAUSE);
    }
    throw new Error('the last entry of this writer is not acknowledged by a majority');
  };

  const append = (entry: AuditEntry): Promise<void> => {
    const asked = performance.now();
    const own = last.then(() => write(entry, asked));
    last = own.catch(() => {});
    return own;
  };

  const writeHeads = async (): Promise<void> => {
    const heads = [...unwritten];
    if (headsFile === undefined || (heads.length === 0 && isThere)) return;
    try {
      await appendHeads(
        headsFile,
        heads.map(([, head]) => head),
        new Date(),
      );
      isThere = true;
      for (const [day, head] of heads) if (unwritten.get(day) === head) unwritten.delete(day);
    } catch (error) {
      onHeadsError?.(error);
    }
  };
  let writing: Promise<void> = Promise.resolve();
  const keepHeads = () => {
    writing = writing.then(writeHeads);
    return writing;
  };
  // Creates the file at the start, so that a later loss is noticed.
  void keepHeads();
  const timer = headsFile === undefined ? undefined : setInterval(keepHeads, HEADS_EVERY).unref();

  return {
    id,
    append,
    close: async () => {
      clearInterval(timer);
      if (lastStored) await append({ at: new Date(), by: 'system', action: 'closed' }).catch(() => {});
      await keepHeads();
    },
  };
}

async function readPlace(connection: Connection, day: string, writer: string): Promise<Place> {
  const newest = await newestOf(connection, day, writer);
  return newest ? { day, place: readEntryId(newest._id).place + 1, previous: newest.hash } : { day, place: 0, previous: '' };
}

/** Every chain of this day and of the last earlier day with entries. */
async function readOpening(connection: Connection, day: string, id: string, before: Head | undefined): Promise<Opening> {
  const earlier = await dayBefore(connection, day);
  const ends = [...(earlier ? await readChainEnds(connection, earlier) : []), ...(await readChainEnds(connection, day))];
  const heads = ends.filter(({ writer }) => writer !== id).map(({ last }) => last);
  return before ? { before, heads } : { heads };
}
