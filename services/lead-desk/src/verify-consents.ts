/** Verifies the hashes of days of the consent ledger, whether or not anything is running. */
import { verifyConsents } from '@annuity-lantern/lead-store';
import { readConsentSettings } from './env.ts';
import { verifyChain } from './verify-chain.ts';

await verifyChain(
  'consents',
  readConsentSettings,
  (connection, day, { CONSENT_KEY: secrets, CONSENT_HEADS_FILE: headsFile, CONSENT_PROOF_YEARS: years }) =>
    verifyConsents(connection, day, { secrets, headsFile, years }),
);
