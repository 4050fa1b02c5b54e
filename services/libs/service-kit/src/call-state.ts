import type { ErrorCode } from '@annuity-lantern/contracts/http';
import type { Response } from 'express';
import type { Log } from './log.ts';
import type { CallSpan } from './tracing/in-span.ts';

/** The app's state of one running call. */
export interface CallState {
  readonly requestId: string;
  readonly log: Log;
  readonly trustedOrigin: string | undefined;
  readonly staffOrigin: string | undefined;
  readonly span: CallSpan;
  /** Name of the endpoint to which the gateway forwards the call, for its trace. */
  forwarded?: string;
  /** Name of the endpoint that answers, for the log. Never the URL, which may hold what a person typed. */
  endpoint?: string;
  /** The lead that the call created, for the log. */
  leadId?: string;
  /** Code of the error in the answer. */
  code?: ErrorCode;
}

const states = new WeakMap<Response, CallState>();

export function keepCallState(response: Response, state: CallState): void {
  states.set(response, state);
}

export function callState(response: Response): CallState {
  const state = states.get(response);
  if (!state) throw new Error('this response does not belong to an app of createHttpApp');
  return state;
}
