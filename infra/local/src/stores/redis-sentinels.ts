import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { eventually } from './eventually.ts';
import {
  askMember,
  followed,
  killMember,
  makeRedisMembers,
  memberOf,
  type RedisEngine,
  redisProgram,
  startMember,
  userLine,
  userOfUrl,
} from './redis-members.ts';
import { type Member, runMembers } from './run-members.ts';

const SERVERS = 3;
const SENTINELS = 3;
const NAME = 'lantern';
/** In milliseconds; Redis's own are 30,000 and 180,000, for tests that would take minutes. */
const DOWN_AFTER = 1500;
const FAILOVER_TIMEOUT = 4000;

/**
 * A Redis with two replicas and three sentinels for tests, on 127.0.0.1 and in a temporary folder. It ends with this process, however that
 * ends.
 *
 * @throws StartFailure when no redis-server is found
 */
export async function startRedisSentinels(): Promise<RedisEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'annuity-lantern-sentinels-'));
  const servers = await makeRedisMembers(folder, { name: 'redis', count: SERVERS });
  const sentinels = await makeSentinels(folder, servers[0] as Member);
  return runMembers(folder, [...sentinels, ...servers], async () => {
    await Promise.all(servers.map(startMember));
    await Promise.all(servers.slice(1).map((member) => askMember(member, `REPLICAOF 127.0.0.1 ${servers[0]?.port}`)));
    await Promise.all(sentinels.map(startMember));
    return control(servers, sentinels);
  });
}

async function makeSentinels(folder: string, primary: Member): Promise<Member[]> {
  const { command, env } = await redisProgram();
  return Promise.all(
    Array.from({ length: SENTINELS }, async (_, index) => {
      const name = `sentinel-${index}`;
      const port = await freePort();
      const dir = await mkdtemp(join(folder, name));
      const file = join(dir, 'sentinel.conf');
      const lines = [
        `port ${port}`,
        'bind 127.0.0.1',
        `dir ${dir}`,
        userLine,
        `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} 2`,
        `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER}`,
        `sentinel failover-timeout ${NAME} ${FAILOVER_TIMEOUT}`,
        `sentinel parallel-syncs ${NAME} ${SERVERS}`,
      ];
      await writeFile(file, `${lines.join('\n')}\n`);
      return memberOf({ name, command, args: [file, '--sentinel'], env, port, log: join(folder, `${name}.log`) });
    }),
  );
}

async function control(servers: readonly Member[], sentinels: readonly Member[]): Promise<Omit<RedisEngine, 'stop'>> {
  /** Which all sentinels name. */
  const findPrimary = async () => {
    const answers = await Promise.all(sentinels.map((one) => askMember(one, `SENTINEL GET-MASTER-ADDR-BY-NAME ${NAME}`)));
    const ports = new Set(answers.map((answer) => Number(/\r\n(\d{4,5})\r\n/.exec(answer)?.[1])));
    return ports.size === 1 ? servers.find(({ port }) => ports.has(port)) : undefined;
  };
  const whole = async () => {
    await followed(findPrimary, SERVERS - 1);
    await eventually('the sentinels do not know each other', async () => {
      const answers = await Promise.all(sentinels.map((one) => askMember(one, `SENTINEL MASTER ${NAME}`)));
      const values = (name: string) => answers.map((answer) => Number(new RegExp(`${name}\r\n\\$\\d+\r\n(\\d+)`).exec(answer)?.[1]));
      return (
        values('num-other-sentinels').every((count) => count === SENTINELS - 1) &&
        values('num-slaves').every((count) => count >= SERVERS - 1)
      );
    });
  };
  async function failOver(end: (before: Member) => Promise<unknown>): Promise<number> {
    const before = await eventually('there is no primary', findPrimary);
    await end(before);
    await eventually('no other server became primary', async () => ![undefined, before].includes(await findPrimary()));
    const movedAt = Date.now();
    if (!before.process.identity()) await startMember(before);
    await whole();
    return movedAt;
  }
  await whole();
  return {
    url: `redis+sentinel://${userOfUrl}${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${NAME}`,
    demote: () =>
      failOver(() =>
        // Refused for some seconds after the failover before.
        eventually('no sentinel moves the primary', async () =>
          (await askMember(sentinels[0] as Member, `SENTINEL FAILOVER ${NAME}`)).startsWith('+OK'),
        ),
      ),
    killPrimary: () => failOver(killMember),
  };
}
