import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longScript, temporaryFolder, writeFiles } from '../../test/write-builds.ts';
import { keepBuilds, listFiles } from './keep-builds.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** A build with one file that every build has and one of its own. */
async function build(number: number): Promise<string> {
  const source = join(folder.path, `build-${number}`);
  await writeFiles(source, { 'common.0000.woff2': 'font', [`page.${number}.js`]: `${longScript}// ${number}\n` });
  return source;
}

const kept = () => join(folder.path, 'kept');
const plainFiles = async () => (await listFiles(join(kept(), 'files'))).filter((file) => !/\.(?:br|gz)$/.test(file));

test('keeps the files of the last five builds and deletes older ones', async () => {
  for (let number = 1; number <= 5; number += 1) await keepBuilds(await build(number), kept());
  expect(await plainFiles()).toEqual(['common.0000.woff2', 'page.1.js', 'page.2.js', 'page.3.js', 'page.4.js', 'page.5.js']);
  await keepBuilds(await build(6), kept());
  expect(await plainFiles()).toEqual(['common.0000.woff2', 'page.2.js', 'page.3.js', 'page.4.js', 'page.5.js', 'page.6.js']);
  expect(await listFiles(join(kept(), 'files'))).not.toContain('page.1.js.br');
});

test('counts a build once, however often it is started', async () => {
  await keepBuilds(await build(1), kept());
  for (let start = 0; start < 10; start += 1) await keepBuilds(await build(2), kept());
  expect(await plainFiles()).toContain('page.1.js');
});

test('counts a restored build as the newest', async () => {
  for (const number of [1, 2, 3, 4, 5, 1, 6]) await keepBuilds(await build(number), kept());
  expect(await plainFiles()).toEqual(['common.0000.woff2', 'page.1.js', 'page.3.js', 'page.4.js', 'page.5.js', 'page.6.js']);
});

test('keeps everything if there is no current build', async () => {
  await keepBuilds(await build(1), kept());
  await keepBuilds(null, kept());
  expect(await plainFiles()).toEqual(['common.0000.woff2', 'page.1.js']);
});

test('stores scripts compressed too, but not fonts', async () => {
  const files = await keepBuilds(await build(1), kept());
  const script = `${longScript}// 1\n`;
  expect(brotliDecompressSync(await readFile(join(files, 'page.1.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(files, 'page.1.js.gz'))).toString()).toBe(script);
  expect(await listFiles(files)).toEqual(['common.0000.woff2', 'page.1.js', 'page.1.js.br', 'page.1.js.gz']);
});

test('repairs a file that a crash left half written, and removes files that no record names', async () => {
  const source = await build(1);
  await writeFiles(join(kept(), 'files'), { 'page.1.js': 'half of', 'page.1.js.4711.tmp': 'rest', 'stray.js': 'x' });
  await keepBuilds(source, kept());
  expect(await readFile(join(kept(), 'files/page.1.js'), 'utf8')).toBe(`${longScript}// 1\n`);
  expect(await plainFiles()).toEqual(['common.0000.woff2', 'page.1.js']);
});
