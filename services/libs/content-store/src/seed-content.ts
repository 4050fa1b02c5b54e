import type { Connection, Model } from 'mongoose';
import { type InsightRecord, insightModel } from './insight-model.ts';
import { type ResourceRecord, resourceModel } from './resource-model.ts';

export interface SeededContent {
  readonly resources: readonly ResourceRecord[];
  readonly insights: readonly InsightRecord[];
}

/**
 * Fills each collection that is empty; one that holds anything is left alone, whatever an operator did to it.
 * Resolves to how many records were added.
 */
export async function seedContent(connection: Connection, content: SeededContent): Promise<number> {
  const resources = await fillEmpty(resourceModel(connection), content.resources);
  return resources + (await fillEmpty(insightModel(connection), content.insights));
}

async function fillEmpty<R extends { readonly _id: string }>(model: Model<R>, records: readonly R[]): Promise<number> {
  if (await model.exists({})) return 0;
  // Upserts, because two services that start together both find the collection empty.
  const { upsertedCount } = await model.collection.bulkWrite(
    records.map(({ _id, ...fields }) => ({ updateOne: { filter: { _id } as object, update: { $setOnInsert: fields }, upsert: true } })),
  );
  return upsertedCount;
}
