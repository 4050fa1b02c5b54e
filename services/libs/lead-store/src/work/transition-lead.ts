import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import { type LeadStatus, leadTransitions } from '@annuity-lantern/contracts/http';
import { contactStatuses } from '@annuity-lantern/contracts/sla';
import type { PipelineStage } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import { noteOf } from '../find/words-of.ts';
import { deriveFields } from '../record/derived-fields.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { orderOwnerEffects } from './order-owner-effects.ts';
import { type Actor, actableBy, ownerOf } from './owned-by.ts';

export interface Transition {
  readonly to: LeadStatus;
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly note?: string | undefined;
  readonly by: Actor;
  readonly now: Date;
}

export type TransitionOutcome =
  | { readonly outcome: 'changed'; readonly lead: StoredLead }
  /** Not allowed, owned by somebody else, or changed since the person saw it. `lead` is its current state. */
  | { readonly outcome: 'refused'; readonly lead: StoredLead }
  | { readonly outcome: 'unknown' };

/**
 * Changes the status of a lead and appends to its history, by compare-and-set on `seq`: of two simultaneous changes, one is refused. Only
 * its owner, its second advisor and managers may change an owned lead. Taking an unowned lead (`assigned`) makes the person its owner, and
 * orders the mail to the visitor. The first contact skips the reminders. Rejects if MongoDB is away.
 */
export async function transitionLead(leads: Leads, id: string, transition: Transition): Promise<TransitionOutcome> {
  const { to, seq, by } = transition;
  const lead = await leads.any
    .findOneAndUpdate(
      { _id: id, seq, status: { $in: statusesBefore(to) }, ...actableBy(by) },
      [...orders(to), ...skips(to), change(transition), deriveFields] as never,
      {
        updatePipeline: true,
        returnDocument: 'after',
      },
    )
    .lean<StoredLead>();
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

function statusesBefore(to: LeadStatus): LeadStatus[] {
  const machine = Object.entries(leadTransitions) as [LeadStatus, readonly LeadStatus[]][];
  return machine.filter(([, next]) => next.includes(to)).map(([from]) => from);
}

/** A skipped mail, for instance of a lead that was closed then, is ordered again when work on the lead begins. */
function orders(to: LeadStatus): PipelineStage[] {
  if (to !== 'assigned') return [];
  return [orderOwnerEffects(undefined, (name) => ({ $and: ['$owner.id', { $ne: [`$effects.${name}.state`, 'skipped'] }] }))];
}

/** Reminders end with the contact. If one is being sent, its worker decides. Another step may be undone, so it leaves them to the worker. */
function skips(to: LeadStatus): PipelineStage[] {
  if (!contactStatuses.includes(to)) return [];
  return effectNames.flatMap((name) => (effects[name].until === 'firstContact' ? skipIfDue(`effects.${name}`) : []));
}

function skipIfDue(path: string): PipelineStage[] {
  const closed = ['nextAt', 'token', 'lastErrorClass'].reduce<object | string>(
    (input, field) => ({ $unsetField: { field, input } }),
    `$${path}`,
  );
  const skipped = { $mergeObjects: [closed, { state: 'skipped' }] };
  return [{ $set: { [path]: { $cond: [{ $eq: [`$${path}.state`, 'due'] }, skipped, `$${path}`] } } }];
}

/** Every expression of a stage reads the lead before the change. Typed texts are literals, because a `$` would name a field. */
function change({ to, by, note: text, now }: Transition): PipelineStage.Set {
  const seq = { $add: ['$seq', 1] };
  const { note, words } = noteOf(text);
  const entry = { at: now, seq, what: 'status', by: { $literal: by.username }, from: '$status', to, ...note };
  const owner = to === 'assigned' ? { owner: { $ifNull: ['$owner', ownerOf(by, now)] } } : {};
  // The first contact stays if the lead is reopened and contacted again.
  const contact = contactStatuses.includes(to)
    ? { at: now, by: { id: { $literal: by.id }, username: { $literal: by.username } } }
    : '$$REMOVE';
  const firstContact = { $ifNull: ['$firstContact', contact] };
  return { $set: { status: to, seq, ...owner, ...words, firstContact, history: { $concatArrays: ['$history', [entry]] } } };
}
