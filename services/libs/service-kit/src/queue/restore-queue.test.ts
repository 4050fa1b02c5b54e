import { randomUUID } from 'node:crypto';
import { UnrecoverableError } from 'bullmq';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type RestoreOutcome, runRestoreJob } from './restore-queue.ts';

const log = createLog('restore-queue-test', 'silent');
const data = { v: 1, leadId: randomUUID(), sealed: 'k1.text' };

/** Losses that each try of a job sees, by how the tries before it went: `lost` ends none. */
async function run(outcomes: readonly (RestoreOutcome | 'lost')[], note: () => Promise<void> = async () => {}) {
  const job = {
    data,
    stalledCounter: 0,
    progress: 0,
    updateProgress: async (to: unknown) => {
      await note();
      job.progress = Number(to);
    },
  };
  const seen: number[] = [];
  for (const outcome of outcomes) {
    if (outcome === 'lost') {
      job.stalledCounter += 1;
      continue;
    }
    const handle = async (_job: unknown, losses: number) => {
      seen.push(losses);
      return outcome;
    };
    await runRestoreJob(job, handle, log).catch((error: Error) => {
      expect(error instanceof UnrecoverableError).toBe(typeof outcome === 'object');
    });
  }
  return seen;
}

it('counts losses in a row, from the last try that ended', async () => {
  expect(await run(['again', 'lost', 'lost', 'again', 'again', 'lost', 'restored'])).toEqual([0, 2, 0, 1]);
  expect(await run(['lost', 'lost', { parked: 'refused' }, { parked: 'refused' }])).toEqual([2, 2]);
});

it('tries again if Redis does not note that a try ended', async () => {
  expect(await run(['lost', 'again', 'again'], () => Promise.reject(new Error('away')))).toEqual([1, 1]);
  expect(await run(['lost', 'again'], () => new Promise(() => {}))).toEqual([1]);
});
