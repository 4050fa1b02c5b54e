import { randomUUID } from 'node:crypto';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import { FORM_TOKEN_HEADER } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request, Response } from 'express';
import { type ForwardTarget, openCall } from './open-call.ts';
import { readBody } from './read-body.ts';
import { relayAnswer } from './relay-answer.ts';
import { noAnswer, type Resend } from './resend.ts';

/** The intake's own limit, in bytes. */
const LONGEST_BODY = 16 * 1024;

/**
 * Forwards a lead post, and retries while the intake fails before its answer begins. All tries carry the same idempotency key or form
 * token, so they create one lead.
 *
 * @throws AppError `body_too_large` (413), `store_unavailable` (503)
 */
export async function forwardLeadPost(req: Request, res: Response, target: ForwardTarget, resend: Resend): Promise<void> {
  try {
    const body = await readBody(req, LONGEST_BODY);
    const added = { ...missingKey(req), 'content-length': body.length };
    let outgoing: ClientRequest | undefined;
    res.once('close', () => outgoing?.destroy());
    const send = () => {
      const call = openCall(req, res, target, added);
      outgoing = call.outgoing.end(body);
      return call.answer;
    };
    const answer = await resend(send, () => res.destroyed);
    await relayAnswer(answer, res, target.timeLimit);
  } catch (cause) {
    // The client has disconnected.
    if (res.destroyed) return;
    // Any other error: an answer broke off after it had begun.
    throw cause instanceof AppError && cause.code !== 'upstream_timeout' ? cause : noAnswer(cause);
  }
}

function missingKey({ headers }: Request): OutgoingHttpHeaders {
  const hasKey = headers['idempotency-key'] !== undefined || headers[FORM_TOKEN_HEADER] !== undefined;
  return hasKey ? {} : { 'idempotency-key': randomUUID() };
}
