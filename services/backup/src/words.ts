import { parseArgs } from 'node:util';

export const backupHelp = `npm run backup writes everything that a restore needs into one encrypted file, while the product works: every collection of
MongoDB except who is signed in, and the sealed requests in Redis. Then it has both stores and the folder of backups forget, within ERASED_WITHIN_DAYS, what was
erased. It copies the heads of audit and consent ledger and the file of erasures beside the backups.

  --hourly        does what this hour asks for: all of it at BACKUP_HOUR (UTC), the backup after a night without one, and always the copies
  --nightly       the same at each full hour, until it is stopped
  --new-key FILE  makes a key pair: the private key in FILE, the public one on the screen. Makes no backup
  --help          this text

It reads BACKUP_DIR (a folder outside the project), BACKUP_RECIPIENTS (public keys of age), BACKUP_HOUR, ERASED_WITHIN_DAYS, AUDIT_HEADS_FILE,
CONSENT_HEADS_FILE and ERASURES_FILE, MONGODB_URL and REDIS_URL, else those of a running npm start.
The keys of the product are not in a backup: keep them elsewhere (docs/operations/backup.md).

It ends with 0 when all of it was done, with 1 when a part failed, and with 2 when words or settings are wrong, or the folder cannot be written.
`;

export const restoreHelp = `npm run restore -- FILE puts a backup into empty stores, while no service runs.

  --check         reads the whole file and says what is in it. Changes nothing, and needs no stores
  --replace NAME  deletes everything in the database of this name first
  --only STORE    mongodb or redis: the other store was not lost, and stays as it is
  --no-erasures   the file of erasures is lost: requests that were erased after the backup come back
  --help          this text

It reads BACKUP_IDENTITY_FILE (the private key of age), MONGODB_URL, REDIS_URL, ID_KEY, CONSENT_KEY, ERASURES_FILE, AUDIT_HEADS_FILE and
CONSENT_HEADS_FILE. Beside a stopped npm start it takes them from there (DATA_DIR), and starts the stores.

It ends with 0 when everything is restored, with 1 when it failed, and with 2 when words or settings are wrong, services run, or the database is not empty.
`;

export type BackupWords =
  | { readonly ask: 'help' }
  | { readonly ask: 'wrong'; readonly why: string }
  | { readonly ask: 'key'; readonly file: string }
  | { readonly ask: 'once' | 'hourly' | 'nightly' };

export function readBackupWords(args: readonly string[]): BackupWords {
  const read = parse(args, {
    hourly: { type: 'boolean' },
    nightly: { type: 'boolean' },
    'new-key': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if ('why' in read) return { ask: 'wrong', why: read.why };
  const { values, positionals } = read;
  if (values.help) return { ask: 'help' };
  if (positionals.length > 0) return { ask: 'wrong', why: `"${positionals[0]}" is not understood` };
  if (typeof values['new-key'] === 'string') return { ask: 'key', file: values['new-key'] };
  return { ask: values.nightly ? 'nightly' : values.hourly ? 'hourly' : 'once' };
}

export type RestoreWords =
  | { readonly ask: 'help' }
  | { readonly ask: 'wrong'; readonly why: string }
  | { readonly ask: 'check'; readonly file: string }
  | {
      readonly ask: 'restore';
      readonly file: string;
      readonly replace: string | undefined;
      readonly only: 'mongodb' | 'redis' | undefined;
      readonly withoutErasures: boolean;
    };

export function readRestoreWords(args: readonly string[]): RestoreWords {
  const read = parse(args, {
    check: { type: 'boolean' },
    replace: { type: 'string' },
    only: { type: 'string' },
    'no-erasures': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  if ('why' in read) return { ask: 'wrong', why: read.why };
  const { values, positionals } = read;
  if (values.help) return { ask: 'help' };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return { ask: 'wrong', why: 'name one file' };
  if (values.check) return { ask: 'check', file };
  const { only, replace } = values;
  if (only !== undefined && only !== 'mongodb' && only !== 'redis') return { ask: 'wrong', why: '--only needs mongodb or redis' };
  if (only === 'redis' && replace !== undefined)
    return { ask: 'wrong', why: '--replace is about MongoDB, and --only redis leaves it as it is' };
  return {
    ask: 'restore',
    file,
    only,
    replace: typeof replace === 'string' ? replace : undefined,
    withoutErasures: values['no-erasures'] === true,
  };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
type Parsed = { readonly values: Readonly<Record<string, string | boolean | undefined>>; readonly positionals: readonly string[] };

function parse(args: readonly string[], options: Options): Parsed | { readonly why: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Parsed['values'], positionals };
  } catch (error) {
    return { why: error instanceof Error ? error.message : 'the words are not understood' };
  }
}
