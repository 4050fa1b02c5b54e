import { listAnnuityReviewRequests, listConsultationRequests } from '@annuity-lantern/contracts/http';
import { type LeadKind, listLeads, parseLeadCursor } from '@annuity-lantern/lead-store';
import type { CallContext } from '@annuity-lantern/service-kit/endpoint';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { nextLink, PAGE_SIZE, readCursor } from '../pages-of-a-list.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import type { ReadList } from './count-rows-read.ts';
import { rowsFor } from './rows-for.ts';

/** One list per kind of request. Rows that are new to the reader are counted for the audit. */
export function mountLeadLists(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, rowsRead } = desk;
  mountStaff(listConsultationRequests, readList('consultation', 'consultation-requests', listConsultationRequests.path));
  mountStaff(listAnnuityReviewRequests, readList('annuity-review', 'annuity-review-requests', listAnnuityReviewRequests.path));

  function readList<K extends LeadKind>(kind: K, list: ReadList, path: string) {
    return async ({ query }: ListInput, { request, response }: CallContext) => {
      const { username: by, role } = callerOf(request);
      const limit = query.limit ?? PAGE_SIZE;
      const after = readCursor(query.cursor, parseLeadCursor);
      const { records, nextCursor } = await askStore(() => listLeads(leads, kind, { limit, ...(after ? { after } : {}) }));
      await rowsRead.count({ by, list, ids: records.map(({ _id }) => _id) });
      if (nextCursor) response.setHeader('link', nextLink(path, limit, nextCursor));
      return rowsFor(desk, records, role);
    };
  }
}

interface ListInput {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined };
}
