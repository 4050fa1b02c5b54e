import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from './connection.ts';

export interface PreparationOptions {
  readonly store: Store;
  /** Repeated until it succeeds once. */
  readonly work: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two tries. */
  readonly every: number;
}

export interface Preparation {
  /** Resolves once the work has succeeded. */
  readonly done: Promise<void>;
  isDone(): boolean;
  /** Starts no further try. */
  stop(): void;
}

/** Prepares a database before its first use, for instance its indexes, as soon as MongoDB is reachable. */
export function prepareStore({ store, work, onError, every }: PreparationOptions): Preparation {
  const ending = new AbortController();
  let isDone = false;
  const prepare = async () => {
    await store.connected;
    while (!ending.signal.aborted && !isDone) {
      try {
        await work();
        isDone = true;
      } catch (error) {
        onError(error);
        await pause(every, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  };
  return { done: prepare(), isDone: () => isDone, stop: () => ending.abort() };
}
