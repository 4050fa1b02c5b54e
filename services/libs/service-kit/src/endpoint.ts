import { type Download, type Endpoint, type EndpointAnswer, isStaffCall, type ParsedInput } from '@annuity-lantern/contracts/http';
import type { NextFunction, Request, Response, Router } from 'express';
import { core } from 'zod';
import { callState } from './call-state.ts';
import { checkOrigin, type OriginRule } from './check-origin.ts';
import { AppError } from './errors.ts';
import { parseInput } from './field-errors.ts';
import { type CheckBytes, jsonBody } from './json-body.ts';
import type { Log } from './log.ts';
import { sendDownload } from './send-download.ts';

export interface CallContext {
  readonly request: Request;
  /** For headers only; the handler's result is the answer. */
  readonly response: Response;
  readonly log: Log;
  readonly requestId: string;
  /** Adds the lead's id to the call's log line. */
  readonly isAbout: (leadId: string) => void;
  /** Answers with the endpoint's `laterStatus`: the request is kept and will be processed later. */
  readonly answerLater: () => void;
}

export type Handler<E extends Endpoint> = (input: ParsedInput<E>, context: CallContext) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>;

export interface MountOptions {
  /** Default: `required` for staff endpoints, `optional` for public ones. Public reads are open to everyone. */
  readonly origin?: OriginRule;
  /** Runs before the call's input is read; throws to refuse. */
  readonly authenticate?: (request: Request) => Promise<void> | void;
  /** Checks the bytes of the body before they are parsed; throws to refuse. */
  readonly checkBytes?: CheckBytes;
  /** Checks the parsed JSON before the schema does; throws to refuse. */
  readonly inspect?: (body: unknown, request: Request) => void;
}

/**
 * Answers the endpoint's calls: checks origin and sign-in, parses the input (400 with one error per field) and runs the handler. The answer
 * holds only the fields of the contract's schema, so that a field added to a record does not leak.
 */
export function mount<E extends Endpoint>(router: Router, endpoint: E, handler: Handler<E>, options: MountOptions = {}): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete';
  const isPublic = endpoint.role === undefined;
  if (!isPublic && endpoint.role !== 'anyone' && !options.authenticate)
    throw new Error(`The call ${endpoint.name} is mounted without a check of its role.`);
  if (endpoint.visit && !options.authenticate) throw new Error(`The call ${endpoint.name} is mounted without a check of its visit.`);
  const isFromAnywhere = endpoint.anyOrigin === true || (isPublic && endpoint.method === 'GET');
  const originRule = options.origin ?? (isPublic ? 'optional' : 'required');

  const admit = async (request: Request, response: Response, next: NextFunction) => {
    const state = callState(response);
    state.endpoint = endpoint.name;
    const trustedOrigin = isStaffCall(endpoint) ? (state.staffOrigin ?? state.trustedOrigin) : state.trustedOrigin;
    if (!isFromAnywhere) checkOrigin(request, 'optional', trustedOrigin);
    await options.authenticate?.(request);
    // After sign-in, so that a caller without a session gets 401, not 403.
    if (!isFromAnywhere) checkOrigin(request, originRule, trustedOrigin);
    next();
  };
  const answer = async (request: Request, response: Response) => {
    const state = callState(response);
    const input = readInput(endpoint, request, options.inspect);
    let status: number = endpoint.status;
    const answerLater = () => {
      status = endpoint.laterStatus ?? endpoint.status;
    };
    const isAbout = (leadId: string) => {
      state.leadId = leadId;
    };
    const context = { request, response, log: state.log, requestId: state.requestId, isAbout, answerLater };
    const given = await state.span.run(() => handler(input as ParsedInput<E>, context));
    if (endpoint.download) return sendDownload(response, endpoint.download, given as Download);
    response.status(status);
    if (endpoint.response) response.json(inContract(endpoint, given));
    else response.end();
  };
  router[method](endpoint.path, admit, ...(endpoint.body ? jsonBody(endpoint.longestBody, options.checkBytes) : []), answer);
}

function readInput(endpoint: Endpoint, request: Request, inspect: MountOptions['inspect']): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = parseInput(endpoint.params, { ...request.params }, 'params');
  if (endpoint.query) input.query = parseInput(endpoint.query, { ...request.query }, 'query');
  if (endpoint.body) {
    inspect?.(request.body, request);
    input.body = parseInput(endpoint.body, request.body, 'body');
  }
  return input;
}

/**
 * The answer with only the fields of the endpoint's schema.
 *
 * @throws AppError `internal` (500) if it does not match the schema
 */
export function inContract(endpoint: Endpoint, answer: unknown): unknown {
  const shaped = endpoint.response && core.safeParse(endpoint.response, answer);
  if (!shaped?.success) throw new AppError('internal', { message: 'an answer does not match its contract' });
  return shaped.data;
}
