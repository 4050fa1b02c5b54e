import type { Family } from './families.ts';
import type { IdleTurn } from './run-idle-jobs.ts';
import type { WorkersTurn } from './run-workers.ts';

/** Effects or jobs per second by queue, and in all: those of each from the common start to the last of them. */
export interface Rates {
  readonly byQueue: Readonly<Record<string, number>>;
  readonly all: number;
}

interface Finished {
  readonly count: number;
  readonly lastDoneAt: number | undefined;
}

/** Skipped effects count too: a worker had to look at them. */
export function ratesOfWorkers({ openedAt, outbox }: Pick<WorkersTurn, 'openedAt' | 'outbox'>, families: readonly Family[]): Rates {
  const finished = families.map(({ queue, effects }) => {
    const tallies = effects.map((effect) => outbox[effect]);
    const count = tallies.reduce((sum, { states }) => sum + (states.done ?? 0) + (states.skipped ?? 0), 0);
    return [queue, { count, lastDoneAt: latest(tallies.map(({ lastDoneAt }) => lastDoneAt)) }] as const;
  });
  return rates(openedAt, finished);
}

export function ratesOfIdleJobs({ openedAt, families }: IdleTurn): Rates {
  const finished = Object.entries(families).map(([queue, { jobs, lastDoneAt }]) => [queue, { count: jobs, lastDoneAt }] as const);
  return rates(openedAt, finished);
}

function rates(openedAt: number, finished: readonly (readonly [queue: string, Finished])[]): Rates {
  const all = {
    count: finished.reduce((sum, [, { count }]) => sum + count, 0),
    lastDoneAt: latest(finished.map(([, { lastDoneAt }]) => lastDoneAt)),
  };
  return {
    byQueue: Object.fromEntries(finished.map(([queue, one]) => [queue, perSecond(openedAt, one)])),
    all: perSecond(openedAt, all),
  };
}

function perSecond(openedAt: number, { count, lastDoneAt }: Finished): number {
  return lastDoneAt === undefined ? Number.NaN : (count * 1000) / (lastDoneAt - openedAt);
}

function latest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}
