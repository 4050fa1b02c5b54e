/** `npm run backup`: writes a backup of both stores into a folder. */
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createLog } from '@annuity-lantern/service-kit/log';
import { openSealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { openBackupStore } from '@annuity-lantern/store-kit/backup';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { dump } from './dump/dump.ts';
import { backupSchema, readSettings } from './env.ts';
import { backupName, checkOutside, checkWritable, keepNewest, WrongPlace, writeWhole } from './file/backup-folder.ts';
import { encrypt } from './file/encrypt.ts';
import { writeFrames } from './file/frames.ts';
import { megabytes, oneDigit, say, sayProgress } from './say.ts';
import { backupHelp, readBackupWords } from './words.ts';

const words = readBackupWords(process.argv.slice(2));
try {
  if (words.ask === 'help') process.stdout.write(backupHelp);
  else if (words.ask === 'wrong') refuse(`${words.why}: see npm run backup -- --help`);
  else if (words.ask === 'key') await makeKey(words.file);
  else await makeBackup(words.keep);
} catch (error) {
  if (error instanceof WrongPlace) refuse(error.message);
  else fail(error);
}

async function makeBackup(keep: number | undefined): Promise<void> {
  const read = readSettings(backupSchema);
  if (!read.success) return refuse(`Settings are missing or wrong:\n${read.wrong.map((line) => `  ${line}`).join('\n')}`);
  const { MONGODB_URL, REDIS_URL, BACKUP_DIR, BACKUP_RECIPIENTS } = read.settings;
  await checkOutside(BACKUP_DIR);
  await checkWritable(BACKUP_DIR);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(new Error('the backup was stopped')));
  const started = performance.now();
  const now = new Date();
  const sealed = await openSealedRequests(REDIS_URL, createLog('backup', 'silent'));
  try {
    const store = await openBackupStore(MONGODB_URL);
    try {
      let documents = 0;
      const onProgress = (part: string, count: number, isEnd: boolean) => {
        if (isEnd) documents += count;
        sayProgress(part, count, isEnd);
      };
      const content = await encrypt(writeFrames(dump({ store, sealed, now, onProgress })), BACKUP_RECIPIENTS);
      const { path, bytes } = await writeWhole(BACKUP_DIR, backupName(now), Readable.from(content), stopping.signal);
      const seconds = (performance.now() - started) / 1000;
      say(`${path}: ${documents.toLocaleString('en-US')} documents, ${megabytes(bytes)}, in ${oneDigit(seconds)} s.`);
      if (keep === undefined) return;
      for (const name of await keepNewest(BACKUP_DIR, keep)) say(`${name} was deleted: only ${keep} are kept.`);
    } finally {
      await store.close();
    }
  } finally {
    await sealed.stop();
  }
}

/** In the form of `age-keygen`. */
async function makeKey(file: string): Promise<void> {
  await checkOutside(file);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  say(`The private key is in ${file}. Move it away from this machine: it opens every backup, and without it none can be restored.`);
  say(`BACKUP_RECIPIENTS=${recipient}`);
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
}

function fail(error: unknown): void {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
