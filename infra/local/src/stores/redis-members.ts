import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import { eventually } from './eventually.ts';
import { findProgram } from './find-program.ts';
import { redisRoutes } from './redis-routes.ts';
import { askRedis, redisArgs, redisReady } from './redis-server.ts';
import type { Member } from './run-members.ts';
import { defaultCacheDir } from './stores.ts';

/** Several servers of which each knows the one that takes writes, or where to ask for it. */
export interface RedisEngine {
  /** For `REDIS_URL`, with the user of `TEST_USER`. */
  readonly url: string;
  /** Another server takes writes; connections to the one before live on. Resolves to the time of the change, once all others follow. */
  demote(): Promise<number>;
  /** The same with SIGKILL. The killed server starts again as a replica. */
  killPrimary(): Promise<number>;
  /** Ends the members and removes their data. */
  stop(): Promise<void>;
}

/** The data is thrown away. */
const STOP_WITHIN_MS = 0;

/** A user of Redis with a password, so that tests also show that it reaches each part. */
export const TEST_USER = { name: 'lantern', password: 'password-of-the-tests' } as const;
const rights = ['on', `>${TEST_USER.password}`, '~*', '&*', '+@all'];
export const userLine = `user ${TEST_USER.name} ${rights.join(' ')}`;
/** Before the hosts of an address. */
export const userOfUrl = `${TEST_USER.name}:${TEST_USER.password}@`;

interface MembersOptions {
  /** Begins their names. */
  readonly name: string;
  readonly count: number;
  /** Further arguments. */
  readonly args?: () => Promise<readonly string[]>;
}

/** Servers that are not yet started, each with a folder of its own. Each keeps what it acknowledges, as by `npm start`. */
export async function makeRedisMembers(folder: string, { name, count, args = async () => [] }: MembersOptions): Promise<Member[]> {
  const { command, env } = await redisProgram();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const own = `${name}-${index}`;
      const port = await freePort();
      const all = [
        ...redisArgs(await mkdtemp(join(folder, own)), port, '127.0.0.1'),
        // Otherwise a replica waits 5 s for others that could share its first copy.
        ...['--repl-diskless-sync-delay', '0'],
        ...['--user', TEST_USER.name, ...rights],
        ...(await args()),
      ];
      return memberOf({ name: own, command, args: all, env, port, log: join(folder, `${own}.log`) });
    }),
  );
}

export async function redisProgram() {
  const routes = redisRoutes('').filter(({ source }) => source !== 'docker');
  const program = await findProgram('redis', routes, undefined, { cacheDir: defaultCacheDir(), log: console.log });
  if (program.kind === 'image') throw new Error('the members must be processes');
  return program;
}

export function memberOf(
  spec: Omit<ConstructorParameters<typeof ManagedProcess>[0], 'output' | 'stopWithinMs'> & { port: number },
): Member {
  return { port: spec.port, process: new ManagedProcess({ ...spec, output: 'raw', stopWithinMs: STOP_WITHIN_MS }) };
}

export async function startMember({ port, process }: Member): Promise<void> {
  await process.start();
  await redisReady(port, () => (process.exits() > 0 && !process.identity() ? 'a member ended while starting' : undefined));
}

export async function killMember({ process }: Member): Promise<void> {
  process.kill();
  await eventually('a killed member lives', async () => !process.identity());
}

export const askMember = (member: Member, command: string) => askRedis(member.port, `${command}\r\n`);
export const replicationOf = (member: Member) => askMember(member, 'INFO replication');

/** Resolves once so many replicas have all that the primary has. */
export async function followed(primary: () => Promise<Member | undefined>, replicas: number): Promise<void> {
  await eventually('not every replica follows', async () => {
    const found = await primary();
    const online = found && (await replicationOf(found).catch(() => '')).match(/state=online/g);
    return (online?.length ?? 0) === replicas;
  });
}
