import { effectNames, effectQueues, effects, switchedQueues } from '@annuity-lantern/contracts/effects';
import { type ProcessKind, processCounters, processKinds } from '@annuity-lantern/contracts/heartbeats';
import {
  type HealthCode,
  type HealthColor,
  type HealthEffect,
  type HealthFinding,
  type HealthProcess,
  type HealthProvider,
  type HealthQueue,
  healthFindings,
  type PipelineHealth,
} from '@annuity-lantern/contracts/http';
import { jobsIn, sealedIn } from './depths-of.ts';
import { findFaults } from './find-faults.ts';
import type { Readings } from './readings.ts';

const severity: readonly HealthColor[] = ['red', 'amber'];

/** The desk's answer: each item with the color of its worst finding. */
export function toPipelineHealth(readings: Readings, at: Date, operationsUrl?: string): PipelineHealth {
  const { mongodb, redis } = readings;
  const findings = findFaults(readings);
  const ofCodes = (...codes: HealthCode[]) => findings.filter(({ code }) => codes.includes(code));
  const known = (isKnown: unknown, own: readonly HealthFinding[]) => (isKnown ? worst(own) : 'unknown');
  return {
    at: at.toISOString(),
    color: worst(findings),
    findings,
    ...(operationsUrl === undefined ? {} : { operationsUrl }),
    mongodb: {
      color: worst(ofCodes('mongodb_away', 'mongodb_member_lost', 'mongodb_slow', 'indexes_missing')),
      ...(mongodb ? { ms: mongodb.ms } : {}),
    },
    redis: redisItem(readings, worst(ofCodes('redis_away', 'redis_unset', 'redis_replica', 'redis_not_durable', 'redis_filling'))),
    processes: processKinds.map((kind) => processItem(kind, readings, known(redis, ofProcess(findings, kind)))),
    queues: effectQueues.map((queue) => queueItem(queue, readings, findings)),
    providers: switchedQueues.map((queue) => providerItem(queue, readings)),
    effects: effectNames.map((effect) =>
      effectItem(
        effect,
        readings,
        known(
          mongodb,
          findings.filter((one) => one.effect === effect),
        ),
      ),
    ),
    sealed: { color: known(redis, ofCodes('sealed_parked', 'sealed_waiting')), ...(redis ? sealedIn(redis.depths) : {}) },
  };
}

function worst(findings: readonly HealthFinding[]): HealthColor {
  return severity.find((color) => findings.some(({ code }) => healthFindings[code].color === color)) ?? 'green';
}

/** Findings about a kind of process, and those that only this kind counts. */
function ofProcess(findings: readonly HealthFinding[], kind: ProcessKind): HealthFinding[] {
  const counted: Partial<Record<HealthCode, ProcessKind>> = {
    requests_turned_away: 'lead-intake',
    turned_away_once: 'lead-intake',
    intake_away: 'gateway',
    intake_away_once: 'gateway',
  };
  return findings.filter(({ code, process }) => process === kind || counted[code] === kind);
}

function redisItem({ redis }: Readings, color: HealthColor): PipelineHealth['redis'] {
  if (!redis) return { color };
  const { ms, used, limit, durable } = redis;
  return { color, ms, used, limit: Math.round(limit), ...(durable === undefined ? {} : { durable }) };
}

function processItem(kind: ProcessKind, { redis }: Readings, color: HealthColor): HealthProcess {
  const hour = redis?.hours[kind];
  if (!hour) return { kind, color };
  const names: readonly string[] = processCounters[kind];
  const isNamed = ([name]: readonly [string, number]) => names.includes(name);
  return {
    kind,
    color,
    alive: hour.alive,
    ...(hour.lastSeen === undefined ? {} : { lastSeen: new Date(hour.lastSeen).toISOString() }),
    counts: Object.fromEntries(Object.entries(hour.counts).filter(isNamed)),
    minutes: hour.minutes.map((minute) => ({ ...minute, at: new Date(minute.at).toISOString() })),
  };
}

function queueItem(queue: HealthQueue['queue'], { mongodb, redis }: Readings, findings: readonly HealthFinding[]): HealthQueue {
  const own = effectNames.filter((effect) => effects[effect].queue === queue);
  const slow = findings.filter(
    ({ code, effect }) => (code === 'effects_late' || code === 'effects_slow') && effect !== undefined && own.includes(effect),
  );
  const { oldestDue, late, paused = [] } = mongodb ?? {};
  // Also what waited during a pause and is not done yet.
  const isHeld = paused.some((one) => one.queue === queue) || own.some((effect) => (oldestDue?.[effect] ?? 0) > (late?.[effect] ?? 0));
  const color = worst(slow);
  return {
    queue,
    color: oldestDue ? (isHeld && color === 'green' ? 'amber' : color) : 'unknown',
    ...(redis ? { jobs: jobsIn(redis.depths, queue) } : {}),
    ...(oldestDue ? { oldestDueSeconds: seconds(Math.max(...own.map((effect) => oldestDue[effect]))) } : {}),
  };
}

function providerItem(queue: HealthProvider['queue'], { mongodb }: Readings): HealthProvider {
  if (!mongodb?.paused) return { queue, color: 'unknown' };
  const found = mongodb.paused.find((one) => one.queue === queue);
  if (!found) return { queue, color: 'green' };
  const { queue: _queue, at, ...pause } = found;
  return { queue, color: 'amber', paused: { ...pause, at: at.toISOString() } };
}

function effectItem(effect: HealthEffect['effect'], { mongodb, redis }: Readings, color: HealthColor): HealthEffect {
  const { oldestDue, givenUp, retrying } = mongodb ?? {};
  const count = (state: 'parked' | 'unconfirmed') => givenUp?.find((one) => one.effect === effect && one.state === state)?.count ?? 0;
  const names = Object.entries(redis?.hours['lead-worker'].counts ?? {}).flatMap(([name, value]) =>
    name.startsWith(`${effect}.`) ? [[name.slice(effect.length + 1), value] as const] : [],
  );
  return {
    effect,
    color,
    ...(oldestDue ? { oldestDueSeconds: seconds(oldestDue[effect]) } : {}),
    ...(givenUp ? { givenUp: { parked: count('parked'), unconfirmed: count('unconfirmed') } } : {}),
    ...(retrying ? { retrying: retrying.find((one) => one.effect === effect)?.leadIds.length ?? 0 } : {}),
    ...(redis ? { outcomes: Object.fromEntries(names) } : {}),
  };
}

function seconds(ms: number): number {
  return Math.round(ms / 1000);
}
