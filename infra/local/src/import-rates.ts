/** `npm run rates:import`: finds the MongoDB of a running `npm start` and has content-api's own command import a sheet of rates there. */
import { runBesideProduct } from './run-beside-product.ts';

runBesideProduct('services/content-api/src/import-rates.ts', 3);
