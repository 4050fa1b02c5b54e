import { expect, it } from 'vitest';
import * as z from 'zod';
import {
  allOrNone,
  analyticsEnv,
  analyticsNames,
  dnsServers,
  mongodbUrl,
  outgoingUrl,
  parseEnv,
  redisUrl,
  secret,
  serviceEnv,
  signingSecrets,
  tracingEnv,
  trustedOriginOf,
  webhookSecrets,
} from './env.ts';

const schema = z.object({ ...serviceEnv, MONGODB_URL: mongodbUrl, ID_KEY: secret });
const good = { SERVICE_PORT: '4100', MONGODB_URL: 'mongodb://127.0.0.1:27017/x', ID_KEY: 'k'.repeat(32) };

it('returns typed settings with their defaults', () => {
  expect(parseEnv(schema, { ...good, PATH: '/bin' })).toEqual({
    success: true,
    settings: { ...good, SERVICE_PORT: 4100, SERVICE_HOST: '127.0.0.1', LOG_LEVEL: 'info' },
  });
});

it('lists everything that is wrong by name and reason, never by value', () => {
  const result = parseEnv(schema, { SERVICE_PORT: '', MONGODB_URL: 'http://user:hunter2@host', ID_KEY: 'too-short-secret' });
  if (result.success) throw new Error('accepted');
  expect(result.wrong).toEqual([
    'SERVICE_PORT: is not set',
    'MONGODB_URL: must be an address like mongodb://127.0.0.1:27017/annuity-lantern',
    'ID_KEY: must have at least 32 characters',
  ]);
  expect(result.wrong.join()).not.toMatch(/hunter2|too-short-secret/);
});

it.each([
  'w=majority&journal=true&retryWrites=true&readPreference=primary',
  'replicaSet=main&authSource=admin&tls=true&appName=w',
  'directConnection=true',
])('accepts a MongoDB address with %s', (options) => {
  expect(parseEnv(schema, { ...good, MONGODB_URL: `mongodb://one:27017,two:27017/x?${options}` }).success).toBe(true);
});

it.each([
  ['journal=false', 'must not turn journal off: a power cut would lose requests that were acknowledged'],
  ['j=false', 'must not turn j off: a power cut would lose requests that were acknowledged'],
  ['w=1', 'must not set w, except to majority: a failover would lose requests that were acknowledged'],
  ['w=0', 'must not set w, except to majority: a failover would lose requests that were acknowledged'],
  ['replicaSet=main&W=2', 'must not set w, except to majority: a failover would lose requests that were acknowledged'],
  ['retryWrites=false', 'must not turn retryWrites off: every change of the primary would fail writes'],
  ...['secondary', 'secondaryPreferred', 'primaryPreferred', 'nearest'].map((mode) => [
    `readpreference=${mode}`,
    'must not set readPreference, except to primary: another member may not have a request yet',
  ]),
])('refuses a MongoDB address with %s, and says why without its value', (options, reason) => {
  const MONGODB_URL = `mongodb+srv://user:hunter2@host/x?${options}`;
  expect(parseEnv(schema, { ...good, MONGODB_URL })).toEqual({ success: false, wrong: [`MONGODB_URL: ${reason}`] });
});

it('refuses options of the driver in a Redis address', () => {
  expect(redisUrl.safeParse('redis://:password@127.0.0.1:6379/3').success).toBe(true);
  expect(redisUrl.safeParse('redis://127.0.0.1:6379?maxRetriesPerRequest=5').success).toBe(false);
});

it.each([
  ['https://www.example.com/', 'www.example.com', 'https://www.example.com'],
  ['http://www.example.com', 'www.example.com', 'http://www.example.com'],
  ['http://localhost:8080', 'www.example.com', undefined],
  ['http://localhost:8080', undefined, undefined],
])('the trusted origin of %s with production host %s is %s', (PUBLIC_ORIGIN, PRODUCTION_HOST, trusted) => {
  expect(trustedOriginOf({ PUBLIC_ORIGIN, PRODUCTION_HOST })).toBe(trusted);
});

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1, 192.0.2.2:5353,[2001:db8::1]:53', ['192.0.2.1', '192.0.2.2:5353', '[2001:db8::1]:53']],
])('name servers %s are %j', (text, servers) => {
  expect(dnsServers.parse(text)).toEqual(servers);
});

