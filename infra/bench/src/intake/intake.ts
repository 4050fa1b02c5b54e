import { BSON, MongoClient } from 'mongodb';
import { comparisonFigures, comparisonTable, runLoad } from '../load.ts';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startProcess } from '../product/start-process.ts';
import type { Section } from '../report.ts';
import { interleave } from '../rounds.ts';
import { nextLead, startIntake } from './leads.ts';

const ROUNDS = 11;
/** Until the JIT has compiled both servers. */
const WARM_UP_SECONDS = 10;
const BAR_AT_64 = 1.2;
const sides = { 'intake at 1': 1, 'control at 1': 1, 'intake at 64': 64, 'control at 64': 64 } as const;
type Side = keyof typeof sides;

/** Acknowledged leads per second of lead-intake and of a bare insert server on the same stores. */
export async function measureIntake(
  stores: OwnStores,
  { rounds = ROUNDS, seconds, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const intake = await startIntake(stores, 'intake');
  const post = (url: string, connections: number, forSeconds: number) =>
    runLoad({ url, connections, seconds: forSeconds, headers: intake.headers, next: nextLead });
  await post(intake.url, 1, 1);

  const client = await new MongoClient(stores.mongodbUrl('intake')).connect();
  const lead = await client.db().collection('leads').findOne();
  await client.close();
  if (!lead) throw new Error('lead-intake stored nothing.');
  const control = await startProcess({
    name: 'intake-control',
    entry: 'infra/bench/src/intake/control-server.ts',
    logsDir: stores.logsDir,
    env: { MONGODB_URL: stores.mongodbUrl('intake'), FURTHER_FIELDS: BSON.EJSON.stringify(lead) },
  });
  log('Intake: warming up ...');
  for (const url of [intake.url, control.origin]) await post(url, 64, WARM_UP_SECONDS);

  const measured = await interleave(Object.keys(sides) as Side[], { rounds, seed }, async (side, round) => {
    const load = await post(side.startsWith('intake') ? intake.url : control.origin, sides[side], seconds);
    // No worker runs here: without this each round would find a fuller Redis.
    await stores.flushRedis();
    log(`Intake: round ${round} of ${rounds}, ${side}: ${Math.round(load.perSecond)}/s`);
    return load;
  });
  await Promise.all([intake.stop(), control.stop()]);
  const comparisons = ([1, 64] as const).map((connections) => ({
    name: `acknowledged leads at ${connections}`,
    product: measured[`intake at ${connections}`],
    control: measured[`control at ${connections}`],
    // Group commit pays only when several leads arrive at once.
    ...(connections === 64 ? { bar: BAR_AT_64 } : {}),
  }));
  return {
    title: 'Lead intake',
    notes: [
      `lead-intake alone, in production mode, with ${stores.programs.join(' and ')}.`,
      `Control: node:http and one journaled majority insert per request, a document of the same size (${BSON.calculateObjectSize(lead)} bytes).`,
      `${rounds} rounds of ${seconds} s per side, shuffled (--seed ${seed}). Load generator, servers and stores share the machine.`,
    ],
    figures: comparisons.flatMap(comparisonFigures),
    tables: [comparisonTable(comparisons)],
  };
}
