import type { Leads } from '@annuity-lantern/lead-store';
import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { openAuditWriter } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Express } from 'express';
import { mountLeadDetail } from './leads/mount-lead-detail.ts';
import { mountLeadLists } from './leads/mount-lead-lists.ts';
import { mountTransitions } from './leads/mount-transitions.ts';
import { countRefusedSignIns } from './metrics/count-refused-sign-ins.ts';
import { mountParkedWork } from './parked-work/mount-parked-work.ts';
import { mountRateDesk } from './rates/mount-rate-desk.ts';
import { staffSession } from './session/staff-session.ts';
import { mountSignIn } from './sign-in/mount-sign-in.ts';

export interface DeskOptions {
  readonly store: Store;
  readonly leads: Leads;
  readonly log: Log;
  readonly sessionSecret: string;
  /** On the production host: the only origin whose pages may call. */
  readonly trustedOrigin?: string | undefined;
  readonly metrics?: Metrics | undefined;
}

/**
 * The staff API: sign-in, the lists of requests, one request in full and its status, the work that was given up, and the rates that visitors
 * see. Needs MongoDB only, so that staff can work while Redis is away.
 */
export function createDeskApp({ store, leads, log, sessionSecret, trustedOrigin, metrics }: DeskOptions): Express {
  const audit = openAuditWriter(store.connection);
  return createHttpApp({
    name: 'lead-desk',
    log,
    ready: async () => ({ mongodb: await store.ready() }),
    ...(trustedOrigin ? { trustedOrigin } : {}),
    metrics,
    onAnswer: metrics && countRefusedSignIns(metrics),
    routes: (router) => {
      router.use(staffSession({ store, log, secret: sessionSecret }));
      mountSignIn(router, store, audit);
      mountLeadLists(router, leads);
      mountLeadDetail(router, leads);
      mountTransitions(router, leads, audit);
      mountParkedWork(router, leads, audit);
      mountRateDesk(router, { connection: store.connection, audit, samplesAllowed: trustedOrigin === undefined });
    },
  });
}
