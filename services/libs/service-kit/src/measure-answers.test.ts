import { defineEndpoint } from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mount } from './endpoint.ts';
import { AppError } from './errors.ts';
import { type CallAnswer, createHttpApp } from './http-app.ts';
import { type ListeningServer, listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

const read = defineEndpoint({
  name: 'readPerson',
  method: 'GET',
  path: '/api/people/:id',
  service: 'content-api',
  summary: 'Test',
  params: z.strictObject({ id: z.string() }),
  status: 204,
  errors: [],
});

let server: ListeningServer;
let answers: CallAnswer[];
const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const scrape = async () => (await call('/metrics')).text();

beforeEach(async () => {
  answers = [];
  const app = createHttpApp({
    name: 'test',
    log: createLog('test', 'silent'),
    ready: () => ({}),
    metrics: createMetrics(),
    onAnswer: (answer) => answers.push(answer),
    routes: (router) => {
      mount(router, read, ({ params }, { response }) => {
        if (params.id === 'stream') {
          response.setHeader('content-type', 'text/event-stream').write(':\n\n');
          return new Promise((resolve) => response.once('close', () => resolve(undefined)));
        }
        if (params.id === 'hostile') throw new AppError('x@example.org"} 1\n' as 'internal', { message: 'hostile' });
        if (params.id !== 'ada') throw new AppError('store_unavailable', { message: 'away' });
        return undefined;
      });
    },
  });
  server = await listen(app, '127.0.0.1', 0);
});

afterEach(() => server.stop());

it('counts answers by status class and code, and names nothing that a caller chose', async () => {
  await call('/api/people/ada');
  await call('/api/people/grace.lindqvist@example.org?who=grace.lindqvist@example.org');
  await call('/api/hostile-path', { headers: { 'x-request-id': 'hostile-request-id' } });
  const text = await scrape();
  expect(text).toContain('lantern_http_answers_total{result="2xx",code="none"} 1');
  expect(text).toContain('lantern_http_answers_total{result="5xx",code="store_unavailable"} 1');
  expect(text).toContain('lantern_http_answers_total{result="4xx",code="not_found"} 1');
  expect(text).toContain('lantern_http_answer_seconds_count{result="2xx"} 1');
  expect(text).not.toMatch(/grace|hostile|people/);
});

it('counts an unknown code as `other`', async () => {
  await call('/api/people/hostile');
  const text = await scrape();
  expect(text).toMatch(/lantern_http_answers_total\{result="5xx",code="other"\} 1/);
  expect(text).not.toContain('x@example.org');
});

it('counts a stream closed by its reader as answered, without its time', async () => {
  const leaving = new AbortController();
  await call('/api/people/stream', { signal: leaving.signal });
  leaving.abort();
  await expect.poll(scrape).toContain('lantern_http_answers_total{result="2xx",code="none"} 1');
  expect(await scrape()).not.toMatch(/lantern_http_answer_seconds_count\{.*\} [1-9]/);
});

it('does not count requests for health and metrics', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) await call(path);
  expect(await scrape()).not.toMatch(/lantern_http_answers_total\{.*\} [1-9]/);
});

it('reports the answers of mounted endpoints', async () => {
  await call('/api/people/ada');
  await call('/api/people/grace');
  await call('/api/nothing');
  expect(answers).toEqual([
    { endpoint: 'readPerson', code: undefined },
    { endpoint: 'readPerson', code: 'store_unavailable' },
  ]);
});
