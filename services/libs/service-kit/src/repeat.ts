export interface RepeatOptions {
  /** Milliseconds between two starts. */
  readonly every: number;
  readonly work: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Starts the first run at once, not after the first pause. */
  readonly atOnce?: boolean;
}

export interface Repeating {
  /** Starts no further run and waits for the current one. */
  stop(): Promise<void>;
}

/** Repeats the work until stopped. Runs never overlap: one that takes longer than the pause is followed at once by one other. */
export function repeat({ every, work, onError, atOnce = false }: RepeatOptions): Repeating {
  let running: Promise<void> | undefined;
  /** A start fell due while the previous run had not ended. */
  let isOwed = false;
  const run = () => {
    isOwed = running !== undefined;
    running ??= runOnce().finally(() => {
      running = undefined;
      if (isOwed) run();
    });
  };
  const runOnce = async () => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(run, every);
  if (atOnce) run();
  return {
    stop: async () => {
      clearInterval(timer);
      isOwed = false;
      await running;
    },
  };
}
