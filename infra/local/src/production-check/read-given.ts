import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettingFiles } from '@annuity-lantern/service-kit/setting-files';
import { repositoryRoot } from '../repository-root.ts';
import { settingSchemas } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';

/** Read by this check alone. */
export const ofTheCheck = ['DKIM_SELECTOR', 'DISKS_ENCRYPTED', 'ALERTMANAGER_URL', 'PROMETHEUS_URL'] as const;

/** Of docker compose and of backups, which no service reads. */
const ofCompose = ['COMPOSE_PROFILES', 'SECRETS_DIR', 'BACKUP_DIR', 'BACKUP_RECIPIENTS'];

export interface GivenFiles {
  /** As docker compose reads it; it need not exist. */
  readonly envFile: string;
  /** A folder with one file a secret, named like the setting in lower case; it need not exist. `SECRETS_DIR` names it, or `secrets`. */
  readonly secretsFolder: string | undefined;
}

/**
 * The settings of an installation: of its `.env`, of the environment, which wins, and of files. An empty value counts as absent.
 *
 * @throws StartFailure if a file that a setting names cannot be read
 */
export function readGiven(
  { envFile, secretsFolder }: GivenFiles,
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const names = [...settingSchemas.keys(), ...ofTheCheck, ...ofCompose];
  const written = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const { given, faults } = readSettingFiles({ ...written, ...env }, names);
  if (faults.size > 0) throw new StartFailure([...faults].map(([name, reason]) => `${name} ${reason}.`).join('\n'));
  const all = { ...readSecrets(secretsFolder ?? resolve(repositoryRoot, given.SECRETS_DIR ?? 'secrets')), ...given };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => names.includes(name) && value.trim() !== ''));
}

function readSecrets(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const settings = readdirSync(folder).filter((file) => settingSchemas.has(file.toUpperCase()));
  return Object.fromEntries(settings.map((file) => [file.toUpperCase(), readFileSync(join(folder, file), 'utf8').trim()]));
}
