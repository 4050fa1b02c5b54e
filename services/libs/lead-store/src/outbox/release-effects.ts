import type { ContactResult, EffectName } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import type { ContactOutcomes } from '../record/lead-record.ts';
import { after, type Moment } from '../record/moment.ts';

/**
 * Update stages that release effects waiting for one that is done or skipped. They become due after their delay, or are skipped because of
 * the contact check's result. The lead's document says what waits for what, so effects of another version are released, too. An effect that
 * no longer waits is unchanged: replaying its predecessor does not repeat it.
 */
export function releaseAfter(ended: EffectName, contact: ContactOutcomes | undefined, now: Moment): PipelineStage[] {
  const isUnwanted = { $in: [resultOf(contact), { $ifNull: ['$$effect.v.unlessContact', []] }] };
  return release(ended, [], { $cond: [isUnwanted, { state: 'skipped' }, dueFrom(now)] });
}

/** Update stages that release effects that start even if this one was parked. */
export function releaseAfterParked(ended: EffectName, now: Moment): PipelineStage[] {
  return release(ended, [{ $eq: ['$$effect.v.evenIfParked', true] }], dueFrom(now));
}

export function resultOf(contact: ContactOutcomes | undefined): ContactResult {
  const found = contact ? [contact.email, contact.phone] : [];
  if (found.includes('false')) return 'false';
  return found.includes('unknown') ? 'unknown' : 'good';
}

function dueFrom(now: Moment) {
  return { state: 'due', nextAt: after(now, { $ifNull: ['$$effect.v.delay', 0] }) };
}

function release(ended: EffectName, conditions: readonly object[], next: object): PipelineStage[] {
  const waits = { $and: [{ $eq: ['$$effect.v.state', 'waiting'] }, { $eq: ['$$effect.v.after', ended] }, ...conditions] };
  const value = { $cond: [waits, { $mergeObjects: ['$$effect.v', next] }, '$$effect.v'] };
  const changed = { $map: { input: { $objectToArray: '$effects' }, as: 'effect', in: { k: '$$effect.k', v: value } } };
  return [{ $set: { effects: { $arrayToObject: changed } } }];
}
