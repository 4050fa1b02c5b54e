import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Section } from '@annuity-lantern/harness/report';
import { interleave, percentile, spreadText } from '@annuity-lantern/harness/rounds';
import { startSinks } from '@annuity-lantern/harness/sinks';
import { repositoryRoot } from '@annuity-lantern/harness/start-service';
import { CPU_NOTE } from './cpu.ts';
import { DRAIN_LEADS } from './effects/drain.ts';
import { EFFECTS_LEADS } from './effects/effects.ts';
import { POSTS_LEADS, startPostsBesideBacklog } from './effects/posts.ts';
import { runBacklog } from './effects/run-backlog.ts';
import { startWorker } from './effects/start-worker.ts';
import { nextLead, startIntake } from './intake/leads.ts';
import { startGateway } from './intake/start-gateway.ts';
import { runLoad } from './load.ts';
import type { Kind, Options } from './options.ts';

const ROUNDS = 2;
/** Until the JIT has compiled gateway and intake. */
const WARM_UP_SECONDS = 5;

interface Turn {
  readonly stores: OwnStores;
  readonly root: string;
  readonly database: string;
  readonly options: Options;
}

/** Figures by name. */
type Measured = Readonly<Record<string, number>>;

const turns = {
  effects: ({ options: { leads = EFFECTS_LEADS }, ...turn }: Turn) => drain(turn, leads),
  drain: ({ options: { leads = DRAIN_LEADS }, ...turn }: Turn) => drain(turn, leads),
  posts: async ({ stores, root, database, options: { leads = POSTS_LEADS } }: Turn): Promise<Measured> => {
    const beside = await startPostsBesideBacklog(stores, { database, leads, root });
    const { took, failed } = await beside.measure();
    const open = await beside.reader.countOpen();
    await beside.stop();
    await stores.flushRedis();
    const of = (share: number) => percentile(took, share);
    return { 'p95 in ms': of(0.95), 'p50 in ms': of(0.5), 'without 201': failed, 'effects still open': open };
  },
  intake: async ({ stores, root, database, options: { seconds } }: Turn): Promise<Measured> => {
    const intake = await startIntake(stores, database, root);
    const gateway = await startGateway(stores, intake, root);
    const post = (forSeconds: number) => runLoad({ ...gateway, connections: 64, seconds: forSeconds, next: nextLead });
    const worker = await startWorker(stores, database, await startSinks(async () => true), root);
    await post(WARM_UP_SECONDS);
    const { perSecond, p99, failed } = await post(seconds);
    await Promise.all([gateway.stop(), intake.stop(), worker.stop()]);
    await stores.flushRedis();
    return { 'leads/s through the gateway': perSecond, 'p99 in ms': p99, failed };
  },
} satisfies Partial<Record<Kind, (turn: Turn) => Promise<Measured>>>;

/**
 * Measures the pipeline of another checkout beside this one, in turns on the same stores.
 *
 * @throws Error if there is no checkout
 */
export async function compareCheckouts(
  stores: OwnStores,
  baseline: string,
  options: Options,
  log: (line: string) => void,
): Promise<Section> {
  const { only, rounds = ROUNDS, seed } = options;
  const roots = { before: path.resolve(baseline), after: repositoryRoot };
  const [commitBefore, commitAfter] = [await commitOf(roots.before), await commitOf(roots.after)];
  const rows: string[][] = [];
  for (const kind of only.filter((one): one is keyof typeof turns => one in turns)) {
    const measured = await interleave(['before', 'after'], { rounds, seed }, async (side, round) => {
      const turn = await turns[kind]({ stores, root: roots[side], database: `${kind}-${round}-${side}`, options });
      log(
        `${kind}, round ${round} of ${rounds}, ${side}: ${Object.entries(turn)
          .map(([name, value]) => `${name} ${value.toFixed(2)}`)
          .join(', ')}`,
      );
      return turn;
    });
    const of = (side: 'before' | 'after', name: string) => measured[side].map((turn) => turn[name] ?? Number.NaN);
    for (const name of Object.keys(measured.after[0] ?? {})) {
      const [before, after] = [of('before', name), of('after', name)];
      const ratios = after.map((value, round) => value / (before[round] ?? Number.NaN)).filter(Number.isFinite);
      rows.push([kind, name, spreadText(before, 2), spreadText(after, 2), spreadText(ratios, 2)]);
    }
  }
  return {
    title: 'Beside an earlier checkout',
    notes: [
      `before: commit ${commitBefore}; after: commit ${commitAfter}. One worker, ${stores.programs.join(' and ')}, providers that accept at once.`,
      'effects and drain: one worker works off a stored backlog. posts: 35 posts a second meanwhile. intake: 64 connections while a worker runs.',
      CPU_NOTE,
      `${rounds} rounds, shuffled (--seed ${seed}). Everything shares the machine.`,
    ],
    figures: [],
    tables: [
      { title: 'Median (smallest - largest round)', columns: ['kind', 'figure', 'before', 'after', 'after / before, by round'], rows },
    ],
  };
}

async function drain({ stores, root, database }: Omit<Turn, 'options'>, leads: number): Promise<Measured> {
  const { done, seconds, left, twice, cpu } = await runBacklog({ stores, database, answer: async () => true, leads, workers: 1, root });
  const perLead = Object.entries(cpu).map(([name, ms]) => [`${name}, CPU ms per lead`, ms]);
  return { 'effects/s': done / seconds, seconds, ...Object.fromEntries(perLead), 'effects not done': left, 'received twice': twice };
}

async function commitOf(root: string): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).catch(() => {
    throw new Error(`--baseline: ${root} is no checkout.`);
  });
  return stdout.trim();
}
