import { createHash } from 'node:crypto';
import type { AuditEntry } from '@annuity-lantern/staff-store';

/** Milliseconds between two entries of one person and list. */
export const ENTRY_PAUSE = 60_000;
/** Milliseconds after its last read, for example by a refresh, in which a row does not count again. */
export const ROW_SPAN = 3_600_000;
const TICK = 5000;
/** Most rows in memory per person: those read last. A forgotten one counts again. */
export const MOST_SEEN = 20_000;

/** The lists by their names in the audit. `filtered`: the list of both kinds, by filters or in another order. `person`: all requests of one person. */
export type ReadList = 'consultation-requests' | 'annuity-review-requests' | 'filtered' | 'search' | 'person';

export interface RowsRead {
  /** User name. */
  readonly by: string;
  readonly list: ReadList;
  /** Ids of the rows that were read. Those that are new to this person count. */
  readonly ids: readonly string[];
  /** The text of a search. A new one is recorded, without the text, also if it finds nothing. */
  readonly text?: string;
}

export interface RowsReadCounter {
  /** Records the first rows at once, and those of the next minute in one entry. */
  count(read: RowsRead): Promise<void>;
  /** Records what is still to be recorded. */
  stop(): Promise<void>;
}

/** What one person has read and is in no entry yet, of one list. */
interface Unrecorded {
  readonly by: string;
  readonly list: ReadList;
  rows: number;
  /** Also true for a search that found no new row. */
  isWaiting: boolean;
  recordedAt: number;
}

/**
 * Counts the rows that are new to each person, for the audit: first pages, refreshes and searches, too. At most one entry a minute per person
 * and list. The text of a search never is in it.
 *
 * @param record resolves to whether the entry was stored. If not, its rows are in the next entry
 */
export function countRowsRead(record: (entry: AuditEntry) => Promise<boolean>, now: () => number = Date.now): RowsReadCounter {
  /** When each person last read each row, and searched each text, oldest first. One for all lists: a row in two of them counts once. */
  const seenBy = new Map<string, Map<string, number>>();
  const lists = new Map<string, Unrecorded>();
  const timer = setInterval(() => {
    for (const [by, seen] of seenBy) {
      forgetOld(seen, now());
      if (seen.size === 0) seenBy.delete(by);
    }
    for (const list of lists.values()) if (isDue(list)) void write(list);
  }, TICK).unref();

  const isDue = ({ isWaiting, recordedAt }: Unrecorded) => isWaiting && now() - recordedAt >= ENTRY_PAUSE;

  async function write(unrecorded: Unrecorded): Promise<void> {
    const { by, list, rows: count } = unrecorded;
    unrecorded.rows = 0;
    unrecorded.isWaiting = false;
    unrecorded.recordedAt = now();
    if (await record({ at: new Date(now()), by, action: 'rows_read', details: { list, count } })) return;
    unrecorded.rows += count;
    unrecorded.isWaiting = true;
  }

  return {
    count: async ({ by, list, ids, text }) => {
      const seen = seenBy.get(by) ?? new Map<string, number>();
      seenBy.set(by, seen);
      forgetOld(seen, now());
      /** Whether it is new to the person. The newest are last. */
      const see = (what: string) => {
        const isNew = !seen.delete(what);
        seen.set(what, now());
        return isNew;
      };
      // The page of a person shows requests whole, so it counts apart from rows.
      const newRows = ids.filter((id) => see(list === 'person' ? `whole ${id}` : id)).length;
      const isNewText = text !== undefined && see(createHash('sha256').update(text).digest('base64'));
      if (newRows === 0 && !isNewText) return;
      const key = `${list} ${by}`;
      const unrecorded = lists.get(key) ?? { by, list, rows: 0, isWaiting: false, recordedAt: Number.NEGATIVE_INFINITY };
      lists.set(key, unrecorded);
      unrecorded.rows += newRows;
      unrecorded.isWaiting = true;
      if (isDue(unrecorded)) await write(unrecorded);
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...lists.values()].filter(({ isWaiting }) => isWaiting).map(write));
    },
  };
}

function forgetOld(seen: Map<string, number>, now: number): void {
  for (const [what, at] of seen) {
    if (now - at < ROW_SPAN && seen.size <= MOST_SEEN) break;
    seen.delete(what);
  }
}
