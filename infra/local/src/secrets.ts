import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartFailure } from './start-failure.ts';

const key = z.string().min(32);

/** Made at the first start where the environment gives none. A key that came with a later version is made when it is missing. */
const keys = {
  SESSION_SECRET: key,
  ID_KEY: key,
  FORM_TOKEN_KEY: key.default(randomKey),
  SEALING_KEYS: key.default(() => `first:${randomKey()}`),
  AUDIT_KEY: key.default(randomKey),
  CONSENT_KEY: key.default(randomKey),
  STAFF_KEYS: key.default(() => `first:${randomKey()}`),
};
export type GeneratedSecret = keyof typeof keys;
export const generatedSecrets = Object.keys(keys) as GeneratedSecret[];

/** Loose, so that a key which only a newer version knows is kept. */
const SecretsFile = z.looseObject({
  ...keys,
  /** The databases whose first staff sign-in was shown; the password itself is kept nowhere. */
  signInShownFor: z.array(z.string()),
});
type SecretsFile = z.output<typeof SecretsFile>;

/** Of the settings, what decides the secrets. */
type Given = Readonly<Partial<Record<GeneratedSecret | 'STAFF_PASSWORD' | 'MONGODB_URL', string | undefined>> & { DATA_DIR: string }>;

export interface Secrets extends Readonly<Record<GeneratedSecret, string>> {
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
 * The secrets of this data folder. The environment's, else those generated at the first start (`DATA_DIR/secrets.json`).
 *
 * @throws StartFailure if the file cannot be parsed, or is lost and the data is there: new secrets would void the old ones
 */
export function ensureSecrets(settings: Given): Secrets {
  const path = pathOf(settings);
  const found = readKept(path);
  if (!found && !settings.ID_KEY && existsSync(join(settings.DATA_DIR, 'mongo'))) throw new StartFailure(lostKeys(path));
  const kept = found ?? SecretsFile.parse({ SESSION_SECRET: randomKey(), ID_KEY: randomKey(), signInShownFor: [] });
  write(path, kept);
  const database = databaseOf(settings);
  const isFirst = !settings.STAFF_PASSWORD && !kept.signInShownFor.includes(database);
  return {
    ...(Object.fromEntries(generatedSecrets.map((name) => [name, settings[name] ?? kept[name]])) as Record<GeneratedSecret, string>),
    STAFF_PASSWORD: settings.STAFF_PASSWORD ?? (isFirst ? randomPassword() : undefined),
    passwordIsNew: isFirst,
    rememberShown: () => write(path, { ...kept, signInShownFor: [...kept.signInShownFor, database] }),
  };
}

const sealed = { AUDIT_KEY: 'the audit', CONSENT_KEY: 'the consent ledger', ID_KEY: 'the ids of requests' } as const satisfies Partial<
  Record<GeneratedSecret, string>
>;

/**
 * The key of a record as `npm start` uses it, for the commands beside it.
 *
 * @throws StartFailure when there is none
 */
export function findKey(settings: Given, name: keyof typeof sealed): string {
  const found = settings[name] ?? readKept(pathOf(settings))?.[name];
  if (found === undefined)
    throw new StartFailure(`${pathOf(settings)} is not there, which holds the key of ${sealed[name]}: set ${name}, or DATA_DIR.`);
  return found;
}

/** With a new ID_KEY, people on the list of no calls are called. */
function lostKeys(path: string): string {
  return `${path} is not there, but the data that it belongs to is. New keys would do harm. Put its copy back: docs/operations/runbooks/lost-key.md.`;
}

function pathOf({ DATA_DIR }: Given): string {
  return join(DATA_DIR, 'secrets.json');
}

function readKept(path: string): SecretsFile | undefined {
  if (!existsSync(path)) return undefined;
  const read = SecretsFile.safeParse(parsed(readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  const wrong = [...new Set(read.error.issues.flatMap((issue) => issue.path.slice(0, 1)))].join(', ');
  throw new StartFailure(
    `${path} cannot be read${wrong && ` (missing or too short: ${wrong})`}: it holds the keys of this data folder. Put its copy back (docs/operations/runbooks/lost-key.md), or set DATA_DIR to another folder.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(path: string, secrets: SecretsFile): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: OWNER_ONLY });
  chmodSync(`${path}.new`, OWNER_ONLY);
  renameSync(`${path}.new`, path);
}

/** An address may hold a password, so only its fingerprint is kept. */
function databaseOf({ MONGODB_URL }: Given): string {
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
