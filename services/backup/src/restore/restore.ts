import { holdRestoredMail, stopAgain } from '@annuity-lantern/content-store';
import { readBodyId } from '@annuity-lantern/contracts/jobs';
import {
  bodyOf,
  type ConsentLedger,
  type DoNotCallList,
  eraseLead,
  findBodies,
  findLead,
  type Leads,
  listRestored,
  type Noted,
  type NotedErasure,
  restoredLead,
  type StoredLead,
  shapeConflictId,
} from '@annuity-lantern/lead-store';
import type { SealedRequest, SealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { withoutPendingSignIn } from '@annuity-lantern/staff-store';
import type { BackupStore, StoredDocument } from '@annuity-lantern/store-kit/backup';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { BackupDamaged, type Frame } from '../file/frames.ts';
import { type Collection, Note } from '../file/notes.ts';

export interface RestoreOptions {
  readonly frames: AsyncIterable<Frame>;
  /** Undefined: MongoDB stays as it is. */
  readonly mongodb: RestoredMongodb | undefined;
  readonly sealed: Pick<SealedRequests, 'add' | 'drop'>;
  /** Redis gets no sealed request. */
  readonly leavesRedis?: boolean | undefined;
  readonly noted: Noted;
  readonly now: Date;
  readonly onProgress: (part: string, count: number, isEnd: boolean) => void;
}

interface RestoredMongodb {
  readonly store: Pick<BackupStore, 'load'>;
  readonly connection: Store['connection'];
  readonly leads: Leads;
  /** Makes the id under which a body is stored beside another lead. */
  readonly idKey: string;
  readonly consentLedger: Pick<ConsentLedger, 'record'>;
  readonly doNotCall: Pick<DoNotCallList, 'repeat'>;
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
  /** Reminders that the backup still held, and that were stopped after it. */
  readonly stoppedAgain: number;
}

type Change<More extends unknown[] = []> = (document: StoredDocument, ...more: More) => StoredDocument;

const PROGRESS = 10_000;
/** Erasures that are replayed at a time. */
const AT_ONCE = 16;

/** Puts a backup that was checked into empty stores. Workers must not run meanwhile. Rejects if a store is away: what it has stored by then stays. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { mongodb, sealed, leavesRedis, noted, now } = options;
  const { erasures, stops, wishes } = noted;
  const read = await loadAll(options);
  if (!mongodb) {
    // What older lines mean is decided by the workers: MongoDB has what was erased.
    const named = new Set(erasures.map(({ body }) => body));
    const kept = read.sealed.filter(({ id }) => !named.has(id));
    await sealed.add(kept);
    return { requests: 0, sealed: kept.length, heldRequests: 0, heldEffects: 0, erasedAgain: 0, keptByHold: 0, stoppedAgain: 0 };
  }
  await listRestored(mongodb.leads, read.held);
  // First, so that the consent ledger has them before a request is erased.
  await mongodb.doNotCall.repeat(wishes);
  const stoppedAgain = await stopAgain(mongodb.connection, stops);
  const { erased, ...replayed } = await eraseAgain(mongodb, erasures, read.sealed, now);
  const kept = leavesRedis ? [] : read.sealed.filter(({ id }) => !erased.has(id));
  // Redis may still have copies, and MongoDB now lacks what would refuse them.
  await sealed.drop([...erased]);
  // Last, because a worker stores them.
  await sealed.add(kept.map((request) => ({ ...request, data: { ...request.data, restored: true } })));
  const { requests, heldEffects } = read;
  return { requests, sealed: kept.length, heldRequests: read.held.length, heldEffects, stoppedAgain, ...replayed };
}

interface Read {
  readonly sealed: readonly SealedRequest[];
  /** Ids of requests with held effects. */
  readonly held: readonly string[];
  readonly heldEffects: number;
  readonly requests: number;
}

async function loadAll({ frames, mongodb, now, onProgress }: RestoreOptions): Promise<Read> {
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
      if (note.is === 'sealed') sealed.push(note);
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

interface Replayed extends Pick<Restored, 'erasedAgain' | 'keptByHold'> {
  /** The bodies whose sealed copies must not come back (`bodyId`). */
  readonly erased: ReadonlySet<string>;
}

/**
 * All that were noted, each by its own body: after an earlier restore, its id may belong to another body of its key. One that the backup has as erased stays as
 * it is.
 */
async function eraseAgain(
  { leads, idKey, consentLedger }: RestoredMongodb,
  erasures: readonly NotedErasure[],
  sealed: readonly SealedRequest[],
  now: Date,
): Promise<Replayed> {
  const counts = { erasedAgain: 0, keptByHold: 0 };
  const erased = new Set<string>();
  // The notes are there already.
  const how = { by: 'system', now, consentLedger, erasures: undefined } as const;
  const eraseOne = async ({ id: noted, body: named, reason }: NotedErasure): Promise<void> => {
    const body = named ?? (await bodyOfOlder(noted));
    if (body === undefined) return;
    erased.add(body);
    const id = (await findBodies(leads, idKey, [body])).get(body)?.id;
    if (id === undefined) return;
    const { outcome } = await eraseLead(leads, id, { ...how, reason });
    if (outcome === 'erased') counts.erasedAgain += 1;
    if (outcome === 'held') counts.keptByHold += 1;
  };
  /** A line of an older version has only an id. Without a request of this id, the oldest sealed copy that would get it is meant. */
  const bodyOfOlder = async (id: string): Promise<string | undefined> => {
    const lead = await findLead(leads, id);
    if (lead) return bodyOf(lead);
    const ids = (copy: string) => {
      const { leadId, bodyHmac } = readBodyId(copy);
      return [leadId, shapeConflictId(idKey, leadId, bodyHmac)];
    };
    return sealed.filter((copy) => ids(copy.id).includes(id)).toSorted((one, other) => one.createdAt - other.createdAt)[0]?.id;
  };
  for (let start = 0; start < erasures.length; start += AT_ONCE) await Promise.all(erasures.slice(start, start + AT_ONCE).map(eraseOne));
  return { ...counts, erased };
}
