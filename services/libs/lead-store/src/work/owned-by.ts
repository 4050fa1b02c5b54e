import type { QueryFilter } from 'mongoose';
import type { LeadRecord, Owner } from '../record/lead-record.ts';

/** The member of staff who changes a lead. */
export interface Actor {
  /** The account's id. */
  readonly id: string;
  readonly username: string;
  /** Managers may change leads that others own. */
  readonly isManager: boolean;
}

/** Matches the leads that this person may change: for an agent, their own, those with them as second advisor, and unowned ones. */
export function actableBy({ id, isManager }: Actor): QueryFilter<LeadRecord> {
  return isManager ? {} : { $or: [{ 'owner.id': { $in: [null, id] } }, { 'secondAdvisor.id': id }] };
}

/** Matches the leads that this person may give to somebody: for an agent, their own and unowned ones. */
export function givableBy({ id, isManager }: Actor): QueryFilter<LeadRecord> {
  return isManager ? {} : { 'owner.id': { $in: [null, id] } };
}

/** Matches the leads for which this person may record a second advisor: an agent's own, and for a manager all owned ones. */
export function ownedBy({ id, isManager }: Actor): QueryFilter<LeadRecord> {
  return { 'owner.id': isManager ? { $exists: true } : id };
}

/** An owner as the value of an update stage. Names are literals, because a `$` would name a field. */
export function ownerOf({ id, username }: Pick<Owner, 'id' | 'username'>, since: Date) {
  return { id: { $literal: id }, username: { $literal: username }, since };
}
