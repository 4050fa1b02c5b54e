import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** Lets work run side by side, or alone. Both start in the order of the calls. */
export interface Gate {
  together<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits for running work, and holds back other work meanwhile and until this work ends. Each has a limit. Starts nothing if work of this
   * name already waits or runs.
   *
   * @param work calls `begin` when what may end the process begins
   */
  alone(name: string, work: (begin: () => void) => Promise<void>): Promise<void>;
}

export interface GateLimits {
  /**
   * Longest wait for running work, and then for this work to begin, in milliseconds: an outcome that MongoDB does not take must not stop the worker. Longer
   * than the claim of an effect that acts may take.
   */
  readonly wait: number;
  /**
   * Milliseconds from its beginning for which work may hold back all other: up to 3 s to read what the person has chosen, and a second more. What kills a
   * process does so at once; a provider that hangs must not stop a worker.
   */
  readonly alone: number;
}

export function createGate(limits: GateLimits = { wait: 8000, alone: 4000 }): Gate {
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

  async function startAlone(work: (begin: () => void) => Promise<void>): Promise<void> {
    const before = open;
    const { promise, resolve } = Promise.withResolvers<void>();
    open = promise;
    await before;
    await atMost(limits.wait, Promise.all(running));
    const begun = Promise.withResolvers<void>();
    const result = start(() => work(begun.resolve));
    await atMost(limits.wait, Promise.race([begun.promise, result]));
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
