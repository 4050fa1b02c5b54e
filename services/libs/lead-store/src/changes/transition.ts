import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import { type LeadStatus, leadTransitions, reasonedSteps } from '@annuity-lantern/contracts/http';
import { contactStatuses } from '@annuity-lantern/contracts/sla';
import type { Effect, FirstContact, StoredLead } from '../record/lead-record.ts';
import { endCallback, orderAppointment, withCall } from './calls.ts';
import { type Decide, type Effects, ended } from './lead-change.ts';
import { noteOf } from './note.ts';
import { orderOwnerEffects } from './owner-effects.ts';
import { type Actor, mayAct, ownerOf } from './rights.ts';

export interface Transition {
  readonly to: LeadStatus;
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly note?: string | undefined;
  /** Why the lead is closed or set aside. */
  readonly reason?: string | undefined;
  /** Of `scheduled`: when both agreed to talk. */
  readonly callAt?: Date | undefined;
  /** Steps of their own before this one, such as the call that reached the visitor. */
  readonly through?: readonly LeadStatus[] | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * A change of status: of two simultaneous ones, one is refused. Only its owner, its second advisor and managers may change an owned lead. Taking an
 * unowned lead (`assigned`) makes the person its owner, and orders the mail to the visitor; it is refused without a license for the state. The first
 * contact skips the reminders. A contact and the end of the request end the planned call; an agreed time becomes the planned call. Scheduling again
 * needs a time.
 */
export function transition({ to, seq, by, through = [], callAt, note: text, reason, now }: Transition): Decide {
  const steps: readonly LeadStatus[] = [...through, to];
  return (lead, storeTime) => {
    if (lead.seq !== seq || !mayAct(lead, by) || !allowsSteps(lead.status, steps) || (lead.status === to && !callAt)) return null;
    const owner = lead.owner ?? ownerOf(by, lead, { since: now });
    if (to === 'assigned' && !owner) return null;
    const isContact = steps.some((one) => contactStatuses.includes(one));
    const { entry: said, fields: words } = noteOf(lead, text);
    const entries = steps.map((one, index) => ({
      at: now,
      seq: lead.seq + index + 1,
      what: 'status' as const,
      by: by.username,
      from: steps[index - 1] ?? lead.status,
      to: one,
      ...(one === to ? { ...said, ...(reason ? { reason } : {}), ...(callAt ? { nextAt: callAt } : {}) } : {}),
    }));
    const isEnd = steps.some((one) => ends.includes(one));
    const planned = callAt
      ? orderAppointment(lead, callAt, by, storeTime, lead.seq + steps.length)
      : isEnd
        ? endCallback(lead, storeTime)
        : {};
    return {
      fields: {
        status: to,
        reason: reason || undefined,
        ...(to === 'assigned' && owner ? { owner } : {}),
        ...(isContact ? { firstContact: lead.firstContact ?? contactOf(by, now) } : {}),
        ...(steps.includes('contacted') ? { calls: withCall(lead, { outcome: 'reached', by, now }), wrongNumber: undefined } : {}),
        ...planned.fields,
        ...words,
      },
      effects: {
        // A skipped mail, for instance of a lead that was closed then, is ordered again when work on the lead begins.
        ...(to === 'assigned' ? orderOwnerEffects(lead, storeTime, (effect) => !lead.owner || effect?.state === 'skipped') : {}),
        ...(isContact ? skippedReminders(lead) : {}),
        ...(isEnd ? ended('askMail', lead) : {}),
        ...planned.effects,
      },
      entries,
      raises: steps.length,
    };
  };
}

/** The machine has all of these steps, one after the other. */
export function allowsSteps(from: LeadStatus, steps: readonly LeadStatus[]): boolean {
  return steps.every((to, index) => (leadTransitions[steps[index - 1] ?? from] as readonly LeadStatus[]).includes(to));
}

/** Reminders end with the contact. If one is being sent, its worker decides. Another step may be undone, so it leaves them to the worker. */
function skippedReminders(lead: StoredLead): Effects {
  const reminders = effectNames.filter((name) => effects[name].until === 'firstContact' && lead.effects[name]?.state === 'due');
  return Object.fromEntries(
    reminders.map((name) => {
      const { nextAt: _, token: __, lastErrorClass: ___, ...closed } = lead.effects[name] as Effect;
      return [name, { ...closed, state: 'skipped' }];
    }),
  );
}

/** The first contact stays if the lead is reopened and contacted again. */
function contactOf({ id, username }: Actor, at: Date): FirstContact {
  return { at, by: { id, username } };
}

const ends: readonly LeadStatus[] = ['contacted', ...reasonedSteps];
