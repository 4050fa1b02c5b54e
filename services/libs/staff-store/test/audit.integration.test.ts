import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHeads } from '@annuity-lantern/hash-chain/heads-file';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type AuditEntry, type AuditWriterOptions, openAuditWriter, verifyAudit } from '../src/staff-store.ts';

const day = '2026-03-02';
const today = new Date().toISOString().slice(0, 10);
const url = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${url.host}/staff-audit-${randomUUID().slice(0, 8)}?directConnection=true` });
const { connection } = store;
const secrets = ['a key of the audit for tests that is long enough'];
let folder: string;
let headsFile: string;
const openWriter = (options: Partial<AuditWriterOptions> = {}) => openAuditWriter(connection, { secrets, ...options });
const verify = (asked: string, file?: string) => verifyAudit(connection, asked, { secrets, headsFile: file });

beforeAll(async () => {
  await store.connected;
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
});

beforeEach(async () => {
  await records().deleteMany({});
  headsFile = path.join(folder, `${randomUUID()}.jsonl`);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
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

async function written(count: number, writer = openWriter()): Promise<string[]> {
  for (let index = 0; index < count; index += 1) await writer.append(entry(index));
  return idsOf();
}

describe('a chain', () => {
  it('holds many simultaneous entries, each in its place', async () => {
    const writer = openWriter();
    await Promise.all(Array.from({ length: 50 }, (_, index) => writer.append(entry(index))));
    const verdict = await verify(day);
    expect(verdict).toEqual({
      entries: 50,
      faults: [],
      heads: 'none',
      chains: [{ writer: writer.id, entries: 50, lastHash: expect.any(String) }],
    });
    const seconds = (await records().find().sort({ _id: 1 }).toArray()).map(({ content }) => (content as AuditEntry).details?.seq);
    expect(seconds).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('shares one insert among entries that arrive while the first one waits for others, in their order', async () => {
    const writer = openWriter({ gather: 20 });
    const insertMany = vi.spyOn(connection.models.audit?.collection as { insertMany: (...args: unknown[]) => unknown }, 'insertMany');
    const early = writer.append(entry(0));
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([early, writer.append(entry(1))]);
    expect(insertMany).toHaveBeenCalledTimes(1);
    insertMany.mockRestore();
    expect(await verify(day)).toMatchObject({ entries: 2, faults: [] });
    expect((await records().findOne({ _id: `${day}/${writer.id}/000000001` }))?.content).toMatchObject({ details: { seq: 1 } });
  });

  it('belongs to one writer: two simultaneous writers do not interfere', async () => {
    const writers = [openWriter(), openWriter()];
    await Promise.all(Array.from({ length: 40 }, (_, index) => writers[index % 2]?.append(entry(index))));
    const { chains, faults } = await verify(day);
    expect(faults).toEqual([]);
    expect(chains.map(({ writer, entries }) => [writer, entries]).toSorted()).toEqual(writers.map(({ id }) => [id, 20]).toSorted());
  });

  it('belongs to one day, even if an entry of the day before comes last', async () => {
    const writer = openWriter();
    const nextDay = new Date('2026-03-03T00:00:00.000Z');
    await writer.append(entry(1));
    await writer.append(entry(2, { at: nextDay }));
    await writer.append(entry(3));
    expect(await verify(day)).toMatchObject({ entries: 2, faults: [] });
    expect(await verify('2026-03-03')).toMatchObject({ entries: 1, faults: [] });
    expect(await verify('2026-03-04')).toMatchObject({ entries: 0, chains: [] });
  });

  it('continues after an entry whose outcome was unknown', async () => {
    const id = randomUUID();
    await written(2, openWriter({ id }));
    const unaware = openWriter({ id });
    await unaware.append(entry(2));
    // As if the answer to its next try had been lost.
    await openWriter({ id }).append(entry(3));
    await unaware.append(entry(4));
    expect(await verify(day)).toMatchObject({ entries: 5, faults: [], chains: [{ writer: id }] });
  });

  it('continues after an outage of MongoDB', async () => {
    const own = connectStore({ mongodbUrl: `${url.protocol}//${url.host}/${connection.name}?directConnection=true` });
    const writer = openAuditWriter(own.connection, { secrets });
    await expect(writer.append(entry(0))).rejects.toThrow();
    await own.connected;
    await writer.append(entry(1));
    expect(await verify(day)).toMatchObject({ entries: 1, faults: [] });
    await own.close();
  });
});

