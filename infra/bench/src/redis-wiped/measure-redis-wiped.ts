import { queueOfEffect } from '@annuity-lantern/contracts/jobs';
import { families } from '../effects/families.ts';
import { type OpenLedger, openLedger } from '../effects/open-ledger.ts';
import { shutQueues } from '../effects/queues.ts';
import { readOutbox } from '../effects/read-outbox.ts';
import { type Sinks, startSinks } from '../effects/start-sinks.ts';
import { startWorker } from '../effects/start-worker.ts';
import { untilDone } from '../effects/until-done.ts';
import type { OwnStores } from '../product/own-stores.ts';
import type { RedisServer } from '../product/redis-server.ts';
import { startDns } from '../product/start-dns.ts';
import type { Section } from '../report/section.ts';
import { interleave } from '../rounds/interleave.ts';
import { reportRedisWiped, type Side, sides, type WipedTurn } from './report-redis-wiped.ts';

const ROUNDS = 3;
/** Each has three effects that are due at once: 300 jobs wait in Redis, and 300 further effects for those. */
const LEADS = 100;
const STUCK_AFTER_MS = 70_000;

export interface RedisWipedOptions {
  readonly rounds?: number | undefined;
  readonly seed: number;
}

/** How long it takes until the effects of leads are done whose jobs were in a Redis that loses everything. */
export async function measureRedisWiped(
  stores: OwnStores,
  { rounds = ROUNDS, seed }: RedisWipedOptions,
  log: (line: string) => void,
): Promise<Section> {
  const [sinks, dnsServers] = await Promise.all([startSinks(), startDns()]);
  const measured = await interleave(sides, { rounds, seed }, async (side, round) => {
    const ledger = await openLedger(stores, `wiped-${side}-${round}`);
    const turn = await loseAll({ stores, sinks, dnsServers, ledger, side, database: `wiped-${side}-${round}` });
    await ledger.close();
    log(`Redis wiped: round ${round} of ${rounds}, ${side}: ${turn.lost} jobs lost, all done after ${turn.seconds.toFixed(1)} s`);
    return turn;
  });
  return reportRedisWiped(measured, { rounds, leads: LEADS, seed, programs: stores.programs });
}

interface TurnOptions {
  readonly stores: OwnStores;
  readonly sinks: Sinks;
  readonly dnsServers: string;
  readonly ledger: OpenLedger;
  readonly database: string;
  readonly side: Side;
}

async function loseAll({ stores, sinks, dnsServers, ledger, database, side }: TurnOptions): Promise<WipedTurn> {
  const { redis, redisUrl } = stores;
  const queues = await shutQueues(
    redisUrl,
    families.map(({ queue }) => queue),
  );
  const worker = await startWorker({ stores, database, sinks, dnsServers });
  sinks.takeCounts();
  await ledger.fill(LEADS);
  const lost = await countJobs(redis);
  await queues.close();
  const wipedAt = Date.now();
  // That the queues were shut is lost, too.
  if (side === 'flushed') await redis.ask('FLUSHALL');
  else await replace(redis);
  const left = await untilDone(ledger.leads, STUCK_AFTER_MS);
  const outbox = await readOutbox(ledger.leads);
  await worker.stop();
  const lastDoneAt = Math.max(...Object.values(outbox).map((tally) => tally.lastDoneAt ?? Number.NaN));
  return { lost, left, outbox, seconds: left === 0 ? (lastDoneAt - wipedAt) / 1000 : Number.POSITIVE_INFINITY, taken: sinks.takeCounts() };
}

async function replace(redis: RedisServer): Promise<void> {
  await redis.kill();
  await redis.emptyFolder();
  await redis.start();
}

/** In queues that are shut. */
async function countJobs(redis: RedisServer): Promise<number> {
  let count = 0;
  for (const queue of new Set(Object.values(queueOfEffect)))
    count += Number(/:(\d+)/.exec(await redis.ask(`LLEN bull:${queue}:wait`))?.[1]);
  return count;
}
