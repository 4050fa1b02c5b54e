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
import { askStore } from '../ask-store.ts';
import { PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';

/** Requests of both kinds by filters, and by what staff type of a name, address, number or reference. */
export function mountFindLeads(mountStaff: MountStaff, leads: Leads): void {
  mountStaff(findEndpoint, async ({ query }) => {
    const { sort = 'newest' } = query;
    const choice = { ...toChoice(query), sort, after: readCursor(query.cursor, parseLeadCursor) };
    return toAnswer(await askStore(() => findLeads(leads, choice)));
  });

  mountStaff(searchEndpoint, async ({ body }) => {
    const choice = { ...toChoice(body), text: body.q, after: readCursor(body.cursor, parseSearchCursor) };
    return toAnswer(await askStore(() => searchLeads(leads, choice)));
  });
}

function toChoice({ limit = PAGE_SIZE, from, to, waiting, attention, ...filter }: Omit<LeadQuery, 'sort'>) {
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
function toRow({ _id, createdAt, consent, ...record }: StoredLead): LeadRow {
  return { ...record, id: _id, createdAt: createdAt.toISOString(), ...(consent ? { consent } : {}) };
}
