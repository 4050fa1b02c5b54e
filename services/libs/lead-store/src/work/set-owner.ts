import { effects } from '@annuity-lantern/contracts/effects';
import { type LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import type { PipelineStage } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import { noteOf } from '../find/words-of.ts';
import type { Owner } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { updateEffects } from '../record/update-effects.ts';
import { endOrder } from './end-order.ts';
import { cancelOwnerEffects, orderOwnerEffects } from './order-owner-effects.ts';
import { type Actor, givableBy, ownerOf } from './owned-by.ts';
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
 * Gives a lead to an owner, or leaves it unowned, by compare-and-set on `seq`. Orders the mail to the visitor, and the mail to an owner who did not
 * take it themselves. Removes the second advisor: the visitor agreed to these two people only. A `pending` or `reopened` lead becomes `assigned`. Refused if the lead has changed
 * since the person saw it, and to an agent if another person owns it. Rejects if MongoDB is away.
 *
 * @param moment start of the mails' delay
 */
export async function setOwner(leads: Leads, id: string, change: OwnerChange, moment?: Moment): Promise<TransitionOutcome> {
  const which = { _id: id, seq: change.seq, ...givableBy(change.by) };
  const forVisitor = change.to ? orderOwnerEffects(moment) : cancelOwnerEffects();
  const lead = await updateEffects(leads, which, [forVisitor, orderHandedMail(change, moment), stageOf(change)]);
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

/** The mail to an owner whom someone else chose. Every other change ends an earlier order: its mail would go to a person who no longer has the lead. */
function orderHandedMail({ to, by }: OwnerChange, now: Moment = SERVER_NOW): PipelineStage.Set {
  if (!to || to.id === by.id) return { $set: endOrder('handedMail') };
  const { delay } = effects.handedMail.starts;
  const order = { state: 'due', attempts: 0, nextAt: after(now, delay), order: { $add: ['$seq', 1] } };
  // `$mergeObjects` replaces the effect, so a worker that still mails the previous owner loses its token.
  return { $set: { 'effects.handedMail': { $mergeObjects: [order] } } };
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
