import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { type AuditEntry, type AuditRecord, auditId, auditModel, dayOf, digestOf, hashOf, ofDay } from './audit-record.ts';

export interface AuditWriter {
  readonly id: string;
  /**
   * Resolves when the entry is stored. After a rejection it may be stored too; the chain then continues after it.
   */
  append(entry: AuditEntry): Promise<void>;
}

interface Head {
  readonly day: string;
  /** Of the next entry. */
  readonly place: number;
  readonly previous: string;
}

const DUPLICATE_KEY = 11_000;
const TRIES = 100;
const PAUSE = 25;
/** An entry that waited this long, in milliseconds, is not written: its caller has already received an error. */
const WAIT_LIMIT = 2500;

/** The audit chain of one process. Concurrent entries are written one after the other. */
export function openAuditWriter(connection: Connection, id: string = randomUUID()): AuditWriter {
  /** Undefined when it is unknown whether the last entry was stored. */
  let head: Head | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const write = async (entry: AuditEntry, asked: number): Promise<void> => {
    if (performance.now() - asked > WAIT_LIMIT) throw new Error('the entries before it took too long');
    const day = dayOf(entry.at);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { place, previous } = head?.day === day ? head : await readHead(connection, day, id);
      const record = chain(auditId(day, id, place), previous, entry);
      head = undefined;
      try {
        await auditModel(connection).create(record);
        head = { day, place: place + 1, previous: record.hash };
        return;
      } catch (error) {
        // An earlier entry that failed was stored after all.
        if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      }
      await pause(PAUSE);
    }
    throw new Error('the last entry of this writer is not acknowledged by a majority');
  };

  return {
    id,
    append: (entry) => {
      const asked = performance.now();
      const own = last.then(() => write(entry, asked));
      last = own.catch(() => {});
      return own;
    },
  };
}

function chain(_id: string, previous: string, content: AuditEntry): AuditRecord {
  const salt = randomBytes(18).toString('base64url');
  const link = { _id, previous, digest: digestOf(content, salt) };
  return { ...link, content, salt, hash: hashOf(link) };
}

/** After the newest majority-committed entry: an entry that may be rolled back must not be continued. */
async function readHead(connection: Connection, day: string, writer: string): Promise<Head> {
  const own = ofDay(`${day}/${writer}`);
  const newest = await auditModel(connection).findOne(own).sort({ _id: -1 }).read('primary').readConcern('majority').lean<AuditRecord>();
  return newest ? { day, place: Number(newest._id.split('/')[2]) + 1, previous: newest.hash } : { day, place: 0, previous: '' };
}
