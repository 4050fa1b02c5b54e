import { type ErrorCode, errorStatus } from '@annuity-lantern/contracts/http';
import type { RequestHandler } from 'express';
import { callState } from './call-state.ts';
import type { Metrics } from './metrics.ts';

/** How an answer ended: the class of its status, or that the caller went away before it was sent. */
const results = ['2xx', '3xx', '4xx', '5xx', 'left'] as const;
/** Every code of the contract, for labels. */
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

export type MeasureAnswer = (answer: {
  readonly result: (typeof results)[number];
  readonly code?: ErrorCode | undefined;
  readonly seconds: number;
}) => void;

/** Counts and times answers. A path is never a label, nor is anything else that a caller chooses. */
export function answerMeasure(metrics: Metrics): MeasureAnswer {
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
  return ({ result, code = 'none', seconds }) => {
    count({ result, code });
    observe({ result }, seconds);
  };
}

/** Measures every answer of the app. */
export function measureAnswers(measure: MeasureAnswer): RequestHandler {
  return (_request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const result = response.writableFinished ? classOf(response.statusCode) : 'left';
      measure({ result, code: callState(response).code, seconds: (performance.now() - started) / 1000 });
    });
    next();
  };
}

/** The class of a status. */
export function classOf(status: number): (typeof results)[number] {
  return results[Math.floor(status / 100) - 2] ?? '5xx';
}
