import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { type ApiService, isStaffCall, reminderPage, stopReminderByMail } from '@annuity-lantern/contracts/http';
import { callState } from '@annuity-lantern/service-kit/call-state';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { exactRouter } from '@annuity-lantern/service-kit/exact-app';
import type { Request, Response, Router } from 'express';
import { isStaffHost } from '../hosts/is-staff-host.ts';
import type { LimitPosts } from '../limits/limit-posts.ts';
import { forward } from './forward.ts';
import { forwardLeadPost } from './forward-lead-post.ts';
import { isLeadPost } from './lead-posts.ts';
import type { Resend } from './resend.ts';

export interface ApiOptions {
  readonly upstreams: Readonly<Record<ApiService, URL>>;
  /** The protocol of visitors: on https the session cookie is `Secure`. */
  readonly publicProtocol: 'http' | 'https';
  /** With a host of the desk's own: that host makes the staff calls, and the others make the rest. */
  readonly staffOrigin?: string | undefined;
  /** Longest wait for an answer to begin, and longest pause within it, in milliseconds. */
  readonly timeLimit?: number;
  readonly limitPosts: LimitPosts;
  readonly resend: Resend;
}

export const TIME_LIMIT = 15_000;
/** Forwards every call of the contracts to its service. A call at the wrong host, and any other path below `/api`, gets a 404 with an error body of the contracts. */
export function apiRouter({ upstreams, publicProtocol, staffOrigin, timeLimit = TIME_LIMIT, limitPosts, resend }: ApiOptions): Router {
  const router = exactRouter();
  for (const endpoint of endpoints) {
    const { name, service, longestBody } = endpoint;
    const isOfDesk = isStaffCall(endpoint);
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete';
    const url = upstreams[service];
    const target = {
      url,
      publicProtocol,
      timeLimit,
      takesBody: 'body' in endpoint,
      takesCookies: isOfDesk,
      longestBody,
    };
    const pass = isLeadPost(name)
      ? (req: Request, res: Response) => forwardLeadPost(req, res, target, resend)
      : (req: Request, res: Response) => forward(req, res, target);
    router[method](endpoint.path, async (req, res, next) => {
      if (staffOrigin !== undefined && isStaffHost(req, staffOrigin) !== isOfDesk) return next();
      res.locals.route = name;
      const state = callState(res);
      state.forwarded = name;
      limitPosts(name, req);
      await state.span.run(() => pass(req, res));
    });
  }
  router.get(stopReminderByMail.path, (req: Request<{ token: string }>, res, next) => {
    if (staffOrigin !== undefined && isStaffHost(req, staffOrigin)) return next();
    // The log has this name in place of the path.
    res.locals.route = stopReminderByMail.name;
    res.set('Cache-Control', 'no-store').redirect(303, reminderPage('stop', encodeURIComponent(req.params.token)));
  });
  router.use('/api', () => {
    throw new AppError('not_found', { message: 'no endpoint has this path' });
  });
  return router;
}
