import type { mongo, PipelineStage, QueryFilter } from 'mongoose';
import { deriveFields } from './derived-fields.ts';
import type { AnyLeadRecord, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/**
 * Changes the effects of one lead, and what is derived from them, in one update. Every change of effects goes through here, or ends with `deriveFields`. By the driver and not by the
 * model, whose casting of update stages takes longer than the rest of the call.
 *
 * @returns the lead afterwards, or those of its fields that the projection names; null if nothing matched
 */
export async function updateEffects(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[],
  projection: Readonly<Record<string, 1>> = {},
): Promise<AnyLeadRecord | null> {
  const options = { returnDocument: 'after', projection } as const;
  const found = await leads.any.collection.findOneAndUpdate(which as mongo.Filter<mongo.Document>, [...stages, deriveFields], options);
  return found as AnyLeadRecord | null;
}

/** As `updateEffects`, without reading the lead. False if nothing matched. */
export async function changeEffects(leads: Leads, which: QueryFilter<LeadRecord>, stages: readonly PipelineStage[]): Promise<boolean> {
  const { matchedCount } = await leads.any.collection.updateOne(which as mongo.Filter<mongo.Document>, [...stages, deriveFields]);
  return matchedCount === 1;
}

/** As `changeEffects`, for all leads that match. Returns how many were changed. */
export async function changeEffectsOfAll(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  stages: readonly PipelineStage[] = [],
): Promise<number> {
  const { modifiedCount } = await leads.any.collection.updateMany(which as mongo.Filter<mongo.Document>, [...stages, deriveFields]);
  return modifiedCount;
}
