import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { RedisEngine } from '@annuity-lantern/local/redis-cluster';
import type { RedisReplicas } from '@annuity-lantern/local/redis-replicas';
import type { ReplicaSet } from '@annuity-lantern/local/replica-set';
import { MongoClient } from 'mongodb';
import type { Aims } from './aims.ts';
import { INSTANCES, type Installation } from './installation.ts';
import type { NewerEffects } from './newer-effects.ts';
import { type Fault, faultWords, isBoundary, isClaim, isRollback, isStore } from './plan.ts';
import type { DiskOwner, SmallDisks } from './small-disks.ts';

export interface Struck {
  readonly fault: Fault;
  /** Of the processes. */
  readonly names: readonly string[];
  /** The fault hit the moment it waited for. */
  readonly aimed: boolean;
  /** When the address of Redis led to the next primary. */
  readonly movedAt?: number | undefined;
}

export interface StrikeOptions {
  readonly installation: Installation;
  readonly stores: OwnStores;
  /** The victim `primary`. */
  readonly set?: ReplicaSet | undefined;
  /** The victim `redis primary`. */
  readonly replicas?: RedisReplicas | RedisEngine | undefined;
  /** Left by a rollback. */
  readonly newerEffects?: NewerEffects | undefined;
  /** To be filled. */
  readonly disks?: SmallDisks | undefined;
  readonly aims: Aims;
  readonly log: (line: string) => void;
}

type Target = ReturnType<Installation['service']>;

/** After that the fault strikes without its moment. */
const MOMENT_WITHIN_MS = 5000;
/** Until both workers are back after several short lives. */
const BOUNDARY_WITHIN_MS = 40_000;
const BACK_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 25;
/** Lets an insert reach MongoDB before MongoDB is killed, and an answer a worker before the worker is. */
const ON_ITS_WAY_MS = 2;

/** Returns what makes one fault happen, now or at its moment. It resolves when the fault is over. */
export function createStrike(options: StrikeOptions): (fault: Fault) => Promise<Struck> {
  const { installation, stores, newerEffects, disks, aims, log } = options;
  /** Stores that a fault keeps away. A second fault waits, or both would start the store again. */
  const taken = new Set<Target>();
  const targetsOf = (fault: Fault, aimed = fault.instance): readonly Target[] => {
    const { victim, moment } = fault;
    if (isStore(victim)) return [stores[victim]];
    if (victim === 'primary' || victim === 'redis primary') return [];
    return (isClaim(moment) || isRollback(fault) ? INSTANCES : [aimed]).map((number) => installation.service(victim, number));
  };
  const fillDisk = async (owner: DiskOwner) => {
    const makeRoom = await (disks as SmallDisks).fill(owner);
    const end = owner === 'mongodb' ? forceCheckpoints(stores.mongodbUrl('admin')) : () => {};
    return () => {
      end();
      return makeRoom();
    };
  };
  let lastMove: Promise<unknown> = Promise.resolve();

  return async (fault) => {
    if (fault.victim === 'primary' || fault.victim === 'redis primary') {
      // One after the other: only a whole set can spare its primary.
      const moved = lastMove.then(() => movePrimary(fault, options));
      lastMove = moved;
      return { fault, names: [fault.victim], aimed: false, movedAt: await moved };
    }
    if (isRollback(fault)) await newerEffects?.owe();
    const isFree = () => !targetsOf(fault).some((target) => taken.has(target));
    // Synchronous: the moment is now.
    const strike = (aimed: boolean, instance?: number) => {
      const struck = targetsOf(fault, instance).filter((target) => target.identity() !== undefined);
      if (isStore(fault.victim)) for (const target of struck) taken.add(target);
      return { aimed, hits: struck.map((target) => ({ target, wake: hit(fault, target, fillDisk) })) };
    };
    let hitNow = fault.moment === 'at its time' ? undefined : await atMoment(fault, aims, isFree, (instance) => strike(true, instance));
    while (!hitNow) {
      await until(() => isFree() && targetsOf(fault).some((target) => target.identity() !== undefined));
      hitNow = strike(false);
    }
    const { aimed, hits } = hitNow;
    const names = hits.map(({ target }) => target.name);
    log(`${faultWords(fault)}: now${aimed || fault.moment === 'at its time' ? '' : ', the moment did not come'} (${names.join(', ')})`);
    await Promise.all(hits.map(({ target, wake }) => recover(fault, target, wake)));
    for (const { target } of hits) taken.delete(target);
    return { fault, names, aimed };
  };
}

