import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from './start-product.ts';

/** Longest wait for the rate sheet of the sample source, in milliseconds. It arrives a moment after the services are ready. */
const RATES_LIMIT = 60_000;

/** Starts one product for all tests that do not kill it. */
export default async function globalSetup() {
  const product = await startProduct();
  await untilRatesAreListed(product.origin);
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_INBOX = product.inbox;
  process.env.E2E_ANALYTICS = product.analytics;
  process.env.E2E_DATA_DIR = product.dataDir;
  return async () => {
    const code = await product.stop();
    await product.removeData();
    if (code !== 0) throw new Error(`The product ended with exit code ${code}:\n${product.output()}`);
  };
}

async function untilRatesAreListed(origin: string): Promise<void> {
  const late = Date.now() + RATES_LIMIT;
  while (Date.now() < late) {
    const answer = await fetch(`${origin}/api/annuity-rates`);
    if (answer.ok && ((await answer.json()) as { data: unknown[] }).data.length > 0) return;
    await pause(200);
  }
  throw new Error('The sample rates were not listed in time.');
}
