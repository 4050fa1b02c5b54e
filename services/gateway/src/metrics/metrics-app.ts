import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { serveMetrics } from '@annuity-lantern/service-kit/serve-metrics';
import express, { type Express } from 'express';

/** `GET /metrics` and nothing else, for a port of its own: what the gateway listens on is open to everybody. */
export function metricsApp(metrics: Metrics): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', serveMetrics(metrics));
  return app;
}
