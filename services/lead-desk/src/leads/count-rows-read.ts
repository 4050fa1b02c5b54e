import type { AuditEntry } from '@annuity-lantern/staff-store';

/** Milliseconds between two entries of one person and list. */
export const ENTRY_PAUSE = 60_000;
/** Milliseconds within which a row that is read again, for example by a refresh, does not count again. */
export const ROW_SPAN = 3_600_000;
const TICK = 5000;
/** Most rows in memory per person and list. A forgotten one counts again. */
const MOST_SEEN = 20_000;

/** The lists by their names in the audit. `filtered`: the list of both kinds, by filters or in another order. `person`: all requests of one person. */
export type ReadList = 'consultation-requests' | 'annuity-review-requests' | 'filtered' | 'search' | 'person';

export interface RowsRead {
  /** User name. */
  readonly by: string;
  readonly list: ReadList;
  /** Ids of the rows that count. */
  readonly ids: readonly string[];
  /** Ids of the rows that everyone sees who opens the desk. They do not count, also when newer ones push them to the next page. */
  readonly free?: readonly string[];
  /** The text of a search. A new one is recorded, without the text, also if it finds nothing. */
  readonly text?: string;
}

export interface RowsReadCounter {
  /** Records the first rows at once, and those of the next minute in one entry. */
  count(read: RowsRead): Promise<void>;
  /** Records what is still to be recorded. */
  stop(): Promise<void>;
}

interface Reader {
  readonly by: string;
  readonly list: ReadList;
  /** When each row was first read, and each text first searched, oldest first. */
  readonly seen: Map<string, number>;
  /** Rows that are in no entry yet. */
  pending: number;
  /** Whether something is in no entry yet. */
  isUnrecorded: boolean;
  recordedAt: number;
}

/**
 * Counts the rows that each person reads beyond the first pages, and in searches, for the audit: at most one entry a minute per person and
 * list. The text of a search never is in it.
 *
 * @param record resolves to whether the entry was stored. If not, its rows are in the next entry
 */
export function countRowsRead(record: (entry: AuditEntry) => Promise<boolean>, now: () => number = Date.now): RowsReadCounter {
  const readers = new Map<string, Reader>();
  const timer = setInterval(() => {
    for (const [key, reader] of readers) {
      forgetOld(reader, now());
      if (isDue(reader)) void write(reader);
      else if (!reader.isUnrecorded && reader.seen.size === 0) readers.delete(key);
    }
  }, TICK).unref();

  const isDue = ({ isUnrecorded, recordedAt }: Reader) => isUnrecorded && now() - recordedAt >= ENTRY_PAUSE;

  async function write(reader: Reader): Promise<void> {
    const { by, list, pending: count } = reader;
    reader.pending = 0;
    reader.isUnrecorded = false;
    reader.recordedAt = now();
    if (await record({ at: new Date(now()), by, action: 'rows_read', details: { list, count } })) return;
    reader.pending += count;
    reader.isUnrecorded = true;
  }

  /** Returns false if it was seen within the hour. */
  function see({ seen }: Reader, what: string): boolean {
    if (seen.has(what)) return false;
    seen.set(what, now());
    return true;
  }

  return {
    count: async ({ by, list, ids, free = [], text }) => {
      const key = `${list} ${by}`;
      const reader = readers.get(key) ?? newReader(by, list);
      readers.set(key, reader);
      forgetOld(reader, now());
      for (const id of free) see(reader, id);
      reader.pending += ids.filter((id) => see(reader, id)).length;
      const isNewText = text !== undefined && see(reader, `text ${text}`);
      reader.isUnrecorded ||= isNewText || reader.pending > 0;
      if (isDue(reader)) await write(reader);
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...readers.values()].filter(({ isUnrecorded }) => isUnrecorded).map(write));
    },
  };
}

function newReader(by: string, list: ReadList): Reader {
  return { by, list, seen: new Map(), pending: 0, isUnrecorded: false, recordedAt: Number.NEGATIVE_INFINITY };
}

function forgetOld({ seen }: Reader, now: number): void {
  for (const [id, at] of seen) {
    if (now - at < ROW_SPAN && seen.size <= MOST_SEEN) break;
    seen.delete(id);
  }
}
