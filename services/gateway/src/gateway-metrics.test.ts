import { type ListeningServer, listen } from '@annuity-lantern/service-kit/listen';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, startUpstream, type TestGateway } from '../test/start-gateway.ts';
import { metricsApp } from './metrics/metrics-app.ts';

const metrics = createMetrics();
let gateway: TestGateway;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let own: ListeningServer;

beforeAll(async () => {
  upstream = await startUpstream((_request, response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'));
  gateway = await startGateway({ env: { LEAD_INTAKE_URL: upstream.url, INTAKE_LIMIT_PER_IP: '1' }, metrics });
  own = await listen(metricsApp(metrics), '127.0.0.1', 0);
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
  await own.stop();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text();
const post = () =>
  fetch(`${gateway.url}/api/consultation-requests`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });

it('are served on their own port, which answers nothing else', async () => {
  expect(await scrape()).toContain('\nprocess_resident_memory_bytes ');
  for (const path of ['/', '/about', '/healthz', '/api/form-token'])
    expect((await fetch(`http://127.0.0.1:${own.port}${path}`)).status).toBe(404);
});

it('are not public', async () => {
  const response = await fetch(`${gateway.url}/metrics`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('lantern_');
});

it('count refused calls by call, not by address', async () => {
  const answers = [await post(), await post(), await post()].map(({ status }) => status);
  expect(answers).toContain(429);
  const turnedAway = answers.filter((status) => status === 429).length;
  const text = await scrape();
  expect(text).toContain(`lantern_posts_limited_total{call="createConsultationRequest"} ${turnedAway}`);
  expect(text).toContain('lantern_posts_limited_total{call="recordEvent"} 0');
  expect(text).toContain(`lantern_http_answers_total{result="4xx",code="too_many_requests"} ${turnedAway}`);
  expect(text).not.toContain('127.0.0.1');
});

it('name no path that a client made up', async () => {
  await fetch(`${gateway.url}/made-up-by-ada.okafor@example.org?q=made-up`);
  await fetch(`${gateway.url}/api/made-up`);
  const text = await scrape();
  expect(text).toMatch(/lantern_http_answers_total\{result="4xx",code="not_found"\} [1-9]/);
  expect(text).not.toContain('made-up');
});
