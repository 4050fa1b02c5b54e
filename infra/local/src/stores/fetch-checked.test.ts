import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchChecked } from './fetch-checked.ts';

const archive = Buffer.from('the archive of a server');
const sum = createHash('sha256').update(archive).digest('hex');
/** What the server answers, by path. */
const files: Record<string, string | Buffer> = {
  '/good.tgz': archive,
  '/good.tgz.sha256': `${sum}  good.tgz\n`,
  '/changed.tgz': Buffer.from('another archive'),
  '/changed.tgz.sha256': `${sum}  changed.tgz\n`,
  '/bare.tgz': archive,
  '/odd.tgz': archive,
  '/odd.tgz.sha256': 'not a checksum',
};

const server = createServer(({ url = '' }, answer) => {
  answer.statusCode = url in files ? 200 : 404;
  answer.end(files[url]);
});
let origin: string;
let folder: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'fetch-checked-'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('keeps an archive whose SHA-256 is the published one', async () => {
  await fetchChecked(`${origin}/good.tgz`, join(folder, 'new', 'good.tgz'));
  expect(readFileSync(join(folder, 'new', 'good.tgz'))).toEqual(archive);
});

it.each([
  ['changed.tgz', 'SHA-256 differs'],
  ['bare.tgz', 'does not answer'],
  ['odd.tgz', 'no SHA-256 is published'],
])('refuses %s and leaves no file', async (name, words) => {
  await expect(fetchChecked(`${origin}/${name}`, join(folder, name))).rejects.toThrow(words);
  expect(readdirSync(folder).filter((file) => file.startsWith(name))).toEqual([]);
});
