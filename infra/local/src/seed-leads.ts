/** `npm run leads:seed`: finds the MongoDB of a running `npm start` and has the bench store generated leads there. */
import { runBesideProduct } from './run-beside-product.ts';

runBesideProduct('infra/bench/src/seed-leads.ts', 1);
