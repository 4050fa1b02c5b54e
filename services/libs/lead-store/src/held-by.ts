import type { QueryFilter } from 'mongoose';
import type { Hold, LeadRecord } from './lead-record.ts';

/** Matches the lead only while this very claim holds its effect. */
export function heldBy({ leadId, effect, token }: Hold): QueryFilter<LeadRecord> {
  return { _id: leadId, [`effects.${effect}.state`]: 'sending', [`effects.${effect}.token`]: token };
}
