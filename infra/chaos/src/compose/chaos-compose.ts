/** `npm run chaos:compose`: kills and restarts containers while visitors send requests, then counts what was lost, doubled or refused. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ComposeProject, openComposeProject } from '@annuity-lantern/harness/compose-project';
import { isMissed, sectionText, writeReport } from '@annuity-lantern/harness/report';
import { createRandom } from '@annuity-lantern/harness/rounds';
import { cleanUp, cleanUpOnSignal, undoAtEnd } from '@annuity-lantern/local/clean-up';
import { MongoClient } from 'mongodb';
import { audit, openLeadReader, Received, waitForDrain } from '../audit.ts';
import { sendVisitors } from '../visitors.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { browse } from './browse.ts';
import { readPages } from './read-pages.ts';
import { type ComposeRun, type Phase, sectionOf } from './report.ts';

const help = `npm run chaos:compose starts the containers of docker-compose.yml as a project of its own, with two gateways behind a small
balancer of this process. While requests arrive, and Chromium fills in the form, it kills the primary of MongoDB and each service. Then it
restarts every container, one after another. At the end it counts requests that were lost, doubled or refused. Needs Docker, the built image
(docker compose build; IMAGE in .env) and Chromium.

  --seed N       order of the kills, and arrivals (random)
  --primaries N  kills of MongoDB's primary (5)
  --kills N      kills of each service and of Redis (3)
  --rate N       requests per second on average (10)
  --no-restarts  leaves out the rolling restart
  --write        also writes the report to infra/chaos/results.md
  --help         this text
`;
/** Those that may be killed. The inbox and the sample feed stand for systems of others. */
const SERVICES = ['gateway', 'content-api', 'lead-desk', 'lead-intake', 'lead-worker', 'redis'] as const;
const SCALE = { gateway: 2, 'content-api': 2, 'lead-desk': 2, 'lead-intake': 2, 'lead-worker': 2 } as const;
const MEMBERS = ['mongodb-1', 'mongodb-2', 'mongodb-3'] as const;
/** In seconds. Longer than the pause before the third try of an effect. */
const DRAIN_WITHIN = 420;
const AWAY_MS = 1500;
const BETWEEN_MS = 2000;
const READS_PER_SECOND = 4;
/** Long enough that the last request is under way. */
const TAIL_MS = 5000;
/** Ends with the phase instead. */
const LONGEST_PHASE = 1800;

const isInterrupted = cleanUpOnSignal();

