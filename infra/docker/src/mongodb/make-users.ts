import type { Db, Document, MongoClient } from 'mongodb';
import { forgetRights, type MongodbUser, mayAskDisk, ownRoles, rolesOfPeople, type UserOfPeople } from '../rights/mongodb-rights.ts';
import { passwordIn } from '../secrets/password-in.ts';

export type MongodbUserName = MongodbUser | UserOfPeople;

const DATABASE = 'annuity-lantern';
/** MongoDB has a role `backup` of its own. */
const FORGET = 'forget';
/** Roles of MongoDB for one database. */
const OF_THE_DATABASE: readonly string[] = ['read', 'readWrite'];
const ALREADY_EXISTS = [51_002, 51_003];

/** Makes each user with one role of its own, or puts its password and rights right. */
export async function makeUsers(client: MongoClient, urls: ReadonlyMap<MongodbUserName, string>): Promise<void> {
  const admin = client.db('admin');
  for (const role of Object.keys(ownRoles)) {
    await makeOrChange(admin, 'Role', role, { privileges: privilegesOf(role), roles: [] });
  }
  await makeOrChange(admin, 'Role', FORGET, { privileges: forgetRights, roles: [] });
  for (const [user, url] of urls) {
    const names: readonly string[] = isOfPeople(user) ? rolesOfPeople[user] : [user];
    const roles = names.map((role) => ({ role, db: OF_THE_DATABASE.includes(role) ? DATABASE : 'admin' }));
    await makeOrChange(admin, 'User', user, { pwd: passwordIn(url), roles });
  }
}

function isOfPeople(user: MongodbUserName): user is UserOfPeople {
  return user in rolesOfPeople;
}

function privilegesOf(role: string): Document[] {
  const collections = Object.entries(ownRoles[role] ?? {});
  const disk = mayAskDisk.includes(role) ? [{ resource: { db: DATABASE, collection: '' }, actions: ['dbStats'] }] : [];
  return [...collections.map(([collection, actions]) => ({ resource: { db: DATABASE, collection }, actions })), ...disk];
}

async function makeOrChange(admin: Db, kind: 'Role' | 'User', name: string, what: Document): Promise<void> {
  const writeConcern = { w: 'majority' };
  try {
    await admin.command({ [`create${kind}`]: name, ...what, writeConcern });
  } catch (error) {
    if (!ALREADY_EXISTS.includes((error as { code?: number }).code ?? 0)) throw error;
    await admin.command({ [`update${kind}`]: name, ...what, writeConcern });
  }
}
