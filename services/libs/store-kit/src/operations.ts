import type { mongo } from 'mongoose';

/**
 * What commands, timers and people of an operator did last, one document each. `copy`: the folder of backups, to another machine. `alert`: it arrived at a
 * person. `production:check` and metrics read it.
 */
export type OperationName = 'backup' | 'oplogTurn' | 'copy' | 'alert';

interface Operation {
  readonly _id: OperationName;
  readonly at: Date;
}

/** Not in a backup: on another installation it would be evidence of what never happened there. */
export const operationsCollection = 'operations';

const collectionOf = (db: mongo.Db) => db.collection<Operation>(operationsCollection);

/** Notes that it has just ended well, with figures about it. */
export async function noteOperation(
  db: mongo.Db,
  name: OperationName,
  facts: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await collectionOf(db).replaceOne({ _id: name }, { ...facts, at: new Date() }, { upsert: true });
}

/** When each ended well for the last time. One that never did is absent. */
export async function readOperations(db: mongo.Db): Promise<Partial<Record<OperationName, Date>>> {
  const found = await collectionOf(db)
    .find({}, { projection: { at: 1 } })
    .toArray();
  return Object.fromEntries(found.map(({ _id, at }) => [_id, at]));
}
