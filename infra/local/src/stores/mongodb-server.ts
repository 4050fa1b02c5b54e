import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';

export const REPLICA_SET = 'annuity-lantern';
const DATABASE = 'annuity-lantern';
const NOT_INITIATED = 94;
const LOOK_EVERY_MS = 50;
/** A node that comes up on another port finds itself missing in its own set and answers this. */
const INVALID_CONFIG = 93;

/** Command line of mongod: one member of a replica set, journaled, with as little as possible of the data in its log. */
export function mongodArgs(dbPath: string, port: number, bindIp: string, help: string, oplogMegabytes = 512): string[] {
  const args = ['--replSet', REPLICA_SET, '--dbpath', dbPath, '--port', String(port), '--bind_ip', bindIp];
  args.push('--wiredTigerCacheSizeGB', '0.5', '--oplogSize', String(oplogMegabytes));
  // The log of slow operations holds whole documents, names and telephone numbers included.
  args.push('--slowms', '2147483647');
  if (help.includes('--redactClientLogData')) args.push('--redactClientLogData');
  // Always on, and no longer an option, in newer builds.
  if (help.includes('--journal ')) args.push('--journal');
  // Else two starts of different users can meet in /tmp.
  if (help.includes('--nounixsocket')) args.push('--nounixsocket');
  return args;
}

/** The address that services use: that of all members. The driver waits for the primary, also while it restarts. */
export function mongodbUrl(...ports: number[]): string {
  return `mongodb://${ports.map((port) => `127.0.0.1:${port}`)}/${DATABASE}?replicaSet=${REPLICA_SET}`;
}

/**
 * Waits until the server takes writes, and returns its version. The first time, initiates its replica set.
 *
 * @param gaveUp polled; its sentence ends the wait
 * @throws Error with that sentence
 */
export async function mongodbReady(port: number, gaveUp: () => string | undefined): Promise<string> {
  const address = `127.0.0.1:${port}`;
  let refusal = 'it does not answer';
  for (;;) {
    const sentence = gaveUp();
    if (sentence) throw new Error(`${sentence} (${refusal})`);
    const version = await writableVersion(address).catch((error) => {
      if (error instanceof MongoServerError) refusal = error.codeName ?? String(error.code);
      return undefined;
    });
    if (version) return version;
    await pause(LOOK_EVERY_MS);
  }
}

/** The server's version once it takes writes. A client that could not connect at first stays closed, so each look uses a new one. */
async function writableVersion(address: string): Promise<string | undefined> {
  const client = new MongoClient(`mongodb://${address}/?directConnection=true`, {
    serverSelectionTimeoutMS: 500,
    connectTimeoutMS: 500,
  });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello.isWritablePrimary === true) return String((await admin.command({ buildInfo: 1 })).version);
    if (!hello.secondary) await ensureMember(client, address);
    return undefined;
  } finally {
    await client.close();
  }
}

async function ensureMember(client: MongoClient, address: string): Promise<void> {
  const admin = client.db('admin');
  const members = [{ _id: 0, host: address }];
  try {
    const status = await admin.command({ replSetGetStatus: 1 });
    if (status.myState !== 10) return;
  } catch (error) {
    const code = error instanceof MongoServerError ? error.code : undefined;
    if (code === NOT_INITIATED) {
      await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
      return;
    }
    if (code !== INVALID_CONFIG) throw error;
  }
  const { config } = await admin.command({ replSetGetConfig: 1 });
  await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
}
