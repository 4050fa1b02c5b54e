import type { Redis } from 'ioredis';
import { readInfo } from './read-info.ts';

interface ConfirmOptions {
  /** Asks over the connection of the writes; rejects if Redis is away or frozen. */
  readonly ask: <T>(question: (connection: Redis) => Promise<T>) => Promise<T>;
}

/**
 * Resolves once a replica has every write before the call, and at once without replicas. Rejects when none has it by `deadline`, in milliseconds
 * of `performance.now()`.
 */
export type ConfirmByReplica = (deadline: number) => Promise<void>;

/** One `WAIT` at a time, because it blocks its connection. Those who come meanwhile share the next one. */
export function createConfirmByReplica({ ask }: ConfirmOptions): ConfirmByReplica {
  let running: Promise<number> | undefined;
  let next: Promise<number> | undefined;

  function start(deadline: number): Promise<number> {
    const started = ask((connection) => connection.wait(1, Math.max(1, Math.floor(deadline - performance.now())))).finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  function share(deadline: number): Promise<number> {
    if (!running) return start(deadline);
    const startNext = () => {
      next = undefined;
      return start(deadline);
    };
    next ??= running.then(startNext, startNext);
    return next;
  }

  return async (deadline) => {
    const replicas = await ask(async (connection) => Number((await readInfo(connection, 'replication')).get('connected_slaves')));
    if (replicas > 0 && (await share(deadline)) < 1) throw new Error('no replica has it');
  };
}
