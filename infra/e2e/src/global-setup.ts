import { startProduct } from './start-product.ts';
import { untilRatesAreListed } from './until-rates-are-listed.ts';

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
