import type { Endpoint, EndpointAnswer, EndpointInput } from '@annuity-lantern/contracts/http';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page: for fire-and-forget counts. */
  readonly keepalive?: boolean;
  /** Receives the response headers, for `Link` and the like. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** Longest wait for an answer, in milliseconds. Above the gateway's own limit, so that its 504 arrives first. */
const TIME_LIMIT = 20_000;

/**
 * Calls one endpoint with cookies and parses the answer. Does not retry.
 * @throws ApiError if the status is not 2xx or the answer has the wrong shape. Its status is 0 if no answer arrived.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  // Safari before 17.4 has no `any`: such a call ends with its caller only.
  const signal = options.signal ? (AbortSignal.any?.([options.signal, limit]) ?? options.signal) : limit;
  const response = await send(endpoint, input, { ...options, signal });
  options.onHeaders?.(response.headers);
  if (!endpoint.response) return undefined as EndpointAnswer<E>;
  const parsed = z.safeParse(endpoint.response, await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError(response.status, `${response.status}: the answer of ${endpoint.name} has the wrong shape`);
  return parsed.data as EndpointAnswer<E>;
}

/**
 * Calls an endpoint whose answer is a file. Resolves when the answer begins. Reading the body rejects if the connection breaks.
 * @throws ApiError if the status is not 2xx. Its status is 0 if no answer arrived.
 */
export function openDownload<E extends Endpoint & { readonly download: string }>(
  endpoint: E,
  input: EndpointInput<E>,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<Response> {
  return send(endpoint, input, options);
}

async function send(endpoint: Endpoint, input: unknown, { headers, keepalive, signal }: CallOptions): Promise<Response> {
  const { params, query, body } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      credentials: 'include',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(keepalive ? { keepalive: true } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw new ApiError(0, 'No answer', { cause });
  }
  if (!response.ok) throw await ApiError.fromResponse(response);
  return response;
}

function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
