import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Section } from '@annuity-lantern/harness/report';
import { interleave, median } from '@annuity-lantern/harness/rounds';
import { startSinks } from '@annuity-lantern/harness/sinks';
import { startService } from '@annuity-lantern/harness/start-service';
import { BSON, MongoClient } from 'mongodb';
import { CPU_NOTE, watchCpu } from '../cpu.ts';
import { startWorker } from '../effects/start-worker.ts';
import { comparisonFigures, comparisonTable, ratios, runLoad } from '../load.ts';
import type { Options } from '../options.ts';
import { nextLead, startIntake } from './leads.ts';
import { startGateway } from './start-gateway.ts';

const ROUNDS = 11;
/** Until the JIT has compiled both servers. */
const WARM_UP_SECONDS = 10;
const BAR_AT_64 = 1.2;
const BAR_OF_GATEWAY = 0.8;
const BAR_WITH_WORKER = 0.5;
const DATABASE = 'intake';
const sides = {
  'intake at 1': 1,
  'control at 1': 1,
  'intake at 64': 64,
  'gateway at 64': 64,
  'gateway with a worker at 64': 64,
  'control at 64': 64,
} as const;
type Side = keyof typeof sides;

/** Acknowledged leads per second of lead-intake, alone and behind the gateway, and of a bare insert server on the same stores. */
export async function measureIntake(
  stores: OwnStores,
  { rounds = ROUNDS, seconds, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const intake = await startIntake(stores, DATABASE);
  const gateway = await startGateway(stores, intake);
  const sinks = await startSinks(async () => true);
  const post = (url: string, connections: number, forSeconds: number) =>
    runLoad({ url, connections, seconds: forSeconds, headers: intake.headers, next: nextLead });
  await post(intake.url, 1, 1);

  const client = await new MongoClient(stores.mongodbUrl(DATABASE)).connect();
  const lead = await client.db().collection('leads').findOne();
  if (!lead) throw new Error('lead-intake stored nothing.');
  const control = await startService({
    name: 'intake-control',
    entry: 'infra/bench/src/intake/control-server.ts',
    logsDir: stores.logsDir,
    env: { MONGODB_URL: stores.mongodbUrl(DATABASE), FURTHER_FIELDS: BSON.EJSON.stringify(lead) },
  });
  const urlOf = (side: Side) => (side.startsWith('gateway') ? gateway : side.startsWith('intake') ? intake : { url: control.origin }).url;
  log('Intake: warming up ...');
  for (const url of [intake.url, gateway.url, control.origin]) await post(url, 64, WARM_UP_SECONDS);

  const measured = await interleave(Object.keys(sides) as Side[], { rounds, seed }, async (side, round) => {
    const worker = side.includes('worker') ? await startWorker(stores, DATABASE, sinks) : undefined;
    const cpuPerLead = await watchCpu({
      ...(side.startsWith('control') ? { control: [control.pid] } : { 'lead-intake': [intake.pid] }),
      ...(side.startsWith('gateway') && { gateway: [gateway.pid] }),
      ...(worker && { 'lead-worker': [worker.pid] }),
      ...stores.pids(),
    });
    const load = await post(urlOf(side), sides[side], seconds);
    const cpu = await cpuPerLead(load.answered);
    await worker?.stop();
    // Without this each round would find fuller stores.
    for (const name of ['leads', 'control']) await client.db().collection(name).deleteMany({});
    await stores.flushRedis();
    log(`Intake: round ${round} of ${rounds}, ${side}: ${Math.round(load.perSecond)}/s`);
    return { ...load, cpu };
  });
  await Promise.all([gateway.stop(), intake.stop(), control.stop(), client.close()]);
  const comparisons = [
    { name: 'acknowledged leads at 1', product: measured['intake at 1'], control: measured['control at 1'] },
    // Group commit pays only when several leads arrive at once.
    { name: 'acknowledged leads at 64', product: measured['intake at 64'], control: measured['control at 64'], bar: BAR_AT_64 },
    {
      name: 'acknowledged leads at 64, through the gateway',
      product: measured['gateway at 64'],
      control: measured['control at 64'],
      bar: BAR_OF_GATEWAY,
    },
    {
      name: 'acknowledged leads at 64, through the gateway, with a worker',
      product: measured['gateway with a worker at 64'],
      control: measured['control at 64'],
    },
  ];
  return {
    title: 'Lead intake',
    notes: [
      `gateway, lead-intake and lead-worker in production mode, with ${stores.programs.join(' and ')}. A worker runs only where it is named.`,
      `Control: node:http and one journaled majority insert per request, a document of the same size (${BSON.calculateObjectSize(lead)} bytes).`,
      CPU_NOTE,
      `${rounds} rounds of ${seconds} s per side, shuffled (--seed ${seed}). Load generator, servers, providers and stores share the machine.`,
    ],
    figures: [
      ...comparisons.flatMap(comparisonFigures),
      {
        name: 'through the gateway, with a worker as a share of without',
        value: median(ratios(measured['gateway with a worker at 64'], measured['gateway at 64'])),
        unit: 'times',
        bar: { at: 'least', value: BAR_WITH_WORKER },
      },
    ],
    tables: [comparisonTable(comparisons)],
  };
}
