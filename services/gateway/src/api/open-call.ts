import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { parseAddress } from '@annuity-lantern/service-kit/address';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { inSpan, traceHeaders } from '@annuity-lantern/service-kit/in-span';
import type { Request, Response } from 'express';
import { requestHeaders } from './forwarded-headers.ts';
import { SpreadingAgent } from './spreading-agent.ts';

export interface ForwardTarget {
  readonly url: URL;
  readonly publicProtocol: 'http' | 'https';
  /** Longest wait for an answer to begin, and longest pause within it, in milliseconds. */
  readonly timeLimit: number;
  /** False for calls without a body: a body that a client sends anyway is not forwarded. */
  readonly takesBody: boolean;
  /** Only calls of the desk that have a session read cookies. Others do not get them. */
  readonly takesCookies?: boolean;
  /** Path of the call. Default: the request's own. */
  readonly path?: string;
  /** Limit of the body in bytes, if the endpoint names one. */
  readonly longestBody?: number | undefined;
}

export interface OpenCall {
  /** The request to the service; write the body to it. */
  readonly outgoing: ClientRequest;
  /** The answer as soon as it begins. Rejects with AppError `upstream_timeout`, or with the connection's error. */
  readonly answer: Promise<IncomingMessage>;
}

const agent = new SpreadingAgent();

/** Opens the same call to the service behind the gateway, with `added` headers. */
export function openCall(req: Request, res: Response, target: ForwardTarget, added: OutgoingHttpHeaders = {}): OpenCall {
  const headers = requestHeaders(req.headers, target, {
    clientAddress: parseAddress(req.ip ?? '')?.toString() ?? '',
    requestId: String(res.getHeader('x-request-id')),
    publicProtocol: target.publicProtocol,
  });
  const outgoing = request(target.url, {
    agent,
    method: req.method,
    path: target.path ?? req.originalUrl,
    headers: { ...headers, ...added },
  });
  const answer = inSpan('forward', { kind: 'outside', fields: { 'server.address': target.url.hostname } }, async (span) => {
    for (const [name, value] of Object.entries(traceHeaders())) outgoing.setHeader(name, value);
    const begun = await answerOf(outgoing, target.timeLimit);
    span.set({ 'http.response.status_code': begun.statusCode });
    return begun;
  });
  return { outgoing, answer };
}

function answerOf(outgoing: ClientRequest, timeLimit: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => outgoing.destroy(timedOut()), timeLimit);
    outgoing.once('response', (answer) => {
      clearTimeout(limit);
      resolve(answer);
    });
    // Kept for the life of the request: a late error without a listener would end the process.
    outgoing.on('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
  });
}

export function timedOut(): AppError {
  return new AppError('upstream_timeout', { message: 'the service did not answer in time' });
}
