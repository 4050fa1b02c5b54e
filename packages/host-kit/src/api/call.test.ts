import * as http from '@annuity-lantern/contracts/http';
import {
  countResourceDownload,
  createConsultationRequest,
  type Endpoint,
  type exportLeads,
  listConsultationRequests,
  listResources,
} from '@annuity-lantern/contracts/http';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { call, openDownload } from './call.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());
afterAll(() => vi.unstubAllGlobals());

function answer(body: unknown, init: ResponseInit = {}) {
  fetched.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), init));
}

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError');
  return error;
}

describe('call', () => {
  it('includes cookies and sends no content type without a body', async () => {
    answer([]);
    await call(listResources, {});
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/resources');
    expect(init?.credentials).toBe('include');
    expect(init?.headers).toEqual({});
    expect(init?.body).toBeUndefined();
  });

  it('sends JSON with its content type when there is a body', async () => {
    answer({ id: '7f9c24e5-2f4b-4c53-a86b-1f1f2c3d4e5f', status: 'pending', createdAt: '2026-11-21T10:00:00.000Z' }, { status: 201 });
    const body = {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.example',
      phone: '6025550142',
      age: '60-69',
      assets: 'over-1m',
      state: 'AZ',
      primaryConcern: 'x',
    } as const;
    await call(createConsultationRequest, { body }, { headers: { 'idempotency-key': 'k' } });
    const init = fetched.mock.calls[0]?.[1];
    expect(init?.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k' });
    expect(JSON.parse(String(init?.body))).toEqual(body);
  });

  it('fills and escapes path and query', async () => {
    answer([]);
    await call(listConsultationRequests, { query: { limit: 200, cursor: 'a&b' } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/consultation-requests?limit=200&cursor=a%26b');
    answer(undefined, { status: 204 });
    await expect(call(countResourceDownload, { params: { id: 'a/b' } })).resolves.toBeUndefined();
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/resources/a%2Fb/download');
  });

  it('says status, colon and body of an answer that is not OK, and asks once', async () => {
    answer({ code: 'store_unavailable', message: 'Later' }, { status: 503, headers: { 'retry-after': '5' } });
    const error = await failure(call(listResources, {}));
    expect(error.message).toBe('503: {"code":"store_unavailable","message":"Later"}');
    expect(error.wire?.code).toBe('store_unavailable');
    expect(error.retryAfter).toBe(5);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('falls back to the status text of an empty answer, and fails on 401', async () => {
    answer(undefined, { status: 401, statusText: 'Unauthorized' });
    const error = await failure(call(listConsultationRequests, { query: {} }));
    expect(error.message).toBe('401: Unauthorized');
  });

  it('takes an error without our body for the answer of another server', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html>', { status: 404 }));
    expect(await failure(call(listResources, {}))).toMatchObject({ status: 0, isForeign: false });
    answer({ code: 'not_found', message: 'x' }, { status: 404 });
    expect(await failure(call(listResources, {}))).toMatchObject({ status: 404, isForeign: false });
  });

  it('keeps the status of an answer that breaks off, which says that the call was carried out', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
    fetched.mockResolvedValueOnce(new Response(body, { status: 201 }));
    const sent = call(createConsultationRequest, { body: {} as never });
    expect(await failure(sent)).toMatchObject({ status: 201, isForeign: false });
  });

  it('refuses an answer of the wrong shape, HTML included', async () => {
    answer([{ id: 7 }]);
    expect((await failure(call(listResources, {}))).message).toContain('wrong shape');
    fetched.mockResolvedValueOnce(new Response('<!doctype html>'));
    expect((await failure(call(listResources, {}))).message).toContain('wrong shape');
  });

  it('has status 0 when no answer came', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failure(call(listResources, {}))).status).toBe(0);
  });
});

const foreignAnswers: Readonly<Record<string, () => Response>> = {
  'a page of HTML': () => new Response('<!doctype html><title>Welcome to the hotel</title>', { headers: { 'content-type': 'text/html' } }),
  'an empty object': () => Response.json({}),
  'an empty list': () => Response.json([]),
  'JSON of another shape': () => Response.json({ ok: true, status: 'success' }),
  'no body': () => new Response(null, { status: 200 }),
  'a redirect': () => new Response(null, { status: 302, headers: { location: 'https://portal.example/' } }),
  'a page of HTML and the status 202': () => new Response('<!doctype html>', { status: 202, headers: { 'content-type': 'text/html' } }),
};
const isListCall = ({ response }: Endpoint) => response !== undefined && z.safeParse(response, []).success;
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const answered = Object.values<unknown>(http)
  .filter(isEndpoint)
  .filter(({ stream }) => !stream)
  .flatMap((endpoint) =>
    Object.entries(foreignAnswers)
      // To a call that lists, an empty list is an answer.
      .filter(([what]) => what !== 'an empty list' || !isListCall(endpoint))
      .map(([what, make]) => ({ name: endpoint.name, what, endpoint, make })),
  );

it.each(answered)('fails if $name is answered with $what', async ({ endpoint, make }) => {
  fetched.mockResolvedValueOnce(make());
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
  const input = { params, query: {}, body: {} } as never;
  const work = endpoint.download ? openDownload(endpoint as typeof exportLeads, input) : call(endpoint, input);
  expect(await failure(work)).toMatchObject({ status: 0, isForeign: true });
  expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('manual');
});
