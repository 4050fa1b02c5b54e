import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ExpectedEffect } from '@annuity-lantern/contracts/effects';
import { startDns } from '@annuity-lantern/harness/dns';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import { listenUntilEnd, settingsOf, startSinks } from '@annuity-lantern/harness/sinks';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';
import type { RedisEngine } from '@annuity-lantern/local/redis-cluster';
import type { RedisReplicas } from '@annuity-lantern/local/redis-replicas';
import type { ReplicaSet } from '@annuity-lantern/local/replica-set';
import { type ServicePlan, Supervisor } from '@annuity-lantern/local/supervisor';
import type { Aims } from './aims.ts';
import type { Received } from './audit.ts';
import { VISITORS_DOMAIN } from './visitors.ts';

export interface InstallationOptions {
  readonly name: string;
  readonly folder: string;
  readonly stores: OwnStores;
  readonly redisDatabase: number;
  /** Holds the leads in place of `stores.mongodb`. Moments of inserts do not come then. */
  readonly set?: ReplicaSet | undefined;
  /** Holds the jobs in place of `stores.redis`. */
  readonly replicas?: RedisReplicas | RedisEngine | undefined;
  /** Milliseconds until a provider answers, so that a kill finds calls under way. */
  readonly provider: number;
  /** Seconds by which the clocks of worker 2 and of each intake are ahead. */
  readonly clocks: number;
  /** Sources of an earlier release, which worker 2 and a second intake run. */
  readonly previousRoot?: string | undefined;
  readonly received: Received;
  readonly aims: Aims;
  /** Main files in place of the product's own. */
  readonly instead?: Readonly<Partial<Record<'lead-intake' | 'lead-worker', string>>>;
  readonly log: (line: string) => void;
}

type ManagedService = ReturnType<Supervisor['runFile']['managed']>[number];

export interface Installation {
  readonly origin: string;
  readonly mongodbUrl: string;
  /** The instance of this number, or the only one. */
  readonly service: (kind: 'gateway' | 'intake' | 'worker', instance: number) => ManagedService;
  readonly services: () => readonly ManagedService[];
  readonly stop: () => Promise<unknown>;
}

/** Of the worker, and of the intake where an earlier release runs beside this one. */
export const INSTANCES = [1, 2];
const CLOSED = '127.0.0.1:1';
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const secret = () => randomBytes(32).toString('hex');