describe('what is found', () => {
  it('a changed word of an entry', async () => {
    const [, second = ''] = await written(3);
    await records().updateOne({ _id: second }, { $set: { 'content.by': 'somebody else' } });
    expect((await verify(day)).faults).toEqual([{ id: second, fault: 'changed' }]);
  });

  it('an entry rewritten without the key', async () => {
    const [, second = ''] = await written(3);
    const original = await records().findOne({ _id: second });
    const hash = createHash('sha256')
      .update(JSON.stringify([second, original?.previous, original?.digest]))
      .digest('base64url');
    await records().updateOne({ _id: second }, { $set: { hash } });
    expect((await verify(day)).faults).toContainEqual({ id: second, fault: 'changed' });
  });

  it('a removed entry', async () => {
    const [, second = '', third = ''] = await written(3);
    await records().deleteOne({ _id: second });
    expect((await verify(day)).faults).toEqual([{ id: third, fault: 'missing' }]);
  });

  it('a cut end, a lost writer and a lost day, by the heads outside of MongoDB', async () => {
    const writer = openWriter({ id: 'w1', headsFile });
    const other = openWriter({ id: 'w2', headsFile });
    for (const one of [writer, other]) {
      for (const second of [0, 1]) await one.append(entry(second));
    }
    await writer.close();
    await other.close();
    const intact = await verify(day, headsFile);
    expect(intact).toMatchObject({ faults: [], heads: 'compared' });
    const heads = await readHeads(headsFile, day);
    const lastOf = (id: string) => heads.findLast((head) => head.id.startsWith(`${day}/${id}/`))?.id ?? '';

    await records().deleteOne({ _id: lastOf('w1') });
    expect((await verify(day, headsFile)).faults).toEqual([{ id: lastOf('w1'), fault: 'cut_off' }]);
    await records().deleteMany({ _id: /w2/ as unknown as string });
    expect((await verify(day, headsFile)).faults).toContainEqual({ id: lastOf('w2'), fault: 'cut_off' });
    await records().deleteMany({});
    expect((await verify(day, headsFile)).faults.map(({ id }) => id)).toEqual([lastOf('w1'), lastOf('w2')]);
    expect(await verify(day, path.join(folder, 'gone'))).toMatchObject({ heads: 'unreadable' });
  });

  it('a cut end or lost writer of the day before, by the first entries of the next day', async () => {
    const writer = openWriter({ id: 'w1' });
    await writer.append(entry(0));
    await writer.append(entry(1));
    await openWriter({ id: 'w2' }).append(entry(2));
    await writer.append(entry(3, { at: new Date('2026-03-05T00:00:00.000Z') }));
    expect((await verify(day)).faults).toEqual([]);
    await records().deleteMany({ _id: { $in: [`${day}/w1/000000001`, `${day}/w2/000000000`] } });
    const gone = ['w1/000000001', 'w2/000000000'].map((id) => ({ id: `${day}/${id}`, fault: 'cut_off' }));
    expect((await verify(day)).faults.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(gone);
    expect((await verify('2026-03-05')).faults.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(gone);
  });

  it('a fault for removed content', async () => {
    const [, second = ''] = await written(3);
    await records().updateOne({ _id: second }, { $unset: { content: 1, salt: 1 } });
    expect(await verify(day)).toMatchObject({ entries: 3, faults: [{ id: second, fault: 'emptied' }] });
  });
});

it('hides equal entries: without its salt a digest reveals nothing', async () => {
  const writer = openWriter();
  await writer.append(entry(1));
  await writer.append(entry(1));
  const [first, second] = await records().find().toArray();
  expect(first?.digest).not.toBe(second?.digest);
});

describe('heads outside MongoDB', () => {
  it('are written each minute if they changed, and at the end with the closing entry', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const writer = openWriter({ id: 'w1', headsFile });
    const ids = async () => [...(await readHeads(headsFile, day)), ...(await readHeads(headsFile, today))].map(({ id }) => id);
    await writer.append(entry(0));
    await writer.append(entry(1));
    vi.advanceTimersByTime(60_000);
    await expect.poll(ids).toEqual([`${day}/w1/000000001`]);
    vi.advanceTimersByTime(120_000);
    await writer.close();
    vi.useRealTimers();
    expect(await ids()).toEqual([`${day}/w1/000000001`, expect.stringMatching(/w1\/000000000$/)]);
    expect(await verify(today, headsFile)).toMatchObject({ entries: 1, faults: [] });
    expect((await records().findOne({ _id: new RegExp(`^${today}`) as unknown as string }))?.content).toMatchObject({ action: 'closed' });
  });

  it('are not written for a writer without entries; a failure is reported and repaired at the next write', async () => {
    const errors: unknown[] = [];
    const none = openWriter({ headsFile });
    await none.close();
    for (const one of [day, today]) expect(await readHeads(headsFile, one)).toEqual([]);
    const nowhere = openWriter({ headsFile: path.join(folder, 'none', 'heads'), onHeadsError: (error) => errors.push(error) });
    await nowhere.append(entry(0));
    await nowhere.close();
    expect(errors.length).toBeGreaterThan(0);
    expect((await verify(day)).faults).toEqual([]);
  });
});

it('are reported each minute if they cannot be written, even without new entries, until the file exists', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const errors: unknown[] = [];
  const missing = path.join(folder, randomUUID());
  const writer = openWriter({ headsFile: path.join(missing, 'heads'), onHeadsError: (error) => errors.push(error) });
  for (const minutes of [0, 1, 2]) {
    await expect.poll(() => errors.length).toBe(minutes + 1);
    vi.advanceTimersByTime(60_000);
  }
  await expect.poll(() => errors.length).toBe(4);
  await mkdir(missing);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => readHeads(path.join(missing, 'heads'), day).catch(() => null)).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await writer.close();
  vi.useRealTimers();
  expect(errors).toHaveLength(4);
});
