import { isEventStream } from '@annuity-lantern/service-kit/event-stream';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { RequestHandler } from 'express';

/** One line per request, with a known page or the endpoint's name: never a query, a body or an unknown path. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const { path } = req;
    res.once('close', () => {
      const fields = {
        requestId: String(res.getHeader('x-request-id')),
        method: req.method,
        route: (res.locals.route as string | undefined) ?? (res.statusCode < 400 ? path : 'unknown'),
        status: res.statusCode,
        ms: Math.round(performance.now() - started),
      };
      if (isEventStream(res)) log.info('stream ended', fields);
      else if (!res.writableFinished) log.warn('the client went away before its answer was sent', fields);
      else if (res.locals.route === 'static') log.debug('file sent', fields);
      else log.info('request answered', fields);
    });
    next();
  };
}
