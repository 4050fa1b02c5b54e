import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, createErasures, type NotedErasure, openErasures, readErasures } from './erasures-file.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
  file = join(folder, 'erasures.jsonl');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const now = new Date('2026-11-24T15:00:00Z');
const read = async () => (await readErasures(file)).erasures;
const note = (erasure: NotedErasure) => openErasures(file).note(erasure);
const noted = (id: string) => ({ at: now, id, reason: 'asked' }) as const;

it('keeps every erasure, in a file that only its owner reads', async () => {
  await note(noted('one'));
  await note(noted('two'));
  expect(await read()).toEqual([noted('one'), noted('two')]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('creates an empty file, and leaves one with erasures as it is', async () => {
  await createErasures(file);
  expect(await read()).toEqual([]);
  await note(noted('one'));
  await createErasures(file);
  expect(await read()).toEqual([noted('one')]);
});

it('loses no erasure to a line that a crash cut short', async () => {
  await note(noted('one'));
  await appendFile(file, '{"at":"2026-11');
  await note(noted('two'));
  expect((await read()).map(({ id }) => id)).toEqual(['one', 'two']);
});

it('rejects if the file cannot be written or is missing', async () => {
  await expect(openErasures(join(folder, 'nowhere', 'file')).note(noted('one'))).rejects.toThrow('ENOENT');
  await expect(readErasures(file)).rejects.toThrow('ENOENT');
});

describe('a lead that is kept', () => {
  const lead = { _id: randomUUID(), bodyHmac: 'hmac', seq: 5 };
  const erasure = { ...noted(lead._id), body: bodyOf(lead), seq: 4 };

  it('cancels what was noted about it at an earlier state, and nothing that is noted later', async () => {
    await note(erasure);
    await openErasures(file).keep(lead, now);
    expect(await read()).toEqual([]);
    await note(erasure);
    expect(await read()).toEqual([erasure]);
  });

  it('cancels no erasure of the state that it is in, and none of another body of its key', async () => {
    const beside = { _id: randomUUID(), bodyHmac: 'other', keyConflict: lead._id, seq: 0 };
    const others = [
      { ...erasure, seq: 5 },
      { ...noted(beside._id), body: bodyOf(beside), seq: 0 },
    ];
    for (const one of others) await note(one);
    await openErasures(file).keep(lead, now);
    expect(await read()).toEqual(others);
  });

  it('cancels a line of an older version, and is no erasure to one', async () => {
    await note(noted(lead._id));
    await openErasures(file).keep(lead, now);
    expect(await read()).toEqual([]);
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    expect(lines.map((line) => 'id' in JSON.parse(line))).toEqual([true, false]);
  });
});

it('keeps stops and wishes beside erasures, and skips lines of an unknown kind', async () => {
  await openErasures(file).stop({ id: 'a-reminder', at: now });
  const wish = { at: now, digest: 'a-number', about: 'calls', by: 'kim', way: 'phone', leadId: 'one' } as const;
  await openErasures(file).wish(wish);
  await note(noted('one'));
  await appendFile(file, `{"at":"${now.toISOString()}","of":"another version"}\n`);
  expect(await readErasures(file)).toEqual({ erasures: [noted('one')], stops: [{ id: 'a-reminder', at: now }], wishes: [wish] });
});
