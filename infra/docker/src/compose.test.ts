import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofTheCheck } from '@annuity-lantern/local/production-check';
import { defaultOf, ofTheStart, schemas, sentenceOf, settingSchemas } from '@annuity-lantern/local/settings';
import { startHelp } from '@annuity-lantern/local/start-help';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { mongodbUsers, usersOfPeople } from './rights/mongodb-rights.ts';
import { ACL_FILE, composeHosts, secretFiles, secretSettings } from './secrets/secrets.ts';

interface Container {
  readonly command?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly profiles?: readonly string[];
  readonly user?: string;
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly networks?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly secrets?: readonly (string | { readonly source: string; readonly target: string })[];
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Container>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly secrets: Readonly<Record<string, unknown>>;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const { services, networks, secrets } = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile;
const everyContainer = Object.entries(services);
const sourceOf = (secret: string | { readonly source: string }) => (typeof secret === 'string' ? secret : secret.source);
const targetOf = (secret: string | { readonly target: string }) => (typeof secret === 'string' ? secret : secret.target);

/** The image holds the builds. */
const ofTheImage = ['BUILDS_DIR', 'REMOTES', 'DEV_SERVERS'];
/** One value for every installation, as containers have folders and addresses of their own. */
const fixed = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'METRICS_PORT',
  'DRAIN_SECONDS',
  'AUDIT_HEADS_FILE',
  'CONSENT_HEADS_FILE',
  'ERASURES_FILE',
  ...ofTheStart,
];

describe.each(Object.entries(schemas))('a container of %s', (name, { shape }) => {
  const given = services[name]?.environment ?? {};
  const wanted = Object.keys(shape).filter((setting) => !ofTheImage.includes(setting));
  const secret = wanted.filter((setting) => secretSettings.includes(setting));
  const fileSetting = (setting: string) => `${setting}_FILE`;

  test('gets the settings of its schema, and no other', () => {
    const names = wanted.map((setting) => (secret.includes(setting) ? fileSetting(setting) : setting));
    expect(Object.keys(given).toSorted()).toEqual(names.toSorted());
  });

  test('gets its secrets as files, and no other', () => {
    const files = secret.map((setting) => setting.toLowerCase());
    expect(services[name]?.secrets?.map(targetOf).toSorted()).toEqual(files.toSorted());
    expect(secret.map((setting) => given[fileSetting(setting)])).toEqual(files.map((file) => `/run/secrets/${file}`));
  });

  test('gets the addresses of the stores with its own user', () => {
    const addresses = services[name]?.secrets?.filter((one) => typeof one !== 'string').map(sourceOf);
    expect(addresses).toEqual([...(mongodbUsers.some((user) => user === name) ? [`mongodb_url.${name}`] : []), `redis_url.${name}`]);
  });

  test('gets from .env what is not the same for every installation', () => {
    const rest = wanted.filter((setting) => !fixed.includes(setting) && !secret.includes(setting));
    expect(rest.filter((setting) => !given[setting]?.includes(`\${${setting}`))).toEqual([]);
  });

  test('gets more than the 25 s that it may need to stop', () => {
    const [, seconds] = /^(\d+)s$/.exec(services[name]?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(25);
  });
});

test.each(everyContainer)('the container %s is locked: no root, no writes, no capabilities, limits', (_name, container) => {
  expect(container).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  // The image of ours has a user of its own.
  expect(container.user ?? container.image).toMatch(/^(mongodb|redis|nobody|grafana|\$\{IMAGE:-annuity-lantern\})$/);
  expect(container.pids_limit).toBeGreaterThan(0);
  expect(container.mem_limit).toMatch(/^\d+[mg]$/);
});

test.each(everyContainer)('the container %s starts when those that it needs are healthy', (_name, { depends_on = {} }) => {
  for (const [needed, { condition }] of Object.entries(depends_on))
    expect(condition).toBe(needed === 'replica-set' ? 'service_completed_successfully' : 'service_healthy');
});

test.each(['gateway', 'gateway-2'])('%s shares no network with MongoDB, the worker, the inbox and the samples', (gateway) => {
  const neighbors = everyContainer.filter(([, { networks: its = [] }]) =>
    its.some((network) => services[gateway]?.networks?.includes(network)),
  );
  expect(neighbors.map(([name]) => name)).toEqual([
    'proxy',
    'gateway',
    'gateway-2',
    'content-api',
    'lead-intake',
    'lead-desk',
    'prometheus',
    'redis',
  ]);
});

test('the proxy shares a network with the gateways alone, and asks each by its name', () => {
  const neighbors = everyContainer.filter(([, { networks: its = [] }]) =>
    its.some((network) => services.proxy?.networks?.includes(network)),
  );
  expect(neighbors.map(([name]) => name)).toEqual(['proxy', 'gateway', 'gateway-2']);
  expect(read('infra/docker/proxy/Caddyfile')).toContain('reverse_proxy gateway:8080 gateway-2:8080 {');
});

test('only the proxy may have a capability', () => {
  expect(everyContainer.flatMap(([name, { cap_add = [] }]) => cap_add.map((one) => `${name} ${one}`))).toEqual(['proxy NET_BIND_SERVICE']);
});

test('the second gateway is as the first, with the same folder of earlier builds', () => {
  expect(services['gateway-2']).toEqual(services.gateway);
});

test('a gateway believes its proxy who the visitor is', () => {
  expect(services.gateway?.environment?.TRUST_PROXY).toMatch(/:-1\}$/);
});

