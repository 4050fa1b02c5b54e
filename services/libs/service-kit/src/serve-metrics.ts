import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** Answers a scrape. Never mount it where the public can reach it. */
export function serveMetrics(metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  };
}
