import { type Findings, holdAgainstPromise } from './audit/hold-against-promise.ts';
import { openLedger } from './audit/open-ledger.ts';
import { type Drain, waitForDrain } from './audit/wait-for-drain.ts';
import { type Takeover, watchTakeovers } from './audit/watch-takeovers.ts';
import { Aims } from './faults/aims.ts';
import { runFaults, type Struck } from './faults/run-faults.ts';
import type { Plan } from './plan/plan-faults.ts';
import type { OwnStores } from './product/start-own-stores.ts';
import { type Product, startProduct } from './product/start-product.ts';
import { tellProgress } from './report/tell-progress.ts';
import { startSinks } from './sinks/start-sinks.ts';
import { sendVisitors, type Visitors } from './visitors/send-visitors.ts';

export interface RunOptions {
  readonly folder: string;
  readonly stores: OwnStores;
  readonly seed: number;
  readonly rate: number;
  readonly plan: Plan;
  /** Longest wait for the drain, in seconds. */
  readonly drainWithin: number;
  readonly log: (line: string) => void;
}

export interface Run {
  readonly visitors: Visitors;
  readonly struck: readonly Struck[];
  readonly drain: Drain;
  readonly takeovers: readonly Takeover[];
  readonly findings: Findings;
  /** Services that ended although nobody had killed them. */
  readonly crashed: readonly string[];
}

const WORKERS = 2;

/** Lets the plan happen to the product while visitors come, waits until it has worked everything off, and looks what became of its promise. */
export async function runProduct({ plan, drainWithin, log, ...options }: RunOptions): Promise<Run> {
  const aims = new Aims();
  const sinks = await startSinks(WORKERS, aims);
  const product = await startProduct({ ...options, name: 'product', redisDatabase: 0, sinks, aims, log });
  const ledger = await openLedger(product.mongodbUrl);
  const takeovers = watchTakeovers(ledger);
  const visitors = sendVisitors({ ...options, origin: product.origin, seconds: plan.seconds });
  const progress = new AbortController();
  const telling = tellProgress(visitors, ledger, progress.signal, log);
  const struck = await runFaults({ ...options, faults: plan.faults, product, aims, log, onWorkerKilled: takeovers.workerKilled });
  log('The last fault is over; waiting until everything is worked off ...');
  const drain = await waitForDrain(visitors, ledger, drainWithin);
  visitors.giveUp();
  progress.abort();
  await telling;
  const measured = await takeovers.all();
  const crashed = crashesOf(product, struck);
  await product.stop();
  const findings = holdAgainstPromise({ acknowledged: visitors.acknowledged, leads: await ledger.leads(), received: sinks.received });
  return { visitors, struck, drain, takeovers: measured, findings, crashed };
}

function crashesOf(product: Product, struck: readonly Struck[]): string[] {
  return product.services().flatMap((service) => {
    const kills = struck.filter(({ name, fault }) => name === service.name && fault.how === 'kill').length;
    return service.exits() > kills ? [`${service.name}: ${service.exits() - kills} times`] : [];
  });
}
