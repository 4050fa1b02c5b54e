import { setTimeout as pause } from 'node:timers/promises';
import { currentSheet } from '@annuity-lantern/content-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { countLicensed, countManagersWithCode } from '@annuity-lantern/staff-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { noteOperation, type OperationName, readOperations } from '@annuity-lantern/store-kit/operations';
import { readDisk } from '@annuity-lantern/store-kit/read-disk';
import { type Members, readMembers } from '@annuity-lantern/store-kit/read-members';
import { readRunFile } from '../process/run-file.ts';
import { StartFailure } from '../start-failure.ts';
import { mongodbUrl } from '../stores/mongodb-server.ts';
import type { StoreReport } from './installation.ts';

const CONNECT_WITHIN_MS = 5000;
/** The driver asks each member within this time. */
const MEMBERS_WITHIN_MS = 4000;
const LOOK_PAUSE_MS = 200;

type Client = Awaited<Store['connected']>;

/** Asks the MongoDB of the settings, or of a running `npm start`. Undefined if none answers. */
export async function askStores(url: string | undefined): Promise<StoreReport | undefined> {
  return withStore(url, async (client, { connection }) => {
    const sheet = await currentSheet(connection);
    const [managersWithCode, people, members, disk, operations] = await Promise.all([
      countManagersWithCode(connection),
      countLicensed(connection),
      findMembers(client),
      readDisk(client.db()).catch(() => undefined),
      readOperations(client.db()),
    ]);
    const rates = { count: sheet?.count ?? 0, samples: sheet?.samples ?? 0 };
    return { managersWithCode, ...people, rates, members, disk, operations };
  }).catch(() => undefined);
}

/**
 * Notes in that MongoDB that it has just ended well.
 *
 * @throws StartFailure if that is not possible
 */
export async function noteInStore(url: string | undefined, name: OperationName): Promise<void> {
  await withStore(url, (client) => noteOperation(client.db(), name)).catch((error: Error) => {
    throw new StartFailure(`It could not be noted in MongoDB: ${error.message}.`);
  });
}

export function storeUrl(given: Readonly<Record<string, string>>, dataDir: string): string | undefined {
  const port = readRunFile(dataDir).find(({ name }) => name === 'mongodb')?.port;
  return given.MONGODB_URL ?? (port === undefined ? undefined : mongodbUrl(port));
}

async function withStore<T>(url: string | undefined, use: (client: Client, store: Store) => Promise<T>): Promise<T> {
  if (url === undefined) throw new Error('MONGODB_URL is not set');
  const store = connectStore({ mongodbUrl: url, isPatient: true });
  try {
    const client = await withDeadline(CONNECT_WITHIN_MS, store.connected, () => new Error('no connection'));
    return await use(client, store);
  } finally {
    await store.close();
  }
}

/** Right after the connection, the driver has not asked every member yet. */
async function findMembers(client: Client): Promise<Members | undefined> {
  let members = readMembers(client);
  for (const until = performance.now() + MEMBERS_WITHIN_MS; performance.now() < until; members = readMembers(client)) {
    if (members === undefined || members.healthy === members.all) break;
    await pause(LOOK_PAUSE_MS);
  }
  return members;
}
