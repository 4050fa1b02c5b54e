import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { parseEnv, secret, siteFile } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'setting-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const key = 'k'.repeat(32);
const keyFile = fileWith('id_key', ` ${key}\n`);
const schema = z.object({ ID_KEY: secret, OTHER: z.string().optional(), SITE_FILE: siteFile.optional() });

it('takes the trimmed content of the file that X_FILE names as X', () => {
  expect(parseEnv(schema, { ID_KEY_FILE: keyFile })).toEqual({ success: true, settings: { ID_KEY: key } });
});

it('takes it for a schema with a transform, such as that of the gateway', () => {
  const shouting = schema.transform(({ ID_KEY }) => ID_KEY.toUpperCase());
  expect(parseEnv(shouting, { ID_KEY_FILE: keyFile })).toEqual({ success: true, settings: key.toUpperCase() });
});

it('counts an empty file as absent', () => {
  expect(parseEnv(schema, { ID_KEY: key, OTHER_FILE: fileWith('empty', '\n') })).toEqual({ success: true, settings: { ID_KEY: key } });
  expect(parseEnv(schema, { ID_KEY_FILE: fileWith('empty', '\n') })).toEqual({ success: false, wrong: ['ID_KEY: is not set'] });
});

it('leaves a setting alone whose own name ends in _FILE, and reads no file for a name that is no setting', () => {
  const given = { ID_KEY: key, SITE_FILE: '/nowhere/site.json', SSL_CERT_FILE: '/nowhere/certificates' };
  expect(parseEnv(schema, given)).toEqual({ success: true, settings: { ID_KEY: key, SITE_FILE: '/nowhere/site.json' } });
});

it('refuses a setting that is given twice', () => {
  expect(parseEnv(schema, { ID_KEY: key, ID_KEY_FILE: keyFile })).toEqual({
    success: false,
    wrong: ['ID_KEY: is set, and so is ID_KEY_FILE: set one of the two'],
  });
});

it('refuses a file that cannot be read, once, beside what else is wrong', () => {
  expect(parseEnv(schema.extend({ SECOND: z.string() }), { ID_KEY_FILE: join(folder, 'missing') })).toEqual({
    success: false,
    wrong: ['ID_KEY: cannot be read from the file that ID_KEY_FILE names', 'SECOND: is not set'],
  });
});

it('checks the value in a file as any other, and never shows it', () => {
  expect(parseEnv(schema, { ID_KEY_FILE: fileWith('short', 'hunter2') })).toEqual({
    success: false,
    wrong: ['ID_KEY: must have at least 32 characters'],
  });
});
