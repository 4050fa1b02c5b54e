import { findLeads as findEndpoint, type LeadRow, searchLeads as searchEndpoint } from '@annuity-lantern/contracts/http';
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
import { readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { toChoice } from './to-choice.ts';

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

function toAnswer({ records, nextCursor, narrow }: FoundLeads) {
  return { rows: records.map(toRow), narrow, ...(nextCursor ? { next: nextCursor } : {}) };
}

/** The contract's schema drops the fields that the desk must not see. */
function toRow({ _id, createdAt, consent, ...record }: StoredLead): LeadRow {
  return { ...record, id: _id, createdAt: createdAt.toISOString(), ...(consent ? { consent } : {}) };
}
