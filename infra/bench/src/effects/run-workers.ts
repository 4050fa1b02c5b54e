import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Leads, openLeads } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createJobProducer } from '@annuity-lantern/service-kit/queue';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { undoAtEnd } from '../product/clean-up.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { repositoryRoot } from '../product/repository-root.ts';
import { startProcess } from '../product/start-process.ts';
import { families } from './families.ts';
import { fillLedger } from './fill-ledger.ts';
import { shutQueues } from './queues.ts';
import { countOpen, type Outbox, readOutbox } from './read-outbox.ts';
import type { Sinks } from './start-sinks.ts';

const LOOK_EVERY_MS = 500;
/** A worker that gets nothing further done for so long is stuck. */
const STUCK_AFTER_MS = 30_000;

export interface WorkersTurn {
  readonly workers: number;
  /** When the workers, ready and waiting, were given their first job. */
  readonly openedAt: number;
  readonly outbox: Outbox;
  readonly taken: Readonly<Record<string, number>>;
}

export interface TurnOptions {
  readonly stores: OwnStores;
  readonly sinks: Sinks;
  readonly dnsServers: string;
  /** A database of this turn alone. */
  readonly database: string;
  readonly leads: number;
  readonly workers: number;
}

/** Lets so many real worker processes work off the outboxes of so many stored leads, all of which are there when they begin. */
export async function runWorkers({ stores, sinks, dnsServers, database, leads: count, workers }: TurnOptions): Promise<WorkersTurn> {
  const { redisUrl, logsDir } = stores;
  const mongodbUrl = stores.mongodbUrl(database);
  const log = createLog('bench', 'silent');
  const store = connectStore({ mongodbUrl });
  const closeStore = undoAtEnd(() => store.close());
  const leads = openLeads(store);
  await store.connected;
  await leads.any.createIndexes();
  const queueNames = families.map(({ queue }) => queue);
  const queues = await shutQueues(redisUrl, queueNames);
  const producer = createJobProducer(redisUrl, log);
  while (!(await producer.ready())) await pause(LOOK_EVERY_MS);
  await fillLedger(leads, producer, count);
  await producer.stop();

  const env = workerEnv({ mongodbUrl, redisUrl, sinks, dnsServers });
  const started = [];
  for (let worker = 1; worker <= workers; worker += 1)
    started.push(await startProcess({ name: `lead-worker-${worker}`, entry: 'services/lead-worker/src/main.ts', logsDir, env }));
  sinks.takeCounts();
  const openedAt = Date.now();
  await queues.open();

  await untilDone(leads);
  await Promise.all(started.map((worker) => worker.stop()));
  await queues.close();
  const outbox = await readOutbox(leads);
  await store.connection.dropDatabase();
  await closeStore();
  return { workers, openedAt, outbox, taken: sinks.takeCounts() };
}

async function untilDone(leads: Leads): Promise<void> {
  let left = await countOpen(leads);
  for (let movedAt = Date.now(); left > 0 && Date.now() - movedAt < STUCK_AFTER_MS; ) {
    await pause(LOOK_EVERY_MS);
    const now = await countOpen(leads);
    if (now !== left) movedAt = Date.now();
    left = now;
  }
}

function workerEnv({
  mongodbUrl,
  redisUrl,
  sinks,
  dnsServers,
}: {
  mongodbUrl: string;
  redisUrl: string;
  sinks: Sinks;
  dnsServers: string;
}) {
  return {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    PUBLIC_ORIGIN: 'https://www.harbor-street.internal',
    PRODUCTION_HOST: 'www.harbor-street.internal',
    SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
    SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    DNS_SERVERS: dnsServers,
    SMTP_URL: sinks.smtpUrl,
    MAIL_FROM: 'Annuity Lantern <no-reply@harbor-street.internal>',
    STAFF_MAIL_TO: 'desk@harbor-street.internal',
    LEAD_WEBHOOK_URL: `${sinks.httpOrigin}/webhook`,
    LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    ANALYTICS_URL: `${sinks.httpOrigin}/analytics`,
    ANALYTICS_MEASUREMENT_ID: 'G-BENCH00001',
    ANALYTICS_API_SECRET: randomBytes(16).toString('hex'),
  };
}
