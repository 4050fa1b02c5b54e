import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { families } from './families.ts';
import type { IdleMessage } from './idle-worker.ts';
import { shutQueues } from './queues.ts';

const prefix = 'bench-';

export interface IdleTurn {
  readonly openedAt: number;
  /** By queue of the worker: how many jobs it had, and when the last was done, in milliseconds since 1970. */
  readonly families: Readonly<Record<string, { readonly jobs: number; readonly lastDoneAt: number }>>;
}

/** As many jobs as so many leads have effects, through the same Redis, by a worker process that does nothing with them. */
export async function runIdleJobs(redisUrl: string, leads: number): Promise<IdleTurn> {
  const named = families.map((family) => ({ ...family, queue: `${prefix}${family.queue}` }));
  const queues = await shutQueues(
    redisUrl,
    named.map(({ queue }) => queue),
  );
  const expected: Record<string, number> = {};
  for (const { queue, effects } of named) {
    const jobs = Array.from({ length: leads }, () => randomUUID()).flatMap((leadId) =>
      effects.map((effect) => ({ id: `${leadId}-${effect}-0`, data: { v: 1, leadId, effect } })),
    );
    expected[queue] = jobs.length;
    await queues.addPaused(queue, jobs);
  }

  const env = { PATH: process.env.PATH, REDIS_URL: redisUrl, FAMILIES: JSON.stringify(named), EXPECTED: JSON.stringify(expected) };
  const child = fork(path.join(import.meta.dirname, 'idle-worker.ts'), { env });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const end = undoAtEnd(async () => kill());
  const finished: Record<string, { jobs: number; lastDoneAt: number }> = {};
  let openedAt = Number.NaN;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The worker whose jobs do nothing ended before they were done.')));
    child.on('message', (message: IdleMessage) => {
      if ('ready' in message) {
        openedAt = Date.now();
        queues.open().catch(reject);
        return;
      }
      finished[message.queue.slice(prefix.length)] = { jobs: expected[message.queue] ?? 0, lastDoneAt: message.lastDoneAt };
      if (Object.keys(finished).length === named.length) resolve();
    });
  });
  await end();
  await queues.close();
  return { openedAt, families: finished };
}
