import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import type { Section } from '../report/section.ts';
import { createRandom, shuffle } from '../rounds/shuffle.ts';
import { families } from './families.ts';
import { type Rates, ratesOfIdleJobs, ratesOfWorkers } from './rates.ts';
import { type Measured, reportEffects, workerCounts } from './report-effects.ts';
import { runIdleJobs } from './run-idle-jobs.ts';
import { runWorkers, type WorkersTurn } from './run-workers.ts';
import { type Sinks, startSinks } from './start-sinks.ts';

const ROUNDS = 3;
const LEADS = 2000;
/** As long as a mail host or a CRM on the internet takes. Fewer leads do then: what is measured is how many calls are under way. */
const SLOW_MS = 200;
const SLOW_LEADS = 300;

export interface EffectsOptions {
  readonly rounds?: number | undefined;
  readonly leads?: number | undefined;
  readonly seed: number;
}

/**
 * Effects per second of one, two and four real lead-worker processes, with providers that take everything at once, beside jobs that do nothing; and
 * with providers that take their time, where the processor is no limit.
 */
export async function measureEffects(
  stores: OwnStores,
  { rounds = ROUNDS, leads = LEADS, seed }: EffectsOptions,
  log: (line: string) => void,
): Promise<Section> {
  const [fast, slow, dnsServers] = await Promise.all([startSinks(), startSinks({ answerAfterMs: SLOW_MS }), startDns()]);
  const random = createRandom(seed);
  const slowLeads = Math.min(leads, SLOW_LEADS);
  const measured: Measured[] = [];
  const turns: WorkersTurn[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of shuffle(sides, random)) {
      const rates = side === 'idle' ? ratesOfIdleJobs(await runIdleJobs(stores.redisUrl, leads)) : await ofWorkers(side, round);
      measured.push({ ...(side === 'idle' ? { side } : side), rates });
      log(`Effects: round ${round} of ${rounds}, ${wordsOf(side)}: ${Math.round(rates.all)}/s`);
    }
  }
  return reportEffects(measured, turns, { rounds, leads, slowLeads, slowMs: SLOW_MS, seed, programs: stores.programs });

  async function ofWorkers({ side, workers }: WorkersSide, round: number): Promise<Rates> {
    const sinks: Sinks = side === 'slow' ? slow : fast;
    const database = `effects-${round}-${side}-${workers}`;
    const turn = await runWorkers({ stores, sinks, dnsServers, database, leads: side === 'slow' ? slowLeads : leads, workers });
    turns.push(turn);
    return ratesOfWorkers(turn, families);
  }
}

interface WorkersSide {
  /** What the providers are like. */
  readonly side: 'fast' | 'slow';
  readonly workers: number;
}

const sides: readonly ('idle' | WorkersSide)[] = [
  'idle',
  ...workerCounts.flatMap((workers) => [{ side: 'fast', workers } as const, { side: 'slow', workers } as const]),
];

function wordsOf(side: 'idle' | WorkersSide): string {
  if (side === 'idle') return 'jobs that do nothing';
  return `${side.workers} ${side.workers === 1 ? 'worker' : 'workers'}${side.side === 'slow' ? ', slow providers' : ''}`;
}
