import { queueOfEffect } from '@annuity-lantern/contracts/jobs';
import { Queue } from 'bullmq';

/** Where no worker runs: without this, every round would find a fuller Redis than the one before. */
export async function emptyQueues(redisUrl: string): Promise<void> {
  for (const name of new Set(Object.values(queueOfEffect))) {
    const queue = new Queue(name, { connection: { url: redisUrl } });
    await queue.drain();
    await queue.close();
  }
}
