import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { describe, expect, it } from 'vitest';
import { type Answer, ask } from '../test/ask.ts';
import { formSite } from '../test/form-site.ts';
import { gatewayBefore } from '../test/gateway-before.ts';

const urlEncoded = 'application/x-www-form-urlencoded';

interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An intake that keeps each call and answers 201. */
function keepingIntake(answer: (call: number) => number = () => 201) {
  const calls: Call[] = [];
  const listener: RequestListener = async (req, res) => {
    calls.push({ path: req.url, headers: req.headers, body: String(await buffer(req)) });
    const status = answer(calls.length);
    if (status === 0) req.socket.destroy();
    else res.writeHead(status, { 'retry-after': '7' }).end('{"a":"b"}');
  };
  return { calls, listener };
}

function post(
  url: string,
  body: string | Buffer = 'name=Ada+Lovelace&note=R%26D',
  headers: OutgoingHttpHeaders = {},
  path = '/form',
): Promise<Answer> {
  return ask(url + path, { method: 'POST', headers: { 'content-type': urlEncoded, ...headers }, body });
}

it('turns a posted form into the JSON call, and answers an accepted one with a page that nothing may keep', async () => {
  const intake = keepingIntake();
  const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
  const page = await post(url, undefined, { origin: 'http://site.example', cookie: 'a=b', 'user-agent': 'Old/1' });
  expect(page).toMatchObject({ status: 201, text: '<main>{"a":"b"}|name=Ada+Lovelace&note=R%26D</main>' });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '7',
  });
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.headers.location).toBeUndefined();
  const [call] = intake.calls;
  expect(call).toMatchObject({ path: '/api/consultation-requests', body: '{"name":"Ada Lovelace","note":"R&D"}' });
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '36',
    origin: 'http://site.example',
    host: new URL(url).host,
    'user-agent': 'Old/1',
    'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it('takes a form at an address with a query, and sends no query on', async () => {
  const intake = keepingIntake();
  const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
  expect((await post(url, undefined, {}, '/form?carrier=Acme')).status).toBe(201);
  expect(intake.calls[0]?.path).toBe('/api/consultation-requests');
});

describe('the idempotency key', () => {
  it('is the one of the form, and without one a new one for each post', async () => {
    const intake = keepingIntake();
    const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
    for (const body of ['name=Ada&key=key-of-ada', 'name=Eve&key=key-of-ada', 'name=Ada', 'name=Ada']) await post(url, body);
    const [first, other, one, another] = intake.calls.map(({ headers }) => headers['idempotency-key']);
    expect([first, other]).toEqual(['key-of-ada', 'key-of-ada']);
    expect(new Set([first, one, another]).size).toBe(3);
  });

  it('and a form token of the client are not sent on', async () => {
    const intake = keepingIntake();
    const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
    await post(url, undefined, { 'idempotency-key': 'key-of-another', 'x-form-token': 'a.b.c' });
    expect(intake.calls[0]?.headers['idempotency-key']).not.toBe('key-of-another');
    expect(intake.calls[0]?.headers['x-form-token']).toBeUndefined();
  });
});

