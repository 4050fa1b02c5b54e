import { expectedEffects } from '@annuity-lantern/contracts/effects';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { settle } from '../record/settle.ts';

/** Milliseconds between a lead's acceptance and the end of the last effect that every lead has. Null while one is not done, or without such a lead. */
export async function findExpectedEnd(leads: Leads, id: string): Promise<number | null> {
  const lead = await settle(
    leads.any.findById(id, { createdAt: 1, effects: 1 }).lean<Pick<StoredLead, '_id' | 'createdAt' | 'effects'> | null>(),
  );
  if (!lead) return null;
  const ends = expectedEffects.map((name) => lead.effects[name]?.doneAt?.getTime() ?? Number.NaN);
  const took = Math.max(...ends) - lead.createdAt.getTime();
  return Number.isNaN(took) ? null : Math.max(0, took);
}
