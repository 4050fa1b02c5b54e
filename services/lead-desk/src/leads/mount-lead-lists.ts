import { type ConsultationRequest, listConsultationRequests } from '@annuity-lantern/contracts/http';
import { type ConsultationRecord, type LeadCursor, type Leads, listConsultations, parseLeadCursor } from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Router } from 'express';
import { askStore } from '../ask-store.ts';
import { requireStaff } from '../session/require-staff.ts';

const PAGE_SIZE = 50;

export function mountLeadLists(router: Router, leads: Leads): void {
  mount(
    router,
    listConsultationRequests,
    async ({ query }, { response }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = readCursor(query.cursor);
      const { records, nextCursor } = await askStore(() => listConsultations(leads, { limit, ...(after ? { after } : {}) }));
      if (nextCursor) response.setHeader('link', nextLink(limit, nextCursor));
      return records.map(toConsultationRequest);
    },
    { authenticate: requireStaff },
  );
}

function readCursor(text: string | undefined): LeadCursor | undefined {
  if (text === undefined) return undefined;
  const cursor = parseLeadCursor(text);
  if (cursor) return cursor;
  throw new AppError('invalid_input', {
    message: 'the cursor is not one of ours',
    errors: [{ field: 'cursor', code: 'invalid_cursor', message: 'This page of the list does not exist.' }],
  });
}

function nextLink(limit: number, cursor: string): string {
  return `<${listConsultationRequests.path}?${new URLSearchParams({ limit: String(limit), cursor })}>; rel="next"`;
}

function toConsultationRequest({ _id, createdAt, consent, ...record }: ConsultationRecord): ConsultationRequest {
  return { ...record, id: _id, createdAt: createdAt.toISOString(), ...(consent ? { consent } : {}) };
}
