import { createHash } from 'node:crypto';
import { type ChainEntry, type ChainKeys, entryId, type Head, isAsWritten, readEntryId } from './hash-chain.ts';

/**
 * `changed`: it is not what was written, or was sealed with a key that is not given; `missing`: entries before this one are gone; `moved`: it
 * does not follow the one before it; `unsealed`: it has no key, after entries got one; `cut_off`: this entry existed, and is gone with all after it.
 */
export type ChainFault = 'changed' | 'missing' | 'moved' | 'unsealed' | 'cut_off';

export interface FaultyEntry {
  readonly id: string;
  readonly fault: ChainFault;
}

export interface DayVerdict {
  readonly entries: number;
  /** One per writer, with its last hash. */
  readonly chains: readonly WriterChain[];
  /** Entries whose content was erased. */
  readonly erased: number;
  readonly faults: readonly FaultyEntry[];
  /** Of the entries without a key; undefined when there are none. */
  readonly unkeyedDigest: string | undefined;
}

interface WriterChain {
  readonly writer: string;
  readonly entries: number;
  readonly lastHash: string;
}

interface DayOptions {
  readonly day: string;
  readonly keys: ChainKeys;
  /** Entries of this day that must exist, because something outside their own chain names them. */
  readonly named: readonly Head[];
  /** The digest that was recorded of this day when entries got a key; undefined when none may be without. */
  readonly unkeyedDigest?: string | undefined;
}

interface Walked {
  readonly writer: string;
  entries: number;
  lastHash: string;
  /** Of the entry that must follow. */
  place: number;
  keyed: boolean;
}

/** Verifies all chains of a day, from its entries in the order of their ids. */
export async function verifyDay(
  entries: AsyncIterable<ChainEntry<unknown>> | Iterable<ChainEntry<unknown>>,
  { day, keys, named, unkeyedDigest: recorded }: DayOptions,
): Promise<DayVerdict> {
  const chains = new Map<string, Walked>();
  const faults: FaultyEntry[] = [];
  const hashesNamed = Map.groupBy(named, ({ id }) => id);
  let erased = 0;
  let count = 0;
  for await (const entry of entries) {
    const { writer, place } = readEntryId(entry._id);
    const chain = chains.get(writer) ?? { writer, entries: 0, lastHash: '', place: 0, keyed: entry.keyed === true };
    chains.set(writer, chain);
    const isOther = hashesNamed.get(entry._id)?.some(({ hash }) => hash !== entry.hash) ?? false;
    const fault = isOther ? 'changed' : faultOf(entry, day, chain, keys, recorded !== undefined);
    if (fault) faults.push({ id: entry._id, fault });
    if (entry.content === undefined) erased += 1;
    count += 1;
    chain.entries += 1;
    chain.place = place + 1;
    chain.lastHash = entry.hash;
  }
  faults.push(...cutOff(named, chains));
  const unkeyedDigest = digestOfUnkeyed([...chains.values()]);
  if (recorded !== undefined && recorded !== unkeyedDigest) faults.push({ id: day, fault: 'changed' });
  return {
    entries: count,
    erased,
    faults,
    unkeyedDigest,
    chains: [...chains.values()].map(({ writer, entries: own, lastHash }) => ({ writer, entries: own, lastHash })),
  };
}

function faultOf(entry: ChainEntry<unknown>, day: string, chain: Walked, keys: ChainKeys, mayLackKey: boolean) {
  if (!entry.keyed && !(mayLackKey && !chain.keyed)) return 'unsealed';
  if (!isAsWritten(entry, keys)) return 'changed';
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

function digestOfUnkeyed(chains: readonly Walked[]): string | undefined {
  const unkeyed = chains.filter(({ keyed }) => !keyed).map(({ writer, entries, lastHash }) => [writer, entries, lastHash]);
  if (unkeyed.length === 0) return undefined;
  return createHash('sha256').update(JSON.stringify(unkeyed)).digest('base64url');
}
