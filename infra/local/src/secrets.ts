import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const key = z.string().min(32);

/** Loose, so that a key which only a newer version knows is kept. A key that came with a later version is made when it is missing. */
const SecretsFile = z.looseObject({
  SESSION_SECRET: key,
  ID_KEY: key,
  FORM_TOKEN_KEY: key.default(randomKey),
  SEALING_KEYS: key.default(() => `first:${randomKey()}`),
  AUDIT_KEY: key.default(randomKey),
  STAFF_KEYS: key.default(() => `first:${randomKey()}`),
  /** The databases whose first staff sign-in was shown; the password itself is kept nowhere. */
  signInShownFor: z.array(z.string()),
});
type SecretsFile = z.output<typeof SecretsFile>;

export interface Secrets {
  readonly SESSION_SECRET: string;
  readonly ID_KEY: string;
  readonly FORM_TOKEN_KEY: string;
  readonly SEALING_KEYS: string;
  readonly AUDIT_KEY: string;
  readonly STAFF_KEYS: string;
  /** Of the first staff account; undefined when there was one before. */
  readonly STAFF_PASSWORD: string | undefined;
  /** True when the password was made here, so that it has to be shown. */
  readonly passwordIsNew: boolean;
  /** To be called after the password was shown. */
  readonly rememberShown: () => void;
}

const OWNER_ONLY = 0o600;
// No 0, O, 1, l or I: people copy it from a screen.
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/**
 * The secrets of this data folder: those of the environment, else those made at the first start and kept in `DATA_DIR/secrets.json`.
 *
 * @throws StartFailure when the file is there but cannot be understood: new secrets would cut off what the old ones made
 */
export function ensureSecrets(settings: Settings): Secrets {
  const path = pathOf(settings);
  const kept = readKept(path) ?? SecretsFile.parse({ SESSION_SECRET: randomKey(), ID_KEY: randomKey(), signInShownFor: [] });
  write(path, kept);
  const database = databaseOf(settings);
  const isFirst = !settings.STAFF_PASSWORD && !kept.signInShownFor.includes(database);
  return {
    SESSION_SECRET: settings.SESSION_SECRET ?? kept.SESSION_SECRET,
    ID_KEY: settings.ID_KEY ?? kept.ID_KEY,
    FORM_TOKEN_KEY: settings.FORM_TOKEN_KEY ?? kept.FORM_TOKEN_KEY,
    SEALING_KEYS: settings.SEALING_KEYS ?? kept.SEALING_KEYS,
    AUDIT_KEY: settings.AUDIT_KEY ?? kept.AUDIT_KEY,
    STAFF_KEYS: settings.STAFF_KEYS ?? kept.STAFF_KEYS,
    STAFF_PASSWORD: settings.STAFF_PASSWORD ?? (isFirst ? randomPassword() : undefined),
    passwordIsNew: isFirst,
    rememberShown: () => write(path, { ...kept, signInShownFor: [...kept.signInShownFor, database] }),
  };
}

/**
 * The key of the audit as `npm start` uses it, for the commands beside it.
 *
 * @throws StartFailure when there is none
 */
export function findAuditKey(settings: Settings): string {
  const found = settings.AUDIT_KEY ?? readKept(pathOf(settings))?.AUDIT_KEY;
  if (found === undefined)
    throw new StartFailure(`${pathOf(settings)} is not there, which holds the key of the audit: set AUDIT_KEY, or DATA_DIR.`);
  return found;
}

function pathOf({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, 'secrets.json');
}

function readKept(path: string): SecretsFile | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return SecretsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new StartFailure(`${path} cannot be read: it holds the keys of this data folder. Restore it, or set DATA_DIR to another folder.`);
  }
}

function write(path: string, secrets: SecretsFile): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: OWNER_ONLY });
  chmodSync(`${path}.new`, OWNER_ONLY);
  renameSync(`${path}.new`, path);
}

/** An address may hold a password, so only its fingerprint is kept. */
function databaseOf({ MONGODB_URL }: Settings): string {
  return MONGODB_URL ? createHash('sha256').update(MONGODB_URL).digest('hex') : 'local';
}

function randomKey(): string {
  return randomBytes(32).toString('hex');
}

function randomPassword(): string {
  let password = '';
  while (password.length < PASSWORD_LENGTH) {
    // Bytes beyond a whole number of alphabets would make its first letters likelier.
    for (const byte of randomBytes(PASSWORD_LENGTH)) if (byte < 256 - (256 % ALPHABET.length)) password += ALPHABET[byte % ALPHABET.length];
  }
  return password.slice(0, PASSWORD_LENGTH);
}
