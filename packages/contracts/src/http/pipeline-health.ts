import * as z from 'zod/mini';
import { effectNames, effectQueues, switchedQueues } from '../effects.ts';
import { processKinds } from '../heartbeats.ts';
import { defineEndpoint } from './endpoint.ts';

/** `unknown`: the store that knows does not answer. */
export const HealthColor = z.enum(['green', 'amber', 'red', 'unknown']);
export type HealthColor = z.infer<typeof HealthColor>;

/**
 * What can be wrong, most severe first. Red: its alert is critical and would fire now. Amber: a warning, or an alert that has not fired
 * yet. Green: a line that says what happened and leaves by itself. `alert` is its row in docs/operations/alerts.md.
 */
export const healthFindings = {
  mongodb_away: { color: 'red', alert: 'LanternMongodbAway' },
  indexes_missing: { color: 'red', alert: 'LanternIndexesMissing' },
  requests_turned_away: { color: 'red', alert: 'LanternRequestsTurnedAway' },
  intake_away: { color: 'red', alert: 'LanternIntakeAway' },
  service_down: { color: 'red', alert: 'LanternServiceDown' },
  sealed_parked: { color: 'red', alert: 'LanternSealedParked' },
  redis_replica: { color: 'red', alert: 'LanternRedisNotDurable' },
  redis_not_durable: { color: 'red', alert: 'LanternRedisNotDurable' },
  redis_filling: { color: 'red', alert: 'LanternRedisFilling' },
  effects_late: { color: 'red', alert: 'LanternEffectsLate' },
  mail_host_away: { color: 'red', alert: 'LanternMailHostAway' },
  redis_away: { color: 'amber', alert: 'LanternRedisAway' },
  redis_unset: { color: 'amber', alert: 'LanternRedisAway' },
  mongodb_member_lost: { color: 'amber', alert: 'LanternMongodbMemberLost' },
  turned_away_once: { color: 'amber', alert: 'LanternRequestsTurnedAway' },
  intake_away_once: { color: 'amber', alert: 'LanternIntakeAway' },
  mongodb_slow: { color: 'amber', alert: 'LanternLedgerSlow' },
  sealed_waiting: { color: 'amber', alert: 'LanternSealedWaiting' },
  service_lost: { color: 'amber', alert: 'LanternServiceDown' },
  service_unknown: { color: 'amber', alert: 'LanternServiceDown' },
  effects_slow: { color: 'amber', alert: 'LanternEffectsLate' },
  effects_parked: { color: 'amber', alert: 'LanternEffectsParked' },
  effects_unconfirmed: { color: 'amber', alert: 'LanternEffectsUnconfirmed' },
  provider_paused: { color: 'amber', alert: 'LanternProviderPaused' },
  provider_failing: { color: 'amber', alert: 'LanternProviderFailing' },
  mails_held: { color: 'amber', alert: 'LanternVisitorMailsHeld' },
  internal_errors: { color: 'amber', alert: 'LanternInternalErrors' },
  service_restarted: { color: 'green', alert: 'LanternServiceDown' },
  effects_retrying: { color: 'green', alert: 'LanternEffectsLate' },
} as const satisfies Readonly<Record<string, { readonly color: HealthColor; readonly alert: string }>>;

export type HealthCode = keyof typeof healthFindings;
export const healthCodes = Object.keys(healthFindings) as readonly HealthCode[];

/** When a finding is made. The figures of the alerts in infra/docker/alerts.yml, where there is one; times in milliseconds. */
export const healthLimits = {
  /** Of one read. MongoDB has 1.2 s for an insert. */
  mongodbSlow: 500,
  /** Of the memory limit of Redis. */
  redisFilling: 0.7,
  /** A process without a heartbeat for this long does not run; three were missed. */
  processAlive: 35_000,
  /** No process of a kind runs. */
  processDown: 60_000,
  /** For this long the end of a process that did not say so is a finding. */
  processLost: 600_000,
  effectsSlow: 60_000,
  /** The alert: over a minute, for two minutes. */
  effectsLate: 180_000,
  /** Requests whose last try at one provider failed, and is repeated. */
  requestsRetrying: 2,
  /** Every try at the mail host has failed for this long. */
  mailHostAway: 300_000,
  /** The alert: failed tries of one effect in 15 minutes. */
  providerFailing: 10,
} as const;

const count = z.int().check(z.gte(0));

