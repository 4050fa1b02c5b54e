import { leadTransitions } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '../record/lead-record.ts';
import { type Decide, type Effects, ended, ordered, step } from './lead-change.ts';
import { noteOf } from './note.ts';
import { cancelOwnerEffects, orderOwnerEffects } from './owner-effects.ts';
import { type Actor, mayGive, ownerOf, type Recipient } from './rights.ts';

export interface OwnerChange {
  /** Null to leave the lead unowned. */
  readonly to: Recipient | null;
  /** The `seq` that the person saw. */
  readonly seq: number;
  readonly reason?: string | undefined;
  /** By a manager: although the account is not licensed for the state. */
  readonly serviceOnly?: true | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Gives a lead to an owner, or leaves it unowned. Orders the mail to the visitor, and the mail to an owner who did not take it themselves. Removes the
 * second advisor: the visitor agreed to these two people only. A `pending` or `reopened` lead becomes `assigned`. Refused to an agent if another person owns it,
 * and without a license for its state.
 */
export function newOwner(change: OwnerChange): Decide {
  const { to, seq, reason, serviceOnly, by, now } = change;
  return (lead, storeTime) => {
    if (lead.seq !== seq || !mayGive(lead, by)) return null;
    const owner = to && ownerOf(to, lead, { since: now, serviceOnly: by.isManager ? serviceOnly : undefined });
    if (to && !owner) return null;
    const { entry, fields } = noteOf(lead, reason);
    const becomesAssigned = to !== null && leadTransitions[lead.status].some((next) => next === 'assigned');
    return {
      fields: {
        ...fields,
        owner: owner ?? undefined,
        secondAdvisor: undefined,
        ...(becomesAssigned ? { status: 'assigned' } : {}),
      },
      effects: { ...(to ? orderOwnerEffects(lead, storeTime) : cancelOwnerEffects(lead)), ...handedMail(lead, change, storeTime) },
      ...step(lead, {
        at: now,
        what: 'owner',
        by: by.username,
        ...(lead.owner ? { fromOwner: lead.owner.username } : {}),
        ...(lead.secondAdvisor ? { second: lead.secondAdvisor.username } : {}),
        ...(to ? { toOwner: to.username } : {}),
        ...(owner?.serviceOnly ? { serviceOnly: true } : {}),
        ...(becomesAssigned ? { from: lead.status, to: 'assigned' } : {}),
        ...entry,
      }),
    };
  };
}

/** The mail to an owner whom someone else chose. Every other change ends an earlier order: its mail would go to a person who no longer has the lead. */
function handedMail(lead: StoredLead, { to, by }: OwnerChange, now: Date): Effects {
  return !to || to.id === by.id ? ended('handedMail', lead) : { handedMail: ordered('handedMail', now, lead.seq + 1) };
}
