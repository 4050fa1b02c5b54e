import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, isStore } from '../plan/fault.ts';
import { faultWords } from '../plan/plan-lines.ts';
import type { OwnStores } from '../product/start-own-stores.ts';
import type { Product } from '../product/start-product.ts';
import type { Aims } from './aims.ts';
import { freeze, killService } from './signal.ts';

export interface Struck {
  readonly fault: Fault;
  /** Name of the process. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When it was back, or awake. */
  readonly overAt: number;
  /** The moment it waited for came. */
  readonly aimed: boolean;
}

export interface RunFaultsOptions {
  readonly faults: readonly Fault[];
  readonly product: Product;
  readonly stores: OwnStores;
  readonly aims: Aims;
  readonly log: (line: string) => void;
  readonly onWorkerKilled?: (at: number) => void;
}

type Target = ReturnType<Product['service']>;

/** Stores that a fault keeps away now. Another one waits: each brings back what it took, and two would leave two of them running. */
type Taken = Set<Target>;

/** A moment that does not come by then is not waited for any longer. */
const MOMENT_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 25;
/** What is on its way to MongoDB is let in before it dies. */
const ON_ITS_WAY_MS = 2;

/** Lets every fault happen at its time; resolves when the last one is over. */
export async function runFaults(options: RunFaultsOptions): Promise<Struck[]> {
  const startedAt = Date.now();
  const taken: Taken = new Set();
  return Promise.all(
    options.faults.map(async (fault) => {
      await pause(Math.max(0, startedAt + fault.at * 1000 - Date.now()));
      return happen(fault, options, taken);
    }),
  );
}

async function happen(fault: Fault, options: RunFaultsOptions, taken: Taken): Promise<Struck> {
  const { log } = options;
  const { target, at, wake, aimed } = await strike(fault, options, taken);
  log(
    `${faultWords(fault)}: now${fault.moment === 'at its time' ? '' : aimed ? ', as aimed' : ', since the moment did not come'} (${target.name})`,
  );
  if (fault.victim === 'worker' && fault.how === 'kill') options.onWorkerKilled?.(at);
  await recover(fault, target, wake);
  taken.delete(target);
  return { fault, name: target.name, at, overAt: Date.now(), aimed };
}

interface Hit {
  readonly target: Target;
  readonly at: number;
  readonly wake: (() => void) | undefined;
  readonly aimed: boolean;
}

/** Now, or at the next moment that the fault is aimed at; now all the same when that does not come. */
async function strike(fault: Fault, options: RunFaultsOptions, taken: Taken): Promise<Hit> {
  const isFree = () => !taken.has(targetOf(fault, options));
  const now = (aimed: boolean, worker?: number): Hit => {
    const target = targetOf(fault, options, worker);
    if (isStore(fault.victim)) taken.add(target);
    return { target, at: Date.now(), wake: hit(fault, target), aimed };
  };
  if (fault.moment !== 'at its time') {
    const aimed = await atMoment(fault, options.aims, { act: (worker) => now(true, worker), isReady: isFree });
    if (aimed) return aimed;
  }
  do {
    while (!isFree()) await pause(LOOK_EVERY_MS);
    await whenRunning(targetOf(fault, options));
  } while (!isFree());
  return now(false);
}

interface AimedAct {
  readonly act: (worker?: number) => Hit;
  readonly isReady: () => boolean;
}

function atMoment(fault: Fault, aims: Aims, { act, isReady }: AimedAct): Promise<Hit | undefined> {
  return new Promise((resolve) => {
    const strikeNow = (worker?: number): boolean => {
      clearTimeout(late);
      resolve(act(worker));
      return mustNotArrive(fault);
    };
    const callOff = aims.arm(fault.moment, strikeNow, isReady);
    const late = setTimeout(() => {
      callOff();
      resolve(undefined);
    }, MOMENT_WITHIN_MS);
  });
}

function targetOf({ victim, worker: planned }: Fault, { product, stores }: RunFaultsOptions, worker: number = planned): Target {
  if (isStore(victim)) return stores[victim];
  return product.service(victim === 'worker' ? `worker-${worker}` : victim);
}

/** Must not wait: the moment is now. */
function hit(fault: Fault, target: Target): (() => void) | undefined {
  if (fault.how === 'freeze') return freeze(target);
  if (!isStore(fault.victim)) killService(target);
  else if (fault.moment === 'insert sent') setTimeout(() => target.kill(), ON_ITS_WAY_MS);
  else target.kill();
  return undefined;
}

/** What a dead process sent a moment ago is let through, except where its death must come first. */
function mustNotArrive({ how, victim, moment }: Fault): boolean {
  if (how === 'freeze') return false;
  if (victim === 'worker' || victim === 'gateway') return true;
  return victim === 'intake' && moment !== 'answer given';
}

async function recover({ how, victim, seconds }: Fault, target: Target, wake: (() => void) | undefined): Promise<void> {
  if (how === 'freeze') {
    await pause(seconds * 1000);
    wake?.();
    return;
  }
  if (isStore(victim)) {
    await until(() => target.identity() === undefined);
    await pause(seconds * 1000);
    await target.start();
  } else {
    // Its supervisor has to notice first.
    await until(() => target.identity() === undefined);
    await whenRunning(target);
  }
}

const whenRunning = (target: Target) => until(() => target.identity() !== undefined);

async function until(isTrue: () => boolean): Promise<void> {
  const late = Date.now() + BACK_WITHIN_MS;
  while (!isTrue() && Date.now() < late) await pause(LOOK_EVERY_MS);
}
