/** `npm run compose:check`: asks each container of a running `docker compose up` to try what it must not reach. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { aclFile } from '../rights/acl-file.ts';
import { collections } from '../rights/mongodb-rights.ts';
import { passwordIn } from '../secrets/password-in.ts';
import { ACL_FILE, redisUrlFile } from '../secrets/secrets.ts';
import { type ComposeFile, planReaches } from './plan-reaches.ts';
import type { Reach, Tried } from './reach.ts';

interface Inspected {
  readonly Config: { readonly Env: readonly string[]; readonly User: string };
  readonly HostConfig: {
    readonly Privileged: boolean;
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[];
    readonly SecurityOpt: readonly string[];
    readonly Memory: number;
    readonly PidsLimit: number;
  };
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
const help = `npm run compose:check

Tries, from inside each container of a running \`docker compose up\`, what it must not reach: ports, collections of MongoDB, commands and keys
of Redis, secrets of others, its own file system. It prints a line for each try that went wrong, and a count for each container.
It changes nothing. --all prints every try. The reach of each service is in docker-compose.yml and in infra/docker/src/rights.
`;

const words = process.argv.slice(2);
if (words.some((word) => word === '--help' || word === '-h')) process.stdout.write(help);
else await check(words.includes('--all'));

async function check(showsAll: boolean): Promise<void> {
  const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as ComposeFile;
  const running = (await docker(['compose', 'ps', '--services', '--status', 'running'])).split('\n').filter(Boolean);
  if (running.length === 0) {
    process.stderr.write('No container of this project runs: start it with `docker compose up -d`.\n');
    process.exitCode = 1;
    return;
  }
  let wrong = 0;
  const reaches = new Map(planReaches(compose, running).map((reach) => [reach.service, reach]));
  for (const service of running) {
    const reach = reaches.get(service);
    const tries = [...(reach ? await probe(reach) : []), ...(await outside(service))];
    const faults = tries.filter(({ isRight }) => !isRight);
    wrong += faults.length;
    for (const tried of showsAll ? tries : faults) tell(tried, service);
    process.stdout.write(`${service}: ${tries.length} tries, ${faults.length} wrong\n`);
  }
  for (const tried of await checkStores()) {
    if (!tried.isRight) wrong += 1;
    if (showsAll || !tried.isRight) tell(tried);
  }
  process.stdout.write(wrong === 0 ? 'Every container reaches what it needs, and nothing else.\n' : `${wrong} tries went wrong.\n`);
  if (wrong > 0) process.exitCode = 1;
}

function tell({ what, isRight, answer }: Tried, service = ''): void {
  process.stdout.write(isRight ? `  ok   ${service} ${what}\n` : `WRONG  ${service} ${what}${answer ? ` (answer: ${answer})` : ''}\n`);
}

/** From inside, with the user and the secrets of the container. */
async function probe(reach: Reach): Promise<Tried[]> {
  const child = run('docker', ['compose', 'exec', '-T', reach.service, 'node', 'infra/docker/src/check/probe.ts'], { cwd: root });
  child.child.stdin?.end(JSON.stringify(reach));
  const { stdout } = await child;
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Tried);
}

/** What the engine knows of a container. */
async function outside(service: string): Promise<Tried[]> {
  const [id = ''] = (await docker(['compose', 'ps', '-q', service])).split('\n');
  const [found] = JSON.parse(await docker(['inspect', id])) as Inspected[];
  if (!found) return [{ what: 'is known to the engine', isRight: false }];
  const { Config: config, HostConfig: host } = found;
  return [
    { what: 'has a read-only file system', isRight: host.ReadonlyRootfs && !host.Privileged },
    { what: 'has a user other than root', isRight: !['', '0', 'root'].includes(config.User) },
    {
      what: 'has no capabilities and gains none',
      isRight: host.CapDrop.includes('ALL') && host.SecurityOpt.includes('no-new-privileges:true'),
    },
    { what: 'has limits of memory and processes', isRight: host.Memory > 0 && host.PidsLimit > 0 },
    {
      what: 'shows no secret in `docker inspect`',
      isRight: !config.Env.some((line) => /(KEY|KEYS|SECRET|PASSWORD|MONGODB_URL|REDIS_URL)=./.test(line)),
    },
  ];
}

/** The stores hold what the tables say: a new collection needs a row, and Redis needs the users of this release. */
async function checkStores(): Promise<Tried[]> {
  const listing = ['compose', 'run', '--rm', '--no-deps', '-T', 'replica-set', 'node', 'infra/docker/src/check/list-collections.ts'];
  const names = (await docker(listing)).split('\n').filter(Boolean);
  const folder = join(root, process.env.SECRETS_DIR || 'secrets');
  const written = readFileSync(join(folder, ACL_FILE), 'utf8');
  const wanted = aclFile((user) => passwordIn(readFileSync(join(folder, redisUrlFile(user)), 'utf8')));
  return [
    ...names.map((name) => ({ what: `the collection ${name} has a row in mongodb-rights.ts`, isRight: collections.includes(name) })),
    { what: `${ACL_FILE} holds the rights of this release`, isRight: written === wanted },
  ];
}

async function docker(args: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', [...args], { cwd: root, maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}
