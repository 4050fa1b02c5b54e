import { countResourceDownload, createConsultationRequest, listConsultationRequests, listResources } from '@annuity-lantern/contracts/http';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

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
    expect(error.status).toBe(401);
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
