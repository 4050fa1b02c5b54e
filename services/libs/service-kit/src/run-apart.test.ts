import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { runApart } from './run-apart.ts';

function program(code: string): URL {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-apart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, `process.on('message', (input) => { ${code} });`);
  return pathToFileURL(file);
}

it('returns the first message, and gives bytes but no settings', async () => {
  const answer = 'process.send({ bytes: input.bytes, names: Object.keys(process.env) }); process.send("second")';
  const bytes = new Uint8Array([0, 1, 255]);
  const { bytes: returned, names } = (await runApart<{ bytes: Uint8Array; names: string[] }>(program(answer), { bytes }, 60_000)) ?? {};
  expect(returned).toEqual(bytes);
  expect(names?.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
});

it.each([
  ['throws', 'throw new Error("broken")'],
  ['exits', 'process.exit(0)'],
  ['cannot be loaded', '}'],
  ['takes more memory than it may', 'const list = []; for (;;) list.push(1)'],
])('returns undefined if the program %s', async (_, code) => {
  expect(await runApart(program(code), 'anything', 60_000)).toBeUndefined();
});

it('returns undefined and ends the program if it takes too long', async () => {
  expect(await runApart(program('for (;;);'), 'anything', 0)).toBeUndefined();
});
