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
  /** Receives the status, for calls with a `laterStatus`. */
  readonly onStatus?: (status: number) => void;
}

/** Longest wait for an answer, in milliseconds. Above the gateway's own limit, so that its 504 arrives first. */
const TIME_LIMIT = 20_000;

/**
 * Calls one endpoint with cookies and parses the answer. Does not retry.
 * @throws ApiError unless the endpoint declares this status and shape. Its status is 0 if no answer of ours arrived.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  const response = await send(endpoint, input, { ...options, signal: options.signal ? eitherOf(options.signal, limit) : limit });
  options.onHeaders?.(response.headers);
  options.onStatus?.(response.status);
  const body = await response.text().catch((cause: unknown) => {
    throw new ApiError(response.status, `${response.status}: the answer broke off`, { cause });
  });
  const parsed = endpoint.response ? z.safeParse(endpoint.response, readJson(body)) : { success: body === '', data: undefined };
  if (!parsed.success) throw foreign(endpoint, response);
  return parsed.data as EndpointAnswer<E>;
}

/**
 * Calls an endpoint whose answer is a file. Resolves when the answer begins. Reading the body rejects if the connection breaks.
 * @throws ApiError unless the endpoint declares this status and type. Its status is 0 if no answer of ours arrived.
 */
export async function openDownload<E extends Endpoint & { readonly download: string }>(
  endpoint: E,
  input: EndpointInput<E>,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<Response> {
  const response = await send(endpoint, input, options);
  if (!response.headers.get('content-type')?.startsWith(endpoint.download)) throw foreign(endpoint, response);
  return response;
}

/** An answer with a status of success that the endpoint never gives. */
function foreign({ name }: Endpoint, { status }: Response): ApiError {
  return new ApiError(0, `${status}: the answer of ${name} has the wrong shape`, { isForeign: true });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As `AbortSignal.any`, which the oldest browsers that we support lack. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    else signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal });
  }
  return either.signal;
}

async function send(endpoint: Endpoint, input: unknown, { headers, keepalive, signal }: CallOptions): Promise<Response> {
  const { params, query, body } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      credentials: 'include',
      // No call of ours redirects. Following would send the body to the page of a network's sign-in.
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(keepalive ? { keepalive: true } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw new ApiError(0, 'No answer', { cause });
  }
  if (response.status === endpoint.status || response.status === endpoint.laterStatus) return response;
  throw response.ok ? foreign(endpoint, response) : await ApiError.fromResponse(response);
}

function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
