/**
 * Fills a folder with the secrets of an installation, one file each, for compose and Kubernetes. What is there stays as it is. Needs nothing
 * but Node.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aclFile } from '../rights/acl-file.ts';
import { passwordIn } from './password-in.ts';
import { ACL_FILE, composeHosts, redisUrlFile, type StoreHosts, secretFiles } from './secrets.ts';

const help = `node infra/docker/src/secrets/make-secrets.ts FOLDER

Fills FOLDER with the secrets of an installation: keys, passwords, and the addresses of the stores with a user for each service.
It makes what is missing and changes nothing that is there, except ${ACL_FILE}, which follows from the addresses of Redis.

  MONGODB_HOSTS  hosts in the addresses of MongoDB (${composeHosts.mongodb})
  REDIS_HOST     host in the addresses of Redis (${composeHosts.redis})
`;

export interface MadeSecrets {
  readonly made: readonly string[];
  readonly kept: readonly string[];
  /** Of `made`, those whose value another party gives. */
  readonly empty: readonly string[];
}

/** Only the folder keeps others out: users of containers have other ids than the owner, and each container gets single files. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o444;

export function makeSecrets(folder: string, hosts: StoreHosts): MadeSecrets {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const [made, kept, empty]: [string[], string[], string[]] = [[], [], []];
  for (const [name, make] of secretFiles(hosts)) {
    const path = join(folder, name);
    if (existsSync(path)) {
      kept.push(name);
      continue;
    }
    const value = make();
    // People fill in the empty ones.
    writeFileSync(path, value && `${value}\n`, { flag: 'wx', mode: value === '' ? 0o644 : FILE_MODE });
    made.push(name);
    if (value === '') empty.push(name);
  }
  const path = join(folder, ACL_FILE);
  if (existsSync(path)) chmodSync(path, 0o644);
  writeFileSync(
    path,
    aclFile((user) => passwordIn(readFileSync(join(folder, redisUrlFile(user)), 'utf8'))),
    { mode: 0o644 },
  );
  return { made, kept, empty };
}

function main([folder, ...more]: readonly string[], { MONGODB_HOSTS, REDIS_HOST }: NodeJS.ProcessEnv): void {
  if (folder === undefined || more.length > 0 || folder.startsWith('-')) {
    process.stdout.write(help);
    process.exitCode = folder === '--help' || folder === '-h' ? 0 : 2;
    return;
  }
  const { made, kept, empty } = makeSecrets(folder, {
    mongodb: MONGODB_HOSTS || composeHosts.mongodb,
    redis: REDIS_HOST || composeHosts.redis,
  });
  process.stdout.write(`${made.length} secrets were made, ${kept.length} were there and stay as they are.\n`);
  if (empty.length > 0) process.stdout.write(`These are empty, fill in those that you need: ${empty.join(', ')}.\n`);
  if (made.includes('staff_password')) process.stdout.write('The first sign-in at /admin is in the file staff_password.\n');
}

if (import.meta.main) main(process.argv.slice(2), process.env);
