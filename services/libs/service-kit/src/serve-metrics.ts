import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** Answers a scrape. Where the public can ask, it is not to be mounted. */
export function serveMetrics(metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  };
}
