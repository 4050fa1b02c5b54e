import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDns } from '@annuity-lantern/bench/dns';
import type { OwnStores } from '@annuity-lantern/bench/own-stores';
import { listenUntilEnd, startSinks } from '@annuity-lantern/bench/sinks';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';
import { type ServicePlan, Supervisor } from '@annuity-lantern/local/supervisor';
import type { Aims } from './aims.ts';
import type { Received } from './audit.ts';
import type { OutwardEffect } from './plan.ts';
import { VISITORS_DOMAIN } from './visitors.ts';

export interface ProductOptions {
  readonly name: string;
  readonly folder: string;
  readonly stores: OwnStores;
  readonly redisDatabase: number;
  readonly received: Received;
  readonly aims: Aims;
  /** Main files in place of the product's own. */
  readonly instead?: Readonly<Partial<Record<'lead-intake' | 'lead-worker', string>>>;
  readonly log: (line: string) => void;
}

type ManagedService = ReturnType<Supervisor['runFile']['managed']>[number];

export interface Product {
  readonly origin: string;
  readonly mongodbUrl: string;
  readonly service: (name: string) => ManagedService;
  readonly services: () => readonly ManagedService[];
  readonly stop: () => Promise<unknown>;
}

export const WORKERS = [1, 2];
/** Milliseconds until a provider answers, so that a kill finds calls under way. */
const PROVIDER_DELAY = 40;
const CLOSED = '127.0.0.1:1';
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const secret = () => randomBytes(32).toString('hex');

/**
 * Gateway, intake and two workers under the product's own supervisor. Between gateway and intake, and between intake and MongoDB, a gate
 * reports moments to the aims. No DNS server answers the intake, so that each lead's contact is left to `verify`.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { name, stores, aims, log } = options;
  const supervisor = await Supervisor.open(path.join(options.folder, name), log);
  const stop = undoAtEnd(() => supervisor.stop());
  const mongodbUrl = stores.mongodbUrl(name);
  const [intakePort, gatewayPort] = [await freePort(), await freePort()];
  const ledgerGate = await gateBeforeLedger(stores.mongodb.port as number, aims);
  const answersGate = await gateBeforeIntake(intakePort, aims);
  const origin = `http://127.0.0.1:${gatewayPort}`;
  const common = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    REDIS_URL: Object.assign(new URL(stores.redisUrl), { pathname: `/${options.redisDatabase}` }).href,
    DNS_SERVERS: CLOSED,
    SEALING_KEYS: `chaos:${secret()}`,
    SERVICE_HOST: '127.0.0.1',
  };
  const service = (named: string, main: 'lead-intake' | 'lead-worker' | 'gateway', port: number, env: ServicePlan['env']): ServicePlan => ({
    name: named,
    entry: (main !== 'gateway' && options.instead?.[main]) || path.join(repositoryRoot, 'services', main, 'src/main.ts'),
    port,
    env: { ...common, SERVICE_PORT: String(port), ...env },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  const workers = WORKERS.map(async (worker) =>
    service(`worker-${worker}`, 'lead-worker', await freePort(), { MONGODB_URL: mongodbUrl, ...(await providersOf(worker, options)) }),
  );
  await supervisor.startServices([
    ...(await Promise.all(workers)),
    service('intake', 'lead-intake', intakePort, {
      // Without directConnection the driver learns the server's own address and goes around the gate.
      MONGODB_URL: `mongodb://127.0.0.1:${ledgerGate}/${name}?directConnection=true`,
      ID_KEY: secret(),
      FORM_TOKEN_KEY: secret(),
    }),
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
  return { origin, mongodbUrl, services, service: (named) => services().find((one) => one.name === named) as ManagedService, stop };
}

/** Each worker has providers of its own, which tells whose effect was taken. */
async function providersOf(worker: number, { received, aims }: ProductOptions): Promise<ServicePlan['env']> {
  /** Resolves false when the worker is dead. */
  const answers = async (effect: OutwardEffect) => {
    if (aims.reached(`${effect} taken`, worker)) return false;
    await pause(PROVIDER_DELAY);
    aims.reached(`${effect} answered`, worker);
    return true;
  };
  const { smtpUrl, webhookUrl, analyticsUrl } = await startSinks(async (key) => {
    const effect = received.take(key);
    return effect === undefined || answers(effect);
  });
  return {
    // The worker also asks for well-known domains, to see whether its name servers can be believed.
    DNS_SERVERS: await startDns(async (domain) => !domain.endsWith(VISITORS_DOMAIN) || answers('verify')),
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Annuity Lantern <no-reply@annuity-lantern.example>',
    STAFF_MAIL_TO: 'staff@annuity-lantern.example',
    LEAD_WEBHOOK_URL: webhookUrl,
    LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    ANALYTICS_URL: analyticsUrl,
    ANALYTICS_MEASUREMENT_ID: 'G-CHAOS00001',
    ANALYTICS_API_SECRET: secret(),
  };
}

function gateBeforeIntake(port: number, aims: Aims): Promise<number> {
  return startGate(port, {
    onReply: (bytes) => /^HTTP\/1\.1 20[12] /.test(bytes.subarray(0, 16).toString('latin1')) && aims.reached('answer given'),
  });
}

/** The BSON string `insert: "leads"`, which starts an insert of one document or of several. */
const INSERT_OF_LEADS = Buffer.from('insert\0\x06\0\0\0leads\0', 'latin1');

function gateBeforeLedger(port: number, aims: Aims): Promise<number> {
  const inserting = new WeakSet<Socket>();
  return startGate(port, {
    onRequest: (bytes, connection) => {
      if (!bytes.includes(INSERT_OF_LEADS)) return false;
      inserting.add(connection);
      return aims.reached('insert sent');
    },
    // A connection carries one command at a time, so that the next bytes are its reply.
    onReply: (_bytes, connection) => inserting.delete(connection) && aims.reached('insert acknowledged'),
  });
}

interface GateOptions {
  /** Returns true when the bytes must not arrive; the connection then ends. */
  readonly onRequest?: (bytes: Buffer, connection: Socket) => boolean;
  readonly onReply: (bytes: Buffer, connection: Socket) => boolean;
}

function startGate(targetPort: number, { onRequest, onReply }: GateOptions): Promise<number> {
  const server = createServer((inner) => {
    const outer = connect(targetPort, '127.0.0.1');
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
