import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import { type LeadStatus, leadTransitions, reasonedSteps } from '@annuity-lantern/contracts/http';
import { contactStatuses } from '@annuity-lantern/contracts/sla';
import type { PipelineStage } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import { noteOf } from '../find/words-of.ts';
import { deriveFields } from '../record/derived-fields.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { countCall, endCallback } from './calls-so-far.ts';
import { orderOwnerEffects } from './order-owner-effects.ts';
import { type Actor, actableBy, ownerOf } from './owned-by.ts';

export interface Transition {
  readonly to: LeadStatus;
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly note?: string | undefined;
  /** Why the lead is closed or set aside. */
  readonly reason?: string | undefined;
  /** Steps of their own before this one, such as the call that reached the visitor. */
  readonly through?: readonly LeadStatus[] | undefined;
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
 * orders the mail to the visitor. The first contact skips the reminders. A contact and the end of the request end a callback. Rejects if
 * MongoDB is away.
 */
export async function transitionLead(leads: Leads, id: string, transition: Transition): Promise<TransitionOutcome> {
  const { to, seq, by, through = [] } = transition;
  const steps: readonly LeadStatus[] = [...through, to];
  const lead = await leads.any
    .findOneAndUpdate(
      { _id: id, seq, status: { $in: statusesBefore(steps) }, ...actableBy(by) },
      [...orders(to), ...skips(steps), ...callStages(steps, transition), change(steps, transition), deriveFields] as never,
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

/** The statuses from which the machine has all of these steps, one after the other. */
function statusesBefore(steps: readonly LeadStatus[]): LeadStatus[] {
  const machine = Object.entries(leadTransitions) as [LeadStatus, readonly LeadStatus[]][];
  const has = (from: LeadStatus, to: LeadStatus) => machine.some(([one, next]) => one === from && next.includes(to));
  return machine.map(([from]) => from).filter((from) => steps.every((to, index) => has(steps[index - 1] ?? from, to)));
}

/** A skipped mail, for instance of a lead that was closed then, is ordered again when work on the lead begins. */
function orders(to: LeadStatus): PipelineStage[] {
  if (to !== 'assigned') return [];
  return [orderOwnerEffects(undefined, (name) => ({ $and: ['$owner.id', { $ne: [`$effects.${name}.state`, 'skipped'] }] }))];
}

/** Reminders end with the contact. If one is being sent, its worker decides. Another step may be undone, so it leaves them to the worker. */
function skips(steps: readonly LeadStatus[]): PipelineStage[] {
  if (!steps.some((to) => contactStatuses.includes(to))) return [];
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
function change(steps: readonly LeadStatus[], { to, by, note: text, reason, now }: Transition): PipelineStage.Set {
  const { note, words } = noteOf(text);
  const said = { ...note, ...(reason ? { reason: { $literal: reason } } : {}) };
  const entries = steps.map((step, index) => ({
    at: now,
    seq: { $add: ['$seq', index + 1] },
    what: 'status',
    by: { $literal: by.username },
    from: steps[index - 1] ?? '$status',
    to: step,
    ...(step === to ? said : {}),
  }));
  const owner = to === 'assigned' ? { owner: { $ifNull: ['$owner', ownerOf(by, now)] } } : {};
  const firstContact = steps.some((step) => contactStatuses.includes(step)) ? firstContactOf(by, now) : {};
  return {
    $set: {
      status: to,
      seq: { $add: ['$seq', steps.length] },
      reason: reason ? { $literal: reason } : '$$REMOVE',
      ...owner,
      ...words,
      ...firstContact,
      history: { $concatArrays: ['$history', entries] },
    },
  };
}

/** The first contact stays if the lead is reopened and contacted again. */
function firstContactOf(by: Actor, now: Date) {
  const contact = { at: now, by: { id: { $literal: by.id }, username: { $literal: by.username } } };
  return { firstContact: { $ifNull: ['$firstContact', contact] } };
}

const ends: readonly LeadStatus[] = ['contacted', ...reasonedSteps];

/** A call counts, and it ends a callback, as the end of the request does. */
function callStages(steps: readonly LeadStatus[], { by, now }: Transition): PipelineStage[] {
  return [
    ...(steps.includes('contacted') ? [countCall({ outcome: 'reached', by, now })] : []),
    ...(steps.some((to) => ends.includes(to)) ? endCallback() : []),
  ];
}
