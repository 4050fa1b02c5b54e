/** `npm run consent:verify`: as `npm run audit:verify`, for the consent ledger. */
import { runBesideInstallation } from './run-beside-installation.ts';
import { findKey } from './secrets.ts';
import { headsFile } from './services.ts';
import { readSettings } from './settings.ts';

runBesideInstallation('services/lead-desk/src/verify-consents.ts', 1, () => {
  const settings = readSettings(process.env);
  return { CONSENT_KEY: findKey(settings, 'CONSENT_KEY'), CONSENT_HEADS_FILE: headsFile(settings, 'CONSENT_HEADS_FILE') };
});
