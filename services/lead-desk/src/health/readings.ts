import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import { type ProcessKind, processKinds } from '@annuity-lantern/contracts/heartbeats';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { isOpenAt } from '@annuity-lantern/domain/open-time';
import {
  countDue,
  countGivenUp,
  failingFor,
  findOldestDue,
  findRetrying,
  type Leads,
  latenessOf,
  type Pause,
  type ProviderState,
  type ProviderSwitches,
  readServerTime,
} from '@annuity-lantern/lead-store';
import { readDurability } from '@annuity-lantern/service-kit/durability';
import { heartbeatReader } from '@annuity-lantern/service-kit/heartbeats';
import type { Log } from '@annuity-lantern/service-kit/log';
import { openQueueDepths, type QueueDepth } from '@annuity-lantern/service-kit/queue-depths';
import type { RedisLink } from '@annuity-lantern/service-kit/redis';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Members, readMembers } from '@annuity-lantern/store-kit/read-members';
import { type HourOfProcess, hourOfProcess } from './hour-of-process.ts';

export interface MongodbReadings {
  readonly ms: number;
  /** In milliseconds; 0 if none is due. */
  readonly oldestDue?: Readonly<Record<EffectName, number>>;
  /** Less than that for what waits or waited for a paused provider (`latenessOf`). */
  readonly late?: Readonly<Record<EffectName, number>>;
  readonly givenUp?: Awaited<ReturnType<typeof countGivenUp>>;
  readonly retrying?: Awaited<ReturnType<typeof findRetrying>>;
  /** The paused providers; absent if that could not be read. */
  readonly paused?: readonly PausedProvider[];
  /** For how long every try at the mail host has failed, in milliseconds. */
  readonly mailHostFailing?: number;
  /** Absent where MongoDB shows none. */
  readonly members?: Members;
}

export interface PausedProvider extends Pick<Pause, 'at' | 'by' | 'reason'> {
  readonly queue: ProviderState['_id'];
  /** Effects that are due. */
  readonly waiting?: number;
}

export interface RedisReadings {
  readonly ms: number;
  /** In bytes. */
  readonly used: number;
  readonly limit: number;
  /** Also true if Redis hides its role. */
  readonly isPrimary: boolean;
  /** Absent if Redis hides its settings, or is a replica. */
  readonly durable?: boolean;
  readonly depths: readonly QueueDepth[];
  /** By the clock of Redis, in milliseconds since 1970. */
  readonly now: number;
  readonly hours: Readonly<Record<ProcessKind, HourOfProcess>>;
}

/** What the stores answered. A store that timed out is absent. */
export interface Readings {
  readonly mongodb?: MongodbReadings;
  readonly indexesExist: boolean;
  readonly redis?: RedisReadings;
  /** Whether it is an hour of the office. */
  readonly officeIsOpen: boolean;
  /** Whether this desk has a Redis address. */
  readonly redisIsSet: boolean;
}

/** Longest wait for MongoDB, in milliseconds: the same as for Redis. */
const BUDGET = 1000;

export interface ReadingsOptions {
  readonly store: Pick<Store, 'connected'>;
  readonly hours: OfficeHours;
  readonly leads: Leads;
  readonly switches: Pick<ProviderSwitches, 'read'>;
  readonly indexesExist: () => boolean;
  readonly redis?: RedisLink | undefined;
  readonly log: Log;
}

/** Returns a function that asks both stores, for at most two seconds. It never rejects. */
export function createReadings({ store, hours, leads, switches, indexesExist, redis, log }: ReadingsOptions): () => Promise<Readings> {
  const askRedis = redis && redisReader(redis, log);
  const orNothing = <T>(reading: Promise<T> | undefined) => reading?.catch(() => undefined);
  return async () => {
    const [mongodb, redisSaid] = await Promise.all([orNothing(readMongodb(store, leads, switches)), orNothing(askRedis?.())]);
    return {
      ...(mongodb ? { mongodb } : {}),
      ...(redisSaid ? { redis: redisSaid } : {}),
      indexesExist: indexesExist(),
      officeIsOpen: isOpenAt(new Date(), hours),
      redisIsSet: redis !== undefined,
    };
  };
}

async function readMongodb(store: ReadingsOptions['store'], leads: Leads, switches: ReadingsOptions['switches']): Promise<MongodbReadings> {
  const inTime = <T>(reading: Promise<T>) => withDeadline(BUDGET, reading, () => new Error('MongoDB did not answer in time'));
  const started = performance.now();
  const now = await inTime(readServerTime(leads));
  const ms = Math.round(performance.now() - started);
  const [oldestDue, givenUp, retrying, providers] = await Promise.all([
    inTime(findOldestDue(leads, now)).catch(() => undefined),
    inTime(countGivenUp(leads)).catch(() => undefined),
    inTime(findRetrying(leads)).catch(() => undefined),
    inTime(switches.read()).catch(() => undefined),
  ]);
  const members = readMembers(await inTime(store.connected));
  const mailHost = providers?.find(({ _id }) => _id === 'lead-notify');
  const paused = providers && (await inTime(readPaused(leads, providers, now)).catch(() => undefined));
  return {
    ms,
    ...(oldestDue ? { oldestDue, late: latenessOf(oldestDue, providers ?? [], now) } : {}),
    ...(givenUp ? { givenUp } : {}),
    ...(retrying ? { retrying } : {}),
    ...(paused ? { paused } : {}),
    ...(mailHost ? { mailHostFailing: failingFor(mailHost, now) } : {}),
    ...(members ? { members } : {}),
  };
}

async function readPaused(leads: Leads, providers: readonly ProviderState[], now: Date): Promise<PausedProvider[]> {
  const found = providers.map(async ({ _id: queue, paused }): Promise<PausedProvider[]> => {
    if (!paused) return [];
    const names = effectNames.filter((name) => effects[name].queue === queue && !effects[name].neverPaused);
    const waiting = await countDue(leads, names, now).catch(() => undefined);
    const { at, by, reason } = paused;
    return [{ queue, at, by, reason, ...(waiting !== undefined && { waiting }) }];
  });
  return (await Promise.all(found)).flat();
}

function redisReader(redis: RedisLink, log: Log): () => Promise<RedisReadings> {
  const depths = openQueueDepths(redis, log);
  const readHeartbeats = heartbeatReader(redis.ask);
  return async () => {
    const started = performance.now();
    await redis.ask((connection) => connection.ping());
    const ms = Math.round(performance.now() - started);
    const [memory, durability, jobs, heartbeats] = await Promise.all([
      depths.memory(),
      redis.ask(readDurability),
      depths.read(),
      readHeartbeats(),
    ]);
    const { wrong, hidden } = durability;
    // Last, because it leaves a replica.
    const isPrimary = await redis.isPrimary();
    // What the settings of a replica keep says nothing of the primary.
    const isKnown = isPrimary && (wrong.length > 0 || hidden.length === 0);
    const hours = Object.fromEntries(processKinds.map((kind) => [kind, hourOfProcess(kind, heartbeats)]));
    return {
      ms,
      ...memory,
      isPrimary,
      ...(isKnown && { durable: wrong.length === 0 }),
      depths: jobs,
      now: heartbeats.now,
      hours: hours as RedisReadings['hours'],
    };
  };
}
