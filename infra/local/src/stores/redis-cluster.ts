import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { eventually } from './eventually.ts';
import { askMember, followed, killMember, makeRedisMembers, type RedisEngine, startMember, userOfUrl } from './redis-members.ts';
import { type Member, runMembers } from './run-members.ts';

export type { RedisEngine };

const PRIMARIES = 3;
const SLOTS = 16_384;
/** In milliseconds; Redis's own is 15,000. */
const NODE_TIMEOUT = 2000;

/**
 * A Redis Cluster of three nodes with a replica each for tests, on 127.0.0.1 and in a temporary folder. It ends with this process, however
 * that ends. `demote` and `killPrimary` mean the node of the slot of `tag`.
 *
 * @throws StartFailure when no redis-server is found
 */
export async function startRedisCluster(tag: string): Promise<RedisEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'annuity-lantern-cluster-'));
  // Without it, a node also needs the port 10,000 above its own.
  const args = async () => [
    '--cluster-enabled',
    'yes',
    '--cluster-node-timeout',
    `${NODE_TIMEOUT}`,
    '--cluster-port',
    `${await freePort()}`,
  ];
  const members = await makeRedisMembers(folder, { name: 'node', count: 2 * PRIMARIES, args });
  return runMembers(folder, members, async () => {
    await Promise.all(members.map(startMember));
    await joinMembers(members);
    const slot = Number(/:(\d+)/.exec(await askMember(members[0] as Member, `CLUSTER KEYSLOT ${tag}`))?.[1]);
    return control(members, slot);
  });
}

/** The first members get the slots, the others are their replicas. */
async function joinMembers(members: readonly Member[]): Promise<void> {
  const [first, ...others] = members as [Member, ...Member[]];
  const nodes = await Promise.all(members.map(ownLine));
  const busPort = nodes[0]?.busPort;
  await Promise.all(others.map((member) => askMember(member, `CLUSTER MEET 127.0.0.1 ${first.port} ${busPort}`)));
  const start = (index: number) => Math.floor((index * SLOTS) / PRIMARIES);
  await Promise.all(
    members.slice(0, PRIMARIES).map((member, index) => askMember(member, `CLUSTER ADDSLOTSRANGE ${start(index)} ${start(index + 1) - 1}`)),
  );
  await Promise.all(
    members
      .slice(PRIMARIES)
      .map((member, index) =>
        eventually('a node does not know its primary', async () =>
          (await askMember(member, `CLUSTER REPLICATE ${nodes[index]?.id}`)).startsWith('+OK'),
        ),
      ),
  );
}

/** What a node says of itself: `id ip:port@bus myself,master - 0 0 1 connected 0-5460`. */
async function ownLine(member: Member) {
  const answer = await askMember(member, 'CLUSTER NODES');
  const [, id = '', busPort = '', role = '', rest = ''] = /(\w{40}) \S+@(\d+)\S* myself,(\w+)\S* (.*)/.exec(answer) ?? [];
  const ranges = [...rest.matchAll(/ (\d+)-(\d+)(?= |\r|$)/g)].map(([, from, to]) => [Number(from), Number(to)] as const);
  return { id, busPort, isPrimary: role === 'master', has: (slot: number) => ranges.some(([from, to]) => from <= slot && slot <= to) };
}

async function control(members: readonly Member[], slot: number): Promise<Omit<RedisEngine, 'stop'>> {
  const living = () => members.filter(({ process }) => process.identity());
  /** Undefined also while an old primary has not learned that it is none. */
  const findPrimary = async () => {
    const lines = await Promise.all(living().map(async (member) => ({ member, own: await ownLine(member) })));
    const owners = lines.filter(({ own }) => own.isPrimary && own.has(slot));
    return owners.length === 1 ? owners[0]?.member : undefined;
  };
  const isWell = async (member: Member) => (await askMember(member, 'CLUSTER INFO')).includes('cluster_state:ok');
  const whole = async () => {
    await followed(findPrimary, 1);
    await eventually('the cluster is not whole', async () => (await Promise.all(members.map(isWell))).every(Boolean));
  };
  async function failOver(end: (before: Member) => Promise<unknown>): Promise<number> {
    const before = await eventually('no node has the slot', findPrimary);
    await end(before);
    await eventually('no other node took the slot', async () => ![undefined, before].includes(await findPrimary()));
    const movedAt = Date.now();
    if (!before.process.identity()) await startMember(before);
    await whole();
    return movedAt;
  }
  /** Its replica takes over, without a loss. */
  const handOver = async (before: Member) => {
    const port = Number(/slave0:ip=[^,]+,port=(\d+)/.exec(await askMember(before, 'INFO replication'))?.[1]);
    await askMember(members.find((member) => member.port === port) as Member, 'CLUSTER FAILOVER');
  };
  await whole();
  return {
    url: `redis+cluster://${userOfUrl}${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    demote: () => failOver(handOver),
    killPrimary: () => failOver(killMember),
  };
}
