import { canHaveRequests, type LeadQuery } from '@annuity-lantern/contracts/http';
import { statesWithout } from '@annuity-lantern/domain/state-license';
import type { Recipient } from '@annuity-lantern/lead-store';
import { listOwners, normalizeUsername } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { PAGE_SIZE } from '../pages-of-a-list.ts';

interface Asking {
  /** The id of the account that asks. */
  readonly id: string;
  readonly connection: Store['connection'];
}

/** Translates the filters of a call for lead-store. */
export async function toChoice(
  { limit = PAGE_SIZE, cursor: _, allStates: __, from, to, owner, ...filter }: Omit<LeadQuery, 'sort'>,
  { id, connection }: Asking,
) {
  const owners = await ownersOf(owner, id, connection);
  return {
    filter: { ...filter, owners },
    range: { from: from ? new Date(from) : undefined, until: to ? new Date(to) : undefined },
    limit,
  };
}

/** The owners whose requests are in a person's queue: the person, and `null` for unowned requests. */
export function queueOf(id: string): readonly (string | null)[] {
  return [id, null];
}

/** States whose unowned requests are not in the queue of a person, who may not sell there. */
export function notInQueue({ licensed }: Pick<Recipient, 'licensed'>, allStates?: LeadQuery['allStates']): readonly string[] {
  return licensed && !allStates ? statesWithout(licensed.licenses, licensed.day) : [];
}

/** Where only the requests of the own queue matter and not their order, as filters. */
export function withoutQueueOrder<Query extends { readonly sort?: LeadQuery['sort'] }>({ sort = 'newest', ...query }: Query, id: string) {
  if (sort !== 'queue') return { query, sort, only: {} };
  return { query, sort: 'left' as const, only: { owners: queueOf(id) } };
}

/**
 * The ids of owners that the filter `owner` selects; undefined without the filter. Deleted accounts may still own requests, so an unknown
 * name is taken as an id.
 */
async function ownersOf(
  owner: string | undefined,
  ownId: string,
  connection: Store['connection'],
): Promise<readonly (string | null)[] | undefined> {
  if (owner === undefined) return undefined;
  if (owner === 'nobody') return [null];
  if (owner === 'me') return [ownId];
  const accounts = await askStore(() => listOwners(connection));
  if (owner === 'disabled') return accounts.filter((account) => !canHaveRequests(account)).map(({ id }) => id);
  const name = normalizeUsername(owner);
  return [accounts.find(({ id, username }) => id === owner || username === name)?.id ?? owner];
}
