import { Queue, Worker } from 'bullmq';

/** Jobs at a time. */
const CONCURRENCY = 28;

/** Runs BullMQ jobs with a handler that does nothing. Returns jobs per second. */
export async function runIdleJobs(redisUrl: string, jobs: number): Promise<number> {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  const queue = new Queue('bench-idle', { connection });
  const opts = { removeOnComplete: true };
  await queue.addBulk(Array.from({ length: jobs }, () => ({ name: 'idle', data: {}, opts })));
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    let left = jobs;
    const done = () => {
      left -= 1;
      if (left === 0) worker.close().then(resolve);
    };
    const worker = new Worker('bench-idle', async () => {}, { connection, concurrency: CONCURRENCY }).on('completed', done);
  });
  await queue.close();
  return (jobs * 1000) / (performance.now() - startedAt);
}
