import { type EffectName, effectNames, effectQueues, effects, providers } from '@annuity-lantern/contracts/effects';
import { type ProcessKind, processKinds } from '@annuity-lantern/contracts/heartbeats';
import { type HealthFinding, healthCodes, healthLimits as limits } from '@annuity-lantern/contracts/http';
import { sealedIn } from './depths-of.ts';
import type { HourOfProcess } from './hour-of-process.ts';
import type { MongodbReadings, PausedProvider, Readings, RedisReadings } from './readings.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (ms: number) => Math.round(ms / 1000);
/** Processes whose REDIS_URL is optional. */
const mayLackRedis: readonly ProcessKind[] = ['gateway', 'content-api', 'lead-desk'];

/** What is wrong, most severe first, by the same rules as the alerts: docs/operations/alerts.md. */
export function findFaults({ mongodb, indexesExist, officeIsOpen, redis, redisIsSet }: Readings): HealthFinding[] {
  const found = [
    ...(mongodb ? faultsOfMongodb(mongodb, indexesExist, officeIsOpen) : [{ code: 'mongodb_away' } as const]),
    ...(redis ? faultsOfRedis(redis) : [{ code: redisIsSet ? 'redis_away' : 'redis_unset' } as const]),
    ...faultsOfProviders(mongodb, redis),
  ];
  return found.toSorted((a, b) => healthCodes.indexOf(a.code) - healthCodes.indexOf(b.code));
}

function faultsOfMongodb(
  { ms, late, givenUp, paused = [], mailHostFailing = 0, members }: MongodbReadings,
  indexesExist: boolean,
  officeIsOpen: boolean,
): HealthFinding[] {
  const found: HealthFinding[] = [];
  if (members && members.healthy < members.all) found.push({ code: 'mongodb_member_lost', count: members.all - members.healthy });
  if (officeIsOpen && mailHostFailing > limits.mailHostAway) found.push({ code: 'mail_host_away', seconds: seconds(mailHostFailing) });
  if (!indexesExist) found.push({ code: 'indexes_missing' });
  if (ms > limits.mongodbSlow) found.push({ code: 'mongodb_slow' });
  for (const { queue, waiting } of paused) found.push({ code: 'provider_paused', queue, ...(waiting !== undefined && { count: waiting }) });
  for (const effect of effectNames) {
    const lateness = late?.[effect] ?? 0;
    if (lateness > limits.effectsSlow)
      found.push({ code: lateness > limits.effectsLate ? 'effects_late' : 'effects_slow', effect, seconds: seconds(lateness) });
  }
  for (const { effect, state, count } of givenUp ?? []) {
    if (count > 0) found.push({ code: state === 'parked' ? 'effects_parked' : 'effects_unconfirmed', effect, count });
  }
  return found;
}

function faultsOfRedis({ now, used, limit, isPrimary, durable, depths, hours }: RedisReadings): HealthFinding[] {
  const found: HealthFinding[] = [];
  if (!isPrimary) found.push({ code: 'redis_replica' });
  if (durable === false) found.push({ code: 'redis_not_durable' });
  if (used > limits.redisFilling * limit) found.push({ code: 'redis_filling' });
  const sealed = sealedIn(depths);
  if (sealed.parked > 0) found.push({ code: 'sealed_parked', count: sealed.parked });
  if (sealed.waiting > 0) found.push({ code: 'sealed_waiting', count: sealed.waiting });
  for (const kind of processKinds) {
    const presence = faultOfPresence(hours[kind], now);
    if (presence) found.push(presence);
    const internal = hours[kind].countsSince(now - minutes(10)).internal;
    if (internal) found.push({ code: 'internal_errors', process: kind, count: internal });
  }
  const { turnedAway } = hours['lead-intake'].countsSince(now - minutes(5));
  if (turnedAway)
    found.push({
      code: isRepeated(hours['lead-intake'], 'turnedAway', now) ? 'requests_turned_away' : 'turned_away_once',
      count: turnedAway,
    });
  const { givenUp } = hours.gateway.countsSince(now - minutes(5));
  if (givenUp) found.push({ code: isRepeated(hours.gateway, 'givenUp', now) ? 'intake_away' : 'intake_away_once', count: givenUp });
  const held = hours['lead-worker'].countsSince(now - minutes(15))['visitorMail.again'];
  if (held) found.push({ code: 'mails_held', count: held });
  return found;
}

/** As the alerts: in the last two minutes, and between 13 and 3 minutes ago. One burst is over before anyone could act. */
function isRepeated({ countsSince }: HourOfProcess, name: string, now: number): boolean {
  const since = (count: number) => countsSince(now - minutes(count))[name] ?? 0;
  return since(2) > 0 && since(13) > since(3);
}

/** One request that is tried again may be its own fault. A second one at the same provider is the provider's, where the effect has one. */
function faultsOfProviders(
  { retrying = [], paused = [] }: Partial<MongodbReadings> = {},
  redis: RedisReadings | undefined,
): HealthFinding[] {
  const attempts = redis?.hours['lead-worker'].countsSince(redis.now - minutes(15)) ?? {};
  return effectQueues.flatMap((queue) => {
    const own = retrying.filter(({ effect }) => effects[effect].queue === queue);
    const isOutside = providers[queue].outside !== 'nothing';
    const isProvider = isOutside && new Set(own.flatMap(({ leadIds }) => leadIds)).size >= limits.requestsRetrying;
    return effectNames.flatMap((effect): HealthFinding[] => {
      if (effects[effect].queue !== queue || isPaused(paused, effect)) return [];
      const failed = attempts[`${effect}.retry`] ?? 0;
      if (isOutside && failed > limits.providerFailing) return [{ code: 'provider_failing', effect, count: failed }];
      const count = own.find((one) => one.effect === effect)?.leadIds.length;
      return count ? [{ code: isProvider ? 'provider_failing' : 'effects_retrying', effect, count }] : [];
    });
  });
}

function isPaused(paused: readonly PausedProvider[], effect: EffectName): boolean {
  const { queue, neverPaused } = effects[effect];
  return !neverPaused && paused.some((one) => one.queue === queue);
}

/** Whether a process of the kind runs. */
function faultOfPresence({ kind, alive, lastSeen, losses, starts }: HourOfProcess, now: number): HealthFinding | null {
  const age = (at: number) => ({ seconds: seconds(now - at) });
  if (lastSeen === undefined) return { code: mayLackRedis.includes(kind) ? 'service_unknown' : 'service_down', process: kind };
  if (alive === 0 && now - lastSeen > limits.processDown) return { code: 'service_down', process: kind, ...age(lastSeen) };
  // A process that stopped cleanly causes no finding until its whole kind is down.
  const recent = losses.filter((at) => now - at < limits.processLost);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined) return null;
  const isReplaced = starts.filter((at) => at > first).length >= recent.length;
  return { code: isReplaced ? 'service_restarted' : 'service_lost', process: kind, count: alive, ...age(last) };
}
