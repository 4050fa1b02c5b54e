import * as contracts from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { Router } from 'express';
import type { LimitPosts } from '../limits/limit-posts.ts';
import { forward } from './forward.ts';
import { type EndpointName, type UpstreamUrls, upstreamOf } from './upstream-of.ts';

export interface ApiOptions {
  readonly upstreams: UpstreamUrls;
  /** The scheme visitors use: the session cookie is `Secure` on https. */
  readonly publicProtocol: 'http' | 'https';
  /** Longest wait for an answer to begin, and longest pause within it, in milliseconds. */
  readonly timeLimit?: number;
  readonly limitPosts: LimitPosts;
}

const endpoints: Pick<typeof contracts, EndpointName> = contracts;

const TIME_LIMIT = 15_000;

/** Passes every call of the contracts on to its service; any other path below `/api` is a 404 in the wire's shape. */
export function apiRouter({ upstreams, publicProtocol, timeLimit = TIME_LIMIT, limitPosts }: ApiOptions): Router {
  const router = Router();
  for (const [name, upstream] of Object.entries(upstreamOf)) {
    const endpoint: contracts.Endpoint = endpoints[name as EndpointName];
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete';
    const { longestBody } = endpoint;
    const target = { url: upstreams[upstream], publicProtocol, timeLimit, takesBody: 'body' in endpoint, longestBody };
    router[method](endpoint.path, async (req, res) => {
      res.locals.route = name;
      limitPosts(name as EndpointName, req);
      await forward(req, res, target);
    });
  }
  router.use('/api', () => {
    throw new AppError('not_found', { message: 'no endpoint has this path' });
  });
  return router;
}
