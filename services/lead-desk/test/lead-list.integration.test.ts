import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests, storeReviews, watchAudit } from './desk-under-test.ts';

const list = '/api/consultation-requests';
const reviewList = '/api/annuity-review-requests';
let desk: DeskUnderTest;
let cookie: string;
let ids: string[];
let reviewIds: string[];

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-list');
  cookie = await desk.signIn();
  // Every third request arrived in the same millisecond as the previous one.
  ids = await storeRequests(desk.leads, 120, (index) => (index % 3 === 2 ? 0 : 1000));
  reviewIds = await storeReviews(desk.leads, 60);
});

afterAll(async () => {
  await desk.stop();
});

interface Row {
  readonly id: string;
  readonly createdAt: string;
}

function nextOf(answer: Response): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
}

/** Reads every page from `path` on, following the links in the answers. */
async function readAll(path: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const answer = await desk.call(next, { cookie });
    expect(answer.status).toBe(200);
    pages.push((await answer.json()) as Row[]);
    next = nextOf(answer);
  }
  return pages;
}

describe.each([list, reviewList])('%s', (path) => {
  test('is closed to everyone who is not signed in', async () => {
    const answer = await desk.call(path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in' });
    const bare = await fetch(desk.origin + path);
    expect(bare.status).toBe(401);
  });

  test.each(['limit=0', 'limit=201', 'limit=ten', 'cursor=nonsense', 'cursor=', 'page=2', 'cursor[$gt]=1'])(
    '%s is refused',
    async (query) => {
      const answer = await desk.call(`${path}?${query}`, { cookie });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
    },
  );

  test('is never cached by a browser or a proxy', async () => {
    expect((await desk.call(path, { cookie })).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the list of annuity review requests', () => {
  test('returns 50 a page, newest first, each review once and no consultation, to the end', async () => {
    const pages = await readAll(reviewList);
    expect(pages.map((page) => page.length)).toEqual([50, 10]);
    expect(pages.flat().map((row) => row.id)).toEqual(reviewIds);
  });

  test('shows what the visitor sent, and leaves out unanswered fields', async () => {
    const rows = (await (await desk.call(`${reviewList}?limit=200`, { cookie })).json()) as Record<string, unknown>[];
    expect(rows.at(-1)).toEqual({
      id: reviewIds.at(-1),
      ...sampleReview,
      firstName: 'Bo',
      lastName: 'Review 0',
      email: 'bo.0@example.com',
      phone: '303-499-7111',
      status: 'pending',
      seq: 0,
      askFirst: false,
      createdAt: '2026-01-05T09:00:00.000Z',
    });
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'askFirst',
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'phone',
      'seq',
      'status',
    ]);
  });
});

describe('the list of consultation requests', () => {
  test('returns 50 a page, newest first, each request once, to the end', async () => {
    const pages = await readAll(list);
    const seen = pages.flat();
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(new Set(seen.map((row) => row.id))).toEqual(new Set(ids));
    const times = seen.map((row) => Date.parse(row.createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('neither repeats nor hides a request if another one arrives between two pages', async () => {
    const first = await desk.call(`${list}?limit=100`, { cookie });
    const rows = (await first.json()) as Row[];
    const [late = ''] = await storeRequests(desk.leads, 1, () => 10_000_000);
    const rest = (await (await desk.call(nextOf(first) ?? '', { cookie })).json()) as Row[];
    expect([...rows, ...rest].map((row) => row.id).toSorted()).toEqual(ids.toSorted());
    await desk.leads.any.deleteOne({ _id: late });
  });

  test('shows what the visitor sent, and not how staff work on it', async () => {
    const rows = (await (await desk.call(`${list}?limit=200`, { cookie })).json()) as Record<string, unknown>[];
    expect(rows).toHaveLength(120);
    expect(rows.at(-1)).toEqual({
      id: ids.at(-1),
      ...sampleConsultation,
      firstName: 'Ana',
      lastName: 'Number 0',
      email: 'ana.0@example.com',
      primaryConcern: 'Will my income last?',
      consent: { textVersion: '2026-01-01', channels: { automatedCalls: false, texts: false, email: true } },
      status: 'pending',
      seq: 0,
      askFirst: false,
      createdAt: '2026-01-05T09:00:01.000Z',
    });
    expect(rows[0]).not.toHaveProperty('consent');
  });
});

describe('a viewer', () => {
  const typed = ['email', 'phone', 'insuranceCompany', 'approximateValue', 'primaryConcern', 'concerns'];
  const contents = ['@example.com', '303-499-7111', sampleConsultation.phone, 'Will my income last?'];

  test('gets rows without email, phone and free text from every list, and an agent gets rows with them', async () => {
    const [vera, ruiz] = [await desk.signInAs('vera', 'viewer'), await desk.signInAs('ruiz', 'agent')];
    const search = { method: 'POST', body: { q: 'Number 119' } };
    await makeFindable(desk.leads);
    for (const [path, options] of [
      [`${list}?limit=200`],
      [`${reviewList}?limit=200`],
      ['/api/leads?limit=200'],
      ['/api/leads/search', search],
    ] as const) {
      const rowsFor = async (cookie: string) => {
        const answer: unknown = await (await desk.call(path, { ...options, cookie })).json();
        return (Array.isArray(answer) ? answer : (answer as { rows: unknown }).rows) as readonly Record<string, unknown>[];
      };
      const [shown, whole] = [await rowsFor(vera), await rowsFor(ruiz)];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      expect(shown.flatMap((row) => typed.filter((name) => row[name]))).toEqual([]);
      for (const content of contents) expect(JSON.stringify(shown)).not.toContain(content);
      expect(whole.every(({ email, phone }) => email && phone)).toBe(true);
      expect(shown.every(({ lastName }) => lastName)).toBe(true);
    }
  });

  test('finds nothing by an email address or a phone number, as if there was no match, and reads no related requests', async () => {
    const [vera, ruiz] = [await desk.signInAs('vera', 'viewer'), await desk.signInAs('ruiz', 'agent')];
    await makeFindable(desk.leads);
    const contact = { emailNormalised: 'ana.oracle@example.com', phoneNormalised: '+13034990001' };
    await desk.leads.any.updateMany({ _id: { $in: ids.slice(0, 2) } }, { $set: contact });
    const search = async (cookie: string, q: string) =>
      (await (await desk.call('/api/leads/search', { method: 'POST', body: { q }, cookie })).json()) as { rows: unknown[] };
    const none = await search(vera, 'nobody@example.com');
    expect(none).toEqual({ rows: [], narrow: false });
    for (const q of ['ana.oracle@example.com', 'ana.oracle', '303-499-0001', '+1303']) {
      expect((await search(ruiz, q)).rows.length).toBeGreaterThanOrEqual(2);
      expect(await search(vera, q)).toEqual(none);
    }
    const read = async (cookie: string) => (await desk.call(`/api/leads/${ids[0]}`, { cookie })).json();
    expect(await read(ruiz)).toMatchObject({ related: [{ id: ids[1] }] });
    expect(await read(vera)).not.toHaveProperty('related');
  });
});

describe('the audit of reading', () => {
  test('counts rows that are new to the reader, on first pages, too, and tells managers above 500 an hour', async () => {
    await makeFindable(desk.leads);
    const one = await desk.signInAs('otto', 'viewer');
    const audited = await watchAudit(desk);
    const own = async () =>
      (await audited()).filter(({ by, action }) => by === 'otto' && action === 'rows_read').map(({ details }) => details);
    const first = await desk.call(list, { cookie: one });
    expect(await own()).toEqual([{ list: 'consultation-requests', count: 50 }]);
    await desk.call(list, { cookie: one });
    await desk.call(nextOf(first) ?? '', { cookie: one });
    await desk.call(`${reviewList}?limit=200`, { cookie: one });
    await desk.call('/api/leads/search', { method: 'POST', cookie: one, body: { q: 'Number 11' } });
    await desk.call('/api/leads?status=pending&limit=20', { cookie: one });
    expect(await own()).toEqual([
      { list: 'consultation-requests', count: 50 },
      { list: 'annuity-review-requests', count: 60 },
      // Number 110 to 119 were on the first page.
      { list: 'search', count: 1 },
    ]);
    const heavy = async () => (await desk.call('/api/audit/heavy-readers', { cookie })).json();
    const readAt = (at: number, count: number) =>
      desk.audit.append({ at: new Date(at), by: 'otto', action: 'rows_read', details: { list: 'search', count } });
    const hourAgo = Date.now() - 3_600_000;
    await readAt(hourAgo - 1000, 5000);
    await readAt(hourAgo + 30_000, 389);
    expect(await heavy()).toEqual([]);
    await desk.call(`/api/leads/${ids[0]}`, { cookie: one });
    expect(await heavy()).toEqual([{ username: 'otto', rows: 501 }]);
  });
});
