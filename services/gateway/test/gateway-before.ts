import type { RequestListener } from 'node:http';
import { WireError } from '@annuity-lantern/contracts/http';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog, type Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { RequestHandler } from 'express';
import { onTestFinished } from 'vitest';
import type { ApiOptions } from '../src/api/api-router.ts';
import { createResend, type ResendLimits } from '../src/api/resend.ts';
import { createApp, type TrustProxy } from '../src/app.ts';
import { limitPosts } from '../src/limits/limit-posts.ts';
import type { Answer } from './ask.ts';
import { startUpstream } from './start-gateway.ts';

interface Setting {
  /** A listener, or the address of one. */
  readonly intake?: RequestListener | URL;
  readonly desk?: RequestListener;
  readonly content?: RequestListener;
  readonly trustProxy?: TrustProxy;
  readonly timeLimit?: number;
  readonly resendLimits?: ResendLimits;
  readonly metrics?: Metrics;
  readonly log?: Log;
  /** Posts per minute of one address. */
  readonly limitPerIp?: number;
  /** Answers all requests outside of `/api`. */
  readonly site?: (api: ApiOptions) => RequestHandler[] | Promise<RequestHandler[]>;
}

/** Starts a gateway before the given services, for the length of one test; services not given are away. Returns its address. */
export async function gatewayBefore(setting: Setting): Promise<string> {
  const {
    intake,
    desk,
    content,
    trustProxy,
    timeLimit = 2000,
    limitPerIp = 0,
    resendLimits,
    metrics,
    site = () => [],
    log = createLog('gateway', 'silent'),
  } = setting;
  const urlOf = async (listener?: RequestListener | URL) => {
    if (listener instanceof URL) return listener;
    if (!listener) return new URL('http://127.0.0.1:9');
    const upstream = await startUpstream(listener);
    onTestFinished(upstream.stop);
    return new URL(upstream.url);
  };
  const upstreams = { 'lead-intake': await urlOf(intake), 'lead-desk': await urlOf(desk), 'content-api': await urlOf(content) };
  const api: ApiOptions = {
    upstreams,
    publicProtocol: 'http',
    timeLimit,
    limitPosts: limitPosts(limitPerIp, log, metrics),
    resend: createResend(log, metrics, resendLimits),
  };
  const app = createApp({ log, trustProxy, remotes: {}, site: await site(api), api });
  const server = await listen(app, '127.0.0.1', 0);
  onTestFinished(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** Parses an error answer with the contract. */
export function errorOf({ text }: Answer): WireError {
  return WireError.parse(JSON.parse(text));
}
