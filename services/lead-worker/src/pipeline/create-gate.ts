import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** Lets work run side by side, or alone. Both start in the order of the calls. */
export interface Gate {
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for running work, and holds back other work meanwhile and until this work ends or its time alone is over. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Milliseconds for which work may hold back all other. What kills a process does so at once, and a hanging provider must not stop a worker. */
const LONGEST_ALONE = 1000;

export function createGate(longestAlone: number = LONGEST_ALONE): Gate {
  const running = new Set<Promise<unknown>>();
  /** Resolves when the gate opens after the last call of `alone` so far. */
  let open: Promise<void> = Promise.resolve();

  function start<T>(work: () => Promise<T>): Promise<T> {
    const result = work();
    const tracked = result.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
    return result;
  }

  return {
    together: async (work) => {
      await open;
      return start(work);
    },
    alone: async (work) => {
      const before = open;
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      await before;
      while (running.size > 0) await Promise.allSettled(running);
      const result = start(work);
      await withDeadline(longestAlone, result, () => new Error('time alone is over')).catch(() => {});
      resolve();
      return result;
    },
  };
}
