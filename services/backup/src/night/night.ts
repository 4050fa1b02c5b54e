import { Readable } from 'node:stream';
import { createLog } from '@annuity-lantern/service-kit/log';
import { openSealedRequests, type SealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { type BackupStore, openBackupStore } from '@annuity-lantern/store-kit/backup';
import { dump } from '../dump/dump.ts';
import type { BackupSettings } from '../env.ts';
import { backupName, copyGrowing, deleteOlder, hasBackupSince, writeWhole } from '../file/backup-folder.ts';
import { encrypt } from '../file/encrypt.ts';
import { writeFrames } from '../file/frames.ts';
import { megabytes, oneDigit, say, sayProgress } from '../say.ts';

const DAY_MS = 86_400_000;
/** How often the oplog turns over within the days that the policy names, so that missed nights break no promise. */
const TURNS = 2;

export interface Round {
  readonly backsUp: boolean;
  /** Everything that must go within the days that the privacy policy names. */
  readonly forgets: boolean;
}

/** What is done at this hour. After a night without a backup, one is made; where none are made, there is none to miss. */
export async function roundAt(at: Date, { BACKUP_DIR, BACKUP_HOUR, BACKUP_RECIPIENTS }: BackupSettings): Promise<Round> {
  if (at.getUTCHours() === BACKUP_HOUR) return { backsUp: true, forgets: true };
  const isMade = !BACKUP_RECIPIENTS || (await hasBackupSince(BACKUP_DIR, new Date(at.getTime() - DAY_MS)));
  return { backsUp: !isMade, forgets: false };
}

/** Does it, and copies the heads and the file of erasures beside the backups. Each part is done even if another fails. Resolves to whether all were done. */
export async function doRound({ backsUp, forgets }: Round, settings: BackupSettings, signal: AbortSignal): Promise<boolean> {
  const { BACKUP_DIR, AUDIT_HEADS_FILE, CONSENT_HEADS_FILE, ERASURES_FILE } = settings;
  let isDone = true;
  const attempt = async (fault: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      isDone = false;
      process.stderr.write(`${fault}: ${error instanceof Error ? error.message : error}\n`);
    }
  };
  if (backsUp) await attempt('No backup was made', () => makeBackup(settings, signal));
  if (forgets) {
    await attempt("MongoDB's oplog was not turned over", () => turnOplogs(settings));
    await attempt('The file of Redis was not rewritten', () => withRedis(settings.REDIS_URL, (sealed) => sealed.rewriteFile()));
    await attempt('Older backups were not deleted', () => deleteBackups(settings));
  }
  for (const file of [AUDIT_HEADS_FILE, CONSENT_HEADS_FILE, ERASURES_FILE])
    if (file) await attempt('A file was not copied', () => copyGrowing(file, BACKUP_DIR, signal));
  return isDone;
}

async function turnOplogs({ MONGODB_URL, SHARD_URLS: urls = [MONGODB_URL], ERASED_WITHIN_DAYS: days }: BackupSettings): Promise<void> {
  for (const url of urls)
    await withMongodb(url, async (store) => {
      const bytes = await store.forget(TURNS / days, new Date());
      say(`MongoDB's oplog: ${megabytes(bytes)} of notes were written.`);
    });
  await withMongodb(MONGODB_URL, (store) => store.note('oplogTurn'));
}

async function deleteBackups({ BACKUP_DIR, ERASED_WITHIN_DAYS: days }: BackupSettings): Promise<void> {
  // A day earlier: the next look comes tomorrow.
  const old = await deleteOlder(BACKUP_DIR, new Date(Date.now() - (days - 1) * DAY_MS));
  for (const name of old) say(`${name} was deleted: backups are kept for ${days - 1} days.`);
}

async function makeBackup({ MONGODB_URL, REDIS_URL, BACKUP_DIR, BACKUP_RECIPIENTS }: BackupSettings, signal: AbortSignal): Promise<void> {
  if (!BACKUP_RECIPIENTS) throw new Error('BACKUP_RECIPIENTS is not set. It has the public keys of age that may open backups');
  const recipients = BACKUP_RECIPIENTS;
  const started = performance.now();
  const now = new Date();
  let documents = 0;
  const onProgress = (part: string, count: number, isEnd: boolean) => {
    if (isEnd) documents += count;
    sayProgress(part, count, isEnd);
  };
  await withRedis(REDIS_URL, (sealed) =>
    withMongodb(MONGODB_URL, async (store) => {
      const content = await encrypt(writeFrames(dump({ store, sealed, now, onProgress })), recipients);
      const { path, bytes } = await writeWhole(BACKUP_DIR, backupName(now), Readable.from(content), signal);
      const seconds = (performance.now() - started) / 1000;
      say(`${path}: ${documents.toLocaleString('en-US')} documents, ${megabytes(bytes)}, in ${oneDigit(seconds)} s.`);
      // For `production:check` and the metric of its age. The backup is whole without it.
      await store
        .note('backup', { file: backupName(now), documents, bytes, seconds })
        .catch((error: Error) => say(`It could not be noted in MongoDB, so that its age will look too high: ${error.message}`));
    }),
  );
}

async function withMongodb(url: string, work: (store: BackupStore) => Promise<void>): Promise<void> {
  const store = await openBackupStore(url);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function withRedis(url: string, work: (sealed: SealedRequests) => Promise<void>): Promise<void> {
  const sealed = await openSealedRequests(url, createLog('backup', 'silent'));
  try {
    await work(sealed);
  } finally {
    await sealed.stop();
  }
}
