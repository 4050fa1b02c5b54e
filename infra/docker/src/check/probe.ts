/**
 * Runs inside a container: tries what this service must not reach, and prints one line of JSON for each try. The reach is read from the standard
 * input. No try changes anything, even where it succeeds.
 */
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { actions, collections, type MongodbUser, mayDo, mongodbRights } from '../rights/mongodb-rights.ts';
import { mongodbCommand, otherMongodbCommands } from './mongodb-tries.ts';
import type { Reach, Tried } from './reach.ts';
import { redisTries } from './redis-tries.ts';

const UNAUTHORIZED = 13;
const CONNECT_WITHIN_MS = 1500;

const reach = JSON.parse(await text(process.stdin)) as Reach;
const tell = (tried: Tried) => process.stdout.write(`${JSON.stringify(tried)}\n`);

tryProcess();
trySecrets();
const mongodbUrl = secretNamed('mongodb_url');
if (mongodbUrl !== undefined && reach.service in mongodbRights) await tryMongodb(reach.service as MongodbUser, mongodbUrl);
const redisUrl = secretNamed('redis_url');
if (redisUrl !== undefined) await tryRedis(redisUrl);
await Promise.all(reach.open.map(async (address) => tell({ what: `connects to ${address}`, isRight: await connects(address) })));
await Promise.all(reach.closed.map(async (address) => tell({ what: `cannot connect to ${address}`, isRight: !(await connects(address)) })));
// Look-ups of names that are not there take seconds.
process.exit();

function tryProcess(): void {
  tell({ what: 'does not run as root', isRight: process.getuid?.() !== 0 });
  const status = readFileSync('/proc/self/status', 'utf8');
  tell({ what: 'has no capabilities', isRight: /^CapEff:\s*0+$/m.test(status) && /^CapBnd:\s*0+$/m.test(status) });
  tell({ what: 'gains no rights from a setuid program', isRight: /^NoNewPrivs:\s*1$/m.test(status) });
  for (const folder of ['/', '/app', '/etc', '/usr/bin']) tell({ what: `cannot write to ${folder}`, isRight: !mayWrite(folder) });
  const pids = ['/sys/fs/cgroup/pids.max', '/sys/fs/cgroup/pids/pids.max'];
  const memory = ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory/memory.limit_in_bytes'];
  tell({ what: 'has a limit of processes', isRight: isLimited(pids) });
  tell({ what: 'has a limit of memory', isRight: isLimited(memory) });
}

function trySecrets(): void {
  const found = secretNames();
  tell({ what: `has the secrets ${reach.secrets.join(', ')}, and no other`, isRight: found.join() === reach.secrets.toSorted().join() });
}

function secretNames(): string[] {
  try {
    return readdirSync('/run/secrets').toSorted();
  } catch {
    return [];
  }
}

function secretNamed(name: string): string | undefined {
  return secretNames().includes(name) ? readFileSync(`/run/secrets/${name}`, 'utf8').trim() : undefined;
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A memory limit that was not set is a huge number. */
function isLimited(files: readonly string[]): boolean {
  for (const file of files) {
    try {
      const value = readFileSync(file, 'utf8').trim();
      return value !== 'max' && Number(value) < 2 ** 40;
    } catch {
      // The other version of control groups.
    }
  }
  return false;
}

function connects(address: string): Promise<boolean> {
  const [host = '', port] = address.split(':');
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), timeout: CONNECT_WITHIN_MS });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
}

async function tryMongodb(user: MongodbUser, url: string): Promise<void> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  await client.connect();
  const answerTo = (database: string, command: Readonly<Record<string, unknown>>) =>
    client
      .db(database)
      .command(command)
      .then(
        () => 'done',
        ({ code, message }: { code?: number; message: string }) => (code === UNAUTHORIZED ? 'refused' : message),
      );
  for (const collection of collections) {
    for (const action of actions) {
      const isAllowed = mayDo(user, collection, action);
      const answer = await answerTo('annuity-lantern', mongodbCommand(action, collection));
      tell({
        what: `MongoDB ${isAllowed ? 'allows' : 'refuses'} ${action} on ${collection}`,
        isRight: (answer === 'refused') !== isAllowed,
        answer,
      });
    }
  }
  for (const { database, command } of otherMongodbCommands) {
    const answer = await answerTo(database, command);
    tell({ what: `MongoDB refuses ${Object.keys(command)[0]} on ${database}`, isRight: answer === 'refused', answer });
  }
  await client.close();
  const withoutUser = new MongoClient(url.replace(/\/\/[^@]*@/, '//').replace(/&?authSource=\w+/, ''), { serverSelectionTimeoutMS: 5000 });
  const answer = await withoutUser
    .db('annuity-lantern')
    .collection('leads')
    .findOne()
    .then(
      () => 'done',
      ({ code, message }: { code?: number; message: string }) => (code === UNAUTHORIZED ? 'refused' : message),
    );
  await withoutUser.close();
  tell({ what: 'MongoDB refuses a connection without a user', isRight: answer === 'refused', answer });
}

async function tryRedis(url: string): Promise<void> {
  const connection = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0 });
  connection.on('error', () => undefined);
  await connection.connect();
  for (const { words, isAllowed } of redisTries(reach.service)) {
    const [command = '', ...values] = words;
    const answer = await connection.call(command, ...values).then(
      () => 'done',
      ({ message }: Error) => message,
    );
    const isRight = answer.startsWith('NOPERM') !== isAllowed;
    tell({ what: `Redis ${isAllowed ? 'allows' : 'refuses'} ${words.join(' ')}`, isRight, answer });
  }
  connection.disconnect();
  const withoutUser = new Redis(url.replace(/\/\/[^@]*@/, '//'), { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  let answer = 'done';
  withoutUser.on('error', ({ message }) => {
    answer = message;
  });
  await withoutUser
    .connect()
    .then(() => withoutUser.call('GET', 'x'))
    .catch(() => undefined);
  withoutUser.disconnect();
  tell({ what: 'Redis refuses a connection without a user', isRight: answer.startsWith('NOAUTH'), answer });
}
