import { describe, expect, it } from 'vitest';
import { type ChainEntry, chainKeys, entryId, isAsWritten, type Opening, sealEntry } from './hash-chain.ts';
import { verifyDay } from './verify-day.ts';

const day = '2026-03-02';
const keys = chainKeys(['a key of this test that is long enough'], 'test');
const foreign = chainKeys(['another key of this test, long enough'], 'test');

type Entry = ChainEntry<{ readonly what: string }>;

function chain(count: number, { writer = 'w1', under = keys, opening }: { writer?: string; under?: typeof keys; opening?: Opening } = {}) {
  const entries: Entry[] = [];
  for (let place = 0; place < count; place += 1) {
    const link = { _id: entryId(day, writer, place), previous: entries.at(-1)?.hash ?? '', opening: place === 0 ? opening : undefined };
    entries.push(sealEntry(under, { ...link, content: { what: `step ${place}` } }));
  }
  return entries;
}

const verify = (entries: readonly Entry[], more: Partial<Parameters<typeof verifyDay>[1]> = {}) =>
  verifyDay(entries, { day, keys, named: [], ...more });
const faultsOf = async (...asked: Parameters<typeof verify>) => (await verify(...asked)).faults;
const id = (place: number, writer = 'w1') => entryId(day, writer, place);
const at = (entries: readonly Entry[], place: number) => entries.at(place) as Entry;
const headOf = ({ _id, hash }: Entry) => ({ id: _id, hash });

describe('a day', () => {
  it('with two writers is intact, with a chain each', async () => {
    const entries = [...chain(3), ...chain(1, { writer: 'w2' })];
    expect(await verify(entries)).toMatchObject({
      entries: 4,
      faults: [],
      chains: [
        { writer: 'w1', entries: 3, lastHash: entries[2]?.hash },
        { writer: 'w2', entries: 1 },
      ],
    });
  });

  it('verifies under every key, sealed under the first', async () => {
    const [newer, older] = [foreign, keys];
    expect(
      await faultsOf([...chain(2, { under: older }), ...chain(2, { writer: 'w2', under: newer })], { keys: [...newer, ...older] }),
    ).toEqual([]);
    expect(isAsWritten(at(chain(1, { under: [...newer, ...older] }), 0), newer)).toBe(true);
  });
});

describe('a fault', () => {
  it('is a changed word, digest, opening or place', async () => {
    const opening = { heads: [{ id: id(0, 'w0'), hash: 'h' }] };
    const [first, second] = chain(2, { opening }) as [Entry, Entry];
    const changed = { id: id(0), fault: 'changed' };
    for (const change of [{ content: { what: 'other' } }, { digest: 'other' }, { opening: { heads: [] } }, { previous: 'other' }])
      expect(await faultsOf([{ ...first, ...change }, second])).toContainEqual(changed);
    expect(await faultsOf([first, { ...second, _id: id(1, 'w2') }])).toEqual([{ id: id(1, 'w2'), fault: 'changed' }]);
  });

  it('is an entry sealed under a foreign key, or for another record under the same secret', async () => {
    const otherRecord = chainKeys(['a key of this test that is long enough'], 'other');
    for (const under of [foreign, otherRecord]) expect(await faultsOf(chain(1, { under }))).toEqual([{ id: id(0), fault: 'changed' }]);
  });

  it('is removed content, also without its salt, and not the entries after it', async () => {
    const [first, { content: _, ...second }, { content: __, salt: ___, ...third }, fourth] = chain(4) as [Entry, Entry, Entry, Entry];
    expect(await faultsOf([first, second, third, fourth])).toEqual([1, 2].map((place) => ({ id: id(place), fault: 'emptied' })));
  });

  it('is a removed entry', async () => {
    const [first, , third] = chain(3) as [Entry, Entry, Entry];
    expect(await faultsOf([first, third])).toEqual([{ id: id(2), fault: 'missing' }]);
    expect(await faultsOf(chain(3).slice(1))).toEqual([{ id: id(1), fault: 'missing' }]);
  });

  it('is an entry with the same place in another history of the writer', async () => {
    const [first, second] = chain(2) as [Entry, Entry];
    const [, other] = chain(2) as [Entry, Entry];
    expect(await faultsOf([first, other])).toEqual([{ id: id(1), fault: 'moved' }]);
    expect(await faultsOf([first, { ...second, _id: id(2) }])).toEqual([{ id: id(2), fault: 'changed' }]);
  });

  it('is a cut end or a lost writer that a head names', async () => {
    const entries = chain(3);
    const named = [headOf(at(entries, 1)), headOf(at(entries, 2))];
    expect(await faultsOf(entries, { named })).toEqual([]);
    expect(await faultsOf(entries.slice(0, 1), { named })).toEqual([{ id: id(2), fault: 'cut_off' }]);
    expect(await faultsOf([], { named })).toEqual([{ id: id(2), fault: 'cut_off' }]);
  });

  it('is a chain rewritten under the right key if a head names the old one', async () => {
    expect(await faultsOf(chain(2), { named: [headOf(at(chain(2), 1))] })).toEqual([{ id: id(1), fault: 'changed' }]);
  });
});
