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
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { ownerAndRevocations } from './owner-and-revocations.ts';
import { toChoice } from './to-choice.ts';

/** Finds requests of both kinds by filters, and by a name, address, number or reference. */
export function mountFindLeads(mountStaff: MountStaff, leads: Leads, connection: Store['connection']): void {
  mountStaff(findEndpoint, async ({ query }, { request }) => {
    const { sort = 'newest', ...others } = query;
    const after = readCursor(others.cursor, parseLeadCursor);
    const choice = { ...(await toChoice(others, { id: callerOf(request).id, connection })), sort };
    return toAnswer(await askStore(() => findLeads(leads, { ...choice, after })));
  });

  mountStaff(searchEndpoint, async ({ body: { q: text, ...others } }, { request }) => {
    const after = readCursor(others.cursor, parseSearchCursor);
    const choice = await toChoice(others, { id: callerOf(request).id, connection });
    return toAnswer(await askStore(() => searchLeads(leads, { ...choice, text, after })));
  });
}

function toAnswer({ records, nextCursor, narrow }: FoundLeads) {
  return { rows: records.map(toRow), narrow, ...(nextCursor ? { next: nextCursor } : {}) };
}

/** The contract's schema drops the fields that the desk must not see. */
function toRow({ _id, createdAt, consent, owner, revocations, ...record }: StoredLead): LeadRow {
  const rest = ownerAndRevocations({ owner, revocations });
  return { ...record, ...rest, id: _id, createdAt: createdAt.toISOString(), ...(consent ? { consent } : {}) };
}
