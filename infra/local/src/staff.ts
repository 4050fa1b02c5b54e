/** `npm run staff`: finds MongoDB and audit key of a running `npm start` and has the desk's own command change the accounts there. */
import { auditSettings } from './audit-settings.ts';
import { runBesideInstallation } from './run-beside-installation.ts';

runBesideInstallation('services/lead-desk/src/staff.ts', 1, auditSettings);
