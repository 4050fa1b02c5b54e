import type { ClientRequest } from 'node:http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request, Response } from 'express';
import { type ForwardTarget, openCall } from './open-call.ts';
import { refuseLongBody, tooLarge } from './read-body.ts';
import { relayAnswer } from './relay-answer.ts';

/** Longest forwarded body, in bytes, if the endpoint names no limit. Services have a lower one. */
const LONGEST_BODY = 64 * 1024;

/**
 * Forwards one call and streams the answer back. A read is sent once more if its process ends before it answers. After the answer has
 * begun, an error can no longer be sent: the caller closes the connection.
 *
 * @throws AppError `body_too_large` (413), `upstream_unreachable` (502), `upstream_timeout` (504)
 */
export async function forward(req: Request, res: Response, target: ForwardTarget): Promise<void> {
  const { longestBody = LONGEST_BODY } = target;
  refuseLongBody(req, longestBody);
  let { outgoing, answer } = openCall(req, res, target);
  res.once('close', () => outgoing.destroy());
  try {
    sendBody(req, outgoing, target.takesBody, longestBody);
    const begun = await answer.catch((cause) => {
      if (req.method !== 'GET' || cause instanceof AppError || res.destroyed) throw cause;
      ({ outgoing, answer } = openCall(req, res, target));
      outgoing.end();
      return answer;
    });
    await relayAnswer(begun, res, target.timeLimit);
  } catch (cause) {
    // The client has disconnected.
    if (res.destroyed) return;
    throw cause instanceof AppError
      ? cause
      : new AppError('upstream_unreachable', { message: 'the service cannot be reached or broke off', cause });
  } finally {
    req.unpipe(outgoing);
    req.resume();
  }
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
