import type { mongo, PipelineStage, QueryFilter } from 'mongoose';
import { deriveFields } from './derived-fields.ts';
import type { AnyLeadRecord, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/**
 * Changes the effects of one lead, and the fields derived from them, in one update. Every change of effects goes through here, or has
 * `deriveFields` as its last stage. A change of what no derived field is made of passes an empty `derive`. The model is too slow at casting update stages, so this uses the driver.
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
  const found = await leads.any.collection.findOneAndUpdate(which as mongo.Filter<mongo.Document>, [...stages, ...derive], options);
  return found as AnyLeadRecord | null;
}

/** Like `updateEffects`, without reading the lead. False if nothing matched. */
export async function changeEffects(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[],
  derive: readonly PipelineStage[] = [deriveFields],
): Promise<boolean> {
  const { matchedCount } = await leads.any.collection.updateOne(which as mongo.Filter<mongo.Document>, [...stages, ...derive]);
  return matchedCount === 1;
}

/** Like `changeEffects`, for all matching leads. Returns how many were changed. */
export async function changeEffectsOfAll(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[] = [],
): Promise<number> {
  const { modifiedCount } = await leads.any.collection.updateMany(which as mongo.Filter<mongo.Document>, [...stages, deriveFields]);
  return modifiedCount;
}
