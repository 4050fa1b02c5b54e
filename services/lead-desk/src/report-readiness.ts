/** Prints, as one line of JSON, what `npm run production:check` asks the stores: managers who sign in with a code, and the published rates. */
import { currentSheet } from '@annuity-lantern/content-store';
import { mongodbUrl, readEnv } from '@annuity-lantern/service-kit/env';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { countManagersWithCode } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import * as z from 'zod';

const CONNECT_LIMIT = 5000;

const { MONGODB_URL } = readEnv(z.object({ MONGODB_URL: mongodbUrl }));
const store = connectStore({ mongodbUrl: MONGODB_URL });
try {
  await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('no connection'));
  const sheet = await currentSheet(store.connection);
  const rates = sheet ? { count: sheet.count, samples: sheet.samples } : { count: 0, samples: 0 };
  process.stdout.write(`${JSON.stringify({ managersWithCode: await countManagersWithCode(store.connection), rates })}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await store.close();
}
