import type { QueryFilter } from 'mongoose';
import type { LeadRecord, Owner } from '../record/lead-record.ts';

/** The member of staff who changes a lead. */
export interface Actor {
  /** Of the account. */
  readonly id: string;
  readonly username: string;
  /** May also change what another one owns. */
  readonly isManager: boolean;
}

/** Matches the leads that this person may change: an agent's own, those whose second advisor they are, and those that nobody has. */
export function actableBy({ id, isManager }: Actor): QueryFilter<LeadRecord> {
  return isManager ? {} : { $or: [{ 'owner.id': { $in: [null, id] } }, { 'secondAdvisor.id': id }] };
}

/** Matches the leads for which this person records a second advisor: an agent's own, and for a manager all that somebody has. */
export function ownedBy({ id, isManager }: Actor): QueryFilter<LeadRecord> {
  return { 'owner.id': isManager ? { $exists: true } : id };
}

/** As the value of an update stage. Names are literals, because a `$` would name a field. */
export function ownerOf({ id, username }: Pick<Owner, 'id' | 'username'>, since: Date) {
  return { id: { $literal: id }, username: { $literal: username }, since };
}
