import { createAnnuityReviewRequest, createConsultationRequest, getFormToken, recordEvent } from '@annuity-lantern/contracts/http';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { createHttpApp, type HttpAppOptions } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import type { Express } from 'express';
import { type AcceptOptions, acceptLead } from './accept/accept-lead.ts';
import { guardLedger } from './accept/ask-ledger.ts';
import { createDispatch } from './accept/create-dispatch.ts';
import { guardForm } from './accept/guard-form.ts';
import { createKeepLead, type KeepOptions } from './accept/keep-lead.ts';
import { recordFormView } from './events/record-form-view.ts';
import type { IntakeMeasures } from './metrics/measure-intake.ts';

export interface AppOptions
  extends Omit<AcceptOptions, 'dispatch' | 'askLedger' | 'keepLead' | 'measures'>,
    Omit<KeepOptions, 'askLedger'> {
  readonly producer: JobProducer;
  /** Null if no analytics service is set up. */
  readonly analytics: Analytics | null;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly measures?: IntakeMeasures | undefined;
  readonly ready: () => Promise<Record<string, boolean>>;
  readonly trustedOrigin?: string | undefined;
}

/**
 * One store is enough, but Redis only if it may seal leads. While MongoDB is away, leads are sealed in Redis, even if this intake has never
 * reached MongoDB.
 */
const readyWithEither: HttpAppOptions['isReady'] = ({ mongodb = false, redis = false }) => mongodb || redis;

/** The public posts. Health lists Redis as a dependency, but no answer waits for it unless MongoDB is away. */
export function createApp(options: AppOptions): Express {
  const { formTokens, log, measures } = options;
  const { ask: askLedger, isGivenUp } = guardLedger();
  measures?.ledgerIsGivenUp(isGivenUp);
  const keepLead = createKeepLead({ ...options, askLedger });
  const accept = { ...options, askLedger, keepLead, dispatch: createDispatch(options.producer, log) };
  const guard = { inspect: guardForm(formTokens, log) };
  return createHttpApp({
    name: 'lead-intake',
    log,
    ready: options.ready,
    isReady: readyWithEither,
    trustedOrigin: options.trustedOrigin,
    metrics: options.metrics,
    onAnswer: measures?.answered,
    routes: (router) => {
      mount(router, getFormToken, () => ({ token: formTokens.issue() }));
      mount(router, createConsultationRequest, acceptLead('consultation', accept), guard);
      mount(router, createAnnuityReviewRequest, acceptLead('annuity-review', accept), guard);
      mount(router, recordEvent, recordFormView(options.analytics, log));
    },
  });
}
