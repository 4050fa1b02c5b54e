import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import type { Section } from '../report/section.ts';
import { createRandom, shuffle } from '../rounds/shuffle.ts';
import { families } from './families.ts';
import { type Rates, ratesOfIdleJobs, ratesOfWorkers } from './rates.ts';
import { reportEffects, type Side } from './report-effects.ts';
import { runIdleJobs } from './run-idle-jobs.ts';
import { runWorkers, type WorkersTurn } from './run-workers.ts';
import { startSinks } from './start-sinks.ts';

const ROUNDS = 3;
const LEADS = 2000;

export interface EffectsOptions {
  readonly rounds?: number | undefined;
  readonly leads?: number | undefined;
  readonly seed: number;
}

/** Effects per second of one real lead-worker process and of two, with providers that take everything at once, beside jobs that do nothing. */
export async function measureEffects(
  stores: OwnStores,
  { rounds = ROUNDS, leads = LEADS, seed }: EffectsOptions,
  log: (line: string) => void,
): Promise<Section> {
  const [sinks, dnsServers] = await Promise.all([startSinks(), startDns()]);
  const random = createRandom(seed);
  const measured: Record<Side, Rates[]> = { one: [], two: [], idle: [] };
  const turns: WorkersTurn[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of shuffle(['one', 'two', 'idle'] as const, random)) {
      const rates = side === 'idle' ? ratesOfIdleJobs(await runIdleJobs(stores.redisUrl, leads)) : await ofWorkers(side, round);
      measured[side].push(rates);
      log(`Effects: round ${round} of ${rounds}, ${sideWords[side]}: ${Math.round(rates.all)}/s`);
    }
  }
  return reportEffects(measured, turns, { rounds, leads, seed, programs: stores.programs });

  async function ofWorkers(side: 'one' | 'two', round: number): Promise<Rates> {
    const database = `effects-${round}-${side}`;
    const turn = await runWorkers({ stores, sinks, dnsServers, database, leads, workers: side === 'one' ? 1 : 2 });
    turns.push(turn);
    return ratesOfWorkers(turn, families);
  }
}

const sideWords: Readonly<Record<Side, string>> = { one: 'one worker', two: 'two workers', idle: 'jobs that do nothing' };
