import { findLeads as findEndpoint, type LeadQuery, type LeadRow, searchLeads as searchEndpoint } from '@annuity-lantern/contracts/http';
import {
  type FoundLeads,
  findLeads,
  type Leads,
  parseLeadCursor,
  parseSearchCursor,
  type StoredLead,
  searchLeads,
} from '@annuity-lantern/lead-store';
import { listOwners, normalizeUsername } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { ownerAndRevocations } from './owner-and-revocations.ts';

/** Requests of both kinds by filters, and by what staff type of a name, address, number or reference. */
export function mountFindLeads(mountStaff: MountStaff, leads: Leads, connection: Store['connection']): void {
  mountStaff(findEndpoint, async ({ query }, { request }) => {
    const { sort = 'newest', owner, ...others } = query;
    const owners = await ownersOf(owner, callerOf(request).id);
    const choice = { ...toChoice({ ...others, owners }), sort, after: readCursor(query.cursor, parseLeadCursor) };
    return toAnswer(await askStore(() => findLeads(leads, choice)));
  });

  mountStaff(searchEndpoint, async ({ body: { owner, ...others } }, { request }) => {
    const owners = await ownersOf(owner, callerOf(request).id);
    const choice = { ...toChoice({ ...others, owners }), text: others.q, after: readCursor(others.cursor, parseSearchCursor) };
    return toAnswer(await askStore(() => searchLeads(leads, choice)));
  });

  /** What the filter `owner` means; undefined without one. An account that does not exist may have left requests behind: it is taken for an id. */
  async function ownersOf(owner: string | undefined, ownId: string): Promise<readonly (string | null)[] | undefined> {
    if (owner === undefined) return undefined;
    if (owner === 'nobody') return [null];
    if (owner === 'me') return [ownId];
    const accounts = await askStore(() => listOwners(connection));
    if (owner === 'disabled') return accounts.filter(({ disabled }) => disabled).map(({ id }) => id);
    const name = normalizeUsername(owner);
    return [accounts.find(({ id, username }) => id === owner || username === name)?.id ?? owner];
  }
}

type Choice = Omit<LeadQuery, 'sort' | 'owner'> & { readonly owners: readonly (string | null)[] | undefined };

function toChoice({ limit = PAGE_SIZE, from, to, waiting, attention, ...filter }: Choice) {
  return {
    filter: { ...filter, waiting: waiting === '1', attention: attention === '1' },
    range: { from: from ? new Date(from) : undefined, until: to ? new Date(to) : undefined },
    limit,
  };
}

function toAnswer({ records, nextCursor, narrow }: FoundLeads) {
  return { rows: records.map(toRow), narrow, ...(nextCursor ? { next: nextCursor } : {}) };
}

/** The contract's schema drops the fields that the desk must not see. */
function toRow({ _id, createdAt, consent, owner, revocations, ...record }: StoredLead): LeadRow {
  const rest = ownerAndRevocations({ owner, revocations });
  return { ...record, ...rest, id: _id, createdAt: createdAt.toISOString(), ...(consent ? { consent } : {}) };
}
