import { holdRestoredMail } from '@annuity-lantern/content-store';
import {
  type ConsentLedger,
  eraseLead,
  type Leads,
  listRestored,
  type NotedErasure,
  restoredLead,
  type StoredLead,
} from '@annuity-lantern/lead-store';
import type { SealedRequest, SealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { withoutPendingSignIn } from '@annuity-lantern/staff-store';
import type { BackupStore, StoredDocument } from '@annuity-lantern/store-kit/backup';
import { BackupDamaged, type Frame } from '../file/frames.ts';
import { type Collection, Note } from '../file/notes.ts';

export interface RestoreOptions {
  readonly frames: AsyncIterable<Frame>;
  /** Undefined: MongoDB stays as it is. */
  readonly mongodb: RestoredMongodb | undefined;
  /** Undefined: Redis stays as it is. */
  readonly sealed: Pick<SealedRequests, 'add'> | undefined;
  /** Every erasure that was ever noted. */
  readonly erasures: readonly NotedErasure[];
  readonly now: Date;
  readonly onProgress: (part: string, count: number, isEnd: boolean) => void;
}

interface RestoredMongodb {
  readonly store: Pick<BackupStore, 'load'>;
  readonly leads: Leads;
  readonly consentLedger: Pick<ConsentLedger, 'record'>;
}

export interface Restored {
  readonly requests: number;
  readonly sealed: number;
  /** Requests with effects that may have happened after the backup, and the number of these effects. */
  readonly heldRequests: number;
  readonly heldEffects: number;
  /** Requests that the backup still held, and that were erased after it. */
  readonly erasedAgain: number;
  /** Noted as erased, but a manager ordered to keep them. */
  readonly keptByHold: number;
}

type Change<More extends unknown[] = []> = (document: StoredDocument, ...more: More) => StoredDocument;

const PROGRESS = 10_000;
/** Erasures that are replayed at a time. */
const AT_ONCE = 16;

/** Puts a backup that was checked into empty stores. Workers must not run meanwhile. Rejects if a store is away: what it has stored by then stays. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { mongodb, sealed, erasures, now } = options;
  const erased = new Map(erasures.map((erasure) => [erasure.id, erasure]));
  const read = await loadAll(options, erased);
  if (!mongodb) {
    await sealed?.add(read.sealed);
    return { requests: 0, sealed: read.sealed.length, heldRequests: 0, heldEffects: 0, erasedAgain: 0, keptByHold: 0 };
  }
  await listRestored(mongodb.leads, read.held);
  const replayed = await eraseAgain(mongodb, [...erased.values()], now);
  // Last, because a worker stores them.
  await sealed?.add(read.sealed.map((request) => ({ ...request, data: { ...request.data, restored: true } })));
  const { requests, heldEffects } = read;
  return { requests, sealed: sealed ? read.sealed.length : 0, heldRequests: read.held.length, heldEffects, ...replayed };
}

interface Read {
  readonly sealed: readonly SealedRequest[];
  /** Ids of requests with held effects. */
  readonly held: readonly string[];
  readonly heldEffects: number;
  readonly requests: number;
}

async function loadAll({ frames, mongodb, now, onProgress }: RestoreOptions, erased: ReadonlyMap<string, unknown>): Promise<Read> {
  const sealed: SealedRequest[] = [];
  const held: string[] = [];
  let [heldEffects, requests] = [0, 0];

  const changes: Readonly<Record<string, Change>> = {
    leads: (document) => {
      const changed = restoredLead(document as unknown as StoredLead, now);
      requests += 1;
      heldEffects += changed.held;
      if (changed.held > 0) held.push(String(document._id));
      return changed.lead as unknown as StoredDocument;
    },
    users: withoutPendingSignIn as Change,
    reminders: (document) => (holdRestoredMail as Change<[Date]>)(document, now),
  };

  const iterator = frames[Symbol.asyncIterator]();
  let current = await iterator.next();

  /** The documents until the next note. */
  async function* documents(): AsyncIterable<Buffer> {
    for (current = await iterator.next(); !current.done && current.value.kind === 'document'; current = await iterator.next())
      yield current.value.document;
  }

  const load = async (shape: Collection): Promise<void> => {
    const change = changes[shape.name] ?? ((document) => document);
    let last = 0;
    const onBatch = (stored: number) => {
      if (Math.floor(stored / PROGRESS) > Math.floor(last / PROGRESS)) onProgress(shape.name, stored, false);
      last = stored;
    };
    const count = mongodb ? await mongodb.store.load(shape, documents(), { change, onProgress: onBatch }) : await drain(documents());
    if (mongodb) onProgress(shape.name, count, true);
  };

  while (!current.done) {
    const note = current.value.kind === 'note' ? Note.parse(current.value.note) : undefined;
    if (!note) throw new BackupDamaged('a document belongs to no collection');
    if (note.is === 'collection') await load(note);
    else {
      if (note.is === 'sealed' && !erased.has(String(note.data.leadId))) sealed.push(note);
      current = await iterator.next();
    }
  }
  return { sealed: sealed.map(({ id, data, createdAt }) => ({ id, data, createdAt })), held, heldEffects, requests };
}

async function drain(documents: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of documents) count += 1;
  return count;
}

/** All that were ever noted: one that the backup has as erased stays as it is. */
async function eraseAgain(
  { leads, consentLedger }: RestoredMongodb,
  erasures: readonly NotedErasure[],
  now: Date,
): Promise<Pick<Restored, 'erasedAgain' | 'keptByHold'>> {
  const counts = { erasedAgain: 0, keptByHold: 0 };
  for (let start = 0; start < erasures.length; start += AT_ONCE) {
    const group = erasures.slice(start, start + AT_ONCE);
    // The note is there already.
    const how = { by: 'system', now, consentLedger, erasuresFile: undefined } as const;
    const outcomes = await Promise.all(group.map(({ id, reason }) => eraseLead(leads, id, { ...how, reason })));
    counts.erasedAgain += outcomes.filter(({ outcome }) => outcome === 'erased').length;
    counts.keptByHold += outcomes.filter(({ outcome }) => outcome === 'held').length;
  }
  return counts;
}
