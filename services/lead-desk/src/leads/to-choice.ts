import { canHaveRequests, type LeadQuery } from '@annuity-lantern/contracts/http';
import { listOwners, normalizeUsername } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { PAGE_SIZE } from '../pages-of-a-list.ts';

interface Asking {
  /** Of the account that asks. */
  readonly id: string;
  readonly connection: Store['connection'];
}

/** The filters of a call as the store of leads takes them. */
export async function toChoice(
  { limit = PAGE_SIZE, cursor: _, from, to, owner, ...filter }: Omit<LeadQuery, 'sort'>,
  { id, connection }: Asking,
) {
  const owners = await ownersOf(owner, id, connection);
  return {
    filter: { ...filter, owners },
    range: { from: from ? new Date(from) : undefined, until: to ? new Date(to) : undefined },
    limit,
  };
}

/** What the filter `owner` means; undefined without one. An account that does not exist may have left requests behind: it is taken for an id. */
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
