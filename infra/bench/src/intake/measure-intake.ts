import type { OwnStores } from '../product/own-stores.ts';
import type { Section } from '../report/section.ts';
import { createRandom, shuffle } from '../rounds/shuffle.ts';
import { emptyQueues } from './empty-queues.ts';
import { type Measured, reportIntake } from './report-intake.ts';
import { runLoad } from './run-load.ts';
import { type Sides, startSides } from './start-sides.ts';

const ROUNDS = 11;
/** Until both servers' code is compiled for speed, as it is in one that has run for a while. */
const WARM_UP_SECONDS = 10;
const connectionCounts = [1, 64] as const;

export interface IntakeOptions {
  readonly rounds?: number | undefined;
  readonly seconds: number;
  readonly seed: number;
}

/** Acknowledged leads per second and how long an answer takes, of the real lead-intake and of a bare control on the same stores, in turns. */
export async function measureIntake(
  stores: OwnStores,
  { rounds = ROUNDS, seconds, seed }: IntakeOptions,
  log: (line: string) => void,
): Promise<Section> {
  log('Intake: warming up ...');
  const sides = await startSides(stores);
  const generatorAlone = await warmUp(sides);
  const storedBefore = await sides.storedLeads();

  const random = createRandom(seed);
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const turns = connectionCounts.flatMap((connections) => [
      { round, connections, side: 'intake' as const },
      { round, connections, side: 'control' as const },
    ]);
    for (const turn of shuffle(turns, random)) {
      const load = await runLoad({ origin: sides.origins[turn.side], connections: turn.connections, seconds, headers: sides.headers });
      measured.push({ ...turn, load });
    }
    await emptyQueues(stores.redisUrl);
    log(`Intake: round ${round} of ${rounds}: ${measured.slice(-turns.length).map(shortly).join(', ')}`);
  }
  const stored = (await sides.storedLeads()) - storedBefore;
  await sides.stop();
  const { programs } = stores;
  return reportIntake(measured, { rounds, seconds, seed, programs, generatorAlone, stored, documentBytes: sides.documentBytes });
}

/** @returns answers per second of the load generator when nothing is stored */
async function warmUp({ origins, headers }: Sides): Promise<number> {
  const common = { connections: 64, seconds: WARM_UP_SECONDS, headers };
  await runLoad({ ...common, origin: origins.intake });
  await runLoad({ ...common, origin: origins.control });
  const alone = await runLoad({ ...common, origin: origins.control, path: '/nothing' });
  return alone.perSecond;
}

function shortly({ side, connections, load }: Measured): string {
  return `${side} at ${connections}: ${Math.round(load.perSecond)}/s`;
}
