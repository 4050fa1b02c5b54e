import { setTimeout as pause } from 'node:timers/promises';
import { openLedger } from '../effects/open-ledger.ts';
import { readOutbox } from '../effects/read-outbox.ts';
import { startSinks } from '../effects/start-sinks.ts';
import { startWorker } from '../effects/start-worker.ts';
import { untilDone } from '../effects/until-done.ts';
import { startIntake } from '../intake/start-intake.ts';
import type { OwnStores } from '../product/own-stores.ts';
import type { RedisServer } from '../product/redis-server.ts';
import { startDns } from '../product/start-dns.ts';
import type { Section } from '../report/section.ts';
import { sendAll } from '../visitors/send-all.ts';
import { type MemoryReading, reportRedisMemory } from './report-redis-memory.ts';

const LEADS = 20_000;
/** Until scripts are loaded and the lists of recent events have reached their fixed length. */
const WARM_UP = 500;
/** Read after each of so many equal parts: growth that goes on looks unlike one that ends. */
const PARTS = 10;
const SETTLE_MS = 3000;
const database = 'redis-memory';

export interface RedisMemoryOptions {
  readonly leads?: number | undefined;
}

/** What Redis holds before and after so many leads have gone through intake and worker, and all their effects are done. */
export async function measureRedisMemory(
  stores: OwnStores,
  { leads = LEADS }: RedisMemoryOptions,
  log: (line: string) => void,
): Promise<Section> {
  const [sinks, dnsServers] = await Promise.all([startSinks(), startDns()]);
  const ledger = await openLedger(stores, database);
  const readings: MemoryReading[] = [];
  const read = async (label: string) => {
    await pause(SETTLE_MS);
    const reading = { label, ...(await readMemory(stores.redis)) };
    readings.push(reading);
    log(`Redis memory: ${label}: ${reading.bytes} bytes, ${reading.keys} keys`);
  };
  await read('nobody connected');
  const intake = await startIntake(stores, { database, dnsServers });
  const worker = await startWorker({ stores, database, sinks, dnsServers });
  await read('before the first lead');
  await sendAll(WARM_UP, intake.origin, intake.headers);
  await untilDone(ledger.leads);
  await read(`after a warm-up of ${WARM_UP}`);
  let accepted = 0;
  let left = 0;
  for (let part = 1; part <= PARTS && left === 0; part += 1) {
    const count = Math.floor((leads * part) / PARTS) - Math.floor((leads * (part - 1)) / PARTS);
    accepted += (await sendAll(count, intake.origin, intake.headers)).accepted;
    left = await untilDone(ledger.leads);
    await read(`after ${accepted} more`);
  }
  const outbox = await readOutbox(ledger.leads);
  const keys = await readKeys(stores.redis);
  await Promise.all([intake.stop(), worker.stop()]);
  await ledger.close();
  return reportRedisMemory(readings, { leads, accepted, left, outbox, keys, programs: stores.programs });
}

/** Every key with the bytes it takes, the largest first. */
async function readKeys(redis: RedisServer): Promise<[key: string, bytes: number][]> {
  const names = (await redis.ask('KEYS *')).match(/^bull:.*$/gm) ?? [];
  const sized: [string, number][] = [];
  for (const name of names.map((line) => line.trim())) {
    sized.push([name, Number(/:(\d+)/.exec(await redis.ask(`MEMORY USAGE ${name} SAMPLES 0`))?.[1])]);
  }
  return sized.toSorted(([, one], [, other]) => other - one);
}

async function readMemory(redis: RedisServer): Promise<Omit<MemoryReading, 'label'>> {
  const info = await redis.ask('INFO memory');
  const size = await redis.ask('DBSIZE');
  const field = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1]);
  return {
    bytes: field('used_memory'),
    scripts: field('used_memory_scripts'),
    clients: field('mem_clients_normal'),
    keys: Number(/:(\d+)/.exec(size)?.[1]),
  };
}