/**
 * Gateway, intake and two workers under the product's own supervisor. A gate between gateway and intake, and one between intake and
 * MongoDB, reports moments to the aims. No DNS server answers the intake, so that `verify` checks each lead's contact.
 */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const { name, stores, set, aims, clocks, previousRoot, log } = options;
  const supervisor = await Supervisor.open(path.join(options.folder, name), log);
  const stop = undoAtEnd(() => supervisor.stop());
  const mongodbUrl = set?.url ?? stores.mongodbUrl(name);
  const gatewayPort = await freePort();
  const intakePorts = await Promise.all((previousRoot ? INSTANCES : [1]).map(() => freePort()));
  const answersGate = await gateBeforeIntakes(intakePorts, aims);
  const origin = `http://127.0.0.1:${gatewayPort}`;
  const common = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    REDIS_URL: await redisUrlOf(options),
    DNS_SERVERS: CLOSED,
    SEALING_KEYS: `chaos:${secret()}`,
    ID_KEY: secret(),
    CONSENT_KEY: secret(),
    SERVICE_HOST: '127.0.0.1',
  };
  const rootOf = (instance: number) => (instance === 2 && previousRoot) || repositoryRoot;
  const service = (
    named: string,
    main: 'lead-intake' | 'lead-worker' | 'gateway',
    port: number,
    env: ServicePlan['env'],
    instance = 1,
  ): ServicePlan => ({
    name: named,
    entry: (main !== 'gateway' && options.instead?.[main]) || path.join(rootOf(instance), 'services', main, 'src/main.ts'),
    port,
    env: { ...common, SERVICE_PORT: String(port), ...env },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  const workers = INSTANCES.map(async (worker) => {
    const clock = worker === 2 ? clockAhead(clocks) : {};
    const env = { MONGODB_URL: mongodbUrl, ...clock, ...(await providersOf(worker, options)) };
    return service(`worker-${worker}`, 'lead-worker', await freePort(), env, worker);
  });
  const formTokenKey = secret();
  const intakes = intakePorts.map(async (port, index) => {
    // Without directConnection the driver learns the server's own address and goes around the gate.
    const gate = async () =>
      `mongodb://127.0.0.1:${await gateBeforeLedger(stores.mongodb.port as number, aims, index + 1)}/${name}?directConnection=true`;
    const env = { MONGODB_URL: set?.url ?? (await gate()), FORM_TOKEN_KEY: formTokenKey, ...clockAhead(clocks) };
    return service(intakePorts.length > 1 ? `intake-${index + 1}` : 'intake', 'lead-intake', port, env, index + 1);
  });
  await supervisor.startServices([
    ...(await Promise.all(workers)),
    ...(await Promise.all(intakes)),
    service('gateway', 'gateway', gatewayPort, {
      PORT: String(gatewayPort),
      HOST: '127.0.0.1',
      INTAKE_LIMIT_PER_IP: '0',
      LEAD_INTAKE_URL: `http://127.0.0.1:${answersGate}`,
      LEAD_DESK_URL: `http://${CLOSED}`,
      CONTENT_API_URL: `http://${CLOSED}`,
      // No page is visited, so that no build is needed.
      DEV_SERVERS: JSON.stringify({ shell: `http://${CLOSED}` }),
    }),
  ]);
  const services = () => supervisor.runFile.managed();
  const named = (wanted: string) => services().find((one) => one.name === wanted);
  return {
    origin,
    mongodbUrl,
    services,
    service: (kind, instance) => (named(`${kind}-${instance}`) ?? named(kind)) as ManagedService,
    stop,
  };
}

function clockAhead(seconds: number): ServicePlan['env'] {
  if (seconds === 0) return {};
  const module = pathToFileURL(path.join(import.meta.dirname, 'shift-clock.ts')).href;
  return { NODE_OPTIONS: `--import ${module}`, CHAOS_CLOCK_AHEAD_MS: String(seconds * 1000) };
}

/** Each worker has providers of its own, which tells whose effect was taken. */
async function providersOf(worker: number, { received, aims, provider }: InstallationOptions): Promise<ServicePlan['env']> {
  /** Resolves false when the worker is dead. */
  const answers = async (effect: ExpectedEffect) => {
    if (aims.reached(`${effect} taken`, worker)) return false;
    await pause(provider);
    aims.reached(`${effect} answered`, worker);
    return true;
  };
  const sinks = await startSinks(async (key) => {
    const effect = received.take(key);
    return effect === undefined || answers(effect);
  });
  return {
    // The worker also asks for well-known domains, to see whether its name servers can be believed.
    DNS_SERVERS: await startDns(async (domain) => !domain.endsWith(VISITORS_DOMAIN) || answers('verify')),
    ...settingsOf(sinks),
  };
}

/** Connections go to the intakes in turn. */
function gateBeforeIntakes(ports: readonly number[], aims: Aims): Promise<number> {
  const instances = new WeakMap<Socket, number>();
  let connections = 0;
  return startGate({
    targetPort: (connection) => {
      const index = connections++ % ports.length;
      instances.set(connection, index + 1);
      return ports[index] as number;
    },
    onReply: (bytes, connection) =>
      /^HTTP\/1\.1 20[12] /.test(bytes.subarray(0, 16).toString('latin1')) && aims.reached('answer given', instances.get(connection)),
  });
}

/** The BSON string `insert: "leads"`, which starts an insert of one document or of several. */
const INSERT_OF_LEADS = Buffer.from('insert\0\x06\0\0\0leads\0', 'latin1');

function gateBeforeLedger(port: number, aims: Aims, intake: number): Promise<number> {
  const inserting = new WeakSet<Socket>();
  return startGate({
    targetPort: () => port,
    onRequest: (bytes, connection) => {
      if (!bytes.includes(INSERT_OF_LEADS)) return false;
      inserting.add(connection);
      return aims.reached('insert sent', intake);
    },
    // A connection carries one command at a time, so that the next bytes are its reply.
    onReply: (_bytes, connection) => inserting.delete(connection) && aims.reached('insert acknowledged', intake),
  });
}

async function redisUrlOf({ replicas, stores, redisDatabase }: InstallationOptions): Promise<string> {
  if (replicas && 'url' in replicas) return replicas.url;
  const url = replicas ? `redis://127.0.0.1:${await gateBeforeRedis(replicas)}` : stores.redisUrl;
  return Object.assign(new URL(url), { pathname: `/${redisDatabase}` }).href;
}

/** The address that moves. Open connections stay with their server. */
const gateBeforeRedis = ({ port }: RedisReplicas): Promise<number> => startGate({ targetPort: port, onReply: () => false });

interface GateOptions {
  readonly targetPort: (connection: Socket) => number;
  /** Returns true when the bytes must not arrive; the connection then ends. */
  readonly onRequest?: (bytes: Buffer, connection: Socket) => boolean;
  readonly onReply: (bytes: Buffer, connection: Socket) => boolean;
}

function startGate({ targetPort, onRequest, onReply }: GateOptions): Promise<number> {
  const server = createServer((inner) => {
    const outer = connect(targetPort(inner), '127.0.0.1');
    const end = () => {
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) socket.setNoDelay(true).on('error', end).on('close', end);
    inner.on('data', (bytes: Buffer) => (onRequest?.(bytes, inner) ? end() : outer.write(bytes)));
    outer.on('data', (bytes) => (onReply(bytes, inner) ? end() : inner.write(bytes)));
  });
  return listenUntilEnd(server);
}
