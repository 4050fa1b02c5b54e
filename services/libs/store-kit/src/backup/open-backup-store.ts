import mongoose, { type mongo } from 'mongoose';
import { noteOperation, type OperationName } from '../operations.ts';
import { forgetImages, turnOplog } from './turn-oplog.ts';

/** Documents that are read or written together. */
const BATCH = 1000;
const CONNECT_LIMIT = 5000;
/** Created with every collection. */
const OF_EVERY_COLLECTION = '_id_';

/** What a collection is besides its documents. */
export interface CollectionShape {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly indexes: readonly Readonly<Record<string, unknown>>[];
}

/** A document, without the numbers turned into those of JavaScript: stored again, it has the same bytes. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly _id: unknown };

export interface LoadOptions {
  /** What becomes of a document. Undefined leaves it out. */
  readonly change: (document: StoredDocument) => StoredDocument | undefined | Promise<StoredDocument | undefined>;
  readonly onProgress: (stored: number) => void;
}

/** A whole database, for backups. */
export interface BackupStore {
  readonly database: string;
  /** Every collection that the database has, so that a new one is never forgotten. By name. */
  shapes(): Promise<CollectionShape[]>;
  /** The documents of a collection as BSON, all as they were at one moment. */
  read(name: string): AsyncIterable<Buffer>;
  /** Whether any collection holds a document. */
  isEmpty(): Promise<boolean>;
  /** Drops every collection. */
  clear(): Promise<void>;
  /** Stores documents in a collection that is empty, then makes its indexes. Returns how many were stored. */
  load(shape: CollectionShape, documents: AsyncIterable<Buffer>, options: LoadOptions): Promise<number>;
  /** Notes that it has just ended well. */
  note(name: OperationName, facts?: Readonly<Record<string, string | number>>): Promise<void>;
  /**
   * Turns this part of MongoDB's oplog over, and drops the whole documents that it keeps for repeats of an update. Returns the bytes that were written.
   */
  forget(part: number, now: Date): Promise<number>;
  close(): Promise<void>;
}

/** Rejects unless MongoDB answers within 5 s. */
export async function openBackupStore(mongodbUrl: string): Promise<BackupStore> {
  const client = new mongoose.mongo.MongoClient(mongodbUrl, {
    serverSelectionTimeoutMS: CONNECT_LIMIT,
    connectTimeoutMS: CONNECT_LIMIT,
    writeConcern: { w: 'majority', journal: true },
  });
  await client.connect();
  const db = client.db();

  const collections = async () =>
    (await db.listCollections<mongo.CollectionInfo>({}).toArray())
      .filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));

  return {
    database: db.databaseName,
    shapes: async () =>
      Promise.all(
        (await collections()).map(async ({ name, options = {} }) => {
          const indexes = (await db.collection(name).indexes()).filter((index) => index.name !== OF_EVERY_COLLECTION);
          return { name, options, indexes: indexes.map(({ v: _version, ...index }) => index) };
        }),
      ),
    read: (name) => readAtOneMoment(client, db.collection(name)),
    isEmpty: async () => {
      const found = await Promise.all((await collections()).map(({ name }) => db.collection(name).findOne({}, { projection: { _id: 1 } })));
      return found.every((document) => document === null);
    },
    clear: async () => {
      for (const { name } of await collections()) await db.collection(name).drop();
    },
    load: async ({ name, options, indexes }, documents, { change, onProgress }) => {
      if (Object.keys(options).length > 0) await db.createCollection(name, options);
      const collection = db.collection(name);
      let stored = 0;
      let batch: StoredDocument[] = [];
      const store = async () => {
        if (batch.length > 0) await collection.insertMany(batch as mongo.OptionalId<mongo.Document>[], { ordered: false });
        stored += batch.length;
        batch = [];
        onProgress(stored);
      };
      for await (const document of documents) {
        const changed = await change(mongoose.mongo.BSON.deserialize(document, { promoteValues: false }) as StoredDocument);
        if (changed) batch.push(changed);
        if (batch.length === BATCH) await store();
      }
      await store();
      if (indexes.length > 0) await collection.createIndexes(indexes as unknown as mongo.IndexDescription[]);
      return stored;
    },
    note: (name, facts) => noteOperation(db, name, facts),
    forget: async (part, now) => {
      await forgetImages(client, now);
      return await turnOplog(client, part);
    },
    close: () => client.close(),
  };
}

/** In a snapshot, so that entries that name each other fit. MongoDB keeps one for 5 minutes (`minSnapshotHistoryWindowInSeconds`). */
async function* readAtOneMoment(client: mongo.MongoClient, collection: mongo.Collection): AsyncIterable<Buffer> {
  const session = client.startSession({ snapshot: true });
  try {
    const cursor = collection.find({}, { session, sort: { _id: 1 }, batchSize: BATCH, raw: true });
    for await (const document of cursor) yield document as unknown as Buffer;
  } finally {
    await session.endSession();
  }
}
