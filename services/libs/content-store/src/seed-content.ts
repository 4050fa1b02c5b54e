import type { Connection, Model } from 'mongoose';
import { type InsightRecord, insightModel } from './insight-model.ts';
import { type ResourceRecord, resourceModel } from './resource-model.ts';

export interface SeededContent {
  readonly resources: readonly ResourceRecord[];
  readonly insights: readonly InsightRecord[];
}

/**
 * Adds to each collection the records that it never had: at first all, later those of a newer version. Records that an operator changed or
 * deleted stay that way. Resolves to how many records were added.
 */
export async function seedContent(connection: Connection, content: SeededContent): Promise<number> {
  const resources = await giveNew(connection, resourceModel(connection), content.resources);
  return resources + (await giveNew(connection, insightModel(connection), content.insights));
}

async function giveNew<R extends { readonly _id: string }>(
  connection: Connection,
  model: Model<R>,
  records: readonly R[],
): Promise<number> {
  const { name } = model.collection;
  const given = connection.collection<{ _id: string; ids: string[] }>('seeded');
  const known = new Set((await given.findOne({ _id: name }))?.ids);
  const added = records.filter(({ _id }) => !known.has(_id));
  if (added.length === 0) return 0;
  // Upserts, because two services that start together both find the same records missing.
  const { upsertedCount } = await model.collection.bulkWrite(
    added.map(({ _id, ...fields }) => ({ updateOne: { filter: { _id } as object, update: { $setOnInsert: fields }, upsert: true } })),
  );
  await given.updateOne({ _id: name }, { $addToSet: { ids: { $each: [...known, ...added.map(({ _id }) => _id)] } } }, { upsert: true });
  return upsertedCount;
}
