import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { Queue, Worker } from 'bullmq';
import { type Collection, MongoClient } from 'mongodb';
import { nextLead, startIntake } from '../intake/leads.ts';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { repositoryRoot, startProcess } from '../product/start-process.ts';
import type { Figure, Section } from '../report.ts';
import { interleave, median, spreadText } from '../rounds.ts';
import { type Sinks, startSinks } from './sinks.ts';

const ROUNDS = 3;
/** A mail host or CRM on the internet. Fewer leads then: the processor is no limit. */
const SLOW_MS = 200;
const SLOW_LEADS = 300;
/** Effects that lead-worker runs at a time, over all its queues. */
const CONCURRENCY = 28;
const AT_ONCE = 16;
const LOOK_EVERY_MS = 500;
const STUCK_AFTER_MS = 30_000;

const workerCounts = [1, 2, 4] as const;
const sides = ['jobs that do nothing', ...workerCounts.flatMap((count) => [`fast ${count}` as const, `slow ${count}` as const])] as const;

interface Turn {
  readonly perSecond: number;
  /** Effects that were not finished when nothing moved any more. */
  readonly left: number;
}

/** Effects per second of one, two and four lead-workers, with fast and slow providers, and of BullMQ jobs that do nothing. */
export async function measureEffects(
  stores: OwnStores,
  { rounds = ROUNDS, leads, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const sinks = { fast: await startSinks(async () => true), slow: await startSinks(() => pause(SLOW_MS, true)) };
  const measured = await interleave(sides, { rounds, seed }, async (side, round) => {
    const [speed, count] = side.split(' ') as ['fast' | 'slow', string];
    const database = `effects-${round}-${speed}-${count}`;
    const turn =
      side === 'jobs that do nothing'
        ? await runIdleJobs(stores, leads * 6)
        : await runWorkers({
            stores,
            database,
            sinks: sinks[speed],
            leads: speed === 'slow' ? Math.min(leads, SLOW_LEADS) : leads,
            workers: Number(count),
          });
    await stores.flushRedis();
    log(`Effects: round ${round} of ${rounds}, ${side}: ${Math.round(turn.perSecond)}/s`);
    return turn;
  });
  const rates = (side: (typeof sides)[number]) => measured[side].map(({ perSecond }) => perSecond);
  const ratio = (one: readonly number[], other: readonly number[]) => median(one.map((rate, round) => rate / (other[round] ?? Number.NaN)));
  const figuresOf = (speed: 'fast' | 'slow'): Figure[] =>
    workerCounts.flatMap((count) => [
      { name: `effects, ${speed} providers, workers: ${count}`, value: median(rates(`${speed} ${count}`)), unit: '/s', digits: 0 },
      ...(count > 1
        ? [{ name: '  as a multiple of one worker', value: ratio(rates(`${speed} ${count}`), rates(`${speed} 1`)), unit: 'times' }]
        : []),
    ]);
  return {
    title: 'Effects of lead-worker',
    notes: [
      `lead-worker in production mode with ${stores.programs.join(' and ')}; providers accept everything, slow ones after ${SLOW_MS} ms.`,
      `${leads} leads are stored and enqueued before the workers start (slow: at most ${SLOW_LEADS}). Time runs from the first to the last finished effect.`,
      `${rounds} rounds, shuffled (--seed ${seed}). Workers, stores and providers share the machine.`,
    ],
    figures: [
      ...figuresOf('fast'),
      { name: 'share of jobs that do nothing, one worker', value: ratio(rates('fast 1'), rates('jobs that do nothing')), unit: 'times' },
      ...figuresOf('slow'),
      { name: 'effects left open', value: sides.flatMap((side) => measured[side]).reduce((sum, { left }) => sum + left, 0), unit: '' },
    ],
    tables: [
      {
        title: 'Per second',
        columns: ['side', 'median (smallest - largest)'],
        rows: sides.map((side) => [side, spreadText(rates(side), 0)]),
      },
    ],
  };
}

interface TurnOptions {
  readonly stores: OwnStores;
  readonly database: string;
  readonly sinks: Sinks;
  readonly leads: number;
  readonly workers: number;
}

async function runWorkers({ stores, database, sinks, leads: count, workers }: TurnOptions): Promise<Turn> {
  const intake = await startIntake(stores, database);
  let posted = 0;
  const post = async () => {
    while (posted < count) {
      posted += 1;
      const { headers, body } = nextLead();
      const answer = await fetch(intake.url, { method: 'POST', headers: { ...intake.headers, ...headers }, body });
      if (answer.status !== 201) throw new Error(`A lead was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, post));
  await intake.stop();

  const client = new MongoClient(stores.mongodbUrl(database));
  const close = undoAtEnd(() => client.close());
  const leads = client.db().collection<Lead>('leads');
  const running = await Promise.all(Array.from({ length: workers }, () => startWorker(stores, database, sinks)));
  let left = await countOpen(leads);
  for (let movedAt = Date.now(); left > 0 && Date.now() - movedAt < STUCK_AFTER_MS; ) {
    await pause(LOOK_EVERY_MS);
    const now = await countOpen(leads);
    if (now !== left) movedAt = Date.now();
    left = now;
  }
  await Promise.all(running.map((worker) => worker.stop()));
  const [done] = await leads
    .aggregate<{ count: number; first: Date; last: Date }>([
      ...eachEffect,
      { $match: { 'effect.v.doneAt': { $type: 'date' } } },
      { $group: { _id: null, count: { $sum: 1 }, first: { $min: '$effect.v.doneAt' }, last: { $max: '$effect.v.doneAt' } } },
    ])
    .toArray();
  await client.db().dropDatabase();
  await close();
  const seconds = done ? (done.last.getTime() - done.first.getTime()) / 1000 : Number.NaN;
  return { perSecond: (done?.count ?? 0) / seconds, left };
}

interface Lead {
  readonly _id: string;
  readonly effects: Readonly<Record<string, { readonly state: string; readonly nextAt?: Date; readonly doneAt?: Date }>>;
}

const eachEffect = [{ $project: { effect: { $objectToArray: '$effects' } } }, { $unwind: '$effect' }];

/** Reminders are due hours later and do not count. */
async function countOpen(leads: Collection<Lead>): Promise<number> {
  const soon = new Date(Date.now() + 600_000);
  const [open] = await leads
    .aggregate<{ count: number }>([
      ...eachEffect,
      { $match: { 'effect.v.state': { $in: ['waiting', 'due', 'sending'] }, 'effect.v.nextAt': { $not: { $gt: soon } } } },
      { $count: 'count' },
    ])
    .toArray();
  return open?.count ?? 0;
}

function startWorker({ mongodbUrl, redisUrl, logsDir }: OwnStores, database: string, { smtpUrl, webhookUrl, analyticsUrl }: Sinks) {
  return startProcess({
    name: 'lead-worker',
    entry: 'services/lead-worker/src/main.ts',
    logsDir,
    env: {
      MONGODB_URL: mongodbUrl(database),
      REDIS_URL: redisUrl,
      PUBLIC_ORIGIN: 'https://www.harbor-street.internal',
      PRODUCTION_HOST: 'www.harbor-street.internal',
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      DNS_SERVERS: '127.0.0.1:1',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Annuity Lantern <no-reply@harbor-street.internal>',
      STAFF_MAIL_TO: 'desk@harbor-street.internal',
      LEAD_WEBHOOK_URL: webhookUrl,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      ANALYTICS_URL: analyticsUrl,
      ANALYTICS_MEASUREMENT_ID: 'G-BENCH00001',
      ANALYTICS_API_SECRET: randomBytes(16).toString('hex'),
    },
  });
}

async function runIdleJobs({ redisUrl }: OwnStores, jobs: number): Promise<Turn> {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  const queue = new Queue('bench-idle', { connection });
  const opts = { removeOnComplete: true };
  await queue.addBulk(Array.from({ length: jobs }, () => ({ name: 'idle', data: {}, opts })));
  const startedAt = Date.now();
  await new Promise<void>((resolve) => {
    let left = jobs;
    const done = () => {
      left -= 1;
      if (left === 0) worker.close().then(resolve);
    };
    const worker = new Worker('bench-idle', async () => {}, { connection, concurrency: CONCURRENCY }).on('completed', done);
  });
  await queue.close();
  return { perSecond: (jobs * 1000) / (Date.now() - startedAt), left: 0 };
}
