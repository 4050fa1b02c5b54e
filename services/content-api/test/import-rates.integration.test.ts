import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSheet, listWaiting } from '@annuity-lantern/content-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { manyRates } from './import-sheet.ts';

// Each step is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let file: string;
let store: Store;
let mongodbUrl: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rates-'));
  file = join(folder, 'sheet.csv');
  const url = new URL(inject('mongodbUrl'));
  url.pathname = `/import-rates-${randomUUID().slice(0, 8)}`;
  mongodbUrl = url.href;
  store = connectStore({ mongodbUrl });
  await store.connected;
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

async function run(words: readonly string[], { env = {}, input = '' } = {}): Promise<Ran> {
  const command = join(import.meta.dirname, '../src/import-rates.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [command, ...words], { env: { PATH, NODE_COMPILE_CACHE, MONGODB_URL: mongodbUrl, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'exit');
  return { code, output };
}

const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges';
const row = (product: string, rate: string) => `Northmere Life,${product},MYGA,5,${rate},10000,A,8;7;6`;
const write = (...rows: string[]) => writeFile(file, [header, ...rows].join('\n'));
const inPlace = async () => (await currentSheet(store.connection))?.count;

it('imports a sheet, prints what it changes, and does nothing if the same sheet comes again', async () => {
  const others = Array.from({ length: 20 }, (_, index) => row(`Product ${index}`, '5.40'));
  await write(row('One', '5.30'), row('Two', '5.40'), ...others);
  const words = ['--as-of', '2026-11-11', file];
  expect(await run(['--dry-run', ...words])).toMatchObject({ code: 0, output: expect.stringMatching(/added: 22[\s\S]*dry run/) });
  expect(await inPlace()).toBeUndefined();
  expect(await run(words)).toMatchObject({ code: 0, output: expect.stringContaining('22 rates are in place.') });
  expect(await inPlace()).toBe(22);
  expect(await run(words)).toMatchObject({ code: 0, output: expect.stringContaining('in place already: nothing to do') });
  const next = [header, row('One', '5.55'), ...others].join('\n');
  const { code, output } = await run(['--as-of', '2026-11-18', '--source', 'our own sheet', '-'], { input: next });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Northmere Life, One, 5 years: 5.30% to 5.55%') });
  expect(output).toMatch(/removed: 1\n {4}Northmere Life, Two, 5 years/);
  expect(await store.connection.collection('rates').findOne({ rate: 5.55 })).toMatchObject({ source: 'our own sheet', asOf: '2026-11-18' });
  expect(await run(words)).toMatchObject({ code: 1, output: expect.stringContaining('21 rates are older than what is in place') });
  expect(await inPlace()).toBe(21);
});

it('lets a sheet wait for approval, and prints why and what to do next', async () => {
  await write(row('One', '5.30'), row('Two', '5.40'));
  await run(['--as-of', '2026-11-11', file]);
  await write(row('One', '6.55'));
  const words = ['--as-of', '2026-11-18', file];
  const why = '2 changes to 2 rates in use, more than a tenth (1 changed, 1 removed). 1 rate changes by more than one percentage point';
  expect(await run(['--dry-run', ...words])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Without --dry-run the sheet waits for approval: ${why}`),
  });
  const next = 'A manager approves it at /admin under Rates. Until then visitors see the rates in place.';
  const { code, output } = await run(words);
  expect({ code, output }).toMatchObject({ code: 4, output: expect.stringContaining(`The sheet waits for approval: ${why}`) });
  expect(output).toContain(next);
  expect(await inPlace()).toBe(2);
  expect(await run(words)).toMatchObject({
    code: 4,
    output: expect.stringContaining(`This very sheet waits for approval already. ${next}`),
  });
  expect(await listWaiting(store.connection)).toMatchObject([{ by: 'command', fileName: 'sheet.csv', count: 1 }]);
});

it('changes nothing if anything is wrong, and names the kind of fault in its exit code', async () => {
  await write(row('One', '5,3'), row('Two', 'x'));
  expect(await run(['--as-of', '2026-11-18', file])).toEqual({
    code: 1,
    output: expect.stringMatching(
      /sheet\.csv cannot be imported:\n {2}line 2: has more cells[\s\S]*line 3, column "rate": "x" is not[\s\S]*Nothing has changed/,
    ),
  });
  expect(await run([])).toMatchObject({ code: 2, output: expect.stringContaining('Name the file to import.') });
  expect(await run(['--as-off', 'x', file])).toMatchObject({ code: 2 });
  expect(await run(['--as-of', '11/18/2026', file])).toMatchObject({ code: 2, output: expect.stringContaining('--as-of must be') });
  expect(await run(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining('--dry-run') });
  expect(await run([join(folder, 'nowhere.csv')])).toMatchObject({ code: 1, output: expect.stringContaining('there is no such file') });
  expect(await run([folder])).toMatchObject({ code: 1, output: expect.stringContaining('it is not a file') });
  await write(row('One', '5.30'));
  const away = { env: { MONGODB_URL: 'mongodb://127.0.0.1:9/away' } };
  expect(await run(['--as-of', '2026-11-18', file], away)).toMatchObject({
    code: 3,
    output: expect.stringContaining('MongoDB did not answer'),
  });
  expect(await inPlace()).toBeUndefined();
});

it('publishes no samples on the production host', async () => {
  await writeFile(file, `${header},sample\n${row('One', '5.30')},yes`);
  const env = { PUBLIC_ORIGIN: 'https://www.example.com', PRODUCTION_HOST: 'www.example.com' };
  const words = ['--as-of', '2026-11-18', file];
  expect(await run(words, { env })).toMatchObject({ code: 1, output: expect.stringContaining('the production host shows none') });
  expect(await inPlace()).toBeUndefined();
});

it('shows its progress with a large sheet', async () => {
  const cells = manyRates(3000).map((rate) => [rate.carrier, rate.productName, 'FIA', '5', '6.5', '10000', 'A', 'none'].join(','));
  await write(...cells);
  const { output } = await run(['--as-of', '2026-11-18', file]);
  expect(output).toContain('written 3,000 of 3,000');
  expect(await inPlace()).toBe(3000);
});
