import { type ColleagueRefusal, canHaveRequests } from '@annuity-lantern/contracts/http';
import { findRelated, type Leads, type RelatedLead, type StoredLead } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { listOwners } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';

interface Asking {
  readonly leads: Leads;
  readonly connection: Store['connection'];
}

type Lead = Pick<StoredLead, '_id' | 'emailNormalised' | 'phoneNormalised'>;
/** By id of the account: another request of the person that the account owns. */
export type Advisors = ReadonlyMap<string, ColleagueRefusal>;

/**
 * Who has other requests of the person who sent this one: requests with the same e-mail address first, then the newest. Accounts that cannot work
 * on requests are left out.
 *
 * @param except ids of requests that do not count
 */
export async function findAdvisors({ leads, connection }: Asking, lead: Lead, except: readonly string[] = []): Promise<Advisors> {
  const related = await askStore(() => findRelated(leads, lead));
  const owned = related.filter(({ _id, owner }) => owner && !except.includes(_id));
  if (owned.length === 0) return new Map();
  const accounts = await askStore(() => listOwners(connection));
  const active = new Set(accounts.filter(canHaveRequests).map(({ id }) => id));
  const advisors = new Map<string, ColleagueRefusal>();
  for (const { _id, owner, has } of owned.toSorted(byLikeness)) {
    if (owner && active.has(owner.id) && !advisors.has(owner.id))
      advisors.set(owner.id, { owner: owner.username, leadId: _id, reason: has });
  }
  return advisors;
}

/** The colleague who has another request of the person; undefined if there is none, or if the new owner has one, too. */
export function colleagueOf(advisors: Advisors, newOwnerId: string): ColleagueRefusal | undefined {
  return advisors.has(newOwnerId) ? undefined : advisors.values().next().value;
}

/** 409. */
export function belongsToColleague(refusal: ColleagueRefusal): AppError {
  return new AppError('belongs_to_colleague', {
    message: 'a colleague has another request of the person',
    userMessage: `${refusal.owner} has another request of this person.`,
    details: { ...refusal },
  });
}

function byLikeness(one: RelatedLead, other: RelatedLead): number {
  return Number(one.has === 'phone') - Number(other.has === 'phone');
}
