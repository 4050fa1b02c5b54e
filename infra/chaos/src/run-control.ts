import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdAgainstPromise } from './audit/hold-against-promise.ts';
import { openLedger } from './audit/open-ledger.ts';
import { Aims } from './faults/aims.ts';
import { runFaults } from './faults/run-faults.ts';
import type { Fault } from './plan/fault.ts';
import { faultsOfControl } from './plan/faults-of-control.ts';
import type { OwnStores } from './product/start-own-stores.ts';
import { startProduct } from './product/start-product.ts';
import { startSinks } from './sinks/start-sinks.ts';
import { sendVisitors } from './visitors/send-visitors.ts';

export interface ControlOptions {
  readonly folder: string;
  readonly stores: OwnStores;
  readonly seed: number;
  readonly rate: number;
  /** Of the run itself: those of the part that is wrong here happen again, in the same order. */
  readonly faults: readonly Fault[];
  readonly log: (line: string) => void;
}

export interface ControlOutcome {
  readonly name: string;
  readonly kills: number;
  readonly acknowledged: number;
  /** What it lost; a runner that sees nothing here sees nothing at all. */
  readonly found: number;
  /** Of what. */
  readonly what: string;
}

const controls = {
  intake: { service: 'lead-intake', file: 'answer-before-insert.ts', redisDatabase: 1, what: 'acknowledged leads lost' },
  worker: { service: 'lead-worker', file: 'mark-before-acting.ts', redisDatabase: 2, what: 'effects marked done and never received' },
} as const;

/** Visitors still come for so many seconds after the last fault's time. */
const TAIL = 2;
/** What a control still does by itself after the last fault, in milliseconds. */
const SETTLES_WITHIN_MS = 4000;
const HEARD_WITHIN_MS = 15_000;

/** Runs the product with one part in the wrong order through the same kills, and counts what it loses. */
export async function runControl(victim: keyof typeof controls, options: ControlOptions): Promise<ControlOutcome> {
  const { service, file, redisDatabase, what } = controls[victim];
  const aims = new Aims();
  const sinks = await startSinks(2, aims);
  const instead = { [service]: path.join(import.meta.dirname, 'controls', file) };
  const name = `control-${victim}`;
  const product = await startProduct({ ...options, name, redisDatabase, sinks, aims, instead });
  const faults = faultsOfControl(victim, options.faults);
  const visitors = sendVisitors({ ...options, origin: product.origin, seconds: (faults.at(-1)?.at ?? 0) + TAIL });
  await runFaults({ ...options, faults, product, aims });
  await Promise.race([visitors.allHeard, pause(HEARD_WITHIN_MS, undefined, { ref: false })]);
  visitors.giveUp();
  await pause(SETTLES_WITHIN_MS);
  const ledger = await openLedger(product.mongodbUrl);
  const leads = await ledger.leads();
  await product.stop();
  const { lost, missing } = holdAgainstPromise({ acknowledged: visitors.acknowledged, leads, received: sinks.received });
  const found = victim === 'intake' ? lost.length : missing.length;
  return { name: file, kills: faults.length, acknowledged: visitors.acknowledged.length, found, what };
}
