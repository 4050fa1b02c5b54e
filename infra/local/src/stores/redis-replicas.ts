import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askMember, followed, killMember, makeRedisMembers, replicationOf, startMember } from './redis-members.ts';
import { type Member, runMembers } from './run-members.ts';

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
/** Nothing listens there. */
const NOWHERE = 1;

/**
 * A Redis with two replicas for tests, on 127.0.0.1 and in a temporary folder. It ends with this process, however that ends.
 *
 * @throws StartFailure when no redis-server is found
 */
export async function startRedisReplicas(): Promise<RedisReplicas> {
  const folder = await mkdtemp(join(tmpdir(), 'annuity-lantern-redis-'));
  const members = await makeRedisMembers(folder, { name: 'redis', count: MEMBERS });
  return runMembers(folder, members, async () => {
    await Promise.all(members.map(startMember));
    return control(members);
  });
}

async function control(members: readonly Member[]): Promise<Omit<RedisReplicas, 'stop'>> {
  let primary = members[0] as Member;
  let address = primary;
  const others = () => members.filter((member) => member !== primary);
  const followPrimary = () => Promise.all(others().map((member) => follow(member, primary.port)));
  const whole = () => followed(async () => primary, MEMBERS - 1);

  async function failOver(endPrimary: (before: Member) => Promise<unknown>, movesAfter: number): Promise<number> {
    const before = primary;
    await endPrimary(before);
    // A replica may be promoted only now: until then the other one confirmed writes of the old primary.
    primary = await furthest(others());
    await askMember(primary, 'REPLICAOF NO ONE');
    const following = others().filter((member) => member.process.identity());
    await Promise.all(following.map((member) => follow(member, primary.port)));
    await pause(movesAfter);
    address = primary;
    const movedAt = Date.now();
    if (!before.process.identity()) await startMember(before);
    await followPrimary();
    await whole();
    return movedAt;
  }

  await followPrimary();
  await whole();
  return {
    port: () => address.port,
    demote: (movesAfter) => failOver((before) => follow(before, NOWHERE), movesAfter),
    killPrimary: (movesAfter) => failOver(killMember, movesAfter),
  };
}

const follow = (member: Member, port: number) => askMember(member, `REPLICAOF 127.0.0.1 ${port}`);

/** All writes that a replica confirmed are in the one with the highest offset. */
async function furthest(replicas: readonly Member[]): Promise<Member> {
  const offsets = await Promise.all(replicas.map(async (one) => Number(/slave_repl_offset:(\d+)/.exec(await replicationOf(one))?.[1])));
  return replicas[offsets.indexOf(Math.max(...offsets))] as Member;
}
