import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitOf } from './product-version.ts';

const COMMIT = '3c77c5b6a1b2c3d4e5f60718293a4b5c6d7e8f90';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-version-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['that an image names', { commit: `${COMMIT}\n`, '.git/HEAD': 'another\n' }, COMMIT],
  ['of a tag that is checked out', { '.git/HEAD': `${COMMIT}\n` }, COMMIT],
  ['of a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` }, COMMIT],
  [
    'of a branch that git packed',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack-refs\n${COMMIT} refs/heads/main\n` },
    COMMIT,
  ],
  ['of no checkout, as unknown', {}, undefined],
  ['of an image that was built without one, as unknown', { commit: '\n' }, undefined],
])('reads the commit %s', (_of, files, commit) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  expect(commitOf(folder)).toBe(commit);
});
