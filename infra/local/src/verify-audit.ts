/** `npm run audit:verify`: finds MongoDB, key and heads of a running `npm start` and has the desk's own command verify the audit there. */
import { auditSettings } from './audit-settings.ts';
import { runBesideInstallation } from './run-beside-installation.ts';

runBesideInstallation('services/lead-desk/src/verify-audit.ts', 1, auditSettings);
