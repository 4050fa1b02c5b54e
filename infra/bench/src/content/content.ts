import { randomBytes } from 'node:crypto';
import { listAnnuityRates, listResources } from '@annuity-lantern/contracts/http';
import { applySheet, planSheet } from '@annuity-lantern/rate-sheets';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { manyRates } from '../interaction/rate-filter.ts';
import { type Comparison, comparisonFigures, comparisonTable, runLoad } from '../load.ts';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startProcess } from '../product/start-process.ts';
import { kilobytes, type Section } from '../report.ts';
import { interleave } from '../rounds.ts';

const ROUNDS = 7;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const BAR = 0.5;
const lists = { resources: listResources.path, '10,000 rates': listAnnuityRates.path };
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/** Cached lists per second of content-api and of a bare server that sends the same bytes. */
export async function measureContent(
  { mongodbUrl, logsDir, programs }: OwnStores,
  { rounds = ROUNDS, seconds, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  await importRates(mongodbUrl('content'));
  const content = await startProcess({
    name: 'content-api',
    entry: 'services/content-api/src/main.ts',
    logsDir,
    env: { MONGODB_URL: mongodbUrl('content'), ID_KEY: randomBytes(32).toString('hex') },
  });
  const comparisons: Comparison[] = [];
  const sizes: string[] = [];
  for (const [name, path] of Object.entries(lists)) {
    const url = `${content.origin}${path}`;
    const control = await startProcess({
      name: 'content-control',
      entry: 'infra/bench/src/content/control-server.ts',
      logsDir,
      env: { LIKE_URL: url, ACCEPT_ENCODING: headers['accept-encoding'] },
    });
    const urls = { content: url, control: `${control.origin}${path}` };
    sizes.push(`${name} ${kilobytes(Number((await fetch(url, { headers })).headers.get('content-length')))}`);
    const read = (side: keyof typeof urls, forSeconds: number) =>
      runLoad({ url: urls[side], connections: CONNECTIONS, seconds: forSeconds, headers });
    for (const side of ['content', 'control'] as const) await read(side, WARM_UP_SECONDS);
    const measured = await interleave(['content', 'control'], { rounds, seed }, async (side, round) => {
      const load = await read(side, seconds);
      log(`Content, ${name}: round ${round} of ${rounds}, ${side}: ${Math.round(load.perSecond)}/s`);
      return load;
    });
    await control.stop();
    comparisons.push({ name, product: measured.content, control: measured.control, bar: BAR });
  }
  await content.stop();
  return {
    title: 'Content lists',
    notes: [
      `content-api alone, in production mode, with ${programs.join(' and ')}. Control: node:http with the same bytes and headers.`,
      `${rounds} rounds of ${seconds} s per side at ${CONNECTIONS} connections, shuffled (--seed ${seed}). Compressed: ${sizes.join(', ')}.`,
    ],
    figures: comparisons.flatMap(comparisonFigures),
    tables: [comparisonTable(comparisons)],
  };
}

async function importRates(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  const plan = await planSheet(store.connection, manyRates(), { samplesAllowed: true });
  const outcome = await applySheet(store.connection, plan, { by: 'command', source: 'bench', now: new Date() });
  await store.close();
  if (outcome !== 'applied') throw new Error(`The rates were not published: ${outcome}`);
}
