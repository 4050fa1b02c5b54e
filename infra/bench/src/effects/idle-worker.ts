/** The control beside lead-worker: BullMQ workers of the same number and concurrency in one process, whose jobs do nothing. */
import { Worker } from 'bullmq';
import type { Family } from './families.ts';

export type IdleMessage = { readonly ready: true } | { readonly queue: string; readonly lastDoneAt: number };

const { REDIS_URL = '', FAMILIES = '[]', EXPECTED = '{}' } = process.env;
const families = JSON.parse(FAMILIES) as Family[];
const expected = JSON.parse(EXPECTED) as Record<string, number>;

const workers = families.map(({ queue, concurrency }) => {
  let left = expected[queue] ?? 0;
  const worker = new Worker(queue, async () => {}, {
    connection: { url: REDIS_URL, maxRetriesPerRequest: null },
    concurrency,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  });
  worker.on('completed', () => {
    left -= 1;
    if (left === 0) tell({ queue, lastDoneAt: Date.now() });
  });
  return worker;
});
await Promise.all(workers.map((worker) => worker.waitUntilReady()));
tell({ ready: true });

function tell(message: IdleMessage): void {
  process.send?.(message);
}
