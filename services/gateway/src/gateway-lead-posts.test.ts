import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { describe, expect, it } from 'vitest';
import { type Answer, ask } from '../test/ask.ts';
import { errorOf, gatewayBefore } from '../test/gateway-before.ts';

const LONGEST = 16 * 1024;

interface Try {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An intake that breaks the connection of each post while `isAway`, and then answers 201. */
function failingIntake(isAway: (tries: number) => boolean) {
  const tries: Try[] = [];
  const listener: RequestListener = async (req, res) => {
    const body = String(await buffer(req));
    tries.push({ headers: req.headers, body });
    if (isAway(tries.length)) req.socket.destroy();
    else res.writeHead(201).end('stored');
  };
  return { tries, listener };
}

function post(
  url: string,
  options: { readonly headers?: Record<string, string>; readonly body?: string; path?: string } = {},
): Promise<Answer> {
  const { headers = {}, body = '{"a":1}', path = '/api/consultation-requests' } = options;
  return ask(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

describe('a lead post that fails before its answer begins', () => {
  it.each(['/api/consultation-requests', '/api/annuity-review-requests'])('is sent again with the same body: %s', async (path) => {
    const intake = failingIntake((tries) => tries <= 2);
    const url = await gatewayBefore({ intake: intake.listener });
    expect(await post(url, { path })).toMatchObject({ status: 201, text: 'stored' });
    expect(intake.tries.map(({ body, headers }) => [body, headers['content-length']])).toEqual(Array(3).fill(['{"a":1}', '7']));
  });

  it('gets one random key for all tries if it has neither key nor token', async () => {
    const intake = failingIntake((tries) => tries === 1 || tries === 3);
    const url = await gatewayBefore({ intake: intake.listener });
    await post(url);
    await post(url);
    const keys = intake.tries.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[2], keys[2]]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['idempotency-key', 'a-key-of-a-form'],
    ['x-form-token', 'a.b.c'],
  ])('keeps its own %s, and gets no other', async (name, value) => {
    const intake = failingIntake((tries) => tries === 1);
    await post(await gatewayBefore({ intake: intake.listener }), { headers: { [name]: value } });
    const sent = intake.tries.map(({ headers }) => [headers['idempotency-key'], headers['x-form-token']].filter(Boolean));
    expect(sent).toEqual([[value], [value]]);
  });

  it('is sent again if a try times out', async () => {
    let tries = 0;
    const url = await gatewayBefore({
      timeLimit: 100,
      intake: (_req, res) => {
        tries += 1;
        if (tries === 2) res.end('stored');
      },
    });
    expect((await post(url)).text).toBe('stored');
  });

  it('is answered 503 with Retry-After if no intake comes back in time', async () => {
    const metrics = createMetrics();
    const url = await gatewayBefore({ resendLimits: { patience: 700, mostHeld: 1, mostAtOnce: 32 }, metrics });
    const answer = await post(url);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(errorOf(answer)).toMatchObject({ code: 'store_unavailable', message: expect.stringContaining('try again') });
    const told = await metrics.text();
    expect(told).toContain('lantern_lead_posts_given_up_total{reason="late"} 1');
    expect(told).toMatch(/lantern_lead_posts_resent_total [1-9]/);
    expect(told).toContain('lantern_lead_posts_held 0');
  });

  it('is answered 503 with Retry-After at once if the most posts are already held', async () => {
    const metrics = createMetrics();
    let isAway = true;
    const intake = failingIntake(() => isAway);
    const url = await gatewayBefore({ intake: intake.listener, resendLimits: { patience: 60_000, mostHeld: 2, mostAtOnce: 32 }, metrics });
    const held = [post(url), post(url)];
    await expect.poll(() => metrics.text()).toContain('lantern_lead_posts_held 2');
    const refused = await post(url);
    expect([refused.status, refused.headers['retry-after'], errorOf(refused).code]).toEqual([503, '5', 'store_unavailable']);
    expect(await metrics.text()).toContain('lantern_lead_posts_given_up_total{reason="full"} 1');
    isAway = false;
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await metrics.text()).toContain('lantern_lead_posts_held 0');
  });

  it('is retried beside a limited number of others, so that a starting intake is not flooded', async () => {
    let open = 0;
    let most = 0;
    const seen = new Set<string>();
    const url = await gatewayBefore({
      resendLimits: { patience: 60_000, mostHeld: 20, mostAtOnce: 2 },
      intake: async (req, res) => {
        const key = String(req.headers['idempotency-key']);
        if (!seen.has(key)) {
          seen.add(key);
          req.socket.destroy();
          return;
        }
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 50));
        open -= 1;
        res.end('stored');
      },
    });
    const posts = Array.from({ length: 8 }, (_, index) => post(url, { headers: { 'idempotency-key': `a-key-of-post-${index}` } }));
    expect((await Promise.all(posts)).map(({ text }) => text)).toEqual(Array(8).fill('stored'));
    expect(most).toBe(2);
  });

  it('is dropped when its visitor disconnects', async () => {
    const metrics = createMetrics();
    const url = await gatewayBefore({ resendLimits: { patience: 60_000, mostHeld: 2, mostAtOnce: 32 }, metrics });
    const visitor = new AbortController();
    const call = fetch(`${url}/api/consultation-requests`, { method: 'POST', body: '{}', signal: visitor.signal });
    await expect.poll(() => metrics.text()).toContain('lantern_lead_posts_held 1');
    visitor.abort();
    await expect(call).rejects.toThrow('abort');
    await expect.poll(() => metrics.text()).toContain('lantern_lead_posts_held 0');
  });
});

describe('a post is sent only once', () => {
  async function triesOf(answer: RequestListener, path?: string): Promise<{ readonly tries: number; readonly status: number }> {
    let tries = 0;
    const url = await gatewayBefore({
      intake: (req, res) => {
        tries += 1;
        answer(req, res);
      },
    });
    const status = await post(url, path === undefined ? {} : { path }).then(
      (given) => given.status,
      () => 0,
    );
    // Any retry would arrive before this request.
    await new Promise((resolve) => setTimeout(resolve, 600));
    return { tries, status };
  }

  it('if the answer broke off after it had begun', async () => {
    expect(await triesOf((req, res) => res.writeHead(201, { 'content-length': '10' }).write('half', () => req.socket.destroy()))).toEqual({
      tries: 1,
      status: 0,
    });
  });

  it('if the intake itself answers 503', async () => {
    expect(await triesOf((_req, res) => res.writeHead(503).end())).toEqual({ tries: 1, status: 503 });
  });

  it('if it creates no lead', async () => {
    expect(await triesOf((req) => req.socket.destroy(), '/api/events')).toEqual({ tries: 1, status: 502 });
  });
});

describe('the body of a lead post', () => {
  it.each([
    ['announced', (body: string) => ({ 'content-length': String(body.length) })],
    ['sent in pieces', () => ({ 'transfer-encoding': 'chunked' })],
  ])('may have 16 KB, %s: a longer one is answered 413 and not forwarded', async (_case, headersOf) => {
    const intake = failingIntake(() => false);
    const url = await gatewayBefore({ intake: intake.listener });
    const send = (length: number) => post(url, { body: 'x'.repeat(length), headers: headersOf('x'.repeat(length)) });
    expect((await send(LONGEST)).status).toBe(201);
    const refused = await send(LONGEST + 1);
    expect([refused.status, errorOf(refused).code]).toEqual([413, 'body_too_large']);
    expect(intake.tries.map(({ body }) => body.length)).toEqual([LONGEST]);
  });
});
