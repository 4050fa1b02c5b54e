import { type ChainEntry, type Head, readEntryId } from '@annuity-lantern/hash-chain';
import { readHeads } from '@annuity-lantern/hash-chain/heads-file';
import { type DayVerdict, type FaultyEntry, verifyDay } from '@annuity-lantern/hash-chain/verify-day';
import { type Chain, ofDay } from './chain.ts';
import { dayAfter, readChainEnds } from './read-chains.ts';

export interface ChainsVerdict extends Pick<DayVerdict, 'entries' | 'chains' | 'faults'> {
  /** Whether heads outside of MongoDB were compared: `unreadable` if they should exist but cannot be read. */
  readonly heads: 'compared' | 'none' | 'unreadable';
}

/**
 * Verifies every chain of a day (UTC, `2026-03-02`). It compares them with the openings of this day and the next one, and with the heads
 * outside of MongoDB. Rejects if MongoDB is away.
 */
export async function verifyChains(chain: Chain, day: string, headsFile?: string): Promise<ChainsVerdict> {
  const { keys } = chain;
  // Read before the entries, so that entries appended meanwhile are no fault.
  const kept = headsFile === undefined ? undefined : await readHeads(headsFile, day).catch(() => 'unreadable' as const);
  const outside = Array.isArray(kept) ? kept : [];
  const openings = await namedBetween(chain, day);
  const verdict = await verifyDay(recordsOf(chain, day), {
    day,
    keys,
    named: [...outside, ...openings].filter(({ id }) => readEntryId(id).day === day),
  });
  const earlier = openings.filter(({ id }) => readEntryId(id).day < day);
  const faults = [...verdict.faults, ...(await goneOf(chain, earlier))];
  const heads = kept === undefined ? 'none' : kept === 'unreadable' ? kept : 'compared';
  const { entries, chains } = verdict;
  return { entries, chains, faults, heads };
}

/** The entries of a day in the order of their ids. */
function recordsOf({ model }: Chain, day: string): AsyncIterable<ChainEntry<unknown>> {
  return model.find(ofDay(day)).sort({ _id: 1 }).read('primary').lean<ChainEntry<unknown>[]>().cursor() as AsyncIterable<
    ChainEntry<unknown>
  >;
}

/** The entries named by the openings of this day and of the next day with entries. */
async function namedBetween(chain: Chain, day: string): Promise<Head[]> {
  const next = await dayAfter(chain, day);
  const ends = [...(await readChainEnds(chain, day)), ...(next ? await readChainEnds(chain, next) : [])];
  return ends.flatMap(({ first: { opening } }) => (opening ? [...(opening.before ? [opening.before] : []), ...opening.heads] : []));
}

/** The named entries that are missing or differ. */
async function goneOf({ model }: Chain, heads: readonly Head[]): Promise<FaultyEntry[]> {
  const found = await model
    .find({ _id: { $in: heads.map(({ id }) => id) } }, { hash: 1 })
    .read('primary')
    .lean<ChainEntry<unknown>[]>();
  const stored = new Map(found.map(({ _id, hash }) => [_id, hash]));
  const gone = heads.filter(({ id, hash }) => stored.get(id) !== hash).map(({ id }) => id);
  return [...new Set(gone)].map((id) => ({ id, fault: 'cut_off' }));
}
