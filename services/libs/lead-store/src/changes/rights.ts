import { type Licenses, maySell } from '@annuity-lantern/domain/state-license';
import type { Owner, StoredLead } from '../record/lead-record.ts';

/** Who gets a lead: an account, read just before the change. */
export interface Recipient extends Pick<Owner, 'id' | 'username'> {
  /** Where the person may sell, and the day by the clock of the office. Absent for who is no account. */
  readonly licensed?: { readonly licenses: Licenses; readonly day: string } | undefined;
}

/** The member of staff who changes a lead, and gets those that they take. */
export interface Actor extends Recipient {
  /** Managers may change leads that others own. */
  readonly isManager: boolean;
}

/** An agent changes their own leads, those with them as second advisor, and unowned ones. */
export function mayAct(lead: StoredLead, by: Actor): boolean {
  return mayGive(lead, by) || lead.secondAdvisor?.id === by.id;
}

/** An agent gives their own leads, and unowned ones, to somebody. */
export function mayGive({ owner }: StoredLead, by: Actor): boolean {
  return by.isManager || !owner || owner.id === by.id;
}

/** A contact is corrected by the lead's owner or a manager. */
export function mayCorrect({ owner }: Pick<StoredLead, 'owner'>, by: Actor): boolean {
  return by.isManager || owner?.id === by.id;
}

/** A second advisor: an agent for their own leads, and a manager for all owned ones. */
export function isOwnedBy({ owner }: StoredLead, by: Actor): boolean {
  return owner !== undefined && (by.isManager || owner.id === by.id);
}

/** Whether a lead may be given to somebody to sell: its state decides, and never an area code. */
export function mayGet({ licensed }: Recipient, { state }: Pick<StoredLead, 'state'>): boolean {
  return !licensed || maySell(licensed.licenses, state, licensed.day);
}

interface Giving {
  readonly since: Date;
  readonly serviceOnly?: true | undefined;
}

/** The new owner. Null without a license for the state, unless the lead is given for service only. */
export function ownerOf(to: Recipient, lead: Pick<StoredLead, 'state'>, { since, serviceOnly }: Giving): Owner | null {
  const { id, username } = to;
  if (mayGet(to, lead)) return { id, username, since };
  return serviceOnly ? { id, username, since, serviceOnly } : null;
}