describe('a posted form that the intake does not take', () => {
  it.each([400, 403, 413, 422, 503])('is answered with a page that has its fields: %i', async (status) => {
    const url = await gatewayBefore({ intake: keepingIntake(() => status).listener, site: formSite() });
    const page = await post(url);
    expect(page).toMatchObject({ status, text: '<main>{"a":"b"}|name=Ada+Lovelace&note=R%26D</main>' });
    // So that Back shows the answers again.
    expect(page.headers['cache-control']).toBe('private, no-cache');
  });

  it('is sent again while no intake answers, with the same key', async () => {
    const intake = keepingIntake((call) => (call < 3 ? 0 : 201));
    const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
    expect((await post(url)).status).toBe(201);
    expect(new Set(intake.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('keeps its fields if no intake ever answers', async () => {
    const url = await gatewayBefore({ site: formSite(), resendLimits: { patience: 200, mostHeld: 1, mostAtOnce: 1 } });
    const page = await post(url);
    const [, json = '', kept] = /^<main>(.*)\|(.*)<\/main>$/.exec(page.text) ?? [];
    expect([page.status, kept]).toEqual([503, 'name=Ada+Lovelace&note=R%26D']);
    // So that the page can show it.
    expect(JSON.parse(json)).toMatchObject({ code: 'store_unavailable', requestId: page.headers['x-request-id'] });
    expect(page.headers['retry-after']).toBe('5');
  });

  it('is not sent if its page does not want it to be', async () => {
    const intake = keepingIntake();
    const url = await gatewayBefore({ intake: intake.listener, site: formSite(() => undefined) });
    expect(await post(url, 'a=b')).toMatchObject({ status: 422, text: '<main>not called|a=b</main>' });
    expect(intake.calls).toEqual([]);
  });
});

describe('a body', () => {
  it.each([
    ['of a form with a charset', `${urlEncoded}; charset=UTF-8`, 'a=b', 201],
    ['with umlauts', urlEncoded, 'name=Bj%C3%B6rn+%E4%BD%A0', 201],
    ['with bytes that are not escaped', urlEncoded, 'name=Björn', 201],
    ['without a field', urlEncoded, '', 201],
    ['with a broken escape', urlEncoded, 'a=100%', 201],
    ['of another charset', `${urlEncoded}; charset=iso-8859-1`, 'a=b', 201],
    ['of JSON', 'application/json', '{}', 400],
    ['of files', 'multipart/form-data; boundary=x', '--x--', 400],
    ['of text', 'text/plain', 'a=b', 400],
  ])('%s (%s): %s is answered %i', async (_what, type, body, status) => {
    const intake = keepingIntake();
    const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
    const page = await post(url, body, { 'content-type': type });
    expect(page.status).toBe(status);
    expect(intake.calls).toHaveLength(status === 201 ? 1 : 0);
    if (status === 400) expect(page.text).toBe('<main>refused: The request could not be read.</main>');
  });

  it.each(['name=Bj%F6rn', 'name=Bj%EF%BF%BDrn', 'name=Bj%ED%A0%BDrn', Buffer.from('name=Bj\xf6rn', 'latin1')])(
    'with a letter that was lost is read, so that nothing typed is: %s',
    async (body) => {
      const intake = keepingIntake();
      const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
      expect((await post(url, body)).status).toBe(201);
      expect(JSON.parse(intake.calls[0]?.body ?? '').name).toMatch(/^Bj\ufffd+rn$/);
    },
  );

  it('that is compressed is answered 400', async () => {
    const url = await gatewayBefore({ site: formSite() });
    expect((await post(url, 'a=b', { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('of up to 48 KB is read, and kept on the page, but only 16 KB are sent', async () => {
    const intake = keepingIntake();
    const url = await gatewayBefore({ intake: intake.listener, site: formSite() });
    expect((await post(url, `a=${'%C3%A9'.repeat(8000)}`)).status).toBe(201);
    const kept = await post(url, `a=${'x'.repeat(20_000)}`);
    expect([kept.status, kept.text.length]).toEqual([413, 20_000 + '<main>|a=</main>'.length]);
    expect(intake.calls).toHaveLength(1);
  });

  it('of more than 48 KB is answered 413 before it has arrived', async () => {
    const url = await gatewayBefore({ site: formSite() });
    const page = await post(url, 'a=b', { 'content-length': '50000' });
    expect(page).toMatchObject({ status: 413, text: '<main>refused: This request is too large. Please shorten your text.</main>' });
    expect(page.headers.connection).toBe('close');
  });
});

it('is limited like a post without a token, even if it carries one, and answers with a page', async () => {
  const metrics = createMetrics();
  const url = await gatewayBefore({ intake: keepingIntake().listener, site: formSite(), limitPerIp: 10, metrics });
  const statuses: number[] = [];
  for (let call = 0; call < 6; call += 1) statuses.push((await post(url, 'a=b', { 'x-form-token': 'any' })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const page = await post(url, 'a=b');
  expect(page.text).toContain('refused: Too many attempts.');
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(await metrics.text()).toContain('lantern_posts_limited_total{call="createConsultationRequest"} 2');
});

it('is refused at a page without a form, and other methods are refused at a form', async () => {
  const url = await gatewayBefore({ site: formSite() });
  const home = await post(url, 'a=b', {}, '/');
  expect([home.status, home.headers.allow]).toEqual([405, 'GET, HEAD']);
  const put = await ask(`${url}/form`, { method: 'PUT' });
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});
