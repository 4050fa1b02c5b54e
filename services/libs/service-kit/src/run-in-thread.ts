import { Worker } from 'node:worker_threads';
import { withDeadline } from './with-deadline.ts';

const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * Runs a file in a thread of its own. Returns the first message that it posts, or undefined if it fails or exceeds `ms` milliseconds. For
 * parsers of untrusted documents: the event loop stays free, memory is limited, and the thread gets no environment variables.
 */
export async function runInThread<T>(file: URL, workerData: unknown, ms: number): Promise<T | undefined> {
  const worker = new Worker(file, { workerData, resourceLimits: limits, env: {}, execArgv: [] });
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  worker.once('message', resolve);
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  try {
    return await withDeadline(ms, promise, () => new Error('the thread took too long')).catch(() => undefined);
  } finally {
    await worker.terminate();
  }
}
