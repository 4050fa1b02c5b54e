import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type DeskUnderTest, startDesk, storeRequests } from './desk-under-test.ts';

const list = '/api/consultation-requests';
let desk: DeskUnderTest;
let cookie: string;
let ids: string[];

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-list');
  cookie = await desk.signIn();
  // Every third request came in the same millisecond as the one before it.
  ids = await storeRequests(desk.leads, 120, (index) => (index % 3 === 2 ? 0 : 1000));
});

afterAll(async () => {
  await desk.store.connection.dropDatabase();
  await desk.stop();
});

interface Row {
  readonly id: string;
  readonly createdAt: string;
}

function nextOf(answer: Response): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
}

describe('the list of consultation requests', () => {
  test('is closed to everyone who is not signed in', async () => {
    const answer = await desk.call(list);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in' });
    const bare = await fetch(desk.origin + list);
    expect(bare.status).toBe(401);
  });

  test('gives 50 a page, newest first, each request once, to the end', async () => {
    const seen: Row[] = [];
    const sizes: number[] = [];
    for (let path: string | undefined = list; path !== undefined; ) {
      const answer = await desk.call(path, { cookie });
      expect(answer.status).toBe(200);
      const rows = (await answer.json()) as Row[];
      sizes.push(rows.length);
      seen.push(...rows);
      path = nextOf(answer);
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen.map((row) => row.id))).toEqual(new Set(ids));
    const times = seen.map((row) => Date.parse(row.createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('a request that arrives between two pages neither repeats nor hides another', async () => {
    const first = await desk.call(`${list}?limit=100`, { cookie });
    const rows = (await first.json()) as Row[];
    const [late = ''] = await storeRequests(desk.leads, 1, () => 10_000_000);
    const rest = (await (await desk.call(nextOf(first) ?? '', { cookie })).json()) as Row[];
    expect([...rows, ...rest].map((row) => row.id).toSorted()).toEqual(ids.toSorted());
    await desk.leads.any.deleteOne({ _id: late });
  });

  test('shows what the visitor sent, and nothing of how it is worked on', async () => {
    const rows = (await (await desk.call(`${list}?limit=200`, { cookie })).json()) as Record<string, unknown>[];
    expect(rows).toHaveLength(120);
    expect(rows.at(-1)).toEqual({
      id: ids.at(-1),
      firstName: 'Ana',
      lastName: 'Number 0',
      email: 'ana.0@example.com',
      phone: '(602) 555-0143',
      age: '60-69',
      assets: '250k-500k',
      state: 'AZ',
      primaryConcern: 'Will my income last?',
      consent: { textVersion: '2026-01-01', channels: { automatedCalls: false, texts: false, email: true } },
      status: 'pending',
      createdAt: '2026-01-05T09:00:01.000Z',
    });
    expect(rows[0]).not.toHaveProperty('consent');
  });

  test.each(['limit=0', 'limit=201', 'limit=ten', 'cursor=nonsense', 'cursor=', 'page=2', 'cursor[$gt]=1'])(
    '%s is refused',
    async (query) => {
      const answer = await desk.call(`${list}?${query}`, { cookie });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
    },
  );

  test('is never kept by a browser or a proxy', async () => {
    expect((await desk.call(list, { cookie })).headers.get('cache-control')).toBe('no-store');
  });
});
