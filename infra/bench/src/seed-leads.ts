/** Stores generated leads in the MongoDB of MONGODB_URL, and removes them again. */

import { createRandom } from '@annuity-lantern/harness/rounds';
import { openLeads } from '@annuity-lantern/lead-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { GENERATED, generateLeads } from './desk/generate-leads.ts';

const CONNECT_LIMIT = 5000;
const MOST = 5_000_000;
const help = `npm run leads:seed -- COUNT stores generated requests of both kinds in the MongoDB of a running npm start, to see the desk with many.
The newest is a moment old, each further one five minutes older. Their addresses and numbers belong to nobody, and no mail is sent for them
until someone works on one. Not for a database with visitors' requests: the figures of the desk count both.

  COUNT      how many, from 1 to ${MOST.toLocaleString('en-US')}
  --remove   removes every generated request, with what was done to it
  --help     this text

It reads MONGODB_URL, else that of a running npm start (DATA_DIR). About 20,000 are stored in a second.
`;

const [word = '', ...others] = process.argv.slice(2);
const count = /^[1-9]\d{0,6}$/.test(word) ? Number(word) : 0;
if (word === '--help' || word === '-h') process.stdout.write(help);
else if (others.length === 0 && (word === '--remove' || (count > 0 && count <= MOST))) await change();
else {
  process.stderr.write(`Say how many requests, or --remove: see npm run leads:seed -- --help\n`);
  process.exitCode = 1;
}

async function change(): Promise<void> {
  const store = connectStore({ mongodbUrl: process.env.MONGODB_URL ?? '' });
  try {
    await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('MongoDB did not answer: run the command again.'));
    const leads = openLeads(store);
    if (word === '--remove') {
      const { deletedCount } = await leads.any.collection.deleteMany(GENERATED);
      process.stdout.write(`${deletedCount} generated requests were removed.\n`);
      return;
    }
    const onProgress = (stored: number) => {
      if (stored % 10_000 === 0 && stored < count) process.stdout.write(`  ${stored} of ${count} requests\n`);
    };
    await generateLeads(leads, { count, random: createRandom(Date.now()), onProgress });
    process.stdout.write(`${count} requests were stored. Sign in at /admin to see them; npm run leads:seed -- --remove takes them out.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    await store.close();
  }
}
