import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChainEntry, dayOf, entryId, type Head, type Opening, readEntryId, sealEntry } from '@annuity-lantern/hash-chain';
import { appendHeads } from '@annuity-lantern/hash-chain/heads-file';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import type { Chain } from './chain.ts';
import { dayBefore, newestOf, readChainEnds } from './read-chains.ts';

/** What a writer was handed, with the time that decides its day. */
export interface NewContent {
  readonly at: Date;
  readonly content: unknown;
}

export interface ChainWriter {
  readonly id: string;
  /** Resolves once the entry is stored. After a rejection it may be stored nevertheless; the chain then continues after it. */
  append(entry: NewContent): Promise<void>;
  /** Writes the last heads. */
  close(): Promise<void>;
}

export interface ChainWriterOptions {
  /** The file that keeps heads outside of MongoDB. */
  readonly headsFile?: string | undefined;
  /** Called if writing the heads failed. They are retried. */
  readonly onHeadsError?: (error: unknown) => void;
  readonly id?: string;
  /** Milliseconds for which an entry waits for others to share its insert. 0 while a person waits. */
  readonly gather?: number;
  /** Whether this error of MongoDB says that the record has this content already. It counts as stored then. */
  readonly isKnown?: (error: unknown) => boolean;
}

interface Place {
  readonly day: string;
  /** Place of the next entry. */
  readonly place: number;
  readonly previous: string;
}

/** An entry that waits to be written. */
interface Member extends NewContent {
  readonly asked: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const DUPLICATE_KEY = 11_000;
/** Most entries in one insert. */
const MOST_IN_GROUP = 100;
const TRIES = 100;
const PAUSE = 25;
/** Milliseconds after which a waiting entry is not written: its caller has already received an error. */
const WAIT_LIMIT = 2500;
/** In milliseconds, longer than the driver's own limits. An insert that it never settles must not block the entries behind it. */
const LONGEST_INSERT = 18_000;
/** Milliseconds between two writes of changed heads. */
const HEADS_EVERY = 60_000;

/** The chain of one process in a record. Entries that arrive during a write share the next one. */
export function openChainWriter(chain: Chain, options: ChainWriterOptions = {}): ChainWriter {
  const { headsFile, onHeadsError, id = randomUUID(), gather = 0, isKnown = () => false } = options;
  /** Undefined if it is unknown whether the last entry was stored. */
  let next: Place | undefined;
  let lastStored: Head | undefined;
  const waiting: Member[] = [];
  let isWriting = false;
  /** Heads by day, until they are in the file. */
  const unwritten = new Map<string, Head>();
  /** Whether the file was ever written. Until then it is retried even without new heads. */
  let isThere = false;

  /** Stores the contents of one day behind each other, in one insert. */
  const write = async (day: string, contents: readonly unknown[]): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const from: Place = next?.day === day ? next : await readPlace(chain, day, id);
      const opening = from.place === 0 ? await readOpening(chain, day, id, lastStored) : undefined;
      const records = sealAll(contents, from, opening);
      next = undefined;
      try {
        const inserting = chain.model.collection.insertMany(records as never, { ordered: true, ignoreUndefined: true });
        await withDeadline(LONGEST_INSERT, inserting, () => new Error('the driver did not settle an insert in time'));
        const { _id, hash } = records.at(-1) as ChainEntry<unknown>;
        next = { day, place: from.place + records.length, previous: hash };
        lastStored = { id: _id, hash };
        if (headsFile !== undefined) unwritten.set(day, lastStored);
        return;
      } catch (error) {
        // An earlier entry that failed was stored after all, or one of these contents is known.
        if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
        if (isKnown(error)) {
          if (records.length > 1) throw error;
          next = from;
          return;
        }
      }
      await pause(PAUSE);
    }
    throw new Error('the last entry of this writer is not acknowledged by a majority');
  };

  const sealAll = (contents: readonly unknown[], { day, place, previous }: Place, opening: Opening | undefined) => {
    const records: ChainEntry<unknown>[] = [];
    for (const content of contents) {
      const link = { _id: entryId(day, id, place + records.length), previous: records.at(-1)?.hash ?? previous };
      records.push(sealEntry(chain.keys, { ...link, content, opening: records.length === 0 ? opening : undefined }));
    }
    return records;
  };

  /** Never rejects: each member gets its own outcome. */
  const writeGroup = async (group: readonly Member[]): Promise<void> => {
    const [{ at }] = group as [Member];
    try {
      await write(
        dayOf(at),
        group.map(({ content }) => content),
      );
      for (const { resolve } of group) resolve();
    } catch (error) {
      // Those before the known one are stored, and known by now.
      if (group.length > 1 && isKnown(error)) for (const member of group) await writeGroup([member]);
      else for (const { reject } of group) reject(error);
    }
  };

  /** The next members, all of one day. Those that waited too long are given up. */
  const takeGroup = (): Member[] => {
    const group: Member[] = [];
    while (group.length < MOST_IN_GROUP && waiting[0] && dayOf(waiting[0].at) === dayOf((group[0] ?? waiting[0]).at)) {
      const member = waiting.shift() as Member;
      if (performance.now() - member.asked > WAIT_LIMIT) member.reject(new Error('the entries before it took too long'));
      else group.push(member);
    }
    return group;
  };

  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const group = takeGroup();
      if (group.length > 0) await writeGroup(group);
    }
    isWriting = false;
  };

  const append = (entry: NewContent): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ ...entry, asked: performance.now(), resolve, reject });
      // Entries that are handed over together share an insert.
      if (gather === 0) queueMicrotask(() => void writeAll());
      else if (waiting.length === 1) setTimeout(() => void writeAll(), gather);
    });

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
      await keepHeads();
    },
  };
}

async function readPlace(chain: Chain, day: string, writer: string): Promise<Place> {
  const newest = await newestOf(chain, day, writer);
  return newest ? { day, place: readEntryId(newest._id).place + 1, previous: newest.hash } : { day, place: 0, previous: '' };
}

/** Every chain of this day and of the last earlier day with entries. */
async function readOpening(chain: Chain, day: string, id: string, before: Head | undefined): Promise<Opening> {
  const earlier = await dayBefore(chain, day);
  const ends = [...(earlier ? await readChainEnds(chain, earlier) : []), ...(await readChainEnds(chain, day))];
  const heads = ends.filter(({ writer }) => writer !== id).map(({ last }) => last);
  return before ? { before, heads } : { heads };
}
