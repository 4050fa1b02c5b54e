import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unpackPrevious } from './previous.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-previous-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = path.join(folder, 'now');
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], { stdio: 'pipe' });

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function repositoryOfTwoReleases(): void {
  write('packages/words/package.json', '{ "type": "module", "exports": "./words.ts" }');
  write('packages/words/words.ts', "export const words: string = 'old words';");
  write(
    'services/speaker/main.ts',
    "import { words } from '@annuity-lantern/words';\nimport { mark } from 'marks';\nconsole.log(words + mark);",
  );
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Say old words');
  write('packages/words/words.ts', "export const words: string = 'new words';");
  write('node_modules/marks/package.json', '{ "type": "module", "exports": "./index.js" }');
  write('node_modules/marks/index.js', "export const mark = '!';");
  mkdirSync(path.join(root, 'node_modules/@annuity-lantern'));
  symlinkSync('../../packages/words', path.join(root, 'node_modules/@annuity-lantern/words'));
}

it('runs earlier sources with earlier packages of ours and the installed dependencies', async () => {
  repositoryOfTwoReleases();
  const previous = path.join(folder, 'previous');
  await unpackPrevious(root, 'HEAD', previous);
  const said = (from: string) => execFileSync(process.execPath, [path.join(from, 'services/speaker/main.ts')], { encoding: 'utf8' }).trim();
  expect(said(root)).toBe('new words!');
  expect(said(previous)).toBe('old words!');
});

it('rejects an unknown commit with the error of git', async () => {
  await expect(unpackPrevious(root, 'v9.9.9', path.join(folder, 'none'))).rejects.toThrow(/v9\.9\.9/);
});
