import type { mongo, PipelineStage, QueryFilter } from 'mongoose';
import { deriveFields } from './derived-fields.ts';
import type { AnyLeadRecord, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { notErased } from './not-erased.ts';
import { settle } from './settle.ts';

/**
 * Changes the effects of one lead, and the fields derived from them, in one update. Every change of effects goes through here, or has
 * `deriveFields` as its last stage. A change of what no derived field is made of passes an empty `derive`. The model is too slow at casting update stages, so this uses the driver.
 * Nothing changes an erased lead, unless `which` has `evenErased`: a change that was on its way would write personal data into it.
 *
 * @returns the lead afterwards; null if nothing matched
 */
export async function updateEffects(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[],
  projection: Readonly<Record<string, 1>> = {},
  derive: readonly PipelineStage[] = [deriveFields],
): Promise<AnyLeadRecord | null> {
  const options = { returnDocument: 'after', projection } as const;
  const filter = { ...notErased, ...which } as mongo.Filter<mongo.Document>;
  const found = await settle(leads.any.collection.findOneAndUpdate(filter, [...stages, ...derive], options));
  return found as AnyLeadRecord | null;
}

/** Like `updateEffects`, without reading the lead. False if nothing matched. */
export async function changeEffects(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[],
  derive: readonly PipelineStage[] = [deriveFields],
): Promise<boolean> {
  const filter = { ...notErased, ...which } as mongo.Filter<mongo.Document>;
  const { matchedCount } = await settle(leads.any.collection.updateOne(filter, [...stages, ...derive]));
  return matchedCount === 1;
}

/**
 * Like `changeEffects`, for those of these leads that match. Returns how many were changed. Each is changed by its id: the write goes to
 * one shard, and the driver sends it again after a lost connection.
 */
export async function changeEffectsOfEach(
  leads: Leads,
  ids: readonly string[],
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[] = [],
): Promise<number> {
  if (ids.length === 0) return 0;
  const update = [...stages, deriveFields];
  const filter = { ...notErased, ...which } as mongo.Filter<mongo.Document>;
  const writes = ids.map((_id) => ({ updateOne: { filter: { ...filter, _id: _id as never }, update } }));
  const { modifiedCount } = await settle(leads.any.collection.bulkWrite(writes, { ordered: false }));
  return modifiedCount;
}
