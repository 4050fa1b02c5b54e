import { type LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import { findLead } from '../find/find-lead.ts';
import { noteOf } from '../find/words-of.ts';
import type { Owner } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import type { Moment } from '../record/moment.ts';
import { updateEffects } from '../record/update-effects.ts';
import { cancelOwnerEffects, orderOwnerEffects } from './order-owner-effects.ts';
import { type Actor, actableBy, ownerOf } from './owned-by.ts';
import type { TransitionOutcome } from './transition-lead.ts';

export interface OwnerChange {
  /** Null to leave the lead unowned. */
  readonly to: Pick<Owner, 'id' | 'username'> | null;
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly reason?: string | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Gives a lead to an owner, or leaves it unowned, by compare-and-set on `seq`, and orders the mail to the visitor. Removes the second
 * advisor: the visitor agreed to these two people only. A `pending` or `reopened` lead becomes `assigned`. Refused if the lead has changed
 * since the person saw it, and to an agent if another person owns it. Rejects if MongoDB is away.
 *
 * @param moment start of the mail's delay
 */
export async function setOwner(leads: Leads, id: string, change: OwnerChange, moment?: Moment): Promise<TransitionOutcome> {
  const which = { _id: id, seq: change.seq, ...actableBy(change.by) };
  const lead = await updateEffects(leads, which, [change.to ? orderOwnerEffects(moment) : cancelOwnerEffects(), stageOf(change)]);
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

/** By the machine: `pending` and `reopened`. */
const assignable = (Object.keys(leadTransitions) as LeadStatus[]).filter((from) => leadTransitions[from].some((to) => to === 'assigned'));

/** Every expression reads the lead before the change. Names and typed texts are literals, because a `$` would name a field. */
function stageOf({ to, reason, by, now }: OwnerChange) {
  const seq = { $add: ['$seq', 1] };
  const { note, words } = noteOf(reason);
  const becomesAssigned = { $in: ['$status', to ? assignable : []] };
  const entry = {
    at: now,
    seq,
    what: 'owner',
    by: { $literal: by.username },
    fromOwner: { $ifNull: ['$owner.username', '$$REMOVE'] },
    second: { $ifNull: ['$secondAdvisor.username', '$$REMOVE'] },
    ...(to ? { toOwner: { $literal: to.username } } : {}),
    from: { $cond: [becomesAssigned, '$status', '$$REMOVE'] },
    to: { $cond: [becomesAssigned, 'assigned', '$$REMOVE'] },
    ...note,
  };
  return {
    $set: {
      owner: to ? ownerOf(to, now) : '$$REMOVE',
      secondAdvisor: '$$REMOVE',
      ...words,
      status: { $cond: [becomesAssigned, 'assigned', '$status'] },
      seq,
      history: { $concatArrays: ['$history', [entry]] },
    },
  };
}
