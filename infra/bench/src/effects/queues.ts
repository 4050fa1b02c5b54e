import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { Queue } from 'bullmq';

export interface Queues {
  /** Takes jobs, but gives none to workers until `open`. */
  readonly addPaused: (name: string, jobs: readonly { readonly id: string; readonly data: object }[]) => Promise<void>;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<unknown>;
}

const AT_ONCE = 500;

/** Empties these queues and shuts them, so that what waits in them starts at one known moment. */
export async function shutQueues(redisUrl: string, names: readonly string[]): Promise<Queues> {
  const queues = new Map(names.map((name) => [name, new Queue(name, { connection: { url: redisUrl } })]));
  const all = [...queues.values()];
  const close = undoAtEnd(() => Promise.all(all.map((queue) => queue.close())));
  for (const queue of all) {
    await queue.obliterate({ force: true });
    await queue.pause();
  }
  return {
    addPaused: async (name, jobs) => {
      for (let from = 0; from < jobs.length; from += AT_ONCE) {
        const some = jobs.slice(from, from + AT_ONCE);
        const opts = { removeOnComplete: true, removeOnFail: true };
        await queues.get(name)?.addBulk(some.map(({ id, data }) => ({ name, data, opts: { ...opts, jobId: id } })));
      }
    },
    open: async () => {
      await Promise.all(all.map((queue) => queue.resume()));
    },
    close,
  };
}
