import { effectNames, effectQueues, switchedQueues } from '@annuity-lantern/contracts/effects';
import { processCounters, processKinds } from '@annuity-lantern/contracts/heartbeats';
import type { PipelineHealth } from '@annuity-lantern/contracts/http';

/** A pipeline in which all is well, as of now; each process counted four things in the last minute. */
export function sampleHealth(changes: Partial<PipelineHealth> = {}): PipelineHealth {
  const at = new Date().toISOString();
  return {
    at,
    color: 'green',
    findings: [],
    mongodb: { color: 'green', ms: 3 },
    redis: { color: 'green', ms: 1, used: 2 * 1_048_576, limit: 1024 * 1_048_576, durable: true },
    processes: processKinds.map((kind) => {
      const counts = { [processCounters[kind][0]]: 4 };
      return { kind, color: 'green', alive: 1, lastSeen: at, counts, minutes: [{ at, alive: 1, counts }] };
    }),
    queues: effectQueues.map((queue) => ({ queue, color: 'green', jobs: { waiting: 0, active: 0, delayed: 0 }, oldestDueSeconds: 0 })),
    providers: switchedQueues.map((queue) => ({ queue, color: 'green' })),
    effects: effectNames.map((effect) => ({
      effect,
      color: 'green',
      oldestDueSeconds: 0,
      retrying: 0,
      givenUp: { parked: 0, unconfirmed: 0 },
      outcomes: { done: 4 },
    })),
    sealed: { color: 'green', waiting: 0, parked: 0 },
    ...changes,
  };
}

/** What the desk knows without Redis. */
export function healthWithoutRedis(): PipelineHealth {
  const { processes, queues, effects, ...health } = sampleHealth({ color: 'amber', findings: [{ code: 'redis_away' }] });
  return {
    ...health,
    redis: { color: 'amber' },
    processes: processes.map(({ kind }) => ({ kind, color: 'unknown' })),
    queues: queues.map(({ jobs: _, ...queue }) => queue),
    effects: effects.map(({ outcomes: _, ...effect }) => effect),
    sealed: { color: 'unknown' },
  };
}
