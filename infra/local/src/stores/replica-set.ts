import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { freePort } from '../process/free-port.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import { eventually } from './eventually.ts';
import { findProgram } from './find-program.ts';
import { mongodbRoutes } from './mongodb-routes.ts';
import { mongodArgs, mongodbUrl, REPLICA_SET } from './mongodb-server.ts';
import { type Member, runMembers } from './run-members.ts';
import { defaultCacheDir } from './stores.ts';

export interface ReplicaSetOptions {
  /** An odd number, so that the others of a set of three still are a majority. */
  readonly members: 1 | 3;
  /** Allows `configureFailPoint`. */
  readonly testCommands?: boolean;
  /** Largest size of the members' oplog, and a checkpoint each second, which lets it go. Default: that of the product. */
  readonly oplogMegabytes?: number;
  /** Milliseconds without a primary after which the others elect one. Default: 2000, for short tests; MongoDB's own is 10,000. */
  readonly electionTimeout?: number;
}

export interface ReplicaSet {
  /** Names every member. The database is `annuity-lantern`. */
  readonly url: string;
  /** Runs a command on the database `admin` of the current primary. */
  command(command: Document): Promise<Document>;
  /** The primary steps down for two seconds. Resolves once another member is primary. Three members only. */
  stepDown(): Promise<void>;
  /** SIGKILL; the member is started again at once. Resolves once another member is primary. Three members only. */
  killPrimary(): Promise<void>;
  /** Resolves once there is a primary and every other member follows it. */
  whole(): Promise<void>;
  /** Ends the members and removes their data. */
  stop(): Promise<void>;
}

/** The data is thrown away, so nothing is gained by a member's own orderly end, which waits 15 s for its clients. */
const STOP_WITHIN_MS = 0;
/** Short, so that a member can be primary again after the next stepdown. */
const STEP_DOWN_SECONDS = 2;
const ELECTION_TIMEOUT = 2000;

/**
 * A replica set for tests, on 127.0.0.1 and in a temporary folder, of the mongod that the product would use without a Docker engine. It ends with this
 * process, however that ends.
 *
 * @throws StartFailure when no mongod is found
 * @throws Error when the set does not work within a minute
 */
export async function startReplicaSet(options: ReplicaSetOptions): Promise<ReplicaSet> {
  const folder = await mkdtemp(join(tmpdir(), 'annuity-lantern-set-'));
  const members = await makeMembers(folder, options);
  return runMembers(folder, members, async () => {
    await Promise.all(members.map(({ process }) => process.start()));
    await initiate(members, options);
    const set = control(members);
    await set.whole();
    for (const { process } of members) process.keepAlive();
    return set;
  });
}

async function makeMembers(folder: string, { members, testCommands = false, oplogMegabytes }: ReplicaSetOptions): Promise<Member[]> {
  const routes = mongodbRoutes('').filter(({ source }) => source !== 'docker');
  const program = await findProgram('mongodb', routes, undefined, { cacheDir: defaultCacheDir(), log: console.log });
  if (program.kind === 'image') throw new Error('the members must be processes');
  const { command, env, help } = program;
  return Promise.all(
    Array.from({ length: members }, async (_, index) => {
      const name = `member-${index}`;
      const port = await freePort();
      const args = mongodArgs(await mkdtemp(join(folder, name)), port, '127.0.0.1', help, oplogMegabytes);
      if (oplogMegabytes) args.push('--syncdelay', '1');
      if (testCommands) args.push('--setParameter', 'enableTestCommands=1');
      const log = join(folder, `${name}.log`);
      return { port, process: new ManagedProcess({ name, command, args, env, port, log, output: 'raw', stopWithinMs: STOP_WITHIN_MS }) };
    }),
  );
}

async function initiate(members: readonly Member[], { electionTimeout = ELECTION_TIMEOUT }: ReplicaSetOptions): Promise<void> {
  const config = {
    _id: REPLICA_SET,
    members: members.map(({ port }, index) => ({ _id: index, host: `127.0.0.1:${port}` })),
    settings: { electionTimeoutMillis: electionTimeout, heartbeatIntervalMillis: electionTimeout / 4 },
  };
  await eventually('the members do not answer', async () => (await greet(members)).every(Boolean));
  await askAdmin(members[0] as Member, { replSetInitiate: config });
}

function control(members: readonly Member[]): Omit<ReplicaSet, 'stop'> {
  const findPrimary = async () => members[(await greet(members)).findIndex((hello) => hello?.isWritablePrimary)];
  const primary = () => eventually('there is no primary', findPrimary);
  const anotherPrimary = (before: Member) =>
    eventually('no other member became primary', async () => ![undefined, before].includes(await findPrimary()));
  return {
    url: mongodbUrl(...members.map(({ port }) => port)),
    command: async (command) => askAdmin(await primary(), command),
    stepDown: async () => {
      const before = await primary();
      await askAdmin(before, { replSetStepDown: STEP_DOWN_SECONDS, secondaryCatchUpPeriodSecs: 1 });
      await anotherPrimary(before);
    },
    killPrimary: async () => {
      const before = await primary();
      const identity = before.process.identity();
      if (identity && 'pid' in identity) process.kill(identity.pid, 'SIGKILL');
      await anotherPrimary(before);
    },
    whole: async () => {
      await eventually('the members are not one set', async () => {
        const hellos = await greet(members);
        const found = members[hellos.findIndex((hello) => hello?.isWritablePrimary)];
        const followers = hellos.filter((hello) => hello?.secondary);
        if (!found || followers.length < members.length - 1) return false;
        // A member that has just started follows before the primary's next heartbeat finds it.
        const status = await askAdmin(found, { replSetGetStatus: 1 }).catch(() => undefined);
        return status?.members.filter(({ stateStr }: Document) => stateStr === 'SECONDARY').length === members.length - 1;
      });
    },
  };
}

/** The state that each member reports; undefined while it does not answer. */
function greet(members: readonly Member[]): Promise<(Document | undefined)[]> {
  return Promise.all(members.map((member) => askAdmin(member, { hello: 1 }).catch(() => undefined)));
}

async function askAdmin({ port }: Member, command: Document): Promise<Document> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 500,
    connectTimeoutMS: 500,
  });
  try {
    return await client.db('admin').command(command);
  } finally {
    await client.close();
  }
}
