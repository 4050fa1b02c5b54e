import { StartFailure } from './start-failure.ts';
import { Supervisor } from './supervisor/supervisor.ts';

export interface Run {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Brings everything up. `signal` aborts it when a stop is requested. */
  readonly start: (supervisor: Supervisor, signal: AbortSignal) => Promise<void>;
}

const SETTLE_WITHIN_MS = 5000;
/** One Ctrl-C arrives twice under npm: from the terminal, and passed on by npm. */
const SAME_SIGNAL_WITHIN_MS = 400;

/**
 * Runs a start and keeps it running until Ctrl-C, SIGTERM or the terminal's end; then stops all in order and ends this process with 0. A second
 * signal kills. A start that fails stops what it had brought up and ends with 1.
 */
export async function runUntilStopped({ dataDir, log, start }: Run): Promise<void> {
  const abort = new AbortController();
  let supervisor: Supervisor | undefined;
  let starting: Promise<void> = Promise.resolve();

  const stop = async () => {
    abort.abort();
    await supervisor?.stop();
    // A start that was interrupted may have brought up one more thing meanwhile.
    await Promise.race([starting.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, SETTLE_WITHIN_MS).unref())]);
    await supervisor?.stop();
  };
  let firstSignalAt = 0;
  let killed = false;
  const onSignal = () => {
    if (abort.signal.aborted) {
      if (Date.now() - firstSignalAt < SAME_SIGNAL_WITHIN_MS) return;
      killed = true;
      log('Killed.');
      void Promise.resolve(supervisor?.kill()).then(() => process.exit(1));
      return;
    }
    firstSignalAt = Date.now();
    log('Stopping (once more kills) ...');
    void stop().then(() => {
      if (killed) return;
      log('Stopped. The data is kept.');
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.once('exit', () => void supervisor?.kill());

  try {
    supervisor = await Supervisor.open(dataDir, log);
    if (abort.signal.aborted) return await supervisor.kill();
    starting = start(supervisor, abort.signal);
    await starting;
  } catch (error) {
    // The signal's own way out is under way.
    if (abort.signal.aborted) return;
    console.error(error instanceof StartFailure ? error.message : error);
    await stop();
    process.exit(1);
  }
}
