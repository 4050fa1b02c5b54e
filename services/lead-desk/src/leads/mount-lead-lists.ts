import { listAnnuityReviewRequests, listConsultationRequests } from '@annuity-lantern/contracts/http';
import { type LeadKind, type Leads, listLeads, parseLeadCursor, type RecordOf } from '@annuity-lantern/lead-store';
import type { CallContext } from '@annuity-lantern/service-kit/endpoint';
import { askStore } from '../ask-store.ts';
import { nextLink, PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { ownerAndRevocations } from './owner-and-revocations.ts';

/** One list per kind of request. */
export function mountLeadLists(mountStaff: MountStaff, leads: Leads): void {
  mountStaff(listConsultationRequests, readList(leads, 'consultation', listConsultationRequests.path));
  mountStaff(listAnnuityReviewRequests, readList(leads, 'annuity-review', listAnnuityReviewRequests.path));
}

interface ListInput {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined };
}

function readList<K extends LeadKind>(leads: Leads, kind: K, path: string) {
  return async ({ query }: ListInput, { response }: CallContext) => {
    const limit = query.limit ?? PAGE_SIZE;
    const after = readCursor(query.cursor, parseLeadCursor);
    const { records, nextCursor } = await askStore(() => listLeads(leads, kind, { limit, ...(after ? { after } : {}) }));
    if (nextCursor) response.setHeader('link', nextLink(path, limit, nextCursor));
    return records.map((record) => toRequest(record));
  };
}

/** The contract's schema drops the fields that the desk must not see. */
function toRequest<K extends LeadKind>({ _id, createdAt, consent, owner, revocations, ...record }: RecordOf<K>) {
  const rest = ownerAndRevocations({ owner, revocations });
  return { ...record, ...rest, id: _id, createdAt: createdAt.toISOString(), ...(consent ? { consent } : {}) };
}
