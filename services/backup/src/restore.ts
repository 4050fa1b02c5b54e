/** `npm run restore`: puts a backup into empty stores. */
import { createReadStream } from 'node:fs';
import { appendRestore } from '@annuity-lantern/hash-chain/heads-file';
import { type Noted, openConsentLedger, openDoNotCallList, openLeads, readErasures } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { openSealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { type BackupStore, openBackupStore } from '@annuity-lantern/store-kit/backup';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import type * as z from 'zod';
import { checkSchema, readSettings, restoreSchema } from './env.ts';
import { type Checked, checkFrames } from './file/check-frames.ts';
import { decrypt } from './file/encrypt.ts';
import { readFrames } from './file/frames.ts';
import { noteRestore } from './file/restores.ts';
import { reportOf } from './restore/report.ts';
import { type Restored, type RestoreOptions, restore } from './restore/restore.ts';
import { runningServices } from './restore/running-services.ts';
import { say, sayProgress } from './say.ts';
import { type RestoreWords, readRestoreWords, restoreHelp } from './words.ts';

const CONNECT_LIMIT = 5000;
const PROGRESS = 50_000;

/** Something is in the way, and nothing was changed. */
class Refused extends Error {
  override readonly name = 'Refused';
}

type Settings = z.output<typeof restoreSchema>;
type Asked = Extract<RestoreWords, { ask: 'restore' }>;

const log = createLog('restore', 'silent');
const words = readRestoreWords(process.argv.slice(2));
try {
  if (words.ask === 'help') process.stdout.write(restoreHelp);
  else if (words.ask === 'wrong') throw new Refused(`${words.why}: see npm run restore -- --help`);
  else if (words.ask === 'check') await check(words.file, settingsOf(checkSchema).BACKUP_IDENTITY);
  else await run(words, settingsOf(restoreSchema));
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof Refused ? `${why}\n` : `The restore failed: ${why}\n`);
  process.exitCode = error instanceof Refused ? 2 : 1;
}

async function run(asked: Asked, settings: Settings): Promise<void> {
  const { file, only } = asked;
  const { REDIS_URL, BACKUP_IDENTITY } = settings;
  const noted = await notedIn(asked, settings);
  const { begin } = await check(file, BACKUP_IDENTITY);
  const services = await withDeadline(CONNECT_LIMIT, runningServices(REDIS_URL, log), () => new Error('Redis did not answer'));
  if (services.length > 0) throw new Refused(`Stop these services first, and wait 30 seconds: ${services.join(', ')}.`);
  const started = performance.now();
  const now = new Date();
  const frames = readFrames(decrypt(createReadStream(file), BACKUP_IDENTITY));
  const common = { frames, noted, now, onProgress: sayProgress };
  const sealed = await openSealedRequests(REDIS_URL, log);
  try {
    if (only === 'redis') {
      const { sealed: count } = await restore({ ...common, mongodb: undefined, sealed });
      say(`Put back ${count} sealed requests. Those that MongoDB has by now are dropped when the workers run.`);
      return;
    }
    const restored = await restoreMongodb(asked, settings, { ...common, sealed, leavesRedis: only === 'mongodb' });
    for (const heads of [settings.AUDIT_HEADS_FILE, settings.CONSENT_HEADS_FILE])
      if (heads) await appendRestore(heads, { from: new Date(begin.at), at: new Date() });
    const seconds = (performance.now() - started) / 1000;
    for (const line of reportOf(begin, restored, seconds)) say(line);
    await noteRestore(file, { at: new Date(), made: new Date(begin.at), ...restored, seconds }).catch((error: Error) =>
      say(`This restore could not be noted beside the backup: ${error.message}`),
    );
  } finally {
    await sealed.stop();
  }
}

async function restoreMongodb(
  { replace }: Asked,
  { MONGODB_URL: mongodbUrl, ID_KEY: idKey, CONSENT_KEY: secrets, CONSENT_HEADS_FILE: headsFile }: Settings,
  options: Omit<RestoreOptions, 'mongodb'>,
): Promise<Restored> {
  const backupStore = await openBackupStore(mongodbUrl);
  const store = connectStore({ mongodbUrl });
  try {
    await empty(backupStore, replace);
    await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('MongoDB did not answer'));
    const doNotCall = openDoNotCallList(store, idKey);
    const consentLedger = openConsentLedger(store, { idKey, doNotCall, secrets, headsFile });
    const restored = await restore({
      ...options,
      mongodb: { store: backupStore, leads: openLeads(store), idKey, consentLedger, doNotCall },
    });
    await consentLedger.close();
    return restored;
  } finally {
    await store.close();
    await backupStore.close();
  }
}

async function empty(store: BackupStore, replace: string | undefined): Promise<void> {
  if (replace !== undefined && replace !== store.database) throw new Refused(`The database is "${store.database}", not "${replace}".`);
  if (replace !== undefined) await store.clear();
  else if (!(await store.isEmpty()))
    throw new Refused(`The database "${store.database}" is not empty. To delete everything in it first: --replace ${store.database}`);
}

async function notedIn({ withoutErasures }: Asked, { ERASURES_FILE: file }: Settings): Promise<Noted> {
  if (withoutErasures) return { erasures: [], stops: [], wishes: [] };
  const how = 'If it is lost, --no-erasures restores without it, and erased requests come back.';
  if (!file) throw new Refused(`ERASURES_FILE is not set: it names the file of requests that were erased. ${how}`);
  return readErasures(file).catch(() => {
    throw new Refused(`${file}, the file of erasures, cannot be read. ${how}`);
  });
}

async function check(file: string, identities: readonly string[]): Promise<Checked> {
  const onProgress = (documents: number) => {
    if (documents % PROGRESS === 0) say(`  checked: ${documents.toLocaleString('en-US')} documents`);
  };
  const checked = await checkFrames(readFrames(decrypt(createReadStream(file), identities)), onProgress);
  const { begin, end } = checked;
  const requests = end.collections.find(({ name }) => name === 'leads')?.count ?? 0;
  const documents = end.collections.reduce((sum, { count }) => sum + count, 0);
  say(`${file} is whole: made ${begin.at} of the database "${begin.database}".`);
  say(`  ${requests.toLocaleString('en-US')} requests, ${end.sealed} sealed requests, ${documents.toLocaleString('en-US')} documents.`);
  return checked;
}

function settingsOf<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  const read = readSettings(schema);
  if (read.success) return read.settings;
  throw new Refused(`Settings are missing or wrong:\n${read.wrong.map((line) => `  ${line}`).join('\n')}`);
}
