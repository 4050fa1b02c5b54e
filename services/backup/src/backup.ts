/** `npm run backup`: a night's work, once or at its hour. It backs both stores up, and has them forget what was erased. */
import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backupSchema, readSettings } from './env.ts';
import { checkOutside, openFolder, WrongPlace } from './file/backup-folder.ts';
import { everyHour } from './night/every-hour.ts';
import { doRound, roundAt } from './night/night.ts';
import { say } from './say.ts';
import { backupHelp, readBackupWords } from './words.ts';

/** Something is in the way, and nothing was done. */
class Refused extends Error {}

const words = readBackupWords(process.argv.slice(2));
try {
  if (words.ask === 'help') process.stdout.write(backupHelp);
  else if (words.ask === 'wrong') throw new Refused(`${words.why}: see npm run backup -- --help`);
  else if (words.ask === 'key') await makeKey(words.file);
  else await work(words.ask);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = error instanceof Refused || error instanceof WrongPlace ? 2 : 1;
}

async function work(when: 'once' | 'hourly' | 'nightly'): Promise<void> {
  const read = readSettings(backupSchema);
  if (!read.success) throw new Refused(`Settings are missing or wrong:\n${read.wrong.map((line) => `  ${line}`).join('\n')}`);
  const { settings } = read;
  await openFolder(settings.BACKUP_DIR);
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error('the backup was stopped')));
  const doHour = async (at: Date) => await doRound(await roundAt(at, settings), settings, signal);
  if (when === 'nightly') return await everyHour(doHour, signal);
  const isDone = when === 'hourly' ? await doHour(new Date()) : await doRound({ backsUp: true, forgets: true }, settings, signal);
  if (!isDone) process.exitCode = 1;
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
