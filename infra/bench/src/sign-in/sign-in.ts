import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { staff, startInstallation } from '@annuity-lantern/e2e/start-installation';
import { inBrowser } from '@annuity-lantern/harness/chromium';
import type { Section } from '@annuity-lantern/harness/report';
import { createRandom, median } from '@annuity-lantern/harness/rounds';
import { openLeads } from '@annuity-lantern/lead-store';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { generateLeads } from '../desk/generate-leads.ts';
import type { Options } from '../options.ts';
import { signInToRow } from './press-to-row.ts';

const LEADS = 1000;
/** With the warm-up, fewer than the gateway lets one address sign in per minute. */
const ROUNDS = 7;
const BAR = 1000;

/** How soon the desk shows the first request after the sign-in. */
export async function measureSignIn(
  log: (line: string) => void,
  { rounds = ROUNDS, seed }: Pick<Options, 'rounds' | 'seed'>,
): Promise<Section> {
  log('Sign-in: starting the product ...');
  const installation = await startInstallation();
  const stop = undoAtEnd(async () => {
    await installation.stop();
    await installation.removeData();
  });
  const { origin } = installation;
  log(`Sign-in: generating ${LEADS} leads ...`);
  await storeLeads(installation.dataDir, seed);
  const times: number[] = [];
  await inBrowser(async (browser) => {
    await signInToRow(browser, { origin, staff });
    for (let round = 1; round <= rounds; round += 1) {
      times.push(await signInToRow(browser, { origin, staff }));
      log(`Sign-in: round ${round} of ${rounds}`);
    }
  });
  await stop();
  return {
    title: 'Sign-in at the desk',
    notes: [
      `Chromium, 1280 px, empty cache, ${LEADS} requests of both kinds, ${rounds} times: from the press of "Sign in" until a request is in view. Signed in by password alone, as off the production host.`,
    ],
    figures: [
      { name: 'first request in view, median', value: median(times), unit: 'ms', digits: 0, bar: { at: 'most', value: BAR } },
      { name: 'first request in view, slowest', value: Math.max(...times), unit: 'ms', digits: 0 },
    ],
    tables: [],
  };
}

/** Stores leads in the product's own database, done, so that its worker rests. */
async function storeLeads(dataDir: string, seed: number): Promise<void> {
  const stores = JSON.parse(await readFile(path.join(dataDir, 'stores.json'), 'utf8')) as { readonly mongodb: { readonly port: number } };
  const store = connectStore({ mongodbUrl: `mongodb://127.0.0.1:${stores.mongodb.port}/annuity-lantern?directConnection=true` });
  const close = undoAtEnd(() => store.close());
  await store.connected;
  await generateLeads(openLeads(store), { count: LEADS, random: createRandom(seed), onProgress: () => {} });
  await close();
}
