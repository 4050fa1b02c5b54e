/** The control for lead-worker: a BullMQ worker of the same concurrency whose jobs do nothing. Exits after the last job. */
import { Worker } from 'bullmq';

const { REDIS_URL = '', QUEUE = '', CONCURRENCY = '', JOBS = '' } = process.env;
let done = 0;
let startedAt = 0;
const worker = new Worker(
  QUEUE,
  async () => {
    startedAt ||= Date.now();
  },
  {
    connection: { url: REDIS_URL, maxRetriesPerRequest: null },
    concurrency: Number(CONCURRENCY),
    removeOnComplete: { count: 0 },
  },
);
worker.on('completed', () => {
  done += 1;
  if (done < Number(JOBS)) return;
  console.log((Date.now() - startedAt) / 1000);
  process.exit(0);
});
