import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ComposeProject, openComposeProject } from '@annuity-lantern/harness/compose-project';
import { createRandom } from '@annuity-lantern/harness/rounds';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { MongoClient } from 'mongodb';
import { openLeadReader, Received } from '../audit.ts';
import { parseOptions } from '../parse-options.ts';
import { type Chaos, type Log, runChaos } from '../run-chaos.ts';
import { browse } from './browse.ts';
import { readPages } from './read-pages.ts';
import { judge, sectionOf } from './report.ts';

const help = `npm run chaos:compose starts the containers of docker-compose.yml as a project of its own. While requests arrive, and
Chromium fills in the form, it kills the primary of MongoDB and each service. Then it restarts every container, one after another. At the end
it counts requests that were lost, doubled or refused. Needs Docker, the built image (docker compose build; IMAGE in .env) and Chromium.

  --seed N       order of the kills, and arrivals (random)
  --primaries N  kills of MongoDB's primary (5)
  --kills N      kills of each service and of Redis (3)
  --rate N       requests per second on average (10)
  --no-restarts  leaves out the rolling restart
  --write        also writes the report to infra/chaos/results.md
  --help         this text

It is npm run chaos with another driver. Only here: the rolling restart, pages and Chromium. Each fault waits until the victim before it is
healthy. npm run chaos -- --help lists what only processes of this machine can do.`;
const COMMAND = 'npm run chaos:compose';
const numbers = {
  seed: { least: 0, whole: true, default: '' },
  primaries: { least: 0, whole: true, default: '5' },
  kills: { least: 0, whole: true, default: '3' },
  rate: { least: 1, whole: false, default: '10' },
} as const;
/** Those that may be killed. The inbox and the sample feed stand for systems of others. */
const SERVICES = ['gateway', 'gateway-2', 'content-api', 'lead-desk', 'lead-intake', 'lead-worker', 'redis'] as const;
const MEMBERS = ['mongodb-1', 'mongodb-2', 'mongodb-3'] as const;
const AWAY_MS = 1500;
const BETWEEN_MS = 2000;
const READS_PER_SECOND = 4;
/** Number of the first visitor of the rolling restart. */
const SECOND_PHASE = 1_000_000;

type Options = Readonly<Record<keyof typeof numbers, number>> & { readonly restarts: boolean };

/** Reads the arguments of `npm run chaos:compose`. */
export function readContainers(args: readonly string[]): Chaos {
  const options = parseOptions(args, COMMAND, numbers, { restarts: true });
  if (typeof options === 'string') return options;
  if (options.help) return { help };
  const { seed, primaries, kills, rate, restarts, write } = options;
  const command = `${COMMAND} -- --seed ${seed} --primaries ${primaries} --kills ${kills} --rate ${rate}${restarts ? '' : ' --no-restarts'}`;
  return { command, write, keeps: 'mails', start: (folder, log) => start(options, command, folder, log) };
}

interface Strike {
  readonly how: 'kill' | 'restart';
  /** A service, a container, or `primary`. */
  readonly victim: string;
}

async function start({ seed, rate, primaries, kills, restarts }: Options, command: string, folder: string, log: Log) {
  const received = new Received();
  log('Starting the containers ...');
  const project = await openComposeProject({
    take: async (key) => {
      received.take(key);
      return true;
    },
  });
  const cold = await project.up({});
  log(`Every container is healthy after ${cold.toFixed(1)} s.`);
  const atRest = await project.memory();
  let underLoad: typeof atRest | undefined;

  const { origin } = project;
  const { url, lookup } = project.mongodb;
  const client = new MongoClient(url, { lookup, serverSelectionTimeoutMS: 30_000 });
  undoAtEnd(() => client.close());
  await client.connect();
  const turns = new Map<string, number>();
  const outcome = await runChaos({
    seed,
    rate,
    log,
    origin,
    reader: await openLeadReader(url, { lookup }),
    received,
    phases: [
      { first: 0, faults: async () => killsOf(seed, primaries, kills) },
      { first: SECOND_PHASE, faults: async () => (restarts ? restartsOf(project, client) : []) },
    ],
    strike: async ({ how, victim }: Strike, visitors) => {
      const name = await containerOf(victim, project, client, turns);
      const whom = victim === 'primary' ? `primary (${name})` : name;
      log(`${how} ${whom}: ${visitors.sent} visitors so far, answers ${JSON.stringify(visitors.answers)}`);
      await project.strike(how, name);
      if (how === 'kill') {
        await pause(AWAY_MS);
        // The engine restarts a container that ended, but not one that it killed.
        await project.strike('start', name);
      }
      await project.healthy(name);
      if (name.startsWith('mongodb')) await wholeSet(client);
      await pause(BETWEEN_MS);
      underLoad ??= await project.memory();
      return victim;
    },
    watch: async (ended, first) => {
      const [pages, browsed] = await Promise.all([readPages(origin, READS_PER_SECOND, ended), browse(origin, first, ended)]);
      return { pages, browsed };
    },
    end: async () => {
      for (const key of await keysOfMails(project, path.join(folder, 'mails'))) received.take(key);
    },
  });
  const run = { ...outcome, cold, atRest, underLoad };
  const verdicts = judge(run);
  return { section: sectionOf(command, run, verdicts), verdicts };
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
async function keysOfMails(project: ComposeProject, folder: string): Promise<string[]> {
  mkdirSync(folder);
  await project.copy('inbox:/data/.', folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^x-idempotency-key:\s+(\S+)/im.exec(readFileSync(path.join(folder, name), 'latin1'))?.[1] ?? 'without a key');
}
