/** `npm run audit:verify`: finds the MongoDB of a running `npm start` and has the desk's own command verify the audit there. */
import { runBesideProduct } from './run-beside-product.ts';

runBesideProduct('services/lead-desk/src/verify-audit.ts', 1);
