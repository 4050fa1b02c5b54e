/** `npm run leads:seed`: finds the MongoDB of a running `npm start` and has the bench store generated leads there. */
import { runBesideInstallation } from './run-beside-installation.ts';

runBesideInstallation('infra/bench/src/seed-leads.ts', 1);
