import type { ApiError } from './api-error.ts';

export interface ReadState<Answer> {
  readonly data: Answer | undefined;
  /** The last read's error; `data` keeps the last good answer, if there was one. */
  readonly error: ApiError | undefined;
  readonly isFetching: boolean;
}

/** Before the first answer. `isFetching` is already true, because every reader fetches as soon as it is mounted. */
export const unread: ReadState<never> = { data: undefined, error: undefined, isFetching: true };

/** One endpoint with one input: its state, its watchers and the read in progress. */
export class ReadEntry<Answer> {
  state: ReadState<Answer> = unread;
  #inProgress: Promise<void> | undefined;
  readonly #watchers = new Set<() => void>();

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly read = (): ReadState<Answer> => this.state;

  /** Reads, or joins the read in progress. Never throws: the error is part of the state. */
  fetch(load: () => Promise<Answer>): Promise<void> {
    this.#inProgress ??= this.#load(load).finally(() => {
      this.#inProgress = undefined;
    });
    return this.#inProgress;
  }

  async #load(load: () => Promise<Answer>): Promise<void> {
    if (!this.state.isFetching) this.#set({ ...this.state, isFetching: true });
    try {
      this.#set({ data: await load(), error: undefined, isFetching: false });
    } catch (error) {
      this.#set({ ...this.state, error: error as ApiError, isFetching: false });
    }
  }

  #set(state: ReadState<Answer>): void {
    this.state = state;
    for (const watcher of this.#watchers) watcher();
  }
}

/** Kept until the tab is reloaded. */
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
