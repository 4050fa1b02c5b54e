import { Agent } from 'node:http';
import { hostileRequests } from '@annuity-lantern/lead-intake/test/hostile-requests';
import { type Tried, tryHostile } from '@annuity-lantern/lead-intake/test/try-hostile';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { MongoClient } from 'mongodb';
import { startIntake } from '../intake/start-intake.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import { startGateway } from '../product/start-gateway.ts';
import type { Section } from '../report/section.ts';
import { reportHostile } from './report-hostile.ts';

const REQUESTS = 10_000;
const AT_ONCE = 8;
const TOLD_EVERY = 1000;
const database = 'hostile';

export interface HostileOptions {
  readonly requests?: number | undefined;
  readonly seed: number;
}

/** Sends generated requests through the real gateway at the real intake, and holds each answer, and what is stored then, against what may be. */
export async function measureHostile(
  stores: OwnStores,
  { requests = REQUESTS, seed }: HostileOptions,
  log: (line: string) => void,
): Promise<Section> {
  const intake = await startIntake(stores, { database, dnsServers: await startDns() });
  const gateway = await startGateway(stores, { intakeOrigin: intake.origin, limitPerMinute: 0 });
  const client = await new MongoClient(stores.mongodbUrl(database)).connect();
  const closeClient = undoAtEnd(() => client.close());
  const leads = client.db().collection<{ _id: string }>('leads');
  const { origin, 'sec-fetch-site': site } = intake.headers;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const options = {
    port: Number(new URL(gateway.origin).port),
    agent,
    headers: { origin: String(origin), 'sec-fetch-site': String(site) },
    findStored: (id: string) => leads.findOne({ _id: id }),
  };
  const all = hostileRequests(seed, requests);
  const tried: Tried[] = [];
  let next = 0;
  const visitor = async () => {
    for (let request = all[next++]; request; request = all[next++]) {
      tried.push(await tryHostile(request, options));
      if (tried.length % TOLD_EVERY === 0) log(`Hostile requests: ${tried.length} of ${requests}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  const alive = (await fetch(`${gateway.origin}/healthz`)).status === 200 && (await fetch(`${intake.origin}/readyz`)).status === 200;
  await closeClient();
  await gateway.stop();
  await intake.stop();
  return reportHostile(tried, { seed, alive, programs: stores.programs });
}
