import { randomUUID } from 'node:crypto';
import type { LeadDetail, StaffRole } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { account, cookieOf, type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

const lines: string[] = [];
/** Requests arrive on January 5; the visitor agrees the day after. */
const agreed = { username: 'kim', agreedOn: '2026-01-06', way: 'phone' };
let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;
let margaret: string;
let ruiz: string;
let kim: string;
let lee: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-08T03:00:00Z') });
  const log = createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) });
  desk = await startDesk(inject('mongodbUrl'), 'desk-second-advisor', log);
  margaret = await desk.signIn();
  ruiz = await colleague('ruiz', 'agent');
  kim = await colleague('kim', 'agent');
  lee = await colleague('lee', 'agent');
  await colleague('vera', 'viewer');
});

beforeEach(async () => {
  audited = await watchAudit(desk);
});

afterAll(async () => {
  await desk.stop();
  vi.useRealTimers();
});

/** Adds a second account with the password of the first; returns its session's cookie. */
async function colleague(username: string, role: StaffRole): Promise<string> {
  const users = desk.store.connection.collection<{ _id: string }>('users');
  const first = await users.findOne({});
  await users.insertOne({ ...first, _id: `id-of-${username}`, username, role } as never);
  return cookieOf(await desk.call('/api/staff/session', { method: 'POST', body: { ...account, username }, from: randomUUID() }));
}

/** A request that ruiz owns, with `seq` 1. */
async function owned(): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  expect((await step(ruiz, id, 'assigned', 0)).status).toBe(200);
  return id;
}

const step = (cookie: string, id: string, to: string, seq: number) =>
  desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body: { to, seq }, cookie });
const add = (cookie: string, id: string, seq: number, changes: object = {}) =>
  desk.call(`/api/leads/${id}/second-advisor`, { method: 'POST', body: { ...agreed, seq, ...changes }, cookie });
const remove = (cookie: string, id: string, seq: number) =>
  desk.call(`/api/leads/${id}/second-advisor?seq=${seq}`, { method: 'DELETE', cookie });
const owner = (cookie: string, id: string, to: string | null, seq: number) =>
  desk.call(`/api/leads/${id}/owner`, { method: 'POST', body: { to, seq, reason: 'On leave' }, cookie });
const read = async (id: string) => (await (await desk.call(`/api/leads/${id}`, { cookie: lee })).json()) as LeadDetail;
const fieldOf = async (answer: Response) => ((await answer.json()) as { errors?: { field: string; message: string }[] }).errors?.[0];

