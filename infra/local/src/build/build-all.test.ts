import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAll } from './build-all.ts';

const workspaces = ['shell', 'mfe-content', 'mfe-tools'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'annuity-lantern-build-'));
  for (const workspace of workspaces) file(join(workspace, 'src', 'main.ts'), workspace);
  file('packages/domain/src/payout.ts', '1');
  file('package-lock.json', '{}');
  // A fake compiler: fails where the source says so.
  file(
    'node_modules/.bin/rspack',
    `const { readFileSync, mkdirSync, writeFileSync } = require('node:fs');
if (readFileSync('src/main.ts', 'utf8').includes('mistake')) { console.log('main.ts: a mistake'); process.exit(1); }
mkdirSync('dist', { recursive: true }); writeFileSync('dist/out', '');`,
  );
  chmodSync(join(root, 'node_modules/.bin/rspack'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function file(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const build = async () => (await buildAll({ root, workspaces, log: () => undefined })).sort();

test('everything is built once, and again only where its own sources changed', async () => {
  expect(await build()).toEqual([...workspaces].sort());
  expect(await build()).toEqual([]);
  file('mfe-tools/src/main.ts', 'changed');
  expect(await build()).toEqual(['mfe-tools']);
});

test('a change in a package or in the lock file builds everything, a test file nothing', async () => {
  await build();
  file('packages/domain/src/payout.test.ts', 'a test');
  expect(await build()).toEqual([]);
  file('packages/domain/src/payout.ts', '2');
  expect(await build()).toHaveLength(3);
  file('package-lock.json', '{"changed":true}');
  expect(await build()).toHaveLength(3);
});

test('a mistake is shown in the words of the compiler, and is not taken for built', async () => {
  await build();
  file('shell/src/main.ts', 'a mistake');
  await expect(build()).rejects.toThrow('Building shell failed:\nmain.ts: a mistake');
  expect(existsSync(join(root, 'shell/dist/.build-hash'))).toBe(false);
  expect(readFileSync(join(root, 'mfe-tools/dist/.build-hash'), 'utf8')).not.toBe('');
  file('shell/src/main.ts', 'corrected');
  expect(await build()).toEqual(['shell']);
});

test('two commands at the same time build once', async () => {
  const [first, second] = await Promise.all([build(), build()]);
  expect([...first, ...second].sort()).toEqual([...workspaces].sort());
});
