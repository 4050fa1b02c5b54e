import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';

const REPLICA_SET = 'annuity-lantern';
const NOT_INITIATED = 'NotYetInitialized';
const ALREADY_INITIATED = 'AlreadyInitialized';
const READY_WITHIN_MS = 120_000;

/** Host names with ports, as in an address of MongoDB. */
export function membersOf(url: string): string[] {
  const [, hosts = ''] = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url) ?? [];
  return hosts.split(',');
}

/** The members' own user: it exists before there is a set, and may do everything. */
export function keyfileUrl(members: readonly string[], keyfile: string, options = `replicaSet=${REPLICA_SET}`): string {
  // As the servers read it: without white space.
  const password = encodeURIComponent(keyfile.replace(/\s/g, ''));
  return `mongodb://__system:${password}@${members.join()}/?authSource=local&authMechanism=SCRAM-SHA-256&${options}`;
}

/**
 * Initiates the set, unless a member belongs to one already: a member that lost its data joins the set of the others by itself.
 * Resolves once there is a primary.
 */
export async function formReplicaSet(members: readonly string[], keyfile: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const states = await Promise.all(members.map((member) => ask(member, keyfile, { replSetGetStatus: 1 }).catch(reasonOf)));
    if (states.some((state) => state === 'PRIMARY')) return;
    if (states.every((state) => state === NOT_INITIATED)) await initiate(members, keyfile);
    if (Date.now() > until) throw new Error(`there is no primary: ${members.map((member, at) => `${member} ${states[at]}`).join(', ')}`);
    await pause(250);
  }
}

async function initiate(members: readonly string[], keyfile: string): Promise<void> {
  const config = { _id: REPLICA_SET, members: members.map((host, _id) => ({ _id, host })) };
  await ask(members[0] ?? '', keyfile, { replSetInitiate: config }).catch((error) => {
    if (reasonOf(error) !== ALREADY_INITIATED) throw error;
  });
}

/** The member's own state, such as `PRIMARY`. */
async function ask(member: string, keyfile: string, command: Readonly<Record<string, unknown>>): Promise<string> {
  const client = new MongoClient(keyfileUrl([member], keyfile, 'directConnection=true'), { serverSelectionTimeoutMS: 2000 });
  try {
    const { members: states } = await client.db('admin').command(command);
    return (states as { self?: boolean; stateStr: string }[] | undefined)?.find(({ self }) => self)?.stateStr ?? '';
  } finally {
    await client.close();
  }
}

/** The name of MongoDB's answer, such as `AuthenticationFailed`. */
export function reasonOf(error: unknown): string {
  const named = error instanceof MongoServerError ? error.codeName : undefined;
  return named ?? (error as Error).message;
}