it.each(['dns.example.com', '192.0.2.1,', '300.0.0.1'])('refuses %s as name servers', (text) => {
  expect(dnsServers.safeParse(text).error?.issues[0]?.message).toMatch(/^must be addresses/);
});

const [oldSecret, newSecret] = ['o'.repeat(32), 'n'.repeat(32)];

it.each([
  [oldSecret, [oldSecret]],
  [`${newSecret}, ${oldSecret}`, [newSecret, oldSecret]],
])('signing secrets %s are %j', (text, secrets) => {
  expect(signingSecrets.parse(text)).toEqual(secrets);
});

it.each(['short', `${newSecret},`, `${newSecret},short`, ','])('refuses signing secrets %s by name', (text) => {
  expect(parseEnv(z.object({ SESSION_SECRET: signingSecrets }), { SESSION_SECRET: text })).toEqual({
    success: false,
    wrong: ['SESSION_SECRET: must have at least 32 characters, or be several such secrets with commas between them'],
  });
});

const [oneHook, otherHook] = ['a', 'b'].map((letter) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`);

it('reads webhook secrets, also two while one is replaced', () => {
  expect(webhookSecrets.parse(oneHook)).toEqual([oneHook]);
  expect(webhookSecrets.parse(`${oneHook}, ${otherHook}`)).toEqual([oneHook, otherHook]);
});

it.each(['short', `whsec_${Buffer.alloc(23).toString('base64')}`, `${oneHook},`, `${oneHook},whsec_short`])(
  'refuses the webhook secret %s by name',
  (text) => {
    const wrong = [expect.stringMatching(/^CRM_EVENTS_SECRET: must be whsec_ and 24 to 64 bytes/)];
    expect(parseEnv(z.object({ CRM_EVENTS_SECRET: webhookSecrets }), { CRM_EVENTS_SECRET: text })).toEqual({ success: false, wrong });
  },
);

const analytics = {
  ANALYTICS_URL: 'https://analytics.example/collect',
  ANALYTICS_MEASUREMENT_ID: 'G-TEST',
  ANALYTICS_API_SECRET: 'a-secret',
};
const counted = allOrNone(z.object({ ...analyticsEnv, LOG_LEVEL: serviceEnv.LOG_LEVEL }), analyticsNames);

it.each([{}, analytics])('requires related settings all together or not at all: %o', (given) => {
  expect(parseEnv(counted, given)).toEqual({ success: true, settings: { LOG_LEVEL: 'info', ...given } });
});

it('names each missing setting, beside other errors', () => {
  const result = parseEnv(counted, { ANALYTICS_API_SECRET: 'a-secret', ANALYTICS_URL: '', LOG_LEVEL: 'loud' });
  const together = 'ANALYTICS_URL, ANALYTICS_MEASUREMENT_ID, ANALYTICS_API_SECRET are set together or not at all';
  expect(result).toMatchObject({
    wrong: [
      expect.stringMatching(/^LOG_LEVEL: /),
      `ANALYTICS_URL: is not set: ${together}`,
      `ANALYTICS_MEASUREMENT_ID: is not set: ${together}`,
    ],
  });
  expect(JSON.stringify(result)).not.toContain('a-secret');
});

it.each([
  'https://crm.example.com/leads',
  'http://127.0.0.1:4000/leads',
  'http://localhost/leads',
  'http://[::1]:4000/',
  'http://10.1.2.3/',
  'http://172.31.0.9/',
  'http://192.168.1.5/',
  'http://[fd12::5]/',
  'http://crm:8080/leads',
])('%s may be sent to', (url) => {
  expect(outgoingUrl.safeParse(url).success).toBe(true);
});

it.each(['http://crm.example.com/', 'http://172.32.0.1/', 'http://8.8.8.8/', 'http://[2001:db8::1]/', 'ftp://crm/', 'crm', ''])(
  '%s is refused',
  (url) => {
    expect(outgoingUrl.safeParse(url).success).toBe(false);
  },
);

it.each([
  ['http://collector:4318', true],
  ['http://collector.tools.svc.cluster.local:4318', true],
  ['https://traces.example.com', true],
  ['http://traces.example.com', false],
  ['grpc://collector:4317', false],
])('exports traces to a host of ours, or by https: %s %s', (url, isTaken) => {
  expect(parseEnv(z.object(tracingEnv), { OTEL_EXPORTER_OTLP_ENDPOINT: url }).success).toBe(isTaken);
});
