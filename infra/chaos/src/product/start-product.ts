import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';
import { type ServicePlan, Supervisor } from '@annuity-lantern/local/supervisor';
import type { Aims } from '../faults/aims.ts';
import { watchAnswers } from '../gates/watch-answers.ts';
import { watchLedger } from '../gates/watch-ledger.ts';
import type { Sinks, SinksOfWorker } from '../sinks/start-sinks.ts';
import type { OwnStores } from './start-own-stores.ts';

export interface ProductOptions {
  readonly name: string;
  readonly folder: string;
  readonly stores: OwnStores;
  /** Number of its Redis database. */
  readonly redisDatabase: number;
  readonly sinks: Sinks;
  readonly aims: Aims;
  /** Program files instead of the product's own, by service. */
  readonly instead?: Readonly<Partial<Record<'lead-intake' | 'lead-worker', string>>>;
  readonly log: (line: string) => void;
}

export type ManagedService = ReturnType<Supervisor['runFile']['managed']>[number];

export interface Product {
  readonly origin: string;
  readonly mongodbUrl: string;
  readonly service: (name: string) => ManagedService;
  readonly services: () => readonly ManagedService[];
  /** As an operator stops it. */
  readonly stop: () => Promise<unknown>;
}

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');
const CLOSED = '127.0.0.1:1';

/**
 * The pipeline as the product runs it, under the product's own supervisor: gateway, intake, and as many workers as there are sinks. Between
 * gateway and intake, and between intake and MongoDB, stands a gate that sees ugly moments come. No name server answers.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { name, stores, sinks, aims, redisDatabase, log } = options;
  const supervisor = await Supervisor.open(path.join(options.folder, name), log);
  const stop = undoAtEnd(() => supervisor.stop());
  const mongodbUrl = stores.mongodbUrl(name);
  const intakePort = await freePort();
  const [ledgerGate, answersGate] = await Promise.all([watchLedger(stores.mongodb.port as number, aims), watchAnswers(intakePort, aims)]);
  const gatewayPort = await freePort();
  const origin = `http://127.0.0.1:${gatewayPort}`;
  const secrets = { SEALING_KEYS: `chaos:${randomBytes(32).toString('hex')}` };
  const common = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    REDIS_URL: stores.redisUrl(redisDatabase),
    DNS_SERVERS: CLOSED,
    ...secrets,
  };
  const entryOf = (service: keyof NonNullable<ProductOptions['instead']>) =>
    options.instead?.[service] ?? path.join(repositoryRoot, 'services', service, 'src/main.ts');
  const service = (named: string, entry: string, port: number, env: ServicePlan['env']): ServicePlan => ({
    name: named,
    entry,
    port,
    env: { ...common, SERVICE_HOST: '127.0.0.1', SERVICE_PORT: String(port), ...env },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  const workers = sinks.ofWorker.map(async (ofWorker, index) =>
    service(`worker-${index + 1}`, entryOf('lead-worker'), await freePort(), { MONGODB_URL: mongodbUrl, ...workerEnv(ofWorker) }),
  );
  await supervisor.startServices([
    ...(await Promise.all(workers)),
    service('intake', entryOf('lead-intake'), intakePort, {
      // Directly: else the driver learns the server's own address and goes around the gate.
      MONGODB_URL: `mongodb://127.0.0.1:${ledgerGate}/${name}?directConnection=true`,
      ID_KEY: randomBytes(32).toString('hex'),
      FORM_TOKEN_KEY: randomBytes(32).toString('hex'),
    }),
    service('gateway', path.join(repositoryRoot, 'services/gateway/src/main.ts'), gatewayPort, {
      PORT: String(gatewayPort),
      HOST: '127.0.0.1',
      INTAKE_LIMIT_PER_IP: '0',
      LEAD_INTAKE_URL: `http://127.0.0.1:${answersGate}`,
      LEAD_DESK_URL: `http://${CLOSED}`,
      CONTENT_API_URL: `http://${CLOSED}`,
      // Nobody visits its pages, so that nothing has to be built.
      DEV_SERVERS: JSON.stringify({ shell: `http://${CLOSED}` }),
    }),
  ]);
  return {
    origin,
    mongodbUrl,
    services: () => supervisor.runFile.managed(),
    service: (named) => supervisor.runFile.managed().find((managed) => managed.name === named) as ManagedService,
    stop,
  };
}

function workerEnv({ smtpUrl, webhookUrl, analyticsUrl }: SinksOfWorker) {
  return {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Annuity Lantern <no-reply@annuity-lantern.example>',
    STAFF_MAIL_TO: 'staff@annuity-lantern.example',
    LEAD_WEBHOOK_URL: webhookUrl,
    LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    ANALYTICS_URL: analyticsUrl,
    ANALYTICS_MEASUREMENT_ID: 'G-CHAOS00001',
    ANALYTICS_API_SECRET: randomBytes(16).toString('hex'),
  };
}
