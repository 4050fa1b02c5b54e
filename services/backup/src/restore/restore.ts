import { holdRestoredMail, isStopped, type ReminderRecord } from '@annuity-lantern/content-store';
import { readBodyId } from '@annuity-lantern/contracts/jobs';
import {
  bodyOf,
  type ConsentLedger,
  type DoNotCallList,
  type Leads,
  leaveOut,
  listRestored,
  type Noted,
  restoredLead,
  type StoredLead,
  shapeConflictId,
  spreadRevocations,
} from '@annuity-lantern/lead-store';
import type { SealedRequest, SealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { withoutPendingSignIn } from '@annuity-lantern/staff-store';
import type { BackupStore, LoadOptions, StoredDocument } from '@annuity-lantern/store-kit/backup';
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
  /** Requests that the backup still held, and that were erased after it: nothing personal of them was stored. */
  readonly erasedAgain: number;
  /** Noted as erased, but a manager ordered to keep them. */
  readonly keptByHold: number;
  /** Reminders that the backup still held, and that were stopped after it. */
  readonly stoppedAgain: number;
}

type Change = LoadOptions['change'];

const PROGRESS = 10_000;
/** Erased requests whose choices are kept at a time. */
const AT_ONCE = 16;

/** Puts a backup that was checked into empty stores. Workers must not run meanwhile. Rejects if a store is away: what it has stored by then stays. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { mongodb, sealed, leavesRedis, noted } = options;
  const { erasures, wishes } = noted;
  const read = await loadAll(options);
  if (!mongodb) {
    // What older lines mean is decided by the workers: MongoDB has what was erased.
    const named = new Set(erasures.map(({ body }) => body));
    const kept = read.sealed.filter(({ id }) => !named.has(id));
    await sealed.add(kept);
    return { ...read.counts, sealed: kept.length, heldRequests: 0 };
  }
  const { leads, idKey, consentLedger } = mongodb;
  await listRestored(leads, read.held);
  // First, so that the consent ledger has them.
  await mongodb.doNotCall.repeat(wishes);
  for (let start = 0; start < read.leftOut.length; start += AT_ONCE)
    await Promise.all(
      read.leftOut.slice(start, start + AT_ONCE).map(async (lead) => {
        await spreadRevocations(leads, lead);
        await consentLedger.record(lead);
      }),
    );
  const erased = new Set(erasures.flatMap(({ id, body }) => body ?? read.bodies.get(id) ?? oldestCopyOf(id, read.sealed, idKey) ?? []));
  const kept = leavesRedis ? [] : read.sealed.filter(({ id }) => !erased.has(id));
  // Redis may still have copies, and MongoDB now lacks what would refuse them.
  await sealed.drop([...erased]);
  // Last, because a worker stores them.
  await sealed.add(kept.map((request) => ({ ...request, data: { ...request.data, restored: true } })));
  return { ...read.counts, sealed: kept.length, heldRequests: read.held.length };
}

interface Read {
  readonly sealed: readonly SealedRequest[];
  /** Ids of requests with held effects. */
  readonly held: readonly string[];
  /** Requests that were erased since, as the backup has them. */
  readonly leftOut: readonly StoredLead[];
  /** The body of each request that a line of an older version names by its id. */
  readonly bodies: ReadonlyMap<string, string>;
  readonly counts: Omit<Restored, 'sealed' | 'heldRequests'>;
}

async function loadAll({ frames, mongodb, noted, now, onProgress }: RestoreOptions): Promise<Read> {
  const sealed: SealedRequest[] = [];
  const held: string[] = [];
  const leftOut: StoredLead[] = [];
  const bodies = new Map<string, string>();
  const counts = { requests: 0, heldEffects: 0, erasedAgain: 0, keptByHold: 0, stoppedAgain: 0 };
  // By its own body: after an earlier restore, its id may belong to another body of its key. A line of an older version has only an id.
  const erasures = new Map(noted.erasures.map((erasure) => [erasure.body ?? erasure.id, erasure]));
  const stops = new Map(noted.stops.map((stop) => [stop.id, stop]));

  const changes: Readonly<Record<string, Change>> = {
    leads: async (document) => {
      counts.requests += 1;
      const changed = restoredLead(document as unknown as StoredLead, now);
      const body = bodyOf(changed.lead);
      const erasure = erasures.get(body) ?? erasures.get(changed.lead._id);
      if (erasure && mongodb) {
        bodies.set(erasure.id, body);
        const left = await leaveOut(mongodb.leads, changed.lead, { by: 'system', now, reason: erasure.reason });
        if (left) {
          counts.erasedAgain += 1;
          leftOut.push(left.lead);
          return left.remains as unknown as StoredDocument;
        }
        if (changed.lead.hold) counts.keptByHold += 1;
      }
      counts.heldEffects += changed.held;
      if (changed.held > 0) held.push(changed.lead._id);
      return changed.lead as unknown as StoredDocument;
    },
    users: withoutPendingSignIn as unknown as Change,
    reminders: (document) => {
      const reminder = document as unknown as ReminderRecord;
      if (!isStopped(reminder, stops.get(reminder._id))) return holdRestoredMail(reminder, now) as unknown as StoredDocument;
      counts.stoppedAgain += 1;
      return undefined;
    },
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
  return { sealed: sealed.map(({ id, data, createdAt }) => ({ id, data, createdAt })), held, leftOut, bodies, counts };
}

async function drain(documents: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of documents) count += 1;
  return count;
}

/** The sealed copy that would get this id: the oldest one, if there are several. */
function oldestCopyOf(leadId: string, sealed: readonly SealedRequest[], idKey: string): string | undefined {
  const ids = (copy: string) => {
    const { leadId: key, bodyHmac } = readBodyId(copy);
    return [key, shapeConflictId(idKey, key, bodyHmac)];
  };
  return sealed.filter(({ id }) => ids(id).includes(leadId)).toSorted((one, other) => one.createdAt - other.createdAt)[0]?.id;
}
