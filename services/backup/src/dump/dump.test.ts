import { describe, expect, it } from 'vitest';
import { checkFrames } from '../file/check-frames.ts';
import { BackupDamaged, type Frame } from '../file/frames.ts';
import { dump } from './dump.ts';
import { orderCollections } from './order-collections.ts';

const now = new Date('2026-11-24T15:00:00Z');

/** A database with these collections, each with two documents. */
function dumpOf(names: readonly string[], read: string[] = []): AsyncIterable<Frame> {
  return dump({
    store: {
      database: 'annuity-lantern',
      shapes: async () => names.map((name) => ({ name, options: {}, indexes: [] })),
      read: async function* (name) {
        read.push(name);
        yield Buffer.from(`${name} 1`);
        yield Buffer.from(`${name} 2`);
      },
    },
    sealed: {
      read: async function* () {
        read.push('sealed');
        yield { id: 'one', data: { v: 1 }, createdAt: 1 };
      },
    },
    now,
    onProgress: () => {},
  });
}

async function all(frames: AsyncIterable<Frame>): Promise<Frame[]> {
  const found: Frame[] = [];
  for await (const frame of frames) found.push(frame);
  return found;
}

async function* each(frames: readonly Frame[]): AsyncIterable<Frame> {
  yield* frames;
}

it('reads every collection of the database except who is signed in and what an operator did, sealed requests first and the audit last', async () => {
  const read: string[] = [];
  const names = ['audit', 'consents', 'leads', 'ofTomorrow', 'operations', 'rateBatches', 'rates', 'sessions', 'signInAttempts', 'users'];
  const { begin, end } = await checkFrames(dumpOf(names, read));
  expect(read).toEqual(['sealed', 'leads', 'consents', 'ofTomorrow', 'rateBatches', 'rates', 'users', 'audit']);
  expect(begin.at).toBe(now.toISOString());
  expect(end.collections.map(({ name, count }) => [name, count])).toEqual(read.slice(1).map((name) => [name, 2]));
});

it('keeps the order of collections of which nothing is known', () => {
  expect(orderCollections([{ name: 'b' }, { name: 'a' }]).map(({ name }) => name)).toEqual(['a', 'b']);
});

describe('a backup is refused', () => {
  const refused = async (change: (frames: Frame[]) => readonly Frame[]) =>
    await expect(checkFrames(each(change(await all(dumpOf(['leads', 'users'])))))).rejects.toThrow(BackupDamaged);

  it('without its end', () => refused((frames) => frames.slice(0, -1)));
  it('without one document', () => refused((frames) => frames.toSpliced(3, 1)));
  it('with a changed document', () => refused((frames) => frames.with(3, { kind: 'document', document: Buffer.from('leads x') })));
  it('with documents of two collections exchanged', () =>
    refused((frames) => frames.with(3, frames[6] as Frame).with(6, frames[3] as Frame)));
  it('with something behind its end', () => refused((frames) => [...frames, frames[3] as Frame]));
  it('without its beginning', () => refused((frames) => frames.slice(1)));
  it('of another version', () =>
    refused((frames) => frames.with(0, { kind: 'note', note: { is: 'backup of annuity-lantern', version: 2 } })));
});
