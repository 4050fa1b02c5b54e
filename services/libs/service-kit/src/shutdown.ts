import type { Log } from './log.ts';

export interface StopStep {
  readonly name: string;
  readonly stop: () => Promise<void> | void;
}

/** Longest that a service takes to stop, in milliseconds; the supervisor kills after 30 s. */
export const STOP_BUDGET = 25_000;

/**
 * Stops the service on SIGTERM and SIGINT: the steps in their order, each awaited, all within the budget. A step that fails does not
 * keep the next from running. A second signal ends the process at once. Also ends it, in the log's safe words, on an error nobody caught.
 */
export function onStop(log: Log, steps: readonly StopStep[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping');
    const inTime = await withinBudget(runSteps(log, steps));
    if (!inTime) log.warn('stopped before everything was finished');
    else log.info('stopped');
    process.exit(inTime ? 0 : 1);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Node would print the whole error, with whatever a provider quoted in its message.
  const crash = (error: unknown) => {
    log.error('ended by an error that nobody caught', { error });
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
      log.warn('a step of stopping failed', { step: step.name, error });
    }
  }
}

async function withinBudget(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), STOP_BUDGET);
  });
  const inTime = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return inTime;
}
