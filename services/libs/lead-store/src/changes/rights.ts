import type { Owner, StoredLead } from '../record/lead-record.ts';

/** The member of staff who changes a lead. */
export interface Actor {
  /** The account's id. */
  readonly id: string;
  readonly username: string;
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

export function ownerOf({ id, username }: Pick<Owner, 'id' | 'username'>, since: Date): Owner {
  return { id, username, since };
}
