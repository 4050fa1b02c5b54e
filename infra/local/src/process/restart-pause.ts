const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_AFTER_MS = 30_000;

/** Pauses before restarts: 0.5 s, then doubling up to 30 s, and 0.5 s again after a life of 30 s. */
export class RestartPause {
  #next = FIRST_PAUSE_MS;

  /** Milliseconds to wait after a life of `livedMs` milliseconds. */
  after(livedMs: number): number {
    if (livedMs >= STEADY_AFTER_MS) this.#next = FIRST_PAUSE_MS;
    const pause = this.#next;
    this.#next = Math.min(pause * 2, LONGEST_PAUSE_MS);
    return pause;
  }
}
