import type { IncomingMessage } from 'node:http';
import { type Endpoint, type EndpointAnswer, MY_REQUEST_HEADER, type ParsedInput } from '@annuity-lantern/contracts/http';
import { findLead, type StoredLead } from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Router } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';

/** Mounts a call of a visitor about their own request. The handler gets the request that the visit opened. */
export type MountVisit = <E extends Endpoint>(
  endpoint: E,
  handler: (lead: StoredLead, input: ParsedInput<E>) => Promise<EndpointAnswer<E>>,
) => void;

export function createMountVisit(router: Router, options: Pick<DeskContext, 'leads' | 'visitorKeys'>): MountVisit {
  const leadOf = new WeakMap<IncomingMessage, StoredLead>();
  return (endpoint, handler) =>
    mount(
      router,
      endpoint,
      async (input, { request, isAbout }) => {
        const lead = leadOf.get(request);
        if (!lead) throw visitOver();
        isAbout(lead._id);
        return await handler(lead, input);
      },
      { authenticate: async (request) => void leadOf.set(request, await leadOfVisit(options, request)) },
    );
}

/** @throws AppError `visit_over` (401), `erased` (410) */
async function leadOfVisit(
  { leads, visitorKeys: keys }: Pick<DeskContext, 'leads' | 'visitorKeys'>,
  request: IncomingMessage,
): Promise<StoredLead> {
  const visit = String(request.headers[MY_REQUEST_HEADER] ?? '');
  const id = keys.idIn(visit);
  const lead = id === undefined ? null : await askStore(() => findLead(leads, id));
  if (!lead || !keys.isVisitOf(visit, lead, new Date())) throw visitOver();
  if (lead.status === 'erased') throw new AppError('erased', { message: 'the lead was erased' });
  return lead;
}

/** Also where the contact changed since the visit was read: nothing more is done for the one before. */
export function visitOver(): AppError {
  return new AppError('visit_over', { message: 'the visit is not ours, or over' });
}
