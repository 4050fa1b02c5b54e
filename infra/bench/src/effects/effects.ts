import { setTimeout as pause } from 'node:timers/promises';
import { expectedEffects } from '@annuity-lantern/contracts/effects';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Figure, Section } from '@annuity-lantern/harness/report';
import { interleave, median, spreadText } from '@annuity-lantern/harness/rounds';
import { CPU_NOTE, cpuText } from '../cpu.ts';
import type { Options } from '../options.ts';
import { runBacklog } from './run-backlog.ts';
import { runIdleJobs } from './run-idle-jobs.ts';

const ROUNDS = 3;
export const EFFECTS_LEADS = 2000;
/** A mail host or CRM on the internet. Fewer leads then: the processor is no limit. */
const SLOW_MS = 100;
const SLOW_LEADS = 600;
/** Fewer are over within a second. */
const LEAST_IDLE_JOBS = 30_000;
/** Three times the share before the worker committed several effects at once. */
const SHARE_BAR = 0.12;
const SLOW_BAR = 1.7;

const idle = 'jobs that do nothing';
const workerCounts = [1, 2, 4] as const;
type Speed = 'fast' | 'slow';
const sides = [idle, ...workerCounts.flatMap((count) => [`fast ${count}` as const, `slow ${count}` as const])] as const;

/** Effects per second of one, two and four lead-workers, with fast and slow providers, and of BullMQ jobs that do nothing. */
export async function measureEffects(
  stores: OwnStores,
  { rounds = ROUNDS, leads = EFFECTS_LEADS, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const slowLeads = Math.min(leads, SLOW_LEADS);
  const measured = await interleave(sides, { rounds, seed }, async (side, round) => {
    const turn = side === idle ? await runIdle(stores, leads) : await runWorkers(side, round);
    log(`Effects: round ${round} of ${rounds}, ${side}: ${Math.round(turn.perSecond)}/s`);
    return turn;
  });
  async function runWorkers(side: Exclude<(typeof sides)[number], typeof idle>, round: number) {
    const [speed, workers] = side.split(' ') as [Speed, string];
    const answer = speed === 'slow' ? () => pause(SLOW_MS, true) : async () => true;
    const count = speed === 'slow' ? slowLeads : leads;
    const tally = await runBacklog({
      stores,
      database: `effects-${round}-${speed}-${workers}`,
      answer,
      leads: count,
      workers: Number(workers),
    });
    return { perSecond: tally.done / tally.seconds, left: tally.left, twice: tally.twice, cpu: tally.cpu };
  }
  const rates = (side: (typeof sides)[number]) => measured[side].map(({ perSecond }) => perSecond);
  const ratio = (one: readonly number[], other: readonly number[]) => median(one.map((rate, round) => rate / (other[round] ?? Number.NaN)));
  const sum = (key: 'left' | 'twice') => sides.flatMap((side) => measured[side]).reduce((total, turn) => total + turn[key], 0);
  const nameOf = (speed: Speed, count: number) => `effects, ${speed} providers, workers: ${count}`;
  const ratesOf = (speed: Speed): Figure[] =>
    workerCounts.flatMap((count) => [
      { name: nameOf(speed, count), value: median(rates(`${speed} ${count}`)), unit: '/s', digits: 0 },
      {
        name: `${nameOf(speed, count)}, share of jobs that do nothing`,
        value: ratio(rates(`${speed} ${count}`), rates(idle)),
        unit: 'times',
        ...(speed === 'fast' && count === 1 ? { bar: { at: 'least', value: SHARE_BAR } as const } : {}),
      },
      ...(count === 1
        ? []
        : [
            {
              name: `${nameOf(speed, count)}, as a multiple of one`,
              value: ratio(rates(`${speed} ${count}`), rates(`${speed} 1`)),
              unit: 'times',
              ...(speed === 'slow' && count === 2 ? { bar: { at: 'least', value: SLOW_BAR } as const } : {}),
            },
          ]),
    ]);
  return {
    title: 'Effects of lead-worker',
    notes: [
      `lead-worker in production mode with ${stores.programs.join(' and ')}; providers accept everything, slow ones after ${SLOW_MS} ms.`,
      `${leads} leads are stored and enqueued before the workers start (slow: ${slowLeads}). Time runs from the first to the last finished effect.`,
      `Each lead has ${expectedEffects.length} effects. Jobs that do nothing: one BullMQ job per effect on the same Redis.`,
      CPU_NOTE,
      `${rounds} rounds, shuffled (--seed ${seed}). Workers, stores and providers share the machine.`,
    ],
    figures: [
      { name: idle, value: median(rates(idle)), unit: '/s', digits: 0 },
      ...ratesOf('fast'),
      ...ratesOf('slow'),
      { name: 'effects not done', value: sum('left'), unit: '', bar: { at: 'most', value: 0 } },
      { name: 'received more than once', value: sum('twice'), unit: '', bar: { at: 'most', value: 0 } },
    ],
    tables: [
      {
        title: 'Per second',
        columns: ['side', 'median (smallest - largest)', 'CPU per lead in ms'],
        rows: sides.map((side) => [side, spreadText(rates(side), 0), cpuText(measured[side].map(({ cpu }) => cpu))]),
      },
    ],
  };
}

async function runIdle(stores: OwnStores, leads: number) {
  const perSecond = await runIdleJobs(stores.redisUrl, Math.max(LEAST_IDLE_JOBS, leads * expectedEffects.length));
  await stores.flushRedis();
  return { perSecond, left: 0, twice: 0, cpu: {} };
}
