import { createAnnuityReviewRequest, createConsultationRequest } from '@annuity-lantern/contracts/http';
import type { Leads } from '@annuity-lantern/lead-store';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import type { Express } from 'express';
import { acceptLead } from './accept/accept-lead.ts';
import { createDispatch } from './accept/create-dispatch.ts';

export interface IntakeOptions {
  readonly leads: Leads;
  readonly producer: JobProducer;
  readonly log: Log;
  readonly idKey: string;
  readonly now: () => Date;
  readonly ready: () => Promise<Record<string, boolean>>;
  readonly trustedOrigin?: string | undefined;
}

/** The public posts. Redis is listed among the dependencies, but no answer waits for it. */
export function createIntakeApp(options: IntakeOptions): Express {
  const dispatch = createDispatch(options.producer, options.log);
  return createHttpApp({
    name: 'lead-intake',
    log: options.log,
    ready: options.ready,
    optional: ['redis'],
    trustedOrigin: options.trustedOrigin,
    routes: (router) => {
      mount(router, createConsultationRequest, acceptLead('consultation', { ...options, dispatch }));
      mount(router, createAnnuityReviewRequest, acceptLead('annuity-review', { ...options, dispatch }));
    },
  });
}
