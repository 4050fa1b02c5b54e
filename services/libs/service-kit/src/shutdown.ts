import type { Log } from './log.ts';
import { withDeadline } from './with-deadline.ts';

export interface StopStep {
  readonly name: string;
  readonly stop: () => Promise<void> | void;
}

/** Time limit of a stop, in milliseconds. The supervisor kills after 30 s. */
export const STOP_BUDGET = 25_000;

/**
 * Stops the service on SIGTERM and SIGINT. Runs the steps in order within the budget, and continues if one fails. A second signal ends the
 * process at once. So does an uncaught error, with a log line that contains no personal data.
 */
export function onStop(log: Log, steps: readonly StopStep[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping');
    const inTime = await withDeadline(STOP_BUDGET, runSteps(log, steps), () => new Error('stopping took too long')).then(
      () => true,
      () => false,
    );
    if (!inTime) log.warn('stopped before all steps were finished');
    else log.info('stopped');
    process.exit(inTime ? 0 : 1);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Node would print the whole message, in which a provider may quote personal data.
  const crash = (error: unknown) => {
    log.error('ended by an uncaught error', { error });
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

async function runSteps(log: Log, steps: readonly StopStep[]): Promise<void> {
  for (const step of steps) {
    try {
      await step.stop();
    } catch (error) {
      log.warn('a stop step failed', { step: step.name, error });
    }
  }
}
