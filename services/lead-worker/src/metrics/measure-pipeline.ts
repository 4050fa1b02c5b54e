import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
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
  readonly swept: (dispatched: readonly EffectToDispatch[]) => void;
}

const ATTEMPTS = 'lantern_effect_attempts_total';

/** For the heartbeat: attempts by outcome, in total and per effect. */
export const attemptCounts: CountOf = { metric: ATTEMPTS, names: ({ effect, outcome = '' }) => [outcome, `${effect}.${outcome}`] };

/** An effect has at most 6 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 6];

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
  return {
    ended: (effect, outcome) => countEnd({ effect, outcome }),
    acted: (effect, ms) => observe({ effect }, ms / 1000),
    swept: (dispatched) => {
      for (const { effect, attempts } of dispatched) countSwept({ effect, attempt: attempts === 0 ? 'first' : 'later' });
    },
  };
}
