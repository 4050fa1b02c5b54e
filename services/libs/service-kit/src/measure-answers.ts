import { type ErrorCode, errorStatus } from '@annuity-lantern/contracts/http';
import type { RequestHandler } from 'express';
import { callState } from './call-state.ts';
import { isEventStream } from './event-stream.ts';
import type { Metrics } from './metrics.ts';

/** The class of the answer's status; `left` if the caller disconnected before the answer was sent. */
const results = ['2xx', '3xx', '4xx', '5xx', 'left'] as const;
/** Every error code of the contract, for labels. */
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

/** Counts and times every answer of the app. Neither a path nor anything else that a caller chooses becomes a label. */
export function measureAnswers(metrics: Metrics): RequestHandler {
  const count = metrics.counter({
    name: 'lantern_http_answers_total',
    help: 'Answers by the class of their status and the code of their error; `left`: the caller was gone before the answer was sent',
    labels: { result: results, code: ['none', ...errorCodes] },
  });
  const observe = metrics.histogram({
    name: 'lantern_http_answer_seconds',
    help: 'Time from the request to the end of its answer, in seconds',
    labels: { result: results },
    buckets: BUCKETS,
  });
  return (_request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const isStream = isEventStream(response);
      const result = response.writableFinished || isStream ? classOf(response.statusCode) : 'left';
      count({ result, code: callState(response).code ?? 'none' });
      // A stream's duration is no answer time.
      if (!isStream) observe({ result }, (performance.now() - started) / 1000);
    });
    next();
  };
}

function classOf(status: number): (typeof results)[number] {
  return results[Math.floor(status / 100) - 2] ?? '5xx';
}
