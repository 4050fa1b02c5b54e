import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendHeads, appendRestore, readHeads } from './heads-file.ts';

let folder: string;
let file: string;
const now = new Date('2026-03-02T15:00:00.000Z');
const day = '2026-03-02';
const head = (hash: string) => ({ id: '2026-03-02/w1/000000000', hash });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heads-'));
  file = path.join(folder, 'heads.jsonl');
});

afterEach(() => rm(folder, { recursive: true }));

it('keeps each head as a line of JSON, and returns those of a day in the order they were written', async () => {
  await appendHeads(file, [], now);
  expect(await readHeads(file, day)).toEqual([]);
  await appendHeads(file, [head('a'), head('b')], now);
  await appendHeads(file, [head('c')], now);
  await appendHeads(file, [{ id: '2026-03-03/w1/000000000', hash: 'd' }], now);
  expect(await readHeads(file, day)).toEqual([head('a'), head('b'), head('c')]);
  expect((await readFile(file, 'utf8')).split('\n')[0]).toBe('{"at":"2026-03-02T15:00:00.000Z","id":"2026-03-02/w1/000000000","hash":"a"}');
});

it('loses no head after a line that a crash cut short', async () => {
  await appendHeads(file, [head('a')], now);
  await appendFile(file, '{"at":"2026-03-02T15:00:01.000Z","id":"2026-03-02/w1/0');
  await appendHeads(file, [head('b')], now);
  expect(await readHeads(file, day)).toEqual([head('a'), head('b')]);
});

it('creates a file that only its owner may read', async () => {
  await appendHeads(file, [head('a')], now);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('rejects if there is no file to read, or none can be created', async () => {
  await expect(readHeads(file, day)).rejects.toThrow();
  await expect(appendHeads(path.join(folder, 'none', 'heads.jsonl'), [], now)).rejects.toThrow();
});

it('expects no head that was written after the backup that was restored, and every later one', async () => {
  const at = (second: number) => new Date(now.getTime() + second * 1000);
  await appendHeads(file, [head('in the backup')], now);
  await appendHeads(file, [head('lost')], at(2));
  await appendRestore(file, { from: at(1), at: at(3) });
  await appendHeads(file, [head('after the restore')], at(4));
  expect(await readHeads(file, day)).toEqual([head('in the backup'), head('after the restore')]);
});
