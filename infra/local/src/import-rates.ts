/** `npm run rates:import`: finds the MongoDB of a running `npm start` and has content-api's own command import a sheet of rates there. */
import { runBesideInstallation } from './run-beside-installation.ts';

runBesideInstallation('services/content-api/src/import-rates.ts', 3);
