import { defineDownload } from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from './endpoint.ts';
import { AppError } from './errors.ts';
import { createHttpApp } from './http-app.ts';
import { type ListeningServer, listen } from './listen.ts';
import { createLog } from './log.ts';

const list = defineDownload({
  name: 'listPeople',
  method: 'GET',
  path: '/api/people.csv',
  service: 'content-api',
  summary: 'Test',
  download: 'text/csv',
  status: 200,
  errors: [],
});
const away = () => new AppError('store_unavailable', { message: 'away' });
/** More than the buffers of a connection hold. */
const LARGE = 'x'.repeat(64 * 1024);

let server: ListeningServer;
let chunks: () => AsyncGenerator<string>;
let ended: string[];

beforeEach(async () => {
  ended = [];
  const app = createHttpApp({
    name: 'test',
    log: createLog('test', 'silent'),
    ready: () => ({}),
    routes: (router) => mount(router, list, () => ({ fileName: 'people.csv', chunks: chunks() })),
  });
  server = await listen(app, '127.0.0.1', 0);
});

afterEach(() => server.stop());

const ask = (signal?: AbortSignal) => fetch(`http://127.0.0.1:${server.port}${list.path}`, signal ? { signal } : {});

describe('a download', () => {
  it('is sent chunk by chunk as a file with a name', async () => {
    chunks = async function* () {
      yield 'a\r\n';
      yield 'b\r\n';
    };
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
    expect(await answer.text()).toBe('a\r\nb\r\n');
  });

  it('may be empty', async () => {
    chunks = async function* () {};
    expect(await (await ask()).text()).toBe('');
  });

  it('is an ordinary error if it fails before the first chunk', async () => {
    // biome-ignore lint/correctness/useYield: that is the case.
    chunks = async function* () {
      throw away();
    };
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([503, null]);
    expect(await answer.json()).toMatchObject({ code: 'store_unavailable' });
  });

  it('looks broken if it fails later', async () => {
    chunks = async function* () {
      yield 'a\r\n';
      throw away();
    };
    // The connection may break before the first bytes are sent.
    await expect(ask().then((answer) => answer.text())).rejects.toThrow();
  });

  it('ends its chunks when the client disconnects, and produces no more than the client reads', async () => {
    let asked = 0;
    chunks = async function* () {
      try {
        for (; asked < 10_000; asked += 1) yield LARGE;
      } finally {
        ended.push('left');
      }
    };
    const leaving = new AbortController();
    await ask(leaving.signal);
    expect(ended).toEqual([]);
    leaving.abort();
    await vi.waitFor(() => expect(ended).toEqual(['left']));
    expect(asked).toBeLessThan(1000);
  });
});
