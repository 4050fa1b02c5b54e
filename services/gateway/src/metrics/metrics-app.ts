import { exactApp } from '@annuity-lantern/service-kit/exact-app';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { serveMetrics } from '@annuity-lantern/service-kit/serve-metrics';
import type { Express } from 'express';

/** `GET /metrics` only, for a separate port: the gateway's own port is public. */
export function metricsApp(metrics: Metrics): Express {
  const app = exactApp();
  app.get('/metrics', serveMetrics(metrics));
  return app;
}
