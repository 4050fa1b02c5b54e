import { createHash } from 'node:crypto';
import { vi } from 'vitest';

export const accepted = { id: '4f9f5f2e-7f0c-4b4e-8c1e-3f1d9e1c2a3b', status: 'pending', createdAt: '2026-11-20T15:00:00.000Z' };

interface Post {
  readonly address: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent.
  readonly body: any;
  readonly key: string | null;
  readonly token: string | null;
  readonly hash: string | null;
}

type Answer = () => Response | Promise<Response>;

/** A fake server at the edge of the network: it replaces `fetch`. */
export interface FakeIntake {
  /** Requests that were posted, in order. */
  readonly posts: Post[];
  /** Events that were posted, in order. */
  readonly events: unknown[];
  readonly tokensAsked: () => number;
  /** The answers to the next posts, in order. After them, posts get no answer. */
  readonly answers: Answer[];
  /** The answers to the next token requests, in order. After them, the answers are `token-1`, `token-2` and so on. */
  readonly tokens: Answer[];
}

export function fakeIntake(): FakeIntake {
  // At once, and not in a thread of its own, for which a test would have to wait.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_name, bytes) => hashOf(bytes as Uint8Array));
  let tokensAsked = 0;
  const intake: FakeIntake = { posts: [], events: [], answers: [], tokens: [], tokensAsked: () => tokensAsked };
  const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address === '/api/form-token') {
      tokensAsked += 1;
      return (intake.tokens.shift() ?? json(200, { token: `token-${tokensAsked}` }))();
    }
    const body = JSON.parse(String(init.body));
    if (address === '/api/events') {
      intake.events.push(body);
      return new Response(null, { status: 204 });
    }
    const headers = new Headers(init.headers);
    intake.posts.push({
      address,
      body,
      key: headers.get('idempotency-key'),
      token: headers.get('x-form-token'),
      hash: headers.get('x-correction-hash'),
    });
    return (intake.answers.shift() ?? refuse)();
  });
  return intake;
}

export function json(status: number, body: unknown): Answer {
  return () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function hashOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;
}

/** An answer that is held back until `release` is called. */
export function held(answer: Answer): { readonly answer: Answer; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(answer), release: resolve };
}
