import type { OwnStores } from '../product/own-stores.ts';
import { families } from './families.ts';
import { openLedger } from './open-ledger.ts';
import { shutQueues } from './queues.ts';
import { type Outbox, readOutbox } from './read-outbox.ts';
import type { Sinks } from './start-sinks.ts';
import { startWorker } from './start-worker.ts';
import { untilDone } from './until-done.ts';

export interface WorkersTurn {
  readonly workers: number;
  /** When the workers, ready and waiting, were given their first job. */
  readonly openedAt: number;
  readonly outbox: Outbox;
  readonly taken: Readonly<Record<string, number>>;
}

export interface TurnOptions {
  readonly stores: OwnStores;
  readonly sinks: Sinks;
  readonly dnsServers: string;
  /** A database of this turn alone. */
  readonly database: string;
  readonly leads: number;
  readonly workers: number;
}

/** Lets so many real worker processes work off the outboxes of so many stored leads, all of which are there when they begin. */
export async function runWorkers({ stores, sinks, dnsServers, database, leads: count, workers }: TurnOptions): Promise<WorkersTurn> {
  const ledger = await openLedger(stores, database);
  const queueNames = families.map(({ queue }) => queue);
  const queues = await shutQueues(stores.redisUrl, queueNames);
  await ledger.fill(count);

  const started = [];
  for (let worker = 1; worker <= workers; worker += 1)
    started.push(await startWorker({ stores, database, sinks, dnsServers, name: `lead-worker-${worker}` }));
  sinks.takeCounts();
  const openedAt = Date.now();
  await queues.open();

  await untilDone(ledger.leads);
  await Promise.all(started.map((worker) => worker.stop()));
  await queues.close();
  const outbox = await readOutbox(ledger.leads);
  await ledger.close();
  return { workers, openedAt, outbox, taken: sinks.takeCounts() };
}
