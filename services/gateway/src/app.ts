import { apiServices } from '@annuity-lantern/contracts/http';
import { exactApp, exactRouter } from '@annuity-lantern/service-kit/exact-app';
import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import { measureAnswers } from '@annuity-lantern/service-kit/measure-answers';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Express, RequestHandler } from 'express';
import { type ApiOptions, apiRouter } from './api/api-router.ts';
import { pingUpstream } from './api/ping-upstream.ts';
import { isStaffHost } from './hosts/is-staff-host.ts';
import { requestLog } from './serving/request-log.ts';
import { securityHeaders } from './serving/security-headers.ts';

/** Number of proxies before this one, or their addresses. Only these are trusted in X-Forwarded-For. */
export type TrustProxy = number | readonly string[] | undefined;

export interface AppOptions {
  readonly log: Log;
  readonly api: ApiOptions;
  /** Counts the answers. Served on another port, because this app is public. */
  readonly metrics?: Metrics | undefined;
  /** Whether another gateway should get the calls: `/readyz` then answers 503. */
  readonly isStopping?: () => boolean;
  readonly trustProxy?: TrustProxy;
  readonly hotReplacement?: boolean;
  /** Whether each remote's build is usable. */
  readonly remotes: Readonly<Record<string, boolean>>;
  /** Answers all requests outside of `/api`: static files, then pages. */
  readonly site: readonly RequestHandler[];
  /** The same on a host of the desk's own. */
  readonly desk?: readonly RequestHandler[] | undefined;
}

/** The public edge: security headers, health, `/api`, files and pages, in this order. */
export function createApp(options: AppOptions): Express {
  const { log, api, metrics, isStopping = () => false, trustProxy, hotReplacement = false, remotes, site, desk } = options;
  const app = exactApp();
  app.set('trust proxy', trustProxy ?? false);
  app.use((req, _res, next) => {
    // Only the gateway sets the id and the trace: a client's own could imitate another visitor's.
    for (const name of ['x-request-id', 'traceparent', 'tracestate']) delete req.headers[name];
    next();
  });
  app.use(securityHeaders({ https: api.publicProtocol === 'https', hotReplacement }));
  app.use(
    createHttpApp({
      name: 'gateway',
      log,
      ready: async () => ({ ...remotes, ...(await pingAll(api)) }),
      // Pages are served even when the services behind the gateway are down.
      isReady: () => !isStopping(),
      routes: (router) => {
        if (metrics) router.use(measureAnswers(metrics));
        const first = api.staffOrigin !== undefined && desk ? [onStaffHost(api.staffOrigin, desk)] : [];
        router.use(requestLog(log), apiRouter(api), ...first, ...site);
      },
    }),
  );
  return app;
}

function onStaffHost(staffOrigin: string, handlers: readonly RequestHandler[]): RequestHandler {
  const router = exactRouter().use(...handlers);
  return (req, res, next) => (isStaffHost(req, staffOrigin) ? router(req, res, next) : next());
}

async function pingAll(api: ApiOptions): Promise<Record<string, boolean>> {
  const states = await Promise.all(apiServices.map(async (name) => [name, await pingUpstream(api.upstreams[name])] as const));
  return Object.fromEntries(states);
}
