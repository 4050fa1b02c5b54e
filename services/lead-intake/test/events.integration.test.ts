import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordEvent } from '@annuity-lantern/contracts/http';
import { createAnalytics } from '@annuity-lantern/service-kit/analytics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type IntakeUnderTest, startIntake } from './support/start-intake.ts';

interface Seen {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const seen: Seen[] = [];
const takes = (response: ServerResponse) => response.writeHead(204).end();
let answers: (response: ServerResponse) => void = takes;

const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ url: request.url ?? '', headers: request.headers, body });
  answers(response);
});

let counting: IntakeUnderTest;
let notCounting: IntakeUnderTest;
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const analytics = createAnalytics({
    ANALYTICS_URL: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/mp/collect`,
    ANALYTICS_MEASUREMENT_ID: 'G-TEST',
    ANALYTICS_API_SECRET: 'secret',
  });
  if (!analytics) throw new Error('all three settings are given');
  [counting, notCounting] = await Promise.all([startIntake({ analytics }), startIntake()]);
});
afterEach(async () => {
  answers = takes;
  await settled();
  seen.length = 0;
});
afterAll(async () => {
  await counting.stop();
  await notCounting.stop();
  collector.closeAllConnections();
  collector.close();
});

const view = { name: 'form_view', page: '/consultation' };
const visitor = { 'x-client-address': '203.0.113.7', 'user-agent': 'a browser', cookie: 'theme=dark', referer: 'https://example.org/' };

const report = ({ origin }: IntakeUnderTest, body: unknown = view, headers: Record<string, string> = {}) =>
  fetch(origin + recordEvent.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** By then, anything pending has been sent. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('a view of a form', () => {
  it('reaches the analytics service, with nothing about the visitor', async () => {
    expect((await report(counting, view, visitor)).status).toBe(204);
    await expect.poll(() => seen.length).toBe(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = seen;
    expect(url).toBe('/mp/collect?measurement_id=G-TEST&api_secret=secret');
    expect(JSON.parse(body)).toMatchObject({ events: [{ name: 'form_view', params: { page_path: '/consultation' } }] });
    for (const value of Object.values(visitor)) expect(JSON.stringify({ headers, body })).not.toContain(value);
  });

  it('has a new id each time', async () => {
    await Promise.all([report(counting), report(counting)]);
    await expect.poll(() => seen.length).toBe(2);
    expect(new Set(seen.map(({ body }) => JSON.parse(body).client_id)).size).toBe(2);
  });

  it('is not passed on if the browser asks for privacy, and is answered the same', async () => {
    expect((await report(counting, view, { 'sec-gpc': '1' })).status).toBe(204);
    await settled();
    expect(seen).toEqual([]);
  });

  it('goes nowhere without an analytics service, and is answered the same', async () => {
    expect((await report(notCounting)).status).toBe(204);
  });

  it.each<[string, ServerResponse | ((response: ServerResponse) => void)]>([
    ['refuses', (response: ServerResponse) => response.writeHead(500).end('no')],
    ['hangs up', (response: ServerResponse) => response.destroy()],
  ])('is answered the same if the service %s', async (_name, answer) => {
    answers = answer as typeof answers;
    expect((await report(counting)).status).toBe(204);
    await expect.poll(() => seen.length).toBe(1);
    expect((await report(counting)).status).toBe(204);
    await expect.poll(() => seen.length).toBe(2);
  });

  it('is dropped if four are already in flight to a slow service', async () => {
    const held: ServerResponse[] = [];
    answers = (response) => held.push(response);
    const reported = await Promise.all(Array.from({ length: 20 }, () => report(counting)));
    expect(new Set(reported.map(({ status }) => status))).toEqual(new Set([204]));
    await expect.poll(() => seen.length).toBe(4);
    await settled();
    expect(seen.length).toBe(4);

    answers = takes;
    for (const response of held) takes(response);
    const reportsAgain = () => report(counting).then(() => seen.length);
    await expect.poll(reportsAgain).toBeGreaterThan(4);
  });

  it.each<[string, unknown]>([
    ['another event', { name: 'purchase', page: '/consultation' }],
    ['a page of another site', { name: 'form_view', page: 'https://evil.example/' }],
    ['a query', { name: 'form_view', page: '/consultation?email=ada@example.org' }],
    ['more than it says', { ...view, email: 'ada@example.org' }],
  ])('is refused with %s', async (_name, body) => {
    expect((await report(counting, body)).status).toBe(400);
    await settled();
    expect(seen).toEqual([]);
  });
});
