import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
const release = () => spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), '--folder', folder], { encoding: 'utf8' });
const write = (version: string) => writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@example.org');
  write('1.1.0');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('tags the commit by its version, once', () => {
  expect(release()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^v1\.1\.0 is \w+\. Publish it: git push origin v1\.1\.0\n$/),
  });
  expect(git('rev-list', '-1', 'v1.1.0')).toBe(git('rev-parse', 'HEAD'));
  expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('v1.1.0 is there already') });
});

it('tags nothing while files differ from the commit', () => {
  write('1.2.0');
  expect(release()).toMatchObject({ status: 1, stderr: 'Files differ from the commit: commit them first.\n' });
  expect(git('tag')).toBe('');
});
