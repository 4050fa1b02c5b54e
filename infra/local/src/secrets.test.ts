import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureSecrets, findKey, type Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annuity-lantern-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...env });
const file = () => readFileSync(join(folder, 'secrets.json'), 'utf8');

test('keys are made once, kept for the owner only, and differ from each other', () => {
  const first = ensureSecrets(settings());
  const second = ensureSecrets(settings());
  const keysOf = ({ SESSION_SECRET, ID_KEY, FORM_TOKEN_KEY, SEALING_KEYS, AUDIT_KEY, CONSENT_KEY, STAFF_KEYS }: Secrets) => [
    SESSION_SECRET,
    ID_KEY,
    FORM_TOKEN_KEY,
    SEALING_KEYS,
    AUDIT_KEY,
    CONSENT_KEY,
    STAFF_KEYS,
  ];
  expect(keysOf(second)).toEqual(keysOf(first));
  expect(new Set(keysOf(first)).size).toBe(7);
  for (const key of keysOf(first)) expect(key.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('the staff password is made until it was shown, and never written', () => {
  const first = ensureSecrets(settings());
  expect(first.passwordIsNew).toBe(true);
  expect(first.STAFF_PASSWORD).toMatch(/^[A-Za-z2-9]{20}$/);
  expect(ensureSecrets(settings()).passwordIsNew).toBe(true);

  first.rememberShown();

  expect(ensureSecrets(settings())).toMatchObject({ passwordIsNew: false, STAFF_PASSWORD: undefined });
  expect(file()).not.toContain(first.STAFF_PASSWORD);
});

test('another database gets a first staff account of its own, and its address is not written', () => {
  ensureSecrets(settings()).rememberShown();
  const elsewhere = settings({ MONGODB_URL: 'mongodb://user:hidden-word@db:27017/other' });
  const secrets = ensureSecrets(elsewhere);
  expect(secrets.passwordIsNew).toBe(true);
  secrets.rememberShown();
  expect(ensureSecrets(elsewhere).passwordIsNew).toBe(false);
  expect(file()).not.toContain('hidden-word');
});

test('values of the environment are used and not shown', () => {
  const given = {
    STAFF_PASSWORD: 'chosen-by-someone',
    SESSION_SECRET: 's'.repeat(32),
    ID_KEY: 'i'.repeat(32),
    FORM_TOKEN_KEY: 'f'.repeat(32),
    SEALING_KEYS: `given:${'ab'.repeat(32)}`,
    AUDIT_KEY: 'a'.repeat(32),
    CONSENT_KEY: 'c'.repeat(32),
    STAFF_KEYS: `given:${'cd'.repeat(32)}`,
  };
  expect(ensureSecrets(settings(given))).toMatchObject({ ...given, passwordIsNew: false });
  expect(file()).not.toContain('chosen-by-someone');
});

test('a file of an earlier version gets the keys it lacks, and keeps all that it has', () => {
  const earlier = { SESSION_SECRET: 's'.repeat(64), ID_KEY: 'i'.repeat(64), signInShownFor: ['local'] };
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ ...earlier, OF_A_LATER_VERSION: 'kept' }));
  const first = ensureSecrets(settings());
  expect(first).toMatchObject({ SESSION_SECRET: earlier.SESSION_SECRET, ID_KEY: earlier.ID_KEY, passwordIsNew: false });
  expect(first.FORM_TOKEN_KEY.length).toBeGreaterThanOrEqual(32);
  for (const keys of [first.SEALING_KEYS, first.STAFF_KEYS]) expect(keys).toMatch(/^first:[\da-f]{64}$/);
  const { FORM_TOKEN_KEY, SEALING_KEYS, AUDIT_KEY, CONSENT_KEY, STAFF_KEYS } = first;
  expect(findKey(settings(), 'AUDIT_KEY')).toBe(AUDIT_KEY);
  expect(ensureSecrets(settings())).toMatchObject({ FORM_TOKEN_KEY, SEALING_KEYS, AUDIT_KEY, CONSENT_KEY, STAFF_KEYS });
  expect(JSON.parse(file())).toEqual({
    ...earlier,
    OF_A_LATER_VERSION: 'kept',
    FORM_TOKEN_KEY,
    SEALING_KEYS,
    AUDIT_KEY,
    CONSENT_KEY,
    STAFF_KEYS,
  });
});

test('a command finds the key of the audit in the settings, else in the file, and says when there is none', () => {
  expect(findKey(settings({ AUDIT_KEY: 'a'.repeat(32) }), 'AUDIT_KEY')).toBe('a'.repeat(32));
  expect(() => findKey(settings(), 'AUDIT_KEY')).toThrow(/secrets\.json is not there.*set AUDIT_KEY/);
});

test('a broken file stops the start instead of being replaced', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"SESSION');
  expect(() => ensureSecrets(settings())).toThrow(/secrets\.json cannot be read/);
  expect(file()).toBe('{"SESSION');
});

test('a lost file stops the start while its data is there, unless the key of the ids is given', () => {
  mkdirSync(join(folder, 'mongo'));
  expect(() => ensureSecrets(settings())).toThrow(/secrets\.json is not there, but the data/);
  expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  expect(ensureSecrets(settings({ ID_KEY: 'i'.repeat(64) })).ID_KEY).toBe('i'.repeat(64));
});

test.each([
  ['a key that is too short', { SESSION_SECRET: 's'.repeat(64), ID_KEY: 'i'.repeat(64), FORM_TOKEN_KEY: 'short', signInShownFor: [] }],
  ['no key for ids', { SESSION_SECRET: 's'.repeat(64), signInShownFor: [] }],
])('so does %s, and the message names the key', (_name, kept) => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(kept));
  expect(() => ensureSecrets(settings())).toThrow(
    'FORM_TOKEN_KEY' in kept ? /secrets\.json cannot be read \(missing or too short: FORM_TOKEN_KEY\)/ : /\(missing or too short: ID_KEY\)/,
  );
  expect(JSON.parse(file())).toEqual(kept);
});
