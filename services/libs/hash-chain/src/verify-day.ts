import { type ChainEntry, type ChainKeys, entryId, type Head, isAsWritten, readEntryId } from './hash-chain.ts';

/**
 * What is wrong with an entry:
 * - `changed`: it is not what was written, or its key is not given.
 * - `emptied`: its content was removed.
 * - `missing`: entries before this one are gone.
 * - `moved`: it does not follow the previous entry.
 * - `cut_off`: this entry existed, and is gone with all later ones.
 */
export type ChainFault = 'changed' | 'emptied' | 'missing' | 'moved' | 'cut_off';

export interface FaultyEntry {
  readonly id: string;
  readonly fault: ChainFault;
}

export interface DayVerdict {
  readonly entries: number;
  /** One chain per writer, with its last hash. */
  readonly chains: readonly WriterChain[];
  readonly faults: readonly FaultyEntry[];
}

interface WriterChain {
  readonly writer: string;
  readonly entries: number;
  readonly lastHash: string;
}

interface DayOptions {
  readonly day: string;
  readonly keys: ChainKeys;
  /** Entries of this day that must exist, because something outside of their own chain names them. */
  readonly named: readonly Head[];
}

interface Walked {
  readonly writer: string;
  entries: number;
  lastHash: string;
  /** The place of the next entry. */
  place: number;
}

/**
 * Verifies all chains of a day.
 *
 * @param entries in the order of their ids
 */
export async function verifyDay(
  entries: AsyncIterable<ChainEntry<unknown>> | Iterable<ChainEntry<unknown>>,
  { day, keys, named }: DayOptions,
): Promise<DayVerdict> {
  const chains = new Map<string, Walked>();
  const faults: FaultyEntry[] = [];
  const hashesNamed = Map.groupBy(named, ({ id }) => id);
  let count = 0;
  for await (const entry of entries) {
    const { writer, place } = readEntryId(entry._id);
    const chain = chains.get(writer) ?? { writer, entries: 0, lastHash: '', place: 0 };
    chains.set(writer, chain);
    const isOther = hashesNamed.get(entry._id)?.some(({ hash }) => hash !== entry.hash) ?? false;
    const fault = isOther ? 'changed' : faultOf(entry, day, chain, keys);
    if (fault) faults.push({ id: entry._id, fault });
    count += 1;
    chain.entries += 1;
    chain.place = place + 1;
    chain.lastHash = entry.hash;
  }
  faults.push(...cutOff(named, chains));
  return {
    entries: count,
    faults,
    chains: [...chains.values()].map(({ writer, entries: own, lastHash }) => ({ writer, entries: own, lastHash })),
  };
}

function faultOf(entry: ChainEntry<unknown>, day: string, chain: Walked, keys: ChainKeys) {
  if (!isAsWritten(entry, keys)) return 'changed';
  if (entry.content === undefined) return 'emptied';
  if (entry._id !== entryId(day, chain.writer, chain.place)) return 'missing';
  return entry.previous === chain.lastHash ? undefined : 'moved';
}

/** The last entry that each shortened chain is known to have had. A gap within a chain is a fault of the entry after it. */
function cutOff(named: readonly Head[], chains: ReadonlyMap<string, Walked>): FaultyEntry[] {
  const last = new Map<string, string>();
  for (const { id } of named) {
    const { writer, place } = readEntryId(id);
    if (place >= (chains.get(writer)?.place ?? 0) && id > (last.get(writer) ?? '')) last.set(writer, id);
  }
  return [...last.values()].map((id) => ({ id, fault: 'cut_off' }));
}
