import type { ErrorCode } from '@annuity-lantern/contracts/http';
import type { Response } from 'express';
import type { Log } from './log.ts';

/** What the app keeps of one call while it runs. */
export interface CallState {
  readonly requestId: string;
  readonly log: Log;
  readonly trustedOrigin: string | undefined;
  /** Name of the endpoint that answers, for the log: never the address itself, which may hold what a person typed. */
  endpoint?: string;
  /** The lead that the call made, for the log. */
  leadId?: string;
  /** Code of the error that was answered. */
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
