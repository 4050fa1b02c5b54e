import type { Endpoint, EndpointAnswer, ParsedInput } from '@annuity-lantern/contracts/http';
import type { Request, Response, Router } from 'express';
import { core } from 'zod';
import { callState } from './call-state.ts';
import { AppError } from './errors.ts';
import { parseInput } from './field-errors.ts';
import { checkOrigin, type OriginRule, readJson } from './guard.ts';
import type { Log } from './log.ts';

export interface CallContext {
  readonly request: Request;
  /** For headers only; the answer is what the handler returns. */
  readonly response: Response;
  readonly log: Log;
  readonly requestId: string;
  /** Names the lead in the call's line of the log. */
  readonly isAbout: (leadId: string) => void;
  /** What was asked is kept and will be done later: answers with the endpoint's `laterStatus`. */
  readonly answerLater: () => void;
}

export type Handler<E extends Endpoint> = (input: ParsedInput<E>, context: CallContext) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>;

export interface MountOptions {
  /** Default: `required` for staff endpoints, `optional` for public ones. Public reads are open to everyone. */
  readonly origin?: OriginRule;
  /** Runs before anything of the call is read; throws to refuse. */
  readonly authenticate?: (request: Request) => Promise<void> | void;
  /** Sees the body as it was sent, before it is held against the schema; throws to refuse. */
  readonly inspect?: (body: unknown, request: Request) => void;
}

/**
 * Answers the endpoint's calls: origin, sign-in, inspection, input (400 with field-level errors), handler, and the answer cut down to
 * what the contract's schema names, so that a field added to a record never leaks by itself.
 */
export function mount<E extends Endpoint>(router: Router, endpoint: E, handler: Handler<E>, options: MountOptions = {}): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete';
  const isPublicRead = endpoint.access === 'public' && endpoint.method === 'GET';
  const originRule = options.origin ?? (endpoint.access === 'staff' ? 'required' : 'optional');

  router[method](endpoint.path, async (request: Request, response: Response) => {
    const state = callState(response);
    state.endpoint = endpoint.name;
    if (!isPublicRead) checkOrigin(request, 'optional', state.trustedOrigin);
    await options.authenticate?.(request);
    // After sign-in: a stranger without any header is told 401, not 403.
    if (!isPublicRead) checkOrigin(request, originRule, state.trustedOrigin);
    const input = await readInput(endpoint, request, options.inspect);
    let status: number = endpoint.status;
    const answerLater = () => {
      status = endpoint.laterStatus ?? endpoint.status;
    };
    const isAbout = (leadId: string) => {
      state.leadId = leadId;
    };
    const context = { request, response, log: state.log, requestId: state.requestId, isAbout, answerLater };
    const answer = await handler(input as ParsedInput<E>, context);
    send(endpoint, response, status, answer);
  });
}

async function readInput(endpoint: Endpoint, request: Request, inspect: MountOptions['inspect']): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (endpoint.params) input.params = parseInput(endpoint.params, { ...request.params }, 'params');
  if (endpoint.query) input.query = parseInput(endpoint.query, { ...request.query }, 'query');
  if (endpoint.body) {
    const sent = await readJson(request, endpoint.longestBody);
    inspect?.(sent, request);
    input.body = parseInput(endpoint.body, sent, 'body');
  }
  return input;
}

function send(endpoint: Endpoint, response: Response, status: number, answer: unknown): void {
  if (!endpoint.response) {
    response.status(status).end();
    return;
  }
  const text = JSON.stringify(inContract(endpoint, answer));
  // Not by response.json(), which works out type and length anew each time.
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
}

/**
 * The answer cut down to what the endpoint's schema names.
 * @throws AppError `internal` (500) when it does not match the schema
 */
export function inContract(endpoint: Endpoint, answer: unknown): unknown {
  const shaped = endpoint.response && core.safeParse(endpoint.response, answer);
  if (!shaped?.success) throw new AppError('internal', { message: 'an answer does not match its contract' });
  return shaped.data;
}
