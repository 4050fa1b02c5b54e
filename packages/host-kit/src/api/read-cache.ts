import type { ApiError } from './api-error.ts';

export interface ReadState<Answer> {
  readonly data: Answer | undefined;
  /** The last read's error; `data` then still holds the last good answer, if there was one. */
  readonly error: ApiError | undefined;
  readonly isFetching: boolean;
}

/** Before the first answer. Already fetching, because a component reads its entry on mount: that start then needs no re-render. */
export const unread: ReadState<never> = { data: undefined, error: undefined, isFetching: true };

/** For this many milliseconds after a failure, a page that mounts shows the error instead of reading again. */
const JUST_NOW = 1000;

/** One endpoint with one input: its state, its subscribers and the read in flight. */
export class ReadEntry<Answer> {
  state: ReadState<Answer> = unread;
  #underWay: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #watchers = new Set<() => void>();

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly read = (): ReadState<Answer> => this.state;

  hasJustFailed(): boolean {
    return performance.now() - this.#failedAt < JUST_NOW;
  }

  /** Reads; concurrent callers share one read. Never throws: the error is part of the state. */
  fetch(load: () => Promise<Answer>): Promise<void> {
    this.#underWay ??= this.#load(load).finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #load(load: () => Promise<Answer>): Promise<void> {
    if (!this.state.isFetching) this.#set({ ...this.state, isFetching: true });
    try {
      this.#set({ data: await load(), error: undefined, isFetching: false });
    } catch (error) {
      this.#failedAt = performance.now();
      this.#set({ ...this.state, error: error as ApiError, isFetching: false });
    }
  }

  #set(state: ReadState<Answer>): void {
    this.state = state;
    for (const watcher of this.#watchers) watcher();
  }
}

/** Answers stay until the document unloads: cached data never goes stale. */
const entries = new Map<string, ReadEntry<unknown>>();

export function readEntry<Answer>(key: string): ReadEntry<Answer> {
  const known = entries.get(key);
  if (known) return known as ReadEntry<Answer>;
  const entry = new ReadEntry<Answer>();
  entries.set(key, entry as ReadEntry<unknown>);
  return entry;
}

/** Forgets every answer. */
export function forgetReads(): void {
  entries.clear();
}
