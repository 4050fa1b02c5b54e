import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from './repository-root.ts';
import { planServices } from './services.ts';
import { readSettings } from './settings.ts';
import { startHelp } from './start-help.ts';

interface ComposeFile {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly command?: readonly string[];
        readonly environment?: Record<string, string>;
        readonly ports?: readonly string[];
        readonly stop_grace_period?: string;
      }
    >
  >;
}

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile;

const secret = 'x'.repeat(32);
const plans = planServices({
  settings: readSettings({
    PUBLIC_ORIGIN: 'http://localhost',
    PRODUCTION_HOST: 'www.example.com',
    SITE_FILE: 'package.json',
    SMTP_URL: 'smtps://mail.example.com',
    TRUST_PROXY: '1',
    DNS_SERVERS: '192.0.2.1',
    OPERATIONS_URL: 'https://wiki.example.com/alerts',
    ANALYTICS_URL: 'https://analytics.example/collect',
    ANALYTICS_MEASUREMENT_ID: 'G-TEST',
    ANALYTICS_API_SECRET: secret,
    LEAD_WEBHOOK_URL: 'https://crm.example/leads',
    LEAD_WEBHOOK_SECRET: secret,
  }),
  secrets: {
    SESSION_SECRET: secret,
    ID_KEY: secret,
    FORM_TOKEN_KEY: secret,
    SEALING_KEYS: secret,
    AUDIT_KEY: secret,
    STAFF_KEYS: secret,
    STAFF_PASSWORD: secret,
    passwordIsNew: false,
    rememberShown: () => undefined,
  },
  mongodbUrl: 'mongodb://127.0.0.1:20001/x',
  redisUrl: 'redis://127.0.0.1:20002',
  inboxSmtpUrl: 'smtp://127.0.0.1:20003',
  educationFeed: { url: 'http://127.0.0.1:20004/feed.xml', privateOrigin: 'http://127.0.0.1:20004' },
  ratesSource: { url: 'http://127.0.0.1:20004/rates.csv', privateOrigin: 'http://127.0.0.1:20004' },
  port: 20_010,
  servicePorts: { 'content-api': 20_011, 'lead-desk': 20_012, 'lead-worker': 20_013, 'lead-intake': 20_014 },
});

const secretNames = [...new Set(plans.flatMap(({ env }) => Object.keys(env).filter((key) => /KEY|SECRET|PASSWORD|_URL$/.test(key))))];
/** The image sets it for all. */
const setByImage = ['NODE_ENV'];

test.each(plans)('a container of $name gets the settings that npm start gives it, and no other secret', ({ name, env }) => {
  const given = Object.keys(services[name]?.environment ?? {});
  const planned = Object.keys(env).filter((key) => env[key] !== undefined && !setByImage.includes(key));
  expect(planned.filter((key) => !given.includes(key))).toEqual([]);
  expect(given.filter((key) => secretNames.includes(key) && !planned.includes(key))).toEqual([]);
});

test('only the gateway is published, on this machine alone unless HOST says otherwise', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual([expect.stringMatching(/^gateway \$\{HOST:-127\.0\.0\.1\}:\$\{PORT:-8080\}:8080$/)]);
});

test.each(plans)('$name gets more than the 25 s that it may need to stop', ({ name }) => {
  const [, seconds] = /^(\d+)s$/.exec(services[name]?.stop_grace_period ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(25);
});

test('Redis has the settings without which lead-intake seals nothing', () => {
  expect(services.redis?.command?.join(' ')).toContain('--appendonly yes --appendfsync always --maxmemory-policy noeviction');
});

test('the metrics of the gateway are told within the networks of the containers alone', () => {
  const { METRICS_HOST, METRICS_PORT, PORT } = services.gateway?.environment ?? {};
  expect({ METRICS_HOST, METRICS_PORT }).toEqual({ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' });
  expect(METRICS_PORT).not.toBe(PORT);
});

const settings = [...new Set([...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name))];
const ofComposeOnly = ['NODE_IMAGE', 'AUDIT_HEADS_DIR'];

test.each(settings)('.env.example and the help of npm start name %s', (name) => {
  expect(read('.env.example')).toMatch(new RegExp(`^#?${name}=`, 'm'));
  if (!ofComposeOnly.includes(name)) expect(startHelp).toContain(name);
});
