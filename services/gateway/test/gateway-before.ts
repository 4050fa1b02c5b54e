import type { RequestListener } from 'node:http';
import { WireError } from '@annuity-lantern/contracts/http';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { onTestFinished } from 'vitest';
import { createApp, type TrustProxy } from '../src/app.ts';
import { limitPosts } from '../src/limits/limit-posts.ts';
import type { Answer } from './ask.ts';
import { startUpstream } from './start-gateway.ts';

interface Setting {
  readonly intake?: RequestListener;
  readonly desk?: RequestListener;
  readonly content?: RequestListener;
  readonly trustProxy?: TrustProxy;
  readonly timeLimit?: number;
  /** Posts a minute of one address. */
  readonly limitPerIp?: number;
}

/** A gateway before services that answer as told, for the length of one test; those not told are away. Gives its address. */
export async function gatewayBefore({ intake, desk, content, trustProxy, timeLimit = 2000, limitPerIp = 0 }: Setting): Promise<string> {
  const urlOf = async (listener?: RequestListener) => {
    if (!listener) return new URL('http://127.0.0.1:9');
    const upstream = await startUpstream(listener);
    onTestFinished(upstream.stop);
    return new URL(upstream.url);
  };
  const upstreams = { 'lead-intake': await urlOf(intake), 'lead-desk': await urlOf(desk), 'content-api': await urlOf(content) };
  const log = createLog('gateway', 'silent');
  const app = createApp({
    log,
    trustProxy,
    remotes: {},
    site: [],
    api: { upstreams, publicProtocol: 'http', timeLimit, limitPosts: limitPosts(limitPerIp, log) },
  });
  const server = await listen(app, '127.0.0.1', 0);
  onTestFinished(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** Parses an error answer by the contract. */
export function errorOf({ text }: Answer): WireError {
  return WireError.parse(JSON.parse(text));
}
