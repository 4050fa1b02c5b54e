import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository-root.ts';
import { readSettings } from './settings.ts';

const secret = 'a-secret-of-more-than-thirty-two-characters';

test('without any setting the product listens on 127.0.0.1:8080 and keeps its data in the project', () => {
  const settings = readSettings({ PORT: '', UNRELATED: 'x' });
  expect(settings).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', DATA_DIR: resolve(repositoryRoot, '.data'), STAFF_USERNAME: 'admin' });
});

test('all wrong settings are reported at once, in one sentence, without their values', () => {
  const read = () => readSettings({ PORT: '99999', PUBLIC_ORIGIN: 'ftp://x', STAFF_PASSWORD: 'short', REDIS_URL: 'localhost' });
  expect(read).toThrow(
    /PORT must be 0 to 65535; PUBLIC_ORIGIN must be.*; REDIS_URL must be.*; STAFF_PASSWORD must have at least 12 characters/,
  );
  expect(read).not.toThrow(/short|99999/);
});

test('each setting may be given as a file, and a file that cannot be read is named', () => {
  const ID_KEY_FILE = resolve(repositoryRoot, 'package.json');
  expect(readSettings({ ID_KEY_FILE }).ID_KEY).toContain('"name": "annuity-lantern"');
  expect(() => readSettings({ ID_KEY_FILE: 'nowhere' })).toThrow('ID_KEY cannot be read from the file that ID_KEY_FILE names');
  expect(() => readSettings({ ID_KEY_FILE, ID_KEY: secret })).toThrow('ID_KEY is set, and so is ID_KEY_FILE: set one of the two');
});

test.each(['http', '80a', '-1', '1.5'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/^A setting is wrong: PORT must be/);
});

test('a replica set may be named by several hosts', () => {
  const MONGODB_URL = 'mongodb://one:27017,two:27017/annuity-lantern?replicaSet=main';
  expect(readSettings({ MONGODB_URL }).MONGODB_URL).toBe(MONGODB_URL);
});

test.each(['192.0.2.1', '192.0.2.1:53, [2001:DB8::1]:5353'])('name servers %s are taken', (DNS_SERVERS) => {
  expect(readSettings({ DNS_SERVERS }).DNS_SERVERS).toBe(DNS_SERVERS);
});

test.each(['dns.example.com', '192.0.2.1;192.0.2.2', '192.0.2.1,'])('name servers %s are refused', (DNS_SERVERS) => {
  expect(() => readSettings({ DNS_SERVERS })).toThrow(/^A setting is wrong: DNS_SERVERS must be addresses/);
});

test.each([`one:${'ab'.repeat(32)}`, `one:${'ab'.repeat(32)}, two:${Buffer.alloc(32).toString('base64')}`])(
  'sealing keys %s are taken',
  (SEALING_KEYS) => {
    expect(readSettings({ SEALING_KEYS }).SEALING_KEYS).toBe(SEALING_KEYS);
  },
);

test.each(['ab'.repeat(32), `one:${'ab'.repeat(20)}`, `one:${'ab'.repeat(32)},`])(
  'sealing keys %s are refused, and not shown',
  (SEALING_KEYS) => {
    expect(() => readSettings({ SEALING_KEYS })).toThrow(/^A setting is wrong: SEALING_KEYS must be id:key/);
    expect(() => readSettings({ SEALING_KEYS })).not.toThrow(SEALING_KEYS);
  },
);

test.each(['SESSION_SECRET', 'FORM_TOKEN_KEY', 'AUDIT_KEY', 'CONSENT_KEY'] as const)(
  '%s may be a new secret and the old one, each long enough',
  (name) => {
    const both = `${secret},${'n'.repeat(32)}`;
    expect(readSettings({ [name]: both })[name]).toBe(both);
    expect(() => readSettings({ [name]: `${secret},short` })).toThrow(`${name} must have at least 32 characters, or be several`);
  },
);

test('a site file that does not exist is refused', () => {
  expect(() => readSettings({ SITE_FILE: 'nowhere.json' })).toThrow('SITE_FILE names a file that does not exist');
});

test('analytics and the webhook are set whole or not at all', () => {
  const analytics = { ANALYTICS_URL: 'https://analytics.example/collect', ANALYTICS_MEASUREMENT_ID: 'G-TEST' };
  expect(() => readSettings(analytics)).toThrow(
    'ANALYTICS_API_SECRET is not set: ANALYTICS_URL, ANALYTICS_MEASUREMENT_ID, ANALYTICS_API_SECRET are set together or not at all',
  );
  expect(() => readSettings({ LEAD_WEBHOOK_SECRET: `whsec_${'c2Vj'.repeat(8)}` })).toThrow(
    'LEAD_WEBHOOK_URL is not set: LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET are set together or not at all',
  );
  expect(readSettings({ ...analytics, ANALYTICS_API_SECRET: secret }).ANALYTICS_API_SECRET).toBe(secret);
});

const production = {
  PUBLIC_ORIGIN: 'https://www.example.com/',
  PRODUCTION_HOST: 'www.example.com',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.example.com',
  STAFF_USERNAME: 'jane',
};

test('the production host is refused with all that is unsafe and missing in one sentence, also behind http://', () => {
  const given = {
    PUBLIC_ORIGIN: 'http://www.example.com',
    PRODUCTION_HOST: 'www.example.com',
    RATES_SOURCE_URL: 'http://rates.example/x.csv',
  };
  expect(() => readSettings(given)).toThrow(
    /PUBLIC_ORIGIN must begin with https.*TRUST_PROXY is not set.*SMTP_URL is not set.*RATES_SOURCE_URL must begin with https.*STAFF_USERNAME is a name.*SESSION_SECRET is not set/,
  );
});

test.each(['system', ' Unknown'])('STAFF_USERNAME %j, a name that the desk uses itself, is refused', (name) => {
  expect(() => readSettings({ STAFF_USERNAME: name })).toThrow('STAFF_USERNAME is a name that the desk uses itself: write another one');
});

test('the production host needs its secrets from the environment, another host does not', () => {
  expect(() => readSettings(production)).toThrow(
    /SESSION_SECRET is not set.*ID_KEY is not set.*FORM_TOKEN_KEY is not set.*SEALING_KEYS is not set.*AUDIT_KEY is not set.*CONSENT_KEY is not set.*STAFF_KEYS is not set/,
  );
  const given = {
    ...production,
    SESSION_SECRET: secret,
    ID_KEY: secret,
    FORM_TOKEN_KEY: secret,
    SEALING_KEYS: `one:${'ab'.repeat(32)}`,
    AUDIT_KEY: secret,
    CONSENT_KEY: secret,
    STAFF_KEYS: `one:${'ab'.repeat(32)}`,
  };
  expect(readSettings(given).PUBLIC_ORIGIN).toBe('https://www.example.com');
  expect(readSettings({ ...production, PRODUCTION_HOST: 'other.example.com' }).SESSION_SECRET).toBeUndefined();
});