/** Undefined when the moment does not come. */
function atMoment<T>(
  { moment, how, victim }: Fault,
  aims: Aims,
  isReady: () => boolean,
  act: (instance?: number) => T,
): Promise<T | undefined> {
  // A dead process cannot have sent this, except where its death comes second.
  const mustNotArrive =
    how === 'kill' &&
    ((victim === 'worker' && !moment.endsWith(' answered')) || victim === 'gateway' || (victim === 'intake' && moment !== 'answer given'));
  return new Promise((resolve) => {
    const strike = (instance?: number) => {
      clearTimeout(late);
      resolve(act(instance));
      return mustNotArrive;
    };
    const disarm = aims.arm({ moment, strike, isReady });
    const late = setTimeout(
      () => {
        disarm();
        resolve(undefined);
      },
      isBoundary(moment) ? BOUNDARY_WITHIN_MS : MOMENT_WITHIN_MS,
    );
  });
}

/** Resolves with the time when the address of Redis moved, or when its sentinels or nodes named another primary; for MongoDB once the set is whole. */
async function movePrimary(fault: Fault, { set, replicas, log }: StrikeOptions): Promise<number | undefined> {
  log(`${faultWords(fault)}: now`);
  const movesAfter = fault.seconds * 1000;
  if (fault.victim === 'redis primary') return fault.how === 'demote' ? replicas?.demote(movesAfter) : replicas?.killPrimary(movesAfter);
  await (fault.how === 'step down' ? set?.stepDown() : set?.killPrimary());
  await set?.whole();
  return undefined;
}

/** Undoes a fault that its victim does not survive by itself. */
type Wake = () => void | Promise<void>;

/** Returns what wakes a frozen process, and makes room on a full disk. */
function hit({ how, victim, moment }: Fault, target: Target, fillDisk: (owner: DiskOwner) => Promise<Wake>): Wake | undefined {
  if (how === 'fill the disk of') {
    const full = fillDisk(victim as DiskOwner);
    return async () => (await full)();
  }
  const identity = target.identity();
  if (how === 'freeze') {
    if (!identity) return undefined;
    if ('pid' in identity) {
      signalGroup(identity.pid, 'SIGSTOP');
      return () => signalGroup(identity.pid, 'SIGCONT');
    }
    const docker = (command: string) => void promisify(execFile)('docker', [command, identity.containerId]).catch(console.error);
    docker('pause');
    return () => docker('unpause');
  }
  if (!isStore(victim)) {
    // Behind its supervisor's back, which then restarts it.
    const signal = how === 'roll back' ? 'SIGTERM' : 'SIGKILL';
    const kill = () => identity && 'pid' in identity && signalGroup(identity.pid, signal);
    if (moment.endsWith(' answered')) setTimeout(kill, ON_ITS_WAY_MS);
    else kill();
  } else if (moment === 'insert sent') setTimeout(() => target.kill(), ON_ITS_WAY_MS);
  else target.kill();
  return undefined;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function recover({ how, victim, seconds }: Fault, target: Target, wake: Wake | undefined): Promise<void> {
  if (how === 'freeze' || how === 'fill the disk of') {
    await pause(seconds * 1000);
    await wake?.();
    return until(() => target.identity() !== undefined);
  }
  await until(() => target.identity() === undefined);
  if (!isStore(victim)) return until(() => target.identity() !== undefined);
  await pause(seconds * 1000);
  await target.start();
}

async function until(isTrue: () => boolean): Promise<void> {
  const late = Date.now() + BACK_WITHIN_MS;
  while (!isTrue() && Date.now() < late) await pause(LOOK_EVERY_MS);
}

const EVERY_MS = 500;

/** Lets MongoDB write its data files again and again, which it else does once a minute. Returns what ends it. */
function forceCheckpoints(mongodbUrl: string): () => void {
  let ended = false;
  const client = new MongoClient(mongodbUrl, { serverSelectionTimeoutMS: EVERY_MS });
  void (async () => {
    while (!ended) {
      await client
        .db('admin')
        .command({ fsync: 1 })
        .catch(() => {});
      await pause(EVERY_MS);
    }
    await client.close();
  })();
  return () => {
    ended = true;
  };
}
