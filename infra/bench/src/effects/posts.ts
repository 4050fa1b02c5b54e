import { setTimeout as pause } from 'node:timers/promises';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Section } from '@annuity-lantern/harness/report';
import { percentile } from '@annuity-lantern/harness/rounds';
import { startSinks } from '@annuity-lantern/harness/sinks';
import { CPU_NOTE, type CpuPerLead, cpuText, watchCpu } from '../cpu.ts';
import { startIntake } from '../intake/leads.ts';
import { startGateway } from '../intake/start-gateway.ts';
import type { Options } from '../options.ts';
import { type Posts, postAtRate } from '../post-at-rate.ts';
import { type LeadReader, openLeadReader } from './open-lead-reader.ts';
import { type Receipts, recordReceipts } from './record-receipts.ts';
import { startWorker } from './start-worker.ts';
import { storeLeads } from './store-leads.ts';

export const POSTS_LEADS = 10_000;
const PER_SECOND = 35;
const SECONDS = 30;
/** So many receipts show that the worker is past its boot. */
const WARM_RECEIPTS = 100;
const WARM_WITHIN_MS = 30_000;
const BAR = 1.25;

export interface PostsBesideBacklog {
  readonly reader: LeadReader;
  readonly arrivals: Receipts['arrivals'];
  /** Posts for a while through the gateway. */
  readonly measure: () => Promise<Posts & { readonly cpu: CpuPerLead }>;
  readonly stop: () => Promise<void>;
}

/** Answer times of posts through the gateway while a worker drains a backlog, beside the same posts once it is drained. */
export async function measurePosts(stores: OwnStores, { leads = POSTS_LEADS }: Options, log: (line: string) => void): Promise<Section> {
  log(`Posts: storing a backlog of ${leads} leads ...`);
  const { reader, arrivals, ...beside } = await startPostsBesideBacklog(stores, { database: 'posts', leads });
  const measure = async (what: string) => {
    const posts = await beside.measure();
    log(`Posts: ${what}: p95 ${percentile(posts.took, 0.95).toFixed(1)} ms`);
    return posts;
  };
  const beganAt = new Date();
  const draining = await measure('while the backlog drains');
  const open = await reader.countOpen(beganAt);
  await reader.settled(arrivals);
  const drained = await measure('without backlog');
  await reader.settled(arrivals);
  const left = await reader.countOpen();
  await beside.stop();
  const [p95, p95Without] = [percentile(draining.took, 0.95), percentile(drained.took, 0.95)];
  return {
    title: 'Posts while a backlog drains',
    notes: [
      `${PER_SECOND} posts per second for ${SECONDS} s through the gateway while one worker drains ${leads} leads, and again once they are drained.`,
      `${CPU_NOTE} While a backlog drains, they also work on its leads.`,
      `With ${stores.programs.join(' and ')} and providers that accept at once. Everything shares the machine.`,
    ],
    figures: [
      { name: 'p95 while the backlog drains', value: p95, unit: 'ms' },
      { name: 'p95 without backlog', value: p95Without, unit: 'ms' },
      { name: 'p95 as a multiple of it', value: p95 / p95Without, unit: 'times', bar: { at: 'most', value: BAR } },
      { name: 'p50 as a multiple of it', value: percentile(draining.took, 0.5) / percentile(drained.took, 0.5), unit: 'times' },
      { name: 'effects of the backlog still open when these posts ended', value: open, unit: '', bar: { at: 'least', value: 1 } },
      { name: 'posts without 201', value: draining.failed + drained.failed, unit: '', bar: { at: 'most', value: 0 } },
      { name: 'effects not done at the end', value: left, unit: '', bar: { at: 'most', value: 0 } },
    ],
    tables: [
      {
        title: `CPU per posted lead, at ${PER_SECOND} a second`,
        columns: ['posts', 'in ms'],
        rows: [
          ['while the backlog drains', cpuText([draining.cpu])],
          ['without backlog', cpuText([drained.cpu])],
        ],
      },
    ],
  };
}

/** Stores a backlog, and starts a worker that drains it, and the services that take further posts meanwhile. */
export async function startPostsBesideBacklog(
  stores: OwnStores,
  { database, leads, root }: { readonly database: string; readonly leads: number; readonly root?: string | undefined },
): Promise<PostsBesideBacklog> {
  const intake = await startIntake(stores, database, root);
  const gateway = await startGateway(stores, intake, root);
  await storeLeads(gateway, leads);
  const reader = openLeadReader(stores.mongodbUrl(database));
  const { take, arrivals } = recordReceipts(async () => true);
  const worker = await startWorker(stores, database, await startSinks(take), root);
  for (const late = Date.now() + WARM_WITHIN_MS; arrivals.size < WARM_RECEIPTS && Date.now() < late; ) await pause(50);
  const processes = { gateway: [gateway.pid], 'lead-intake': [intake.pid], 'lead-worker': [worker.pid], ...stores.pids() };
  return {
    reader,
    arrivals,
    measure: async () => {
      const cpuPerLead = await watchCpu(processes);
      const posts = await postAtRate({ ...gateway, rate: PER_SECOND, seconds: SECONDS });
      return { ...posts, cpu: await cpuPerLead(posts.took.length) };
    },
    stop: async () => {
      await Promise.all([gateway.stop(), intake.stop(), worker.stop()]);
      await reader.close();
    },
  };
}
