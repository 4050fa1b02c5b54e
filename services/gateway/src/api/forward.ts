import { Agent, type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http';
import { parseAddress } from '@annuity-lantern/service-kit/address';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request, Response } from 'express';
import { answerHeaders, requestHeaders } from './forwarded-headers.ts';

export interface ForwardTarget {
  readonly url: URL;
  readonly publicProtocol: 'http' | 'https';
  readonly timeLimit: number;
  /** False for calls without a body: a body that was sent is then not forwarded. */
  readonly takesBody: boolean;
  /** Limit of the body in bytes, when the endpoint names one. */
  readonly longestBody?: number | undefined;
}

/** Longest forwarded body of a call whose endpoint names no limit, in bytes. Services have a lower limit. */
const LONGEST_BODY = 64 * 1024;

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

/**
 * Passes one call on and streams the answer back.
 * @throws AppError `body_too_large` (413), `upstream_unreachable` (502), `upstream_timeout` (504). After the answer has
 * begun, an error can no longer be sent: the caller closes the connection.
 */
export async function forward(req: Request, res: Response, target: ForwardTarget): Promise<void> {
  const { longestBody = LONGEST_BODY } = target;
  if (Number(req.get('content-length') ?? 0) > longestBody) {
    req.resume();
    throw tooLarge();
  }
  const outgoing = openRequest(target.url, {
    agent,
    method: req.method,
    path: req.originalUrl,
    headers: requestHeaders(req.headers, target.takesBody, {
      clientAddress: parseAddress(req.ip ?? '')?.toString() ?? '',
      requestId: String(res.getHeader('x-request-id')),
      publicProtocol: target.publicProtocol,
    }),
  });
  const limit = setTimeout(() => outgoing.destroy(timedOut()), target.timeLimit);
  res.once('close', () => outgoing.destroy());
  try {
    const answered = answerOf(outgoing);
    sendBody(req, outgoing, target.takesBody, longestBody);
    const answer = await answered;
    res.status(answer.statusCode ?? 502).set(answerHeaders(answer.headers) as Record<string, string | string[]>);
    for await (const chunk of answer) {
      limit.refresh();
      if (!res.write(chunk)) await drained(res);
    }
    res.end();
  } catch (cause) {
    // The client has gone.
    if (res.destroyed) return;
    throw cause instanceof AppError
      ? cause
      : new AppError('upstream_unreachable', { message: 'the service cannot be reached or broke off', cause });
  } finally {
    clearTimeout(limit);
    req.unpipe(outgoing);
    req.resume();
  }
}

function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve);
    // Stays for as long as the request lives: a late error without a listener would end the process.
    outgoing.on('error', reject);
  });
}

function sendBody(req: Request, outgoing: ClientRequest, takesBody: boolean, longestBody: number): void {
  if (!takesBody) {
    outgoing.end();
    return;
  }
  let length = 0;
  req.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > longestBody) outgoing.destroy(tooLarge());
  });
  req.once('aborted', () => outgoing.destroy());
  req.pipe(outgoing);
}

function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    res.once('drain', resolve);
    res.once('close', resolve);
  });
}

function tooLarge(): AppError {
  return new AppError('body_too_large', { message: 'body is longer than the call takes' });
}

function timedOut(): AppError {
  return new AppError('upstream_timeout', { message: 'the service did not answer in time' });
}
