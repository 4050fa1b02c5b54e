import type { Action } from '../rights/mongodb-rights.ts';

type Command = Readonly<Record<string, unknown>>;

const NO_ID = 'compose-check: no document has this id';

/** A command that needs the right and changes nothing: MongoDB asks for the right first, then finds no document or a wrong one. */
const commandFor: Readonly<Record<Action, (collection: string) => Command>> = {
  find: (collection) => ({ find: collection, filter: { _id: NO_ID }, limit: 1 }),
  // An id cannot be a list.
  insert: (collection) => ({ insert: collection, documents: [{ _id: [NO_ID] }] }),
  update: (collection) => ({ update: collection, updates: [{ q: { _id: NO_ID }, u: { $set: { tried: true } } }] }),
  remove: (collection) => ({ delete: collection, deletes: [{ q: { _id: NO_ID }, limit: 1 }] }),
  // An index has at least one field.
  createIndex: (collection) => ({ createIndexes: collection, indexes: [{ key: {}, name: 'compose-check' }] }),
};

export function mongodbCommand(action: Action, collection: string): Command {
  return commandFor[action](collection);
}

/** No service may do these. */
export const otherMongodbCommands: readonly { readonly database: string; readonly command: Command }[] = [
  { database: 'annuity-lantern', command: { drop: 'compose-check' } },
  { database: 'annuity-lantern', command: { find: 'compose-check', limit: 1 } },
  { database: 'annuity-lantern', command: { collMod: 'leads' } },
  { database: 'admin', command: { find: 'system.users', limit: 1 } },
  { database: 'admin', command: { createUser: 'compose-check', pwd: 'compose-check', roles: [{ role: 'no such role', db: 'admin' }] } },
  { database: 'admin', command: { replSetGetStatus: 1 } },
  { database: 'admin', command: { getParameter: '*' } },
  { database: 'local', command: { find: 'oplog.rs', limit: 1 } },
];
