import type { QueryFilter } from 'mongoose';
import type { ClaimedEffect, LeadRecord } from './lead-record.ts';

/** Matches the lead only while this very claim holds its effect. */
export function heldBy({ lead, effect, token }: ClaimedEffect): QueryFilter<LeadRecord> {
  return { _id: lead._id, [`effects.${effect}.state`]: 'sending', [`effects.${effect}.token`]: token };
}
