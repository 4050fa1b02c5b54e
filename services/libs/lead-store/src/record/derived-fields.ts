import type { PipelineStage } from 'mongoose';
import { facetsNow } from './facets.ts';
import type { LeadRecord } from './lead-record.ts';

const all = { $objectToArray: '$effects' };
const givenUp = { $filter: { input: all, cond: { $ifNull: ['$$this.v.parkedAt', false] } } };
const summary = { effect: '$$this.k', state: '$$this.v.state', reason: '$$this.v.lastErrorClass', at: '$$this.v.parkedAt' };

/** The last stage of an update of effects that changes neither contact nor completion, and gives no effect up: the rest stays as it is. */
export const deriveDue: PipelineStage.Set = {
  $set: { nextDueAt: { $ifNull: [{ $min: { $map: { input: all, in: '$$this.v.nextAt' } } }, '$$REMOVE'] } },
};

/**
 * The last stage of every other update of effects (updateEffects), status (transitionLead) and owner (setOwner). It derives `nextDueAt`,
 * `parkedAt`, `parked` and some of the `facets` from effects, status, owner and contact. An absent value keeps the lead out of the index.
 */
export const deriveFields: PipelineStage.AddFields | PipelineStage.Set = {
  $set: {
    ...deriveDue.$set,
    parkedAt: { $ifNull: [{ $max: { $map: { input: givenUp, in: '$$this.v.parkedAt' } } }, '$$REMOVE'] },
    parked: { $cond: [{ $eq: [givenUp, []] }, '$$REMOVE', { $map: { input: givenUp, in: summary } }] },
    facets: facetsNow({ $ne: [givenUp, []] }),
  },
};

/** When the first effect of a new lead is due. */
export function firstDueAt(effects: LeadRecord['effects']): Pick<LeadRecord, 'nextDueAt'> {
  const times = Object.values(effects).flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
  return times.length === 0 ? {} : { nextDueAt: new Date(Math.min(...times)) };
}
