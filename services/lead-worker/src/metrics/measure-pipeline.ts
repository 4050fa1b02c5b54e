import { type EffectName, effectNames, effectQueues, type QueueName } from '@annuity-lantern/contracts/effects';
import type { CountOf } from '@annuity-lantern/service-kit/heartbeat';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { EffectToDispatch } from '@annuity-lantern/service-kit/queue';

/**
 * How an attempt ended: `retry` after a failure, `again` if there is no answer yet, `discarded` if another worker had claimed the effect.
 */
export const effectOutcomes = ['done', 'skipped', 'again', 'retry', 'parked', 'unconfirmed', 'discarded'] as const;
export type EffectOutcome = (typeof effectOutcomes)[number];

/** Measures of this worker's own work. */
export interface PipelineMeasures {
  readonly ended: (effect: EffectName, outcome: EffectOutcome) => void;
  /** Milliseconds that the handler took, failures included. */
  readonly acted: (effect: EffectName, ms: number) => void;
  readonly swept: (sweep: Sweep) => void;
  /** Milliseconds between the time at which the effect was due and its claim. */
  readonly claimed: (effect: EffectName, ms: number) => void;
  /** A claim was withdrawn, because its answer was missing or came too late to act. */
  readonly withdrawn: (effect: EffectName) => void;
  /** A commit had no answer and is repeated until it has one. */
  readonly repeated: (effect: EffectName) => void;
  readonly lanes: (ask: () => readonly LaneReading[]) => void;
}

export interface Sweep {
  readonly ms: number;
  readonly dispatched: readonly EffectToDispatch[];
  /** Due effects that neither Redis nor a lane of this worker took. */
  readonly left: number;
}

export interface LaneReading {
  readonly queue: QueueName;
  readonly free: number;
  /** Effects that wait for a slot. */
  readonly waiting: number;
}

const ATTEMPTS = 'lantern_effect_attempts_total';

/** For the heartbeat: attempts by outcome, in total and per effect. */
export const attemptCounts: CountOf = { metric: ATTEMPTS, names: ({ effect, outcome = '' }) => [outcome, `${effect}.${outcome}`] };

/** An effect has at most 6 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 6];
/** From an effect of a new request, claimed at once, to a backlog of hours. */
const WAIT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60, 300, 1800, 7200];

export function measurePipeline(metrics: Metrics): PipelineMeasures {
  const countEnd = metrics.counter({
    name: ATTEMPTS,
    help: 'Attempts of effects by how they ended',
    labels: { effect: effectNames, outcome: effectOutcomes },
  });
  const observe = metrics.histogram({
    name: 'lantern_effect_seconds',
    help: 'Time that the handler of an effect took, in seconds, whatever came of it',
    labels: { effect: effectNames },
    buckets: BUCKETS,
  });
  const countSwept = metrics.counter({
    name: 'lantern_sweep_dispatched_total',
    help: 'Effects that the sweep put into a queue: due for the first time, or after an earlier attempt. What still waits there is told again',
    labels: { effect: effectNames, attempt: ['first', 'later'] },
  });
  const observeWait = metrics.histogram({
    name: 'lantern_effect_wait_seconds',
    help: 'Time between the moment at which an effect was due and its claim, in seconds, by the clock of MongoDB',
    labels: { effect: effectNames },
    buckets: WAIT_BUCKETS,
  });
  const observeSweep = metrics.histogram({
    name: 'lantern_sweep_seconds',
    help: 'Time that one sweep took, in seconds; sweeps that MongoDB did not answer are not in it',
    labels: {},
    buckets: BUCKETS,
  });
  let left = 0;
  metrics.gauge(
    {
      name: 'lantern_sweep_left',
      help: 'Due effects of the last sweep that neither Redis nor a lane of this worker took',
      labels: {},
    },
    () => [{ labels: {}, value: left }],
  );
  const countWithdrawn = metrics.counter({
    name: 'lantern_claims_withdrawn_total',
    help: 'Claims that were withdrawn, because their answer was missing or came too late to act',
    labels: { effect: effectNames },
  });
  const countRepeated = metrics.counter({
    name: 'lantern_commits_repeated_total',
    help: 'Outcomes whose commit had no answer, so that it was repeated until it had one',
    labels: { effect: effectNames },
  });
  return {
    ended: (effect, outcome) => countEnd({ effect, outcome }),
    acted: (effect, ms) => observe({ effect }, ms / 1000),
    swept: ({ ms, dispatched, ...sweep }) => {
      observeSweep({}, ms / 1000);
      left = sweep.left;
      for (const { effect, attempts } of dispatched) countSwept({ effect, attempt: attempts === 0 ? 'first' : 'later' });
    },
    claimed: (effect, ms) => observeWait({ effect }, ms / 1000),
    withdrawn: (effect) => countWithdrawn({ effect }),
    repeated: (effect) => countRepeated({ effect }),
    lanes: (ask) =>
      metrics.gauge(
        {
          name: 'lantern_lane_slots',
          help: 'Slots of this worker that are free, and effects that wait for one, by the queue of their provider',
          labels: { queue: effectQueues, state: ['free', 'waiting'] },
        },
        () =>
          ask().flatMap(({ queue, free, waiting }) => [
            { labels: { queue, state: 'free' as const }, value: free },
            { labels: { queue, state: 'waiting' as const }, value: waiting },
          ]),
      ),
  };
}
