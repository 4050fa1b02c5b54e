import { randomBytes } from 'node:crypto';
import { listAnnuityRates, listResources } from '@annuity-lantern/contracts/http';
import type { OwnStores } from '../product/own-stores.ts';
import { startProcess } from '../product/start-process.ts';
import type { Section } from '../report/section.ts';
import { interleave } from '../rounds/interleave.ts';
import { importRates } from './import-rates.ts';
import { type MeasuredList, reportContent } from './report-content.ts';
import { runReads } from './run-reads.ts';

const ROUNDS = 7;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
/** As many as the site is made for. */
const RATES = 10_000;
const measured = [
  { path: listResources.path, name: 'resources' },
  { path: listAnnuityRates.path, name: `${RATES.toLocaleString('en-US')} rates` },
];
/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

export interface ContentOptions {
  readonly rounds?: number | undefined;
  readonly seconds: number;
  readonly seed: number;
}

/** Lists per second and how long an answer takes, of the real content-api and of a bare server that sends the same bytes, in turns. */
export async function measureContent(
  { mongodbUrl, logsDir, programs }: OwnStores,
  { rounds = ROUNDS, seconds, seed }: ContentOptions,
  log: (line: string) => void,
): Promise<Section> {
  const database = mongodbUrl('content');
  await importRates(database, RATES);
  const content = await startProcess({
    name: 'content-api',
    entry: 'services/content-api/src/main.ts',
    logsDir,
    env: { MONGODB_URL: database, ID_KEY: randomBytes(32).toString('hex') },
  });
  const lists: MeasuredList[] = [];
  for (const { path, name } of measured) {
    const url = `${content.origin}${path}`;
    const control = await startProcess({
      name: 'content-control',
      entry: 'infra/bench/src/content/control-server.ts',
      logsDir,
      env: { LIKE_URL: url, ACCEPT_ENCODING: headers['accept-encoding'] },
    });
    const urls = { content: url, control: `${control.origin}${path}` };
    const bytes = Number((await fetch(url, { headers })).headers.get('content-length'));
    log(`Content, ${name}: warming up ...`);
    for (const each of Object.values(urls)) await runReads({ url: each, connections: CONNECTIONS, seconds: WARM_UP_SECONDS, headers });
    const reads = await interleave(['content', 'control'], { rounds, seed }, async (side, round) => {
      const found = await runReads({ url: urls[side], connections: CONNECTIONS, seconds, headers });
      log(`Content, ${name}: round ${round} of ${rounds}, ${side}: ${Math.round(found.perSecond)}/s, p99 ${found.p99.toFixed(1)} ms`);
      return found;
    });
    await control.stop();
    lists.push({ name, bytes, reads });
  }
  await content.stop();
  return reportContent(lists, { rounds, seconds, seed, programs, connections: CONNECTIONS });
}
