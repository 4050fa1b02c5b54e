import { randomUUID } from 'node:crypto';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { FORM_TOKEN_HEADER } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request, Response } from 'express';
import { type ForwardTarget, openCall } from './open-call.ts';
import { readBody } from './read-body.ts';
import { relayAnswer } from './relay-answer.ts';
import { noAnswer, type Resend } from './resend.ts';

/** The intake's own limit, in bytes. */
export const LONGEST_BODY = 16 * 1024;
/** Milliseconds for one try. An intake answers within about 3 s, even while its stores are away. */
const TRY_LIMIT = 5000;

/**
 * Forwards a lead post, and retries while the intake fails before its answer begins. All tries carry the same idempotency key or form
 * token, so they create one lead.
 *
 * @throws AppError `body_too_large` (413), `store_unavailable` (503)
 */
export async function forwardLeadPost(req: Request, res: Response, target: ForwardTarget, resend: Resend): Promise<void> {
  try {
    const body = await readBody(req, LONGEST_BODY);
    const answer = await sendLeadPost(req, res, { target, resend, body, added: missingKey(req) });
    await relayAnswer(answer, res, target.timeLimit);
  } catch (cause) {
    // The client has disconnected.
    if (res.destroyed) return;
    // Any other error: an answer broke off after it had begun.
    throw cause instanceof AppError && cause.code !== 'upstream_timeout' ? cause : noAnswer(cause);
  }
}

interface LeadPost {
  readonly target: ForwardTarget;
  readonly resend: Resend;
  readonly body: Buffer;
  readonly added: OutgoingHttpHeaders;
}

/**
 * Sends a lead post until an intake answers. Resolves when the answer begins.
 *
 * @throws AppError `store_unavailable` (503); the last try's error if the client has disconnected
 */
export function sendLeadPost(req: Request, res: Response, { target, resend, body, added }: LeadPost): Promise<IncomingMessage> {
  const limited = { ...target, timeLimit: Math.min(target.timeLimit, TRY_LIMIT) };
  let outgoing: ClientRequest | undefined;
  res.once('close', () => outgoing?.destroy());
  const send = () => {
    const call = openCall(req, res, limited, { ...added, 'content-length': body.length });
    outgoing = call.outgoing.end(body);
    return call.answer;
  };
  return resend(send, () => res.destroyed);
}

function missingKey({ headers }: Request): OutgoingHttpHeaders {
  const hasKey = headers['idempotency-key'] !== undefined || headers[FORM_TOKEN_HEADER] !== undefined;
  return hasKey ? {} : { 'idempotency-key': randomUUID() };
}
