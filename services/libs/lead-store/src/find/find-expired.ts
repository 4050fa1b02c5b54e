import { LeadStatus } from '@annuity-lantern/contracts/http';
import { statusFacet } from '../record/facets.ts';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import { settle } from '../record/settle.ts';

export interface ExpiredLead extends Pick<LeadRecord, '_id' | 'kind' | 'status' | 'createdAt' | 'hold'> {
  /** Of the newest entry of its history. */
  readonly lastStepAt: Date;
}

/** An expression: the time of the newest entry of a lead's history. A revocation that was copied can be older than its neighbors. */
export const lastStep = { $max: '$history.at' };

const facets = LeadStatus.options.map(statusFacet);

/**
 * Leads without a step since this time, those that came in first. Every lead that a worker has claimed is found by its facets, which an erased lead
 * does not have. Rejects if MongoDB is away.
 */
export async function findExpired(leads: Leads, before: Date, limit: number, { held }: { readonly held: boolean }): Promise<ExpiredLead[]> {
  const which = { facets: { $in: facets }, createdAt: { $lt: before }, ...notErased, ...(held ? {} : { hold: { $exists: false } }) };
  const found = await settle(
    leads.any.collection
      .aggregate([
        { $match: { ...which, $expr: { $lt: [lastStep, before] } } },
        { $sort: { createdAt: 1, _id: 1 } },
        { $limit: limit },
        { $project: { kind: 1, status: 1, createdAt: 1, hold: 1, lastStepAt: lastStep } },
      ])
      .toArray(),
  );
  return found as unknown as ExpiredLead[];
}
