import { readInfo } from './read-info.ts';
import type { RedisLink } from './redis-link.ts';

/**
 * Writes, and resolves once a replica has the write, or at once without replicas. Rejects when none has it by `deadline`, in milliseconds of
 * `performance.now()`. Rejects too if another server, or the same one under another primary, may have answered: it may not have the write.
 */
export type ConfirmByReplica = <T>(deadline: number, write: () => Promise<T>) => Promise<T>;

/** `link` is the connection of the writes: `WAIT` counts only the writes of its own connection. */
export function createConfirmByReplica({ ask, losses }: Pick<RedisLink, 'ask' | 'losses'>): ConfirmByReplica {
  const readServer = () =>
    ask(async (connection) => {
      const replication = await readInfo(connection, 'replication');
      return {
        connection: losses(),
        // Changes with each promotion, and when the data is replaced by that of another primary.
        history: replication.get('master_replid'),
        isPrimary: replication.get('role') === 'master',
        replicas: Number(replication.get('connected_slaves')),
      };
    });
  const waitForReplica = shareWaits((deadline) =>
    ask((connection) => connection.wait(1, Math.max(1, Math.floor(deadline - performance.now())))),
  );

  return async (deadline, write) => {
    const before = await readServer();
    const written = await write();
    const confirmed = before.replicas > 0 ? await waitForReplica(deadline) : 0;
    const after = await readServer();
    const isSame = after.isPrimary && after.history === before.history && after.connection === before.connection;
    if (!isSame) throw new Error('another Redis may have answered');
    // A replica that left meanwhile may be the new primary, so it counts too.
    if (before.replicas + after.replicas > 0 && confirmed < 1) throw new Error('no replica has it');
    return written;
  };
}

/** One `WAIT` at a time, because it blocks its connection. Those who come meanwhile share the next one. */
function shareWaits(wait: (deadline: number) => Promise<number>): (deadline: number) => Promise<number> {
  let running: Promise<number> | undefined;
  let next: Promise<number> | undefined;

  function start(deadline: number): Promise<number> {
    const started = wait(deadline).finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  return (deadline) => {
    if (!running) return start(deadline);
    const startNext = () => {
      next = undefined;
      return start(deadline);
    };
    next ??= running.then(startNext, startNext);
    return next;
  };
}
