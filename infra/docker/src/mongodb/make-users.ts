import type { Db, Document, MongoClient } from 'mongodb';
import { forgetRights, type MongodbUser, mongodbRights, mongodbUsers, rolesOfPeople, type UserOfPeople } from '../rights/mongodb-rights.ts';
import { passwordIn } from '../secrets/password-in.ts';

export type MongodbUserName = MongodbUser | UserOfPeople;

const DATABASE = 'annuity-lantern';
/** MongoDB has a role `backup` of its own. */
const FORGET = 'forget';
const ALREADY_EXISTS = [51_002, 51_003];

/** Makes each user with one role of its own, or puts its password and rights right. */
export async function makeUsers(client: MongoClient, urls: ReadonlyMap<MongodbUserName, string>): Promise<void> {
  const admin = client.db('admin');
  for (const user of mongodbUsers) {
    await makeOrChange(admin, 'Role', user, { privileges: privilegesOf(user), roles: [] });
  }
  await makeOrChange(admin, 'Role', FORGET, { privileges: forgetRights, roles: [] });
  for (const [user, url] of urls) {
    const own = isOfPeople(user) ? { role: rolesOfPeople[user], db: user === 'operator' ? 'admin' : DATABASE } : user;
    const roles = user === 'backup' ? [own, FORGET] : [own];
    await makeOrChange(admin, 'User', user, { pwd: passwordIn(url), roles });
  }
}

function isOfPeople(user: MongodbUserName): user is UserOfPeople {
  return user in rolesOfPeople;
}

function privilegesOf(user: MongodbUser): Document[] {
  return Object.entries(mongodbRights[user]).map(([collection, actions]) => ({ resource: { db: DATABASE, collection }, actions }));
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
