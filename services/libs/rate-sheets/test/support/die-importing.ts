/** Imports a sheet of 3,000 rates, and is killed after a third of it. */
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { importRates } from './import-rates.ts';
import { someRates } from './some-rates.ts';

const store = connectStore({ mongodbUrl: process.env.MONGODB_URL ?? '' });
await store.connected;
await importRates(store.connection, someRates(3000, { rate: 6.1 }), {
  onProgress: (written) => {
    if (written >= 1000) process.kill(process.pid, 'SIGKILL');
  },
});
