import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readGiven } from './read-given.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-given-'));
afterAll(() => rmSync(folder, { recursive: true }));

const envFile = join(folder, '.env');
const secretsFolder = join(folder, 'secrets');
const write = (file: string, text: string) => {
  mkdirSync(secretsFolder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return join(folder, file);
};

it('reads .env as docker compose does, the environment over it, and secrets from files', () => {
  write('.env', "# a comment\nMAIL_FROM='Lantern <a@b.com>'\nRETENTION_DAYS=30\nTRUST_PROXY=\nDKIM_SELECTOR=s1\nNODE_IMAGE=node:24\n");
  write('secrets/id_key', 'from the folder\n');
  write('secrets/other', 'no setting');
  const AUDIT_KEY_FILE = write('audit', 'from a file\n');
  expect(readGiven({ envFile, secretsFolder }, { RETENTION_DAYS: '60', AUDIT_KEY_FILE, HOME: '/root' })).toEqual({
    MAIL_FROM: 'Lantern <a@b.com>',
    RETENTION_DAYS: '60',
    DKIM_SELECTOR: 's1',
    ID_KEY: 'from the folder',
    AUDIT_KEY: 'from a file',
  });
});

it('needs neither file nor folder', () => {
  expect(readGiven({ envFile: join(folder, 'none'), secretsFolder: join(folder, 'nowhere') }, { TRUST_PROXY: '1' })).toEqual({
    TRUST_PROXY: '1',
  });
});

it('names a setting whose file cannot be read', () => {
  const read = () =>
    readGiven({ envFile: join(folder, 'none'), secretsFolder: join(folder, 'nowhere') }, { ID_KEY_FILE: join(folder, 'gone') });
  expect(read).toThrow('ID_KEY cannot be read from the file that ID_KEY_FILE names.');
});