test('a gateway drains for longer than the proxy takes to notice', () => {
  const [, every = ''] = /health_interval (\d+)s/.exec(read('infra/docker/proxy/Caddyfile')) ?? [];
  expect(Number(services.gateway?.environment?.DRAIN_SECONDS)).toBeGreaterThan(2 * Number(every));
});

test('services run twice, so that one works while the other is replaced', () => {
  const several = everyContainer.filter(([, { deploy }]) => deploy?.replicas === 2).map(([name]) => name);
  expect(several).toEqual(['content-api', 'lead-intake', 'lead-worker', 'lead-desk']);
});

test('the upgrade replaces every service of ours, in both orders', () => {
  const [forward = '', back = ''] = [...read('infra/docker/upgrade.sh').matchAll(/services=\(([\w -]+)\)/g)].map(([, names = '']) => names);
  const ours = [...Object.keys(schemas), 'gateway-2', 'nightly'].toSorted();
  expect([forward, back].map((order) => order.split(' ').toSorted())).toEqual([ours, ours]);
  expect([forward, back].map((order) => order.indexOf('lead-intake') < order.indexOf('gateway'))).toEqual([true, false]);
});

test('the upgrade gives up a container that ends at each start, without waiting five minutes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  // In place of docker: it lists what was started, and says that the new container ended five times.
  const docker = `echo "$*" >> ${folder}/calls
case "$*" in
  *"ps -aq"*) cat ${folder}/containers ;;
  *--scale*) echo new >> ${folder}/containers ;;
  inspect*) echo starting 5 ;;
esac`;
  writeFileSync(join(folder, 'containers'), 'old\n');
  writeFileSync(join(folder, 'docker'), `#!/usr/bin/env bash\n${docker}\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, LOGS_DIR: folder };
  const { status, stderr } = spawnSync('bash', [join(import.meta.dirname, '../upgrade.sh'), 'lead-desk'], { env, encoding: 'utf8' });
  const calls = readFileSync(join(folder, 'calls'), 'utf8');
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('did not get healthy')]);
  expect(calls.match(/^inspect/gm)).toHaveLength(1);
  expect(calls).toContain('rm new');
});

test('only proxy, gateways, the services that call others, the check and monitoring have a way out', () => {
  const open = Object.keys(networks).filter((network) => networks[network]?.internal !== true);
  const out = everyContainer.filter(([, { networks: its = [] }]) => its.some((network) => open.includes(network)));
  expect(out.map(([name]) => name)).toEqual([
    ...['proxy', 'gateway', 'gateway-2', 'content-api', 'lead-intake', 'lead-worker'],
    ...['check', 'alertmanager', 'grafana'],
  ]);
});

test('the check of production gets the settings of every service, each secret of them, and what it alone reads', () => {
  const { environment = {}, secrets: its = [] } = services.check ?? {};
  const wanted = Object.entries(schemas).flatMap(([name, { shape }]) => Object.keys(services[name]?.environment ?? shape));
  expect(Object.keys(environment)).toEqual(expect.arrayContaining([...wanted, ...ofTheCheck, 'BACKUP_DIR', 'BACKUP_RECIPIENTS']));
  const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
  expect(its.map(targetOf).toSorted()).toEqual([...new Set(files)].map((file) => file.replace('/run/secrets/', '')).toSorted());
  expect(its.map(sourceOf)).toEqual(expect.arrayContaining(['mongodb_url.check', 'redis_url.health']));
});

test('monitoring runs only in its profile, with the rules, the dashboard and an address for each receiver', () => {
  for (const name of ['prometheus', 'alertmanager', 'grafana']) expect(services[name]?.profiles).toEqual(['monitoring']);
  const files = [...read('docker-compose.yml').matchAll(/(\.\/infra\/docker\/[\w./-]+?)[}:]/g)].map(([, file = '']) => file);
  expect(files).toEqual(expect.arrayContaining(['./infra/docker/alerts.yml', './infra/docker/dashboard.json']));
  for (const file of files) expect(existsSync(join(import.meta.dirname, '../../..', file)), file).toBe(true);
  const urls = [...read('infra/docker/monitoring/alertmanager.yml').matchAll(/url_file: \/run\/secrets\/(\w+)/g)].map(([, name]) => name);
  expect(urls.toSorted()).toEqual([...(services.alertmanager?.secrets ?? [])].toSorted());
});

test('Prometheus scrapes each service under the name that the rules use', () => {
  const { scrape_configs: jobs } = parse(read('infra/docker/monitoring/prometheus.yml')) as { scrape_configs: { job_name: string }[] };
  expect(jobs.map(({ job_name }) => job_name).toSorted()).toEqual(Object.keys(schemas).toSorted());
});

test('inbox and samples run only in the profile `try`', () => {
  expect([services.inbox?.profiles, services['sample-feed']?.profiles]).toEqual([['try'], ['try']]);
});

test('each secret is a file that the service `secrets` makes', () => {
  const made = [...secretFiles(composeHosts).keys(), ACL_FILE];
  // People use it, no container.
  const ofContainers = made.filter((name) => name !== 'redis_url.operator');
  expect(Object.keys(secrets).toSorted()).toEqual(ofContainers.toSorted());
});

test('the users of MongoDB are made from the addresses of all services', () => {
  const files = ['mongodb_keyfile', ...[...mongodbUsers, ...usersOfPeople].map((user) => `mongodb_url.${user}`)];
  expect(services['replica-set']?.secrets?.map(sourceOf).toSorted()).toEqual(files.toSorted());
  expect(Object.values(services['replica-set']?.environment ?? {}).toSorted()).toEqual(
    files.map((file) => `/run/secrets/${file}`).toSorted(),
  );
});

test('the proxy is published, on this machine alone unless HOST says otherwise, and Grafana always on this machine alone', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(published).toEqual([
    expect.stringMatching(/^proxy \$\{HOST:-127\.0\.0\.1\}:\$\{PORT:-8080\}:8080$/),
    expect.stringMatching(/^proxy \$\{HOST:-127\.0\.0\.1\}:\$\{TLS_PORT:-8443\}:8443$/),
    expect.stringMatching(/^grafana 127\.0\.0\.1:\$\{GRAFANA_PORT:-3000\}:3000$/),
  ]);
});

test('Redis has the settings without which lead-intake seals nothing', () => {
  expect(services.redis?.command?.join(' ')).toContain(
    '--appendonly yes --appendfsync always --maxmemory 1gb --maxmemory-policy noeviction',
  );
});

test('the metrics of the gateway are reachable only within the networks of the containers', () => {
  const { METRICS_HOST, METRICS_PORT, PORT } = services.gateway?.environment ?? {};
  expect({ METRICS_HOST, METRICS_PORT }).toEqual({ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' });
  expect(METRICS_PORT).not.toBe(PORT);
});

/** Each `${NAME}` of compose, with its default there. */
const interpolated = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)(?::?-([^${}]*)\})?/g)].map(([, name = '', usual = '']) => ({
  name,
  usual,
}));
const exampleLines = [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
const ofComposeOnly = [
  'COMPOSE_PROFILES',
  'IMAGE',
  'PULL_POLICY',
  'NODE_IMAGE',
  'CADDY_IMAGE',
  'TLS_PORT',
  'PROXY_ADDRESS',
  'PROXY_TRUSTS',
  'LOG_DRIVER',
  'SECRETS_DIR',
  'AUDIT_HEADS_DIR',
  'CONSENT_HEADS_DIR',
  'BACKUP_DIR',
  'BACKUP_RECIPIENTS',
  'PROMETHEUS_IMAGE',
  'ALERTMANAGER_IMAGE',
  'ALERTMANAGER_FILE',
  'GRAFANA_IMAGE',
  'GRAFANA_PORT',
  ...ofTheCheck,
  'BACKUP_HOUR',
];

test('.env.example names the settings of compose and of the production check, and no other', () => {
  const names = new Set([...interpolated.map(({ name }) => name), ...ofTheCheck]);
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
