import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Section } from '@annuity-lantern/harness/report';
import { CPU_NOTE, cpuText } from '../cpu.ts';
import type { Options } from '../options.ts';
import { runBacklog } from './run-backlog.ts';
import { runIdleJobs } from './run-idle-jobs.ts';

export const DRAIN_LEADS = 24_000;

/** Time of one worker for a backlog that was stored while no worker ran. */
export async function measureDrain(stores: OwnStores, { leads = DRAIN_LEADS }: Options, log: (line: string) => void): Promise<Section> {
  log(`Drain: storing ${leads} leads, then working them off ...`);
  const { done, left, missing, twice, strange, seconds, cpu } = await runBacklog({
    stores,
    database: 'drain',
    answer: async () => true,
    leads,
    workers: 1,
  });
  const idlePerSecond = await runIdleJobs(stores.redisUrl, done);
  const none = { unit: '', bar: { at: 'most', value: 0 } } as const;
  return {
    title: 'Drain of a backlog',
    notes: [
      `${leads} leads, stored while no worker ran; one lead-worker with ${stores.programs.join(' and ')} and providers that accept at once.`,
      CPU_NOTE,
      'Time runs from the first to the last finished effect. Jobs that do nothing: one BullMQ job per effect on the same Redis.',
    ],
    figures: [
      { name: 'time to drain', value: seconds, unit: 's', digits: 1 },
      { name: 'effects', value: done / seconds, unit: '/s', digits: 0 },
      { name: 'jobs that do nothing', value: idlePerSecond, unit: '/s', digits: 0 },
      { name: 'effects, share of jobs that do nothing', value: done / seconds / idlePerSecond, unit: 'times' },
      { name: 'effects not done', value: left, ...none },
      { name: 'done and never received', value: missing, ...none },
      { name: 'received more than once', value: twice, ...none },
      { name: 'received for no expected effect', value: strange, ...none },
    ],
    tables: [{ title: 'CPU per lead', columns: ['rate', 'in ms'], rows: [[`${Math.round(done / seconds)} effects/s`, cpuText([cpu])]] }],
  };
}
