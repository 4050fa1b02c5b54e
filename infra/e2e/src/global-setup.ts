import { openTestFolder } from '@annuity-lantern/local/test-folder';
import { startInstallation } from './start-installation.ts';
import { untilRatesAreListed } from './until-rates-are-listed.ts';

/** Starts one product for all tests that do not kill it. */
export default async function globalSetup() {
  const installation = await startInstallation({ dataDir: await openTestFolder() });
  await untilRatesAreListed(installation.origin);
  process.env.E2E_ORIGIN = installation.origin;
  process.env.E2E_INBOX = installation.inbox;
  process.env.E2E_ANALYTICS = installation.analytics;
  process.env.E2E_DATA_DIR = installation.dataDir;
  return async () => {
    const code = await installation.stop();
    await installation.removeData();
    if (code !== 0) throw new Error(`The product ended with exit code ${code}:\n${installation.output()}`);
  };
}
