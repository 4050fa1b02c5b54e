/**
 * Brings MongoDB to what the services need: forms the replica set of compose, unless there is one, and makes the users of the table of
 * rights. Runs at each `up`, which also puts changed passwords and rights in place. In Kubernetes, where an operator forms the set, it makes the users.
 */
import { readEnv } from '@annuity-lantern/service-kit/env';
import { MongoClient } from 'mongodb';
import * as z from 'zod';
import { mongodbUsers, usersOfPeople } from '../rights/mongodb-rights.ts';
import { formReplicaSet, keyfileUrl, membersOf } from './form-replica-set.ts';
import { type MongodbUserName, makeUsers } from './make-users.ts';

const url = z.string().startsWith('mongodb');
const schema = z
  .object({
    MONGODB_KEYFILE: z.string().optional().describe('content of the key file of the members that form the set'),
    MONGODB_ADMIN_URL: url.optional().describe('address with a user that may make users; in place of MONGODB_KEYFILE'),
    ...Object.fromEntries(
      usersOfPeople.map((user) => [settingOf(user), url.optional().describe(`address with the user and password of ${user}`)]),
    ),
    ...Object.fromEntries(mongodbUsers.map((user) => [settingOf(user), url.describe(`address with the user and password of ${user}`)])),
  })
  .refine(({ MONGODB_KEYFILE, MONGODB_ADMIN_URL }) => (MONGODB_KEYFILE === undefined) !== (MONGODB_ADMIN_URL === undefined), {
    path: ['MONGODB_KEYFILE'],
    error: 'must be set, or MONGODB_ADMIN_URL: one of the two',
  });

const { MONGODB_KEYFILE: keyfile, MONGODB_ADMIN_URL: adminUrl, ...urls } = readEnv(schema) as Readonly<Record<string, string | undefined>>;
const given = new Map<MongodbUserName, string>(
  [...mongodbUsers, ...usersOfPeople].flatMap((user) => {
    const address = urls[settingOf(user)];
    return address === undefined ? [] : [[user, address] as const];
  }),
);
const members = membersOf([...given.values()][0] ?? '');
const client = new MongoClient(adminUrl ?? keyfileUrl(members, keyfile ?? ''), { serverSelectionTimeoutMS: 60_000 });
try {
  if (keyfile !== undefined) await formReplicaSet(members, keyfile);
  await makeUsers(client, given);
  const { members: states } = await client.db('admin').command({ replSetGetStatus: 1 });
  for (const { name, stateStr } of states as { name: string; stateStr: string }[]) console.log(`${name} ${stateStr}`);
  console.log(`MongoDB takes writes. Users: ${[...given.keys()].join(', ')}.`);
} catch (error) {
  console.error(`MongoDB could not be prepared: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await client.close();
}

function settingOf(user: string): string {
  return `MONGODB_URL_${user.toUpperCase().replace('-', '_')}`;
}
