import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planServices, visitUrl } from './services.ts';
import { ofTheStart, readSettings, schemas } from './settings.ts';

const secrets = {
  SESSION_SECRET: 'session-secret',
  ID_KEY: 'id-key',
  FORM_TOKEN_KEY: 'form-token-key',
  SEALING_KEYS: 'sealing-keys',
  AUDIT_KEY: 'audit-key',
  CONSENT_KEY: 'consent-key',
  STAFF_KEYS: 'staff-keys',
  STAFF_PASSWORD: 'staff-password',
  passwordIsNew: true,
  rememberShown: () => undefined,
};
const webhookSecret = `whsec_${'c2Vj'.repeat(8)}`;
const plans = planServices({
  settings: readSettings({
    ANALYTICS_URL: 'https://analytics.example/collect',
    ANALYTICS_MEASUREMENT_ID: 'G-TEST',
    ANALYTICS_API_SECRET: 'analytics-secret',
    LEAD_WEBHOOK_URL: 'https://crm.example/leads',
    LEAD_WEBHOOK_SECRET: webhookSecret,
  }),
  secrets,
  mongodbUrl: 'mongodb://127.0.0.1:20001/x',
  redisUrl: 'redis://127.0.0.1:20002',
  inboxSmtpUrl: 'smtp://127.0.0.1:20003',
  educationFeed: { url: 'http://127.0.0.1:20004/feed.xml', privateOrigin: 'http://127.0.0.1:20004' },
  ratesSource: { url: 'http://127.0.0.1:20004/rates.csv', privateOrigin: 'http://127.0.0.1:20004' },
  port: 20_010,
  servicePorts: { 'content-api': 20_011, 'lead-desk': 20_012, 'lead-worker': 20_013, 'lead-intake': 20_014 },
});

test('services stop as gateway, intake, worker, desk, content: the reverse of their start', () => {
  expect(plans.map(({ name }) => name).toReversed()).toEqual(['gateway', 'lead-intake', 'lead-worker', 'lead-desk', 'content-api']);
});

test('every service exists', () => {
  expect(plans.map(({ entry }) => entry).filter((entry) => !existsSync(entry))).toEqual([]);
});

test('a secret reaches only the service that needs it', () => {
  const holders = (value: string) => plans.filter(({ env }) => Object.values(env).includes(value)).map(({ name }) => name);
  expect(holders('session-secret')).toEqual(['lead-desk']);
  expect(holders('audit-key')).toEqual(['lead-desk']);
  expect(holders('consent-key')).toEqual(['lead-desk', 'lead-worker']);
  expect(holders('staff-password')).toEqual(['lead-desk']);
  expect(holders('id-key')).toEqual(['content-api', 'lead-desk', 'lead-worker', 'lead-intake']);
  expect(holders('analytics-secret')).toEqual(['lead-worker', 'lead-intake']);
  expect(holders(webhookSecret)).toEqual(['lead-worker']);
  expect(holders('form-token-key')).toEqual(['lead-intake']);
  expect(holders('sealing-keys')).toEqual(['lead-worker', 'lead-intake']);
});

test.each(plans)('$name gets the settings of its schema, and no other', ({ name, env }) => {
  expect(Object.keys(env).toSorted()).toEqual([...Object.keys(schemas[name as keyof typeof schemas].shape), 'NODE_ENV'].toSorted());
});

test('the shell decides no setting that the start decides', () => {
  const env = Object.fromEntries(ofTheStart.map((name) => [name, 'of-the-shell']));
  expect(Object.values(readSettings(env))).not.toContain('of-the-shell');
});

test('without a public origin, links name this machine and the port that was picked', () => {
  expect(plans.find(({ name }) => name === 'gateway')?.env.PUBLIC_ORIGIN).toBe('http://localhost:20010');
});

test.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['192.168.1.20', 'http://192.168.1.20:8080'],
  ['fd00::1', 'http://[fd00::1]:8080'],
])('listening on %s is visited at %s', (host, url) => {
  expect(visitUrl(host, 8080)).toBe(url);
});