const { values } = parseArgs({
  allowNegative: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
    primaries: { type: 'string', default: '5' },
    kills: { type: 'string', default: '3' },
    rate: { type: 'string', default: '10' },
    restarts: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) process.stdout.write(help);
else {
  const isKept = await chaosCompose()
    .catch((error: unknown) => {
      if (!isInterrupted()) console.error(error);
      return false;
    })
    .finally(cleanUp);
  process.exit(isInterrupted() ? 130 : isKept ? 0 : 1);
}

async function chaosCompose(): Promise<boolean> {
  const [seed, rate, primaries, kills] = [values.seed, values.rate, values.primaries, values.kills].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const startedAt = Date.now();
  const log = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const received = new Received();
  const balancer = await startBalancer();
  const origin = `http://localhost:${balancer.port}`;
  log('Starting the containers ...');
  const project = await openComposeProject({
    publicOrigin: origin,
    take: async (key) => {
      received.take(key);
      return true;
    },
  });
  const cold = await project.up(SCALE);
  balancer.lead(project.gatewayPorts);
  log(`Every container is healthy after ${cold.toFixed(1)} s.`);
  const atRest = await project.memory();

  const { url, lookup } = project.mongodb;
  const client = new MongoClient(url, { lookup, serverSelectionTimeoutMS: 30_000 });
  undoAtEnd(() => client.close());
  await client.connect();
  const reader = await openLeadReader(url, { lookup });
  const common = { project, balancer, origin, seed, rate, client, log };

  const killed = await runPhase({ ...common, first: 0, strikes: killsOf(seed, primaries, kills) });
  const drainSeconds = await waitForDrain(killed.visitors, reader, { within: DRAIN_WITHIN, log });
  log(`Worked off after ${drainSeconds?.toFixed(1)} s. Now a rolling restart ...`);
  const restarted = await runPhase({ ...common, first: 1_000_000, strikes: values.restarts ? await restartsOf(project, client) : [] });
  const secondDrain = await waitForDrain(restarted.visitors, reader, { within: DRAIN_WITHIN, log });
  const underLoad = killed.memory;

  for (const key of await keysOfMails(project)) received.take(key);
  const leads = await reader.leads();
  const run: ComposeRun = {
    killed,
    restarted,
    cold,
    drains: [drainSeconds, secondDrain],
    atRest,
    underLoad,
    findings: audit([...killed.visitors.acknowledged, ...restarted.visitors.acknowledged], leads, received),
    storedTwice: [...Map.groupBy(leads, ({ email }) => email)].filter(([, same]) => same.length > 1).map(([email]) => email),
  };
  const command = `npm run chaos:compose -- --seed ${seed} --primaries ${primaries} --kills ${kills} --rate ${rate}${values.restarts ? '' : ' --no-restarts'}`;
  const section = sectionOf(command, run);
  console.log(`\n${sectionText(section)}\n`);
  if (values.write) console.log(`Written to ${await writeReport([section], 'chaos')}.`);
  return !section.figures.some(isMissed);
}

interface Strike {
  readonly how: 'kill' | 'restart';
  /** A service, a container, or `primary`. */
  readonly victim: string;
}

interface PhaseOptions {
  readonly project: ComposeProject;
  readonly balancer: Balancer;
  readonly origin: string;
  readonly seed: number;
  readonly rate: number;
  readonly client: MongoClient;
  readonly log: (line: string) => void;
  /** Number of the first visitor. */
  readonly first: number;
  readonly strikes: readonly Strike[];
}

/** Visitors, readers of pages and Chromium are there until the last strike is over. */
async function runPhase({ project, origin, seed, rate, client, log, first, strikes }: PhaseOptions): Promise<Phase> {
  const ended = new AbortController();
  const visitors = sendVisitors({ origin, seed: seed + first, seconds: LONGEST_PHASE, rate, first, until: ended.signal });
  const pages = readPages(origin, READS_PER_SECOND, ended.signal);
  const browsed = browse(origin, first, ended.signal);
  const turns = new Map<string, number>();
  let memory: ReadonlyMap<string, number> = new Map();
  await pause(TAIL_MS);
  for (const strike of strikes) {
    const name = await containerOf(strike.victim, project, client, turns);
    log(
      `${strike.how} ${strike.victim === 'primary' ? `primary (${name})` : name}: ${visitors.sent} visitors so far, answers ${JSON.stringify(visitors.answers)}`,
    );
    if (strike.how === 'restart') await project.strike('restart', name);
    else {
      await project.strike('kill', name);
      await pause(AWAY_MS);
      // The engine restarts a container that ended, but not one that it killed.
      await project.strike('start', name);
    }
    await project.healthy(name);
    if (name.startsWith('mongodb')) await wholeSet(client);
    await pause(BETWEEN_MS);
    if (memory.size === 0) memory = await project.memory();
  }
  await pause(TAIL_MS);
  ended.abort();
  return { visitors, pages: await pages, browsed: await browsed, strikes: strikes.map(({ victim }) => victim), memory };
}

async function containerOf(victim: string, project: ComposeProject, client: MongoClient, turns: Map<string, number>): Promise<string> {
  if (victim === 'primary') return `${await primaryOf(client)}-1`;
  const names = (await project.containers())
    .filter(({ service, name }) => service === victim || name === victim)
    .map(({ name }) => name)
    .toSorted();
  const turn = turns.get(victim) ?? 0;
  turns.set(victim, turn + 1);
  return names[turn % names.length] ?? victim;
}

/** Mixed by the seed. */
function killsOf(seed: number, primaries: number, kills: number): Strike[] {
  const random = createRandom(seed);
  const victims = ['primary', ...SERVICES].flatMap((victim) => Array<string>(victim === 'primary' ? primaries : kills).fill(victim));
  return victims
    .map((victim) => ({ victim, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ victim }) => ({ how: 'kill', victim }));
}

/** The primary after the other members; the gateways last. */
async function restartsOf(project: ComposeProject, client: MongoClient): Promise<Strike[]> {
  const primary = await primaryOf(client);
  const containers = await project.containers();
  const order = [...MEMBERS.filter((name) => name !== primary), primary, ...SERVICES.toReversed()];
  return order.flatMap((wanted) =>
    containers.filter(({ service }) => service === wanted).map(({ name }) => ({ how: 'restart' as const, victim: name })),
  );
}

async function primaryOf(client: MongoClient): Promise<string> {
  for (;;) {
    const { primary } = await client
      .db('admin')
      .command({ hello: 1 })
      .catch(() => ({ primary: undefined }));
    if (typeof primary === 'string') return primary.split(':')[0] as string;
    await pause(BETWEEN_MS);
  }
}

/** Only a whole set can spare a member. */
async function wholeSet(client: MongoClient): Promise<void> {
  for (;;) {
    const { members = [] } = await client
      .db('admin')
      .command({ replSetGetStatus: 1 })
      .catch(() => ({ members: [] }));
    const states = (members as readonly { readonly stateStr: string }[]).map(({ stateStr }) => stateStr).toSorted();
    if (states.join() === 'PRIMARY,SECONDARY,SECONDARY') return;
    await pause(300);
  }
}

/** The inbox keeps each mail as a file. */
async function keysOfMails(project: ComposeProject): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-mails-'));
  undoAtEnd(async () => rmSync(folder, { recursive: true, force: true }));
  await project.copy('inbox:/data/.', folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^x-idempotency-key:\s+(\S+)/im.exec(readFileSync(path.join(folder, name), 'latin1'))?.[1] ?? 'without a key');
}
