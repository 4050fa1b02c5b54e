import { randomUUID } from 'node:crypto';
import type { ErrorCode, WireError } from '@annuity-lantern/contracts/http';
import type { ErrorRequestHandler, Express, NextFunction, Request, Response, Router } from 'express';
import { callState, keepCallState } from './call-state.ts';
import { AppError } from './errors.ts';
import { exactApp, exactRouter } from './exact-app.ts';
import { refuseUnclearHost } from './host-of.ts';
import { bodyError } from './json-body.ts';
import type { Log } from './log.ts';
import { measureAnswers } from './measure-answers.ts';
import type { Metrics } from './metrics.ts';
import { productCommit, productVersion } from './product-version.ts';
import { serveMetrics } from './serve-metrics.ts';
import { startCallSpan } from './tracing/in-span.ts';
import { withDeadline } from './with-deadline.ts';

export interface CallAnswer {
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** The code of the answered error, if any. */
  readonly code: ErrorCode | undefined;
}

export interface HttpAppOptions {
  readonly name: string;
  readonly log: Log;
  /** Whether each dependency is up. */
  readonly ready: () => Promise<Record<string, boolean>> | Record<string, boolean>;
  /** Whether the service can work with these dependencies. Default: all of them are up. */
  readonly isReady?: ((dependencies: Readonly<Partial<Record<string, boolean>>>) => boolean) | undefined;
  /** On the production host: the only origin whose pages may call. */
  readonly trustedOrigin?: string | undefined;
  /** With a host of the desk's own: the only origin whose pages may make staff calls. */
  readonly staffOrigin?: string | undefined;
  /** Counts the answers, and serves all metrics at `GET /metrics`. Not for public apps. */
  readonly metrics?: Metrics | undefined;
  /** Called for every answer of a mounted endpoint. */
  readonly onAnswer?: ((answer: CallAnswer) => void) | undefined;
  readonly routes: (router: Router) => void;
}

/** Time limit of a readiness check, in milliseconds. */
const READY_BUDGET = 1500;

/**
 * The express app of a service: request id, a log line per call, /healthz, /readyz, /metrics, 404, and one error handler for all routes.
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const app = exactApp();
  app.disable('etag');
  app.use(openCall(options));
  app.get('/healthz', (_request, response) => {
    // Public apps keep version and commit to themselves.
    response.json({ service: options.name, healthy: true, ...(options.metrics && { version: productVersion, commit: productCommit }) });
  });
  app.get('/readyz', async (_request, response) => {
    const dependencies = await withDeadline(READY_BUDGET, askReady(options), () => new Error('not ready in time')).catch(() => null);
    // One that needs none of them is ready, too, while they are slow to answer.
    const ready = options.isReady?.(dependencies ?? {}) ?? (dependencies !== null && Object.values(dependencies).every(Boolean));
    response.status(ready ? 200 : 503).json({ service: options.name, ready, dependencies: dependencies ?? { answered: false } });
  });
  if (options.metrics) {
    app.get('/metrics', serveMetrics(options.metrics));
    // After health and metrics, so that probes and scrapes are not counted.
    app.use(measureAnswers(options.metrics));
  }
  const router = exactRouter();
  options.routes(router);
  app.use(router);
  app.use(() => {
    throw new AppError('not_found', { message: 'no route matches' });
  });
  app.use(answerError);
  return app;
}

function openCall(options: HttpAppOptions) {
  return (request: Request, response: Response, next: NextFunction) => {
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const log = options.log.with({ requestId });
    const span = startCallSpan(request.headers);
    keepCallState(response, { requestId, log, trustedOrigin: options.trustedOrigin, staffOrigin: options.staffOrigin, span });
    response.setHeader('x-request-id', requestId);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const started = performance.now();
    response.once('finish', () => {
      const { endpoint, code, leadId } = callState(response);
      if (!endpoint && !code) return;
      if (endpoint) options.onAnswer?.({ endpoint, code });
      log.info('call answered', {
        endpoint,
        code,
        leadId,
        method: request.method,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      });
    });
    response.once('close', () => {
      const { endpoint, forwarded, code, leadId } = callState(response);
      const { statusCode: status } = response;
      span.end(
        endpoint ?? forwarded,
        {
          'http.request.method': request.method,
          'http.response.status_code': status,
          'error.type': code,
          'lantern.request_id': requestId,
          'lantern.lead_id': leadId,
        },
        status >= 500,
      );
    });
    refuseUnclearHost(request);
    next();
  };
}

async function askReady({ ready }: HttpAppOptions): Promise<Record<string, boolean>> {
  return ready();
}

const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const state = callState(response);
  const { requestId, log } = state;
  const known = toAppError(error);
  state.code = known.code;
  if (known.status >= 500) log.error('call failed', { code: known.code, error });
  if (response.headersSent) {
    next(error);
    return;
  }
  if (!request.complete) {
    // Unread bytes of a body must not be parsed as the next call. They are drained, so that a client that is still sending sees the answer.
    response.setHeader('connection', 'close');
    request.resume();
  }
  if (known.retryAfter !== undefined) response.setHeader('retry-after', String(known.retryAfter));
  const body: WireError = {
    code: known.code,
    message: known.userMessage,
    ...(known.details ? { details: { ...known.details } } : {}),
    ...(known.errors ? { errors: [...known.errors] } : {}),
    requestId,
  };
  response.status(known.status).json(body);
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The router throws these for a URL that cannot be decoded (`%ff`).
  if (error instanceof URIError) return new AppError('not_found', { message: 'the address cannot be decoded', cause: error });
  return bodyError(error) ?? new AppError('internal', { message: 'an unexpected error', cause: error });
}
