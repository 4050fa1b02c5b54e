/** `npm run staff`: finds the MongoDB of a running `npm start` and has the desk's own command change the accounts there. */
import { runBesideProduct } from './run-beside-product.ts';

runBesideProduct('services/lead-desk/src/staff.ts', 1);
