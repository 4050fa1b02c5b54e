import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { repositoryRoot } from './repository-root.ts';
import { defaultOf, ofTheStart, schemas, sentenceOf, settingSchemas } from './settings.ts';
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

/** The image holds the builds. */
const ofTheImage = ['BUILDS_DIR', 'REMOTES', 'DEV_SERVERS'];
/** One value for every installation, as containers have folders and addresses of their own. */
const fixed = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'MONGODB_URL',
  'REDIS_URL',
  'METRICS_PORT',
  'AUDIT_HEADS_FILE',
  'CONSENT_HEADS_FILE',
  'ERASURES_FILE',
  ...ofTheStart,
];

describe.each(Object.entries(schemas))('a container of %s', (name, { shape }) => {
  const given = services[name]?.environment ?? {};
  const wanted = Object.keys(shape).filter((setting) => !ofTheImage.includes(setting));

  test('gets the settings of its schema, and no other', () => {
    expect(Object.keys(given).toSorted()).toEqual(wanted.toSorted());
  });

  test('gets from .env what is not the same for every installation', () => {
    expect(wanted.filter((setting) => !fixed.includes(setting) && !given[setting]?.includes(`\${${setting}`))).toEqual([]);
  });

  test('gets more than the 25 s that it may need to stop', () => {
    const [, seconds] = /^(\d+)s$/.exec(services[name]?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(25);
  });
});

test('only the gateway is published, on this machine alone unless HOST says otherwise', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual([expect.stringMatching(/^gateway \$\{HOST:-127\.0\.0\.1\}:\$\{PORT:-8080\}:8080$/)]);
});

test('Redis has the settings without which lead-intake seals nothing', () => {
  expect(services.redis?.command?.join(' ')).toContain('--appendonly yes --appendfsync always --maxmemory-policy noeviction');
});

test('the metrics of the gateway are reachable only within the networks of the containers', () => {
  const { METRICS_HOST, METRICS_PORT, PORT } = services.gateway?.environment ?? {};
  expect({ METRICS_HOST, METRICS_PORT }).toEqual({ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' });
  expect(METRICS_PORT).not.toBe(PORT);
});

/** Each `${NAME}` of compose, with its default there. */
const interpolated = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)(?::?[-?+]([^}]*))?\}/g)].map(([, name = '', usual = '']) => ({
  name,
  usual,
}));
const exampleLines = [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
const ofComposeOnly = ['NODE_IMAGE', 'AUDIT_HEADS_DIR'];

test('.env.example names the settings of compose, and no other', () => {
  const names = new Set(interpolated.map(({ name }) => name));
  expect(exampleLines.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
});

test('the help of npm start names the settings of compose', () => {
  const help = startHelp();
  const missing = interpolated.filter(({ name }) => !ofComposeOnly.includes(name) && !help.includes(`\n  ${name} `));
  expect(missing).toEqual([]);
});

test('a default in compose or .env.example equals the default of the schema', () => {
  const examples = exampleLines.map(({ name, value }) => ({ name, usual: value }));
  // An empty value counts as absent.
  const written = [...interpolated.filter(({ usual }) => usual !== ''), ...examples];
  const differing = written.filter(({ name, usual }) => {
    const schema = settingSchemas.get(name);
    return schema && ![undefined, usual].includes(defaultOf(schema));
  });
  expect(differing).toEqual([]);
});

const everySetting = Object.values(schemas).flatMap(({ shape }) => Object.entries<z.ZodType>(shape));

test('each setting has a sentence', () => {
  expect([...everySetting, ...settingSchemas].filter(([, schema]) => sentenceOf(schema) === '').map(([name]) => name)).toEqual([]);
});

test('services agree on the sentence and the default of a setting', () => {
  const differing = everySetting.filter(([name, schema]) =>
    everySetting.some(([other, its]) => other === name && (sentenceOf(its) !== sentenceOf(schema) || defaultOf(its) !== defaultOf(schema))),
  );
  expect(differing.map(([name]) => name)).toEqual([]);
});
