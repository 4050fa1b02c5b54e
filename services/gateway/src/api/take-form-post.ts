import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { FORM_TOKEN_HEADER, type WireError } from '@annuity-lantern/contracts/http';
import type { HostData } from '@annuity-lantern/host-kit';
import type { CallOutcome } from '@annuity-lantern/host-kit/server';
import { callState } from '@annuity-lantern/service-kit/call-state';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request, Response } from 'express';
import type { PageForm } from '../pages/render-pages.ts';
import { type ApiOptions, TIME_LIMIT } from './api-router.ts';
import { LONGEST_BODY, sendLeadPost } from './forward-lead-post.ts';
import { readFormFields } from './read-form-fields.ts';
import { noAnswer } from './resend.ts';

/** Answers the post of a browser that runs no scripts, with a page. */
export type TakeFormPost = (req: Request, res: Response, form: PageForm) => Promise<void>;

/** Turns a posted form into the JSON call of its endpoint, without a form token, and answers with a page. */
export function createTakeFormPost(api: ApiOptions, host: HostData): TakeFormPost {
  const { limitPosts } = api;
  const refusals = new Map<string, string>();

  /** Drawn once for each form and reason: many of these posts may come at once. */
  const refuse = (form: PageForm, { userMessage }: AppError) => {
    const name = `${form.endpoint.name} ${userMessage}`;
    const page = refusals.get(name) ?? form.join(form.refuse(host, userMessage));
    refusals.set(name, page);
    return page;
  };

  return async (req, res, form) => {
    const { name } = form.endpoint;
    res.locals.route = name;
    const state = callState(res);
    state.forwarded = name;
    // A form sends neither, and the limit is looser for posts with a token.
    delete req.headers[FORM_TOKEN_HEADER];
    delete req.headers['idempotency-key'];
    try {
      limitPosts(name, req);
      const { key = randomUUID(), body, answer } = form.read(await readFormFields(req), host);
      const called = body === undefined ? undefined : await state.span.run(() => callIntake(req, res, form, key, JSON.stringify(body)));
      const { status, fragment } = answer(called);
      sendPage(res, status, form.join(fragment), called?.retryAfter);
    } catch (error) {
      // The visitor has left.
      if (res.destroyed) return;
      if (!(error instanceof AppError)) throw error;
      if (!req.complete) {
        // Unread bytes must not be parsed as the next request.
        res.set('Connection', 'close');
        req.resume();
      }
      sendPage(res, error.status, refuse(form, error), error.retryAfter);
    }
  };

  async function callIntake(req: Request, res: Response, { endpoint }: PageForm, key: string, json: string): Promise<Called> {
    const body = Buffer.from(json);
    // As the intake would answer it. The page then names the answer that is too long.
    if (body.length > LONGEST_BODY) return { status: 413, body: '' };
    const { upstreams, publicProtocol, timeLimit = TIME_LIMIT, resend } = api;
    const target = { url: upstreams['lead-intake'], path: endpoint.path, publicProtocol, timeLimit, takesBody: true };
    const added = {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      'idempotency-key': key,
    };
    try {
      const answer = await sendLeadPost(req, res, { target, resend, body, added });
      return { status: answer.statusCode ?? 502, body: await text(answer), retryAfter: secondsOf(answer.headers['retry-after']) };
    } catch (error) {
      if (res.destroyed) throw error;
      // The page keeps the answers.
      const { code, userMessage, retryAfter } = error instanceof AppError ? error : noAnswer(error);
      const answer: WireError = { code, message: userMessage, requestId: callState(res).requestId };
      return { status: 503, body: JSON.stringify(answer), retryAfter };
    }
  }
}

interface Called extends CallOutcome {
  readonly retryAfter?: number | undefined;
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  return retryAfter === undefined ? undefined : Number(retryAfter) || undefined;
}

function sendPage(res: Response, status: number, html: string, retryAfter: number | undefined): void {
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  // A form that was not accepted is kept: without a copy, Back shows the browser's own error page in place of the answers.
  const isAccepted = status < 300;
  res
    .status(status)
    .set('Cache-Control', isAccepted ? 'no-store' : 'private, no-cache')
    .type('html')
    .send(html);
}
