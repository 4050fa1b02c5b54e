export interface KeepAskingOptions<Outcome> {
  /** Asks when it is due; undefined when it was not. */
  readonly refresh: () => Promise<Outcome | undefined>;
  readonly tell: (outcome: Outcome) => void;
  /** Told after each new copy. */
  readonly onStored: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** How often it is looked whether a source is due, in milliseconds. */
const LOOK_EVERY = 15_000;

/** Refreshes what is kept of a source whenever it is due, until `signal` is aborted. */
export async function keepAsking<Outcome extends string>(options: KeepAskingOptions<Outcome>): Promise<void> {
  const { refresh, tell, onStored, onError, signal } = options;
  while (!signal.aborted) {
    try {
      const outcome = await refresh();
      if (outcome) tell(outcome);
      if (outcome === 'stored') await onStored();
    } catch (error) {
      onError(error);
    }
    await pause(LOOK_EVERY, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
