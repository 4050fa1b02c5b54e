import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests, storeReviews } from './desk-under-test.ts';

let desk: DeskUnderTest;
let cookie: string;
let ids: string[];
let reviewIds: string[];

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-find');
  cookie = await desk.signIn();
  ids = await storeRequests(desk.leads, 60, () => 60_000);
  reviewIds = await storeReviews(desk.leads, 3);
  await makeFindable(desk.leads);
});

afterAll(() => desk.stop());

interface Answer {
  readonly rows: Readonly<Record<string, unknown>>[];
  readonly next?: string;
  readonly narrow: boolean;
}

const read = async (answer: Promise<Response>) => {
  const { status, json } = await answer.then(async (one) => ({ status: one.status, json: (await one.json()) as Answer }));
  expect(status).toBe(200);
  return json;
};
const find = (query: string) => read(desk.call(`/api/leads?${query}`, { cookie }));
const search = (body: object) => read(desk.call('/api/leads/search', { method: 'POST', body, cookie }));
const idsOf = ({ rows }: Answer) => rows.map(({ id }) => id);

test('returns 50 a page, each request once, to the end', async () => {
  const first = await find('kind=consultation&waiting=1');
  const second = await find(`kind=consultation&waiting=1&cursor=${first.next}`);
  expect(first.rows).toHaveLength(50);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
  expect(second).not.toHaveProperty('next');
});

test('sorts by the time left, and filters by when requests arrived', async () => {
  const { rows } = await find('sort=left&limit=2');
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(['2026-01-05T09:00:00.000Z', '2026-01-05T09:00:01.000Z']);
  expect(idsOf(await find('to=2026-01-05T09:00:03Z'))).toEqual(reviewIds);
});

test('finds by what staff type, page by page', async () => {
  const first = await search({ q: 'review', limit: 2 });
  const second = await search({ q: 'review', limit: 2, cursor: first.next });
  expect([...first.rows, ...second.rows].map(({ lastName }) => lastName)).toEqual(['Review 0', 'Review 1', 'Review 2']);
  expect(idsOf(await search({ q: `${ids[0]?.slice(0, 8)}`, kind: 'consultation' }))).toEqual([ids[0]]);
});

test('shows the same of a request as its list, and its kind', async () => {
  const { rows } = await search({ q: 'number 0' });
  const list = await desk.call(`/api/consultation-requests?limit=200`, { cookie });
  const listed = ((await list.json()) as Answer['rows']).find(({ id }) => id === ids.at(-1));
  expect(rows).toEqual([{ ...listed, kind: 'consultation' }]);
});

test('lists the own queue page by page, and counts every view', async () => {
  const saved = await desk.call('/api/staff/views', {
    method: 'POST',
    body: { name: 'Reviews', filters: { kind: 'annuity-review' } },
    cookie,
  });
  const { id } = (await saved.json()) as { id: string };
  await desk.call(`/api/leads/${ids[0]}/transitions`, { method: 'POST', body: { to: 'assigned', seq: 0 }, cookie });
  const first = await find('sort=queue&limit=50');
  const second = await find(`sort=queue&limit=50&cursor=${first.next}`);
  expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set([...ids, ...reviewIds]));
  expect([first.rows.length, second.rows.length]).toEqual([50, 13]);
  expect(idsOf(await find('sort=queue&kind=annuity-review'))).toHaveLength(3);

  const counts = await desk.call('/api/leads/counts', { cookie });
  expect(await counts.json()).toEqual({
    builtIn: {
      queue: { count: 63 },
      mine: { count: 1 },
      nobody: { count: 62 },
      late: { count: 63 },
      attention: { count: 0 },
      everyone: { count: 63 },
    },
    saved: { [id]: { count: 3 } },
    waiting: { all: { count: 63 }, warned: { count: 63 }, late: { count: 63 }, missed: { count: 63 } },
  });
});

test('finds by last digits and by a word of a concern, unless a viewer asks', async () => {
  expect((await search({ q: '7111', limit: 5 })).rows).toHaveLength(3);
  expect((await search({ q: 'income last', limit: 5 })).rows).toHaveLength(5);
  const users = desk.store.connection.collection('users');
  await users.updateOne({}, { $set: { role: 'viewer' } });
  expect((await search({ q: '7111', limit: 5 })).rows).toEqual([]);
  expect((await search({ q: 'income last', limit: 5 })).rows).toEqual([]);
  await users.updateOne({}, { $set: { role: 'manager' } });
});

test.each([
  'q=review',
  'sort=queue&cursor=nonsense',
  'limit=201',
  'kind=other',
  'state=Ohio',
  'waiting=0',
  'from=yesterday',
  'cursor=nonsense',
  'status[$ne]=pending',
])('refuses %s in a URL', async (query) => expect((await desk.call(`/api/leads?${query}`, { cookie })).status).toBe(400));

test.each([{}, { q: ' ' }, { q: { $gt: '' } }, { q: 'a'.repeat(121) }, { q: 'a', sort: 'left' }, { q: 'a', cursor: 'nonsense' }])(
  'refuses to search for %j',
  async (body) => expect((await desk.call('/api/leads/search', { method: 'POST', body, cookie })).status).toBe(400),
);
