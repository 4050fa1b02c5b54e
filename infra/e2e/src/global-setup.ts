import { startProduct } from './start-product.ts';

/** One running product for all tests that do not need one of their own. */
export default async function globalSetup() {
  const product = await startProduct();
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
