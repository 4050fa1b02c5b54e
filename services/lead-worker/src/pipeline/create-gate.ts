import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** Lets work run side by side, or alone. Both start in the order of the calls. */
export interface Gate {
  together<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits for running work, and holds back other work meanwhile and until this work ends. Both have a limit. Starts nothing if work of this
   * name already waits or runs.
   */
  alone(name: string, work: () => Promise<void>): Promise<void>;
}

export interface GateLimits {
  /** Longest wait for running work, in milliseconds: an outcome that MongoDB does not take must not stop the worker. */
  readonly wait: number;
  /** Milliseconds for which work may hold back all other. What kills a process does so at once; a provider that hangs must not stop a worker. */
  readonly alone: number;
}

export function createGate(limits: GateLimits = { wait: 8000, alone: 1000 }): Gate {
  const running = new Set<Promise<unknown>>();
  const suspects = new Map<string, Promise<void>>();
  /** Resolves when the gate opens after the last call of `alone` so far. */
  let open: Promise<void> = Promise.resolve();

  function start<T>(work: () => Promise<T>): Promise<T> {
    const result = work();
    const tracked = result.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
    return result;
  }

  async function startAlone(work: () => Promise<void>): Promise<void> {
    const before = open;
    const { promise, resolve } = Promise.withResolvers<void>();
    open = promise;
    await before;
    await atMost(limits.wait, Promise.all(running));
    const result = start(work);
    await atMost(limits.alone, result);
    resolve();
    return result;
  }

  return {
    together: async (work) => {
      await open;
      return start(work);
    },
    alone: (name, work) => {
      const known = suspects.get(name);
      if (known) return known;
      const result = startAlone(work).finally(() => suspects.delete(name));
      suspects.set(name, result);
      return result;
    },
  };
}

/** Resolves when the work ends, fails, or takes too long. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await withDeadline(ms, work, () => new Error('too late')).catch(() => {});
}
