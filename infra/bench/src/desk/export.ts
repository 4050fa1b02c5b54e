import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { exportLeads, signIn } from '@annuity-lantern/contracts/http';
import { openLeads } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { residentMegabytes } from '../memory.ts';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startProcess } from '../product/start-process.ts';
import type { Section } from '../report.ts';
import { createRandom } from '../rounds.ts';
import { generateLeads } from './generate-leads.ts';

const LEADS = 100_000;
const BAR_MEGABYTES = 50;
const DATABASE = 'export';
/** Leads of the exports before the one that is measured: a process that has just started still grows by itself. */
const WARM_UP = { query: '?kind=annuity-review&state=OH', times: 3 };
const LOOK_EVERY_MS = 20;
const manager = { username: 'margaret', password: randomBytes(16).toString('hex') };

/** How much the desk grows while it sends an export. */
export async function measureExport(
  stores: OwnStores,
  { leads: count = LEADS, seed }: Options,
  log: (line: string) => void,
): Promise<Section> {
  const store = connectStore({ mongodbUrl: stores.mongodbUrl(DATABASE) });
  await store.connected;
  log(`Export: generating ${count} leads ...`);
  await generateLeads(openLeads(store), { count, random: createRandom(seed), onProgress: () => {} });
  await store.close();
  const desk = await startDesk(stores);
  const cookie = await signedIn(desk.origin);
  for (let time = 0; time < WARM_UP.times; time += 1) await download(desk.origin, cookie, WARM_UP.query);
  const before = await residentMegabytes(desk.pid);
  log('Export: downloading ...');
  let most = before;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentMegabytes(desk.pid));
      await pause(LOOK_EVERY_MS);
    }
  })();
  const begin = performance.now();
  const { lines, bytes } = await download(desk.origin, cookie, '');
  const seconds = (performance.now() - begin) / 1000;
  isOver = true;
  await looking;
  await desk.stop();
  return {
    title: 'Export of requests',
    notes: [
      `One lead-desk sends every one of ${count} requests as CSV. Resident memory (VmRSS), read every ${LOOK_EVERY_MS} ms; 1 MB is 1000 KB. Before it, the process has made ${WARM_UP.times} small exports.`,
      `With ${stores.programs.join(' and ')}.`,
    ],
    figures: [
      { name: 'growth of the desk', value: most - before, unit: 'MB', digits: 1, bar: { at: 'most', value: BAR_MEGABYTES } },
      { name: 'memory before', value: before, unit: 'MB', digits: 0 },
      { name: 'requests in the file', value: lines - 1, unit: '', digits: 0, bar: { at: 'least', value: count } },
      { name: 'size of the file', value: bytes / 1_000_000, unit: 'MB', digits: 1 },
      { name: 'time', value: seconds, unit: 's', digits: 1 },
    ],
  };
}

function startDesk({ mongodbUrl, logsDir }: OwnStores) {
  return startProcess({
    name: 'lead-desk',
    entry: 'services/lead-desk/src/main.ts',
    logsDir,
    env: {
      MONGODB_URL: mongodbUrl(DATABASE),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      AUDIT_KEY: randomBytes(32).toString('hex'),
      STAFF_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      STAFF_USERNAME: manager.username,
      STAFF_PASSWORD: manager.password,
    },
  });
}

async function signedIn(origin: string): Promise<string> {
  const answer = await fetch(origin + signIn.path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-client-address': '198.51.100.23' },
    body: JSON.stringify(manager),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Reads the file as it comes. No cell of the generated leads holds a line break. */
async function download(origin: string, cookie: string, query: string): Promise<{ lines: number; bytes: number }> {
  const answer = await fetch(origin + exportLeads.path + query, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}.`);
  let [lines, bytes] = [0, 0];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { lines, bytes };
}