describe('a second advisor', () => {
  test('is recorded by the owner with day and manner, and may then take the steps of the request', async () => {
    const id = await owned();
    expect((await step(kim, id, 'contacted', 1)).status).toBe(403);
    const answer = await add(ruiz, id, 1, { username: ' Kim ' });
    expect(answer.status).toBe(200);
    const second = { id: 'id-of-kim', username: 'kim', agreedOn: '2026-01-06', way: 'phone', by: 'ruiz', at: expect.any(String) };
    const { secondAdvisor, history, effects } = (await answer.json()) as LeadDetail;
    expect(secondAdvisor).toEqual(second);
    expect((await read(id)).secondAdvisor).toEqual(second);
    const entry = {
      at: expect.any(String),
      seq: 2,
      what: 'second_advisor',
      by: 'ruiz',
      second: 'kim',
      agreedOn: '2026-01-06',
      way: 'phone',
    };
    expect(history.at(-1)).toEqual(entry);
    expect(effects.ownerMail).toMatchObject({ state: 'due', attempts: 0 });
    expect((await step(kim, id, 'contacted', 2)).status).toBe(200);
    expect((await audited()).filter(({ action }) => action === 'second_advisor')).toEqual([
      {
        at: expect.any(Date),
        by: 'ruiz',
        action: 'second_advisor',
        leadId: id,
        details: { seq: 1, to: 'kim', agreedOn: '2026-01-06', way: 'phone' },
      },
    ]);
    expect(lines.join('')).not.toContain('2026-01-06');
  });

  test('is recorded only by the owner or a manager, and is refused until then', async () => {
    const id = await owned();
    for (const cookie of [kim, lee]) expect((await add(cookie, id, 1)).status).toBe(403);
    expect((await add(margaret, id, 1)).status).toBe(200);
    const refused = await step(lee, id, 'contacted', 2);
    expect(refused.status).toBe(403);
    expect((await remove(kim, id, 2)).status).toBe(403);
    expect((await audited()).map(({ action }) => action).filter((action) => action.startsWith('second'))).toEqual(['second_advisor']);
  });

  test('neither takes the request nor gives it away', async () => {
    const id = await owned();
    await add(ruiz, id, 1);
    for (const to of ['kim', 'lee', null]) {
      const refused = await owner(kim, id, to, 2);
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { message: 'ruiz has this request. Only ruiz or a manager can change it.' },
      ]);
    }
    expect((await read(id)).owner).toMatchObject({ username: 'ruiz' });
    expect((await owner(margaret, id, 'kim', 2)).status).toBe(200);
  });

  test('is removed by the owner or a manager, and by a change of owner', async () => {
    const id = await owned();
    await add(ruiz, id, 1);
    expect((await remove(ruiz, id, 2)).status).toBe(200);
    expect((await read(id)).history.at(-1)).toMatchObject({ what: 'second_advisor_ended', by: 'ruiz', second: 'kim' });
    expect((await step(kim, id, 'contacted', 3)).status).toBe(403);
    await add(margaret, id, 3);
    await owner(ruiz, id, 'lee', 4);
    const lead = await read(id);
    expect(lead).not.toHaveProperty('secondAdvisor');
    expect(lead.history.at(-1)).toMatchObject({ what: 'owner', fromOwner: 'ruiz', toOwner: 'lee', second: 'kim' });
    expect((await step(kim, id, 'contacted', 5)).status).toBe(403);
    expect(await fieldOf(await remove(lee, id, 5))).toEqual({
      ...{ field: 'username', code: 'custom', message: 'This request has no second advisor.' },
    });
  });

  test.each([
    [{ username: 'vera' }, 'username', 'No agent or manager has this user name.'],
    [{ username: 'no-such-person' }, 'username', 'No agent or manager has this user name.'],
    [{ username: 'ruiz' }, 'username', 'ruiz is the owner of this request.'],
    [{ username: '  ' }, 'username', 'Enter a user name.'],
    [{ agreedOn: '' }, 'agreedOn', 'Enter the day on which the visitor agreed.'],
    [{ agreedOn: '2026-02-30' }, 'agreedOn', 'Enter the day on which the visitor agreed.'],
    [{ agreedOn: '2026-01-03' }, 'agreedOn', 'This day is before the request came in. Enter the day on which the visitor agreed.'],
    // It is January 8 in UTC, and still the evening of January 7 in New York.
    [{ agreedOn: '2026-01-08' }, 'agreedOn', 'This day is in the future. Enter the day on which the visitor agreed.'],
    [{ way: 'rumor' }, 'way', expect.any(String)],
  ])('is refused in the form %j', async (changes, field, message) => {
    const answer = await add(ruiz, await owned(), 1, changes);
    expect(answer.status).toBe(400);
    expect(await fieldOf(answer)).toMatchObject({ field, message });
  });

  test('is refused for an unowned request, and beside another one', async () => {
    const [free = ''] = await storeRequests(desk.leads, 1, () => 0);
    expect(await fieldOf(await add(ruiz, free, 0))).toMatchObject({ message: 'Nobody has this request. It needs an owner first.' });
    const id = await owned();
    await add(ruiz, id, 1);
    expect(await fieldOf(await add(ruiz, id, 2, { username: 'lee' }))).toMatchObject({
      message: 'kim is the second advisor. End that first.',
    });
  });

  test('is refused to a person who saw an older request, with who changed what', async () => {
    const id = await owned();
    const answers = await Promise.all([add(ruiz, id, 1), add(margaret, id, 1, { username: 'lee' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await answers.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({ details: { seq: 2, changedBy: expect.stringMatching(/ruiz|margaret/), what: 'second_advisor' } });
    expect((await remove(ruiz, id, 1)).status).toBe(409);
    expect((await add(ruiz, randomUUID(), 0)).status).toBe(404);
    expect((await remove(ruiz, randomUUID(), 0)).status).toBe(404);
  });
});
