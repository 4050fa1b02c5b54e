import { createHash, randomUUID } from 'node:crypto';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type AuditEntry, openAuditWriter, verifyAudit } from '../src/staff-store.ts';

const day = '2026-03-02';
const url = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${url.host}/staff-audit-${randomUUID().slice(0, 8)}?directConnection=true` });
const { connection } = store;

beforeAll(async () => {
  await store.connected;
});

beforeEach(async () => {
  await records().deleteMany({});
});

afterAll(async () => {
  await store.close();
});

interface Stored {
  readonly _id: string;
  readonly [field: string]: unknown;
}

function records() {
  if (!connection.db) throw new Error('not connected');
  return connection.db.collection<Stored>('audit');
}

const idsOf = async () => (await records().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
const entry = (second: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date(`${day}T15:00:${String(second).padStart(2, '0')}.000Z`),
  by: 'margaret',
  action: 'transition',
  leadId: '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0',
  details: { from: 'pending', to: 'assigned', seq: second },
  ...changes,
});

async function written(count: number, writer = openAuditWriter(connection)): Promise<string[]> {
  for (let index = 0; index < count; index += 1) await writer.append(entry(index));
  return idsOf();
}

describe('a chain', () => {
  it('of entries that many ask for at once has each in its place', async () => {
    const writer = openAuditWriter(connection);
    await Promise.all(Array.from({ length: 50 }, (_, index) => writer.append(entry(index))));
    const verdict = await verifyAudit(connection, day);
    expect(verdict).toEqual({
      entries: 50,
      erased: 0,
      faults: [],
      chains: [{ writer: writer.id, entries: 50, lastHash: expect.any(String) }],
    });
    const seconds = (await records().find().sort({ _id: 1 }).toArray()).map(({ content }) => (content as AuditEntry).details?.seq);
    expect(seconds).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('is a writer’s own: two that write at once do not get in each other’s way', async () => {
    const writers = [openAuditWriter(connection), openAuditWriter(connection)];
    await Promise.all(Array.from({ length: 40 }, (_, index) => writers[index % 2]?.append(entry(index))));
    const { chains, faults } = await verifyAudit(connection, day);
    expect(faults).toEqual([]);
    expect(chains.map(({ writer, entries }) => [writer, entries]).toSorted()).toEqual(writers.map(({ id }) => [id, 20]).toSorted());
  });

  it('is a day’s own, also when an entry of the day before comes last', async () => {
    const writer = openAuditWriter(connection);
    const nextDay = new Date('2026-03-03T00:00:00.000Z');
    await writer.append(entry(1));
    await writer.append(entry(2, { at: nextDay }));
    await writer.append(entry(3));
    expect(await verifyAudit(connection, day)).toMatchObject({ entries: 2, faults: [] });
    expect(await verifyAudit(connection, '2026-03-03')).toMatchObject({ entries: 1, faults: [] });
    expect(await verifyAudit(connection, '2026-03-04')).toMatchObject({ entries: 0, chains: [] });
  });

  it('goes on behind an entry of which nobody knew that it was stored', async () => {
    const id = randomUUID();
    await written(2, openAuditWriter(connection, id));
    const unaware = openAuditWriter(connection, id);
    await unaware.append(entry(2));
    // As if the answer to its next try had been lost.
    await openAuditWriter(connection, id).append(entry(3));
    await unaware.append(entry(4));
    expect(await verifyAudit(connection, day)).toMatchObject({ entries: 5, faults: [], chains: [{ writer: id }] });
  });

  it('goes on after a time without MongoDB', async () => {
    const own = connectStore({ mongodbUrl: `${url.protocol}//${url.host}/${connection.name}?directConnection=true` });
    const writer = openAuditWriter(own.connection);
    await expect(writer.append(entry(0))).rejects.toThrow();
    await own.connected;
    await writer.append(entry(1));
    expect(await verifyAudit(connection, day)).toMatchObject({ entries: 1, faults: [] });
    await own.close();
  });
});

describe('what is found', () => {
  it('a word of an entry that was changed', async () => {
    const [, second = ''] = await written(3);
    await records().updateOne({ _id: second }, { $set: { 'content.by': 'somebody else' } });
    expect((await verifyAudit(connection, day)).faults).toEqual([{ id: second, fault: 'changed' }]);
  });

  it('an entry that was replaced together with its digest and hash, by the one after it', async () => {
    const [, second = '', third = ''] = await written(3);
    await written(1, openAuditWriter(connection, 'zz'));
    const forged = await records().findOneAndDelete({ _id: /zz/ as unknown as string });
    const original = await records().findOne({ _id: second });
    if (!forged) throw new Error('there was nothing to take it from');
    const { content, salt, digest } = forged;
    const hash = createHash('sha256')
      .update(JSON.stringify([second, original?.previous, digest]))
      .digest('base64url');
    await records().updateOne({ _id: second }, { $set: { content, salt, digest, hash } });
    expect((await verifyAudit(connection, day)).faults).toEqual([{ id: third, fault: 'moved' }]);
  });

  it('an entry that was taken out', async () => {
    const [, second = '', third = ''] = await written(3);
    await records().deleteOne({ _id: second });
    expect((await verifyAudit(connection, day)).faults).toEqual([{ id: third, fault: 'missing' }]);
  });

  it('an end that was cut off, by the last hash that was noted before', async () => {
    const ids = await written(3);
    const noted = (await verifyAudit(connection, day)).chains[0]?.lastHash;
    await records().deleteOne({ _id: ids[2] ?? '' });
    const verdict = await verifyAudit(connection, day);
    expect(verdict.faults).toEqual([]);
    expect(verdict.chains[0]?.lastHash).not.toBe(noted);
  });

  it('content that was erased, which is no fault', async () => {
    const [, second = ''] = await written(3);
    await records().updateOne({ _id: second }, { $unset: { content: 1, salt: 1 } });
    expect(await verifyAudit(connection, day)).toMatchObject({ entries: 3, erased: 1, faults: [] });
  });
});

it('a digest tells nothing without its salt: equal entries have different ones', async () => {
  const writer = openAuditWriter(connection);
  await writer.append(entry(1));
  await writer.append(entry(1));
  const [first, second] = await records().find().toArray();
  expect(first?.digest).not.toBe(second?.digest);
});
