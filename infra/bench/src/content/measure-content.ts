import { randomBytes } from 'node:crypto';
import { listResources } from '@annuity-lantern/contracts/http';
import type { OwnStores } from '../product/own-stores.ts';
import { startProcess } from '../product/start-process.ts';
import type { Section } from '../report/section.ts';
import { interleave } from '../rounds/interleave.ts';
import { reportContent } from './report-content.ts';
import { runReads } from './run-reads.ts';

const ROUNDS = 7;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
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
  const content = await startProcess({
    name: 'content-api',
    entry: 'services/content-api/src/main.ts',
    logsDir,
    env: { MONGODB_URL: mongodbUrl('content'), ID_KEY: randomBytes(32).toString('hex') },
  });
  const control = await startProcess({
    name: 'content-control',
    entry: 'infra/bench/src/content/control-server.ts',
    logsDir,
    env: { LIKE_URL: `${content.origin}${listResources.path}`, ACCEPT_ENCODING: headers['accept-encoding'] },
  });
  const urls = { content: `${content.origin}${listResources.path}`, control: `${control.origin}${listResources.path}` };
  const bytes = Number((await fetch(urls.content, { headers })).headers.get('content-length'));
  log('Content: warming up ...');
  for (const url of Object.values(urls)) await runReads({ url, connections: CONNECTIONS, seconds: WARM_UP_SECONDS, headers });
  const measured = await interleave(['content', 'control'], { rounds, seed }, async (side, round) => {
    const reads = await runReads({ url: urls[side], connections: CONNECTIONS, seconds, headers });
    log(`Content: round ${round} of ${rounds}, ${side}: ${Math.round(reads.perSecond)}/s, p99 ${reads.p99.toFixed(1)} ms`);
    return reads;
  });
  await Promise.all([content.stop(), control.stop()]);
  return reportContent(measured, { rounds, seconds, seed, programs, bytes, connections: CONNECTIONS });
}
