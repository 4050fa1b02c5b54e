import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { type AuditEntry, type AuditRecord, auditId, auditModel, dayOf, digestOf, hashOf, ofDay } from './audit-record.ts';

export interface AuditWriter {
  readonly id: string;
  /**
   * Resolves when the entry is stored. Rejects when it is not for sure; it may be stored all the same, and the chain goes on behind it then.
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
/** An entry that could not be begun for so long, in milliseconds, is not written: whoever asked for it has been told no. */
const WAIT_LIMIT = 2500;

/** One chain of the audit: for one process. Entries of one writer are written one after the other, whoever asks for them at the same time. */
export function openAuditWriter(connection: Connection, id: string = randomUUID()): AuditWriter {
  /** Undefined when nobody knows whether the last entry was stored. */
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
        // An earlier entry that seemed lost was stored after all.
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

/** Behind what a majority has: an entry that may still be rolled back must have none after it. */
async function readHead(connection: Connection, day: string, writer: string): Promise<Head> {
  const own = ofDay(`${day}/${writer}`);
  const newest = await auditModel(connection).findOne(own).sort({ _id: -1 }).read('primary').readConcern('majority').lean<AuditRecord>();
  return newest ? { day, place: Number(newest._id.split('/')[2]) + 1, previous: newest.hash } : { day, place: 0, previous: '' };
}
