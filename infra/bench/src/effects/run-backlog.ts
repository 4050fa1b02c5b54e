import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import { startSinks, type Take } from '@annuity-lantern/harness/sinks';
import { type CpuPerLead, watchCpu } from '../cpu.ts';
import { startIntake } from '../intake/leads.ts';
import { openLeadReader } from './open-lead-reader.ts';
import { recordReceipts } from './record-receipts.ts';
import { startWorker } from './start-worker.ts';
import { storeLeads } from './store-leads.ts';
import { type Tally, tallyEffects } from './tally-effects.ts';

export interface BacklogOptions {
  readonly stores: OwnStores;
  readonly database: string;
  /** How the providers answer. */
  readonly answer: Take;
  readonly leads: number;
  readonly workers: number;
  /** Another checkout for the services. */
  readonly root?: string | undefined;
}

/** Stores and enqueues leads while no worker runs, then has them worked off. The database and Redis are empty afterwards. */
export async function runBacklog({
  stores,
  database,
  answer,
  leads,
  workers,
  root,
}: BacklogOptions): Promise<Tally & { readonly cpu: CpuPerLead }> {
  const intake = await startIntake(stores, database, root);
  await storeLeads(intake, leads);
  await intake.stop();
  const reader = openLeadReader(stores.mongodbUrl(database));
  const { take, arrivals } = recordReceipts(answer);
  const sinks = await startSinks(take);
  const running = await Promise.all(Array.from({ length: workers }, () => startWorker(stores, database, sinks, root)));
  const cpuPerLead = await watchCpu({ 'lead-worker': running.map(({ pid }) => pid), ...stores.pids() });
  await reader.settled(arrivals);
  const cpu = await cpuPerLead(leads);
  await Promise.all(running.map((worker) => worker.stop()));
  const tally = tallyEffects(await reader.leads(), arrivals);
  await reader.clear();
  await reader.close();
  await stores.flushRedis();
  return { ...tally, cpu };
}
