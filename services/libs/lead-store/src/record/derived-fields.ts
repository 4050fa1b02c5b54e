import type { PipelineStage } from 'mongoose';
import { facetsNow } from './facets.ts';
import { queueNow } from './queue-places.ts';
import { tallyNow } from './tally.ts';

const ofEffects = { $filter: { input: { $objectToArray: '$effects' }, cond: { $ifNull: ['$$this.v.parkedAt', false] } } };
/** Staff decide on no effect of a synthetic lead. */
const givenUp = { $cond: [{ $ifNull: ['$synthetic', false] }, [], ofEffects] };
const summary = { effect: '$$this.k', state: '$$this.v.state', reason: '$$this.v.lastErrorClass', at: '$$this.v.parkedAt' };

/**
 * The last stage of every update of a lead (changeLead) and of its effects (updateEffects). It derives `parkedAt`,
 * `parked`, `queue`, `tally` and some of the `facets` from effects, status, owner, contact, callback, wrong number and reason. An absent value keeps the lead out
 * of the index. ADR 22 says why these stay expressions; derived-fields.integration.test.ts compares them with the functions.
 */
export const deriveFields: PipelineStage.AddFields | PipelineStage.Set = {
  $set: {
    parkedAt: { $ifNull: [{ $max: { $map: { input: givenUp, in: '$$this.v.parkedAt' } } }, '$$REMOVE'] },
    parked: { $cond: [{ $eq: [givenUp, []] }, '$$REMOVE', { $map: { input: givenUp, in: summary } }] },
    facets: unlessErased(facetsNow({ $ne: [givenUp, []] })),
    queue: queueNow,
    tally: unlessErased(tallyNow),
  },
};

/** An erased lead is in no list, queue or report. */
function unlessErased(value: object): object {
  return { $cond: [{ $eq: ['$status', 'erased'] }, '$$REMOVE', value] };
}
