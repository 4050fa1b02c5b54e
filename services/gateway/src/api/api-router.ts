import { endpoints } from '@annuity-lantern/contracts/endpoints';
import type { ApiService } from '@annuity-lantern/contracts/http';
import { callState } from '@annuity-lantern/service-kit/call-state';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { type Request, type Response, Router } from 'express';
import type { LimitPosts } from '../limits/limit-posts.ts';
import { forward } from './forward.ts';
import { forwardLeadPost } from './forward-lead-post.ts';
import { isLeadPost } from './lead-posts.ts';
import type { Resend } from './resend.ts';

export interface ApiOptions {
  readonly upstreams: Readonly<Record<ApiService, URL>>;
  /** The protocol of visitors: on https the session cookie is `Secure`. */
  readonly publicProtocol: 'http' | 'https';
  /** Longest wait for an answer to begin, and longest pause within it, in milliseconds. */
  readonly timeLimit?: number;
  readonly limitPosts: LimitPosts;
  readonly resend: Resend;
}

export const TIME_LIMIT = 15_000;
/** Forwards every call of the contracts to its service. Any other path below `/api` gets a 404 with an error body of the contracts. */
export function apiRouter({ upstreams, publicProtocol, timeLimit = TIME_LIMIT, limitPosts, resend }: ApiOptions): Router {
  const router = Router();
  for (const endpoint of endpoints) {
    const { name, service, longestBody, signed, visit } = endpoint;
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete';
    const url = upstreams[service];
    const target = {
      url,
      publicProtocol,
      timeLimit,
      takesBody: 'body' in endpoint,
      takesCookies: service === 'lead-desk' && !signed && !visit,
      longestBody,
    };
    const pass = isLeadPost(name)
      ? (req: Request, res: Response) => forwardLeadPost(req, res, target, resend)
      : (req: Request, res: Response) => forward(req, res, target);
    router[method](endpoint.path, async (req, res) => {
      res.locals.route = name;
      const state = callState(res);
      state.forwarded = name;
      limitPosts(name, req);
      await state.span.run(() => pass(req, res));
    });
  }
  router.use('/api', () => {
    throw new AppError('not_found', { message: 'no endpoint has this path' });
  });
  return router;
}
