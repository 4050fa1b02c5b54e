import { type Decide, ordered } from './lead-change.ts';

/**
 * The effect that deletes a lead for its visitor. It holds also if MongoDB fails right after it. A second press keeps the first order, so that one mail
 * says it. Refused while a hold keeps the lead.
 */
export const ownErasure: Decide = (lead, now) => {
  if (lead.hold) return null;
  const state = lead.effects.ownErasure?.state;
  const isOrdered = state === 'due' || state === 'sending';
  return { effects: isOrdered ? {} : { ownErasure: ordered('ownErasure', now, lead.seq + 1) }, raises: 1 };
};
