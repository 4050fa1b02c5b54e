/**
 * What each service may do in MongoDB, by collection. It has no other right. The users and roles of compose and Kubernetes are made from
 * this table, and `npm run compose:check` tries what is not in it.
 */
const write = ['find', 'insert', 'update'] as const;
const read = ['find'] as const;
/** Append-only: nothing that was written is changed or removed. */
const append = ['find', 'insert', 'createIndex'] as const;

export const actions = ['find', 'insert', 'update', 'remove', 'createIndex'] as const;
export type Action = (typeof actions)[number];

export const mongodbRights = {
  'content-api': {
    resources: write,
    insights: write,
    seeded: write,
    articles: [...write, 'createIndex'],
    visits: [...write, 'createIndex'],
    rates: [...write, 'remove', 'createIndex'],
    rateBatches: [...write, 'remove', 'createIndex'],
    rateSheet: write,
    rateSources: [...write, 'createIndex'],
    reminders: [...write, 'remove', 'createIndex'],
    stoppedReminders: write,
  },
  // Its accept path is one insert. It reads the first answer of a repeated request.
  'lead-intake': {
    leads: ['find', 'insert'],
  },
  'lead-worker': {
    leads: [...write, 'createIndex'],
    doNotCall: read,
    // Empties records that are older than CONSENT_PROOF_YEARS.
    consents: [...write, 'createIndex'],
    // Addresses of staff for mails.
    users: read,
    rates: read,
    rateSheet: read,
    rateBatches: ['find', 'update'],
    reminders: ['find', 'update', 'remove'],
    // Notes each stop for a restore, and forgets it here.
    stoppedReminders: ['find', 'remove'],
    // Pauses a provider that fails.
    providers: write,
    // For metrics.
    operations: read,
  },
  'lead-desk': {
    leads: ['find', 'update', 'createIndex'],
    doNotCall: write,
    consents: append,
    audit: append,
    users: [...write, 'createIndex'],
    sessions: [...write, 'remove', 'createIndex'],
    savedViews: write,
    signedEvents: [...write, 'remove', 'createIndex'],
    signInAttempts: [...write, 'remove', 'createIndex'],
    deskSettings: write,
    providers: write,
    rates: [...write, 'remove'],
    rateBatches: [...write, 'remove'],
    rateSheet: write,
  },
} as const satisfies Record<string, Readonly<Record<string, readonly Action[]>>>;

/** Roles of our own that several users have, by collection. */
const sharedRights = {
  /** Notes what has just ended well. */
  note: { operations: write },
  check: { users: read, rateSheet: read },
} as const satisfies Record<string, Readonly<Record<string, readonly Action[]>>>;

/** Every role of our own. MongoDB has a role `backup`. */
export const ownRoles: Readonly<Record<string, Readonly<Record<string, readonly Action[]>>>> = { ...mongodbRights, ...sharedRights };

/** Users with these roles may ask how full the disk of MongoDB is. */
export const mayAskDisk: readonly string[] = ['lead-worker', 'check'];

/** Users of commands that people run, with roles of MongoDB or of our own. No service has one of them. */
export const rolesOfPeople = {
  operator: ['root'],
  backup: ['read', 'note', 'forget'],
  restore: ['readWrite'],
  check: ['check', 'note'],
} as const satisfies Record<string, readonly ('root' | 'read' | 'readWrite' | 'forget' | keyof typeof sharedRights)[]>;

/** What the backup may do beside its role: turn MongoDB's oplog over, and drop whole documents that MongoDB keeps for repeats of an update. */
export const forgetRights = [
  { resource: { cluster: true }, actions: ['appendOplogNote'] },
  { resource: { db: 'local', collection: 'oplog.rs' }, actions: ['collStats'] },
  { resource: { db: 'config', collection: 'image_collection' }, actions: ['find', 'remove'] },
] as const;

export type UserOfPeople = keyof typeof rolesOfPeople;
export const usersOfPeople = Object.keys(rolesOfPeople) as UserOfPeople[];

export type MongodbUser = keyof typeof mongodbRights;
export const mongodbUsers = Object.keys(mongodbRights) as MongodbUser[];

/** Every collection of the product. */
export const collections = [...new Set(Object.values(mongodbRights).flatMap((rights) => Object.keys(rights)))].toSorted();

export function mayDo(user: MongodbUser, collection: string, action: Action): boolean {
  const rights: Readonly<Record<string, readonly Action[]>> = mongodbRights[user];
  return rights[collection]?.includes(action) ?? false;
}
