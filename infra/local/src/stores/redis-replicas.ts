import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import { eventually } from './eventually.ts';
import { findProgram } from './find-program.ts';
import { redisRoutes } from './redis-routes.ts';
import { askRedis, redisArgs, redisReady } from './redis-server.ts';
import { type Member, runMembers } from './run-members.ts';
import { defaultCacheDir } from './stores.ts';

export interface RedisReplicas {
  /** Where the one address of all members leads to now. */
  readonly port: () => number;
  /**
   * Demotes the primary, whose connections live on, and promotes the replica that has most. The address moves some milliseconds later.
   * Resolves to the time of the move, once the other two follow.
   */
  demote(movesAfter: number): Promise<number>;
  /** The same with SIGKILL. The old primary starts again as a replica. */
  killPrimary(movesAfter: number): Promise<number>;
  /** Ends the members and removes their data. */
  stop(): Promise<void>;
}

const MEMBERS = 3;
/** The data is thrown away. */
const STOP_WITHIN_MS = 0;
/** Nothing listens there. */
const NOWHERE = 1;

/**
 * A Redis with two replicas for tests, on 127.0.0.1 and in a temporary folder. It ends with this process, however that ends.
 *
 * @throws StartFailure when no redis-server is found
 */
export async function startRedisReplicas(): Promise<RedisReplicas> {
  const folder = await mkdtemp(join(tmpdir(), 'annuity-lantern-redis-'));
  const members = await makeMembers(folder);
  return runMembers(folder, members, async () => {
    await Promise.all(members.map(start));
    return control(members);
  });
}

async function makeMembers(folder: string): Promise<Member[]> {
  const routes = redisRoutes('').filter(({ source }) => source !== 'docker');
  const program = await findProgram('redis', routes, undefined, { cacheDir: defaultCacheDir(), log: console.log });
  if (program.kind === 'image') throw new Error('the members must be processes');
  const { command, env } = program;
  return Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => {
      const name = `redis-${index}`;
      const port = await freePort();
      const args = redisArgs(await mkdtemp(join(folder, name)), port, '127.0.0.1');
      // Otherwise a replica waits 5 s for others that could share its first copy.
      args.push('--repl-diskless-sync-delay', '0');
      const log = join(folder, `${name}.log`);
      return { port, process: new ManagedProcess({ name, command, args, env, port, log, output: 'raw', stopWithinMs: STOP_WITHIN_MS }) };
    }),
  );
}

async function control(members: readonly Member[]): Promise<Omit<RedisReplicas, 'stop'>> {
  let primary = members[0] as Member;
  let address = primary;
  const others = () => members.filter((member) => member !== primary);
  const followPrimary = () => Promise.all(others().map((member) => follow(member, primary.port)));
  const whole = () =>
    eventually('not every replica follows', async () => {
      const online = (await replicationOf(primary)).match(/state=online/g) ?? [];
      return online.length === MEMBERS - 1;
    });

  async function failOver(endPrimary: (before: Member) => Promise<unknown>, movesAfter: number): Promise<number> {
    const before = primary;
    await endPrimary(before);
    // A replica may be promoted only now: until then the other one confirmed writes of the old primary.
    primary = await furthest(others());
    await ask(primary, 'REPLICAOF NO ONE');
    const following = others().filter((member) => member.process.identity());
    await Promise.all(following.map((member) => follow(member, primary.port)));
    await pause(movesAfter);
    address = primary;
    const movedAt = Date.now();
    if (!before.process.identity()) await start(before);
    await followPrimary();
    await whole();
    return movedAt;
  }

  await followPrimary();
  await whole();
  return {
    port: () => address.port,
    demote: (movesAfter) => failOver((before) => follow(before, NOWHERE), movesAfter),
    killPrimary: (movesAfter) => failOver(({ process }) => kill(process), movesAfter),
  };
}

async function start({ port, process }: Member): Promise<void> {
  await process.start();
  await redisReady(port, () => (process.exits() > 0 && !process.identity() ? 'a member ended while starting' : undefined));
}

async function kill(process: ManagedProcess): Promise<void> {
  process.kill();
  await eventually('a killed member lives', async () => !process.identity());
}

const ask = (member: Member, command: string) => askRedis(member.port, `${command}\r\n`);
const follow = (member: Member, port: number) => ask(member, `REPLICAOF 127.0.0.1 ${port}`);
const replicationOf = (member: Member) => ask(member, 'INFO replication');

/** All writes that a replica confirmed are in the one with the highest offset. */
async function furthest(replicas: readonly Member[]): Promise<Member> {
  const offsets = await Promise.all(replicas.map(async (one) => Number(/slave_repl_offset:(\d+)/.exec(await replicationOf(one))?.[1])));
  return replicas[offsets.indexOf(Math.max(...offsets))] as Member;
}