export const HealthFinding = z.object({
  code: z.enum(healthCodes),
  process: z.optional(z.enum(processKinds)),
  effect: z.optional(z.enum(effectNames)),
  queue: z.optional(z.enum(switchedQueues)),
  count: z.optional(count),
  seconds: z.optional(count),
});
export type HealthFinding = z.infer<typeof HealthFinding>;

/** Counters by their name in `processCounters`; those that are 0 are left out. */
const Counts = z.record(z.string(), count);

export const HealthMinute = z.object({
  at: z.iso.datetime(),
  /** Processes with a heartbeat in this minute. */
  alive: count,
  counts: Counts,
});
export type HealthMinute = z.infer<typeof HealthMinute>;

export const HealthProcess = z.object({
  kind: z.enum(processKinds),
  color: HealthColor,
  /** Absent while Redis does not answer, like all fields below. */
  alive: z.optional(count),
  /** Absent without a heartbeat in the last hour. */
  lastSeen: z.optional(z.iso.datetime()),
  /** Of the last hour. */
  counts: z.optional(Counts),
  /** Of the last hour, oldest first. */
  minutes: z.optional(z.array(HealthMinute)),
});
export type HealthProcess = z.infer<typeof HealthProcess>;

export const HealthQueue = z.object({
  queue: z.enum(effectQueues),
  color: HealthColor,
  /** Absent while Redis does not answer. `delayed`: between two tries. */
  jobs: z.optional(z.object({ waiting: count, active: count, delayed: count })),
  /** How long the effect of this queue that is overdue for longest has been due; 0 if none is. Absent while MongoDB does not answer. */
  oldestDueSeconds: z.optional(count),
});
export type HealthQueue = z.infer<typeof HealthQueue>;

export const HealthEffect = z.object({
  effect: z.enum(effectNames),
  color: HealthColor,
  /** As in a queue. */
  oldestDueSeconds: z.optional(count),
  /** Requests whose last try failed and is repeated, up to 100. Absent while MongoDB does not answer. */
  retrying: z.optional(count),
  /** Of the 10,000 requests that were given up last. Absent while MongoDB does not answer. */
  givenUp: z.optional(z.object({ parked: count, unconfirmed: count })),
  /** Attempts of the last hour by how they ended. Absent while Redis does not answer. */
  outcomes: z.optional(Counts),
});
export type HealthEffect = z.infer<typeof HealthEffect>;

export const HealthProvider = z.object({
  queue: z.enum(switchedQueues),
  color: HealthColor,
  /** Absent while its effects run. */
  paused: z.optional(
    z.object({
      at: z.iso.datetime(),
      /** User name, or `PAUSED_ITSELF`. */
      by: z.string(),
      /** Typed by a manager, or the error class of the last failure. */
      reason: z.string(),
      /** Effects that are due, up to 10,000 of each name. Absent while MongoDB is slow. */
      waiting: z.optional(count),
    }),
  ),
});
export type HealthProvider = z.infer<typeof HealthProvider>;

export const PipelineHealth = z.object({
  /** When it was read: several desks share an answer for some seconds. */
  at: z.iso.datetime(),
  color: HealthColor,
  /** Most severe first. */
  findings: z.array(HealthFinding),
  /** Where the operator keeps docs/operations/alerts.md. */
  operationsUrl: z.optional(z.url()),
  mongodb: z.object({ color: HealthColor, ms: z.optional(count) }),
  redis: z.object({
    color: HealthColor,
    ms: z.optional(count),
    /** Bytes. */
    used: z.optional(count),
    limit: z.optional(count),
    /** Whether its settings keep every acknowledged write; absent if it hides them or is a replica. */
    durable: z.optional(z.boolean()),
  }),
  processes: z.array(HealthProcess),
  queues: z.array(HealthQueue),
  /** Those that a manager can pause. */
  providers: z.array(HealthProvider),
  effects: z.array(HealthEffect),
  sealed: z.object({
    color: HealthColor,
    /** Requests that are not in MongoDB yet, without the parked ones. Absent while Redis does not answer. */
    waiting: z.optional(count),
    parked: z.optional(count),
  }),
});
export type PipelineHealth = z.infer<typeof PipelineHealth>;

/** Whether the pipeline works, what to do if it does not, and its last hour. No personal data. */
export const getPipelineHealth = defineEndpoint({
  name: 'getPipelineHealth',
  method: 'GET',
  path: '/api/pipeline/health',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Tell whether the pipeline works: stores, processes, queues and effects, with the last hour',
  response: PipelineHealth,
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});
