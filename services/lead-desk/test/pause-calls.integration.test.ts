import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { openCallWords } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type DeskUnderTest, idKey, makeFindable, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

const wordsOf = openCallWords(idKey);
let desk: DeskUnderTest;
let cookies: Record<'owner' | 'colleague' | 'viewer' | 'manager', string>;
let id: string;
let words: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-pause-calls');
  cookies = {
    owner: await desk.signInAs('kim', 'agent'),
    colleague: await desk.signInAs('ruiz', 'agent'),
    viewer: await desk.signInAs('vera', 'viewer'),
    manager: await desk.signIn(),
  };
});

afterAll(() => desk.stop());

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  words = wordsOf(id);
  await makeFindable(desk.leads);
  await post('owner', 'transitions', { to: 'assigned', seq: 0 });
});

type Who = keyof typeof cookies;
const post = (who: Who, call: string, body?: unknown) =>
  desk.call(`/api/leads/${id}/${call}`, { method: 'POST', cookie: cookies[who], ...(body === undefined ? {} : { body }) });
const read = async (who: Who) => (await (await desk.call(`/api/leads/${id}`, { cookie: cookies[who] })).json()) as LeadDetail;

it('tells the words to the owner alone, while the request is open', async () => {
  expect((await read('owner')).callWords).toEqual({ words });
  for (const who of ['colleague', 'viewer', 'manager'] as const) expect((await read(who)).callWords).toEqual({});
  await post('owner', 'transitions', { to: 'disqualified', seq: 1, note: 'A test' });
  expect(await read('owner')).not.toHaveProperty('callWords');
});

it('tells the words to the new owner after a handover', async () => {
  await post('owner', 'owner', { to: 'ruiz', seq: 1, reason: 'On leave' });
  expect((await read('owner')).callWords).toEqual({});
  expect((await read('colleague')).callWords).toEqual({ words });
});

it('has the words in no list, search, download, other answer, audit or stored document', async () => {
  const audited = await watchAudit(desk);
  await desk.prove(cookies.manager);
  const lists = ['/api/leads', '/api/consultation-requests', `/api/leads/${id}/person`];
  const copies = ['/api/leads/export.csv', `/api/leads/${id}/person-copy`];
  const answers = await Promise.all([
    ...lists.map((path) => desk.call(path, { cookie: cookies.owner })),
    ...copies.map((path) => desk.call(path, { cookie: cookies.manager })),
    desk.call('/api/leads/search', { method: 'POST', body: { q: words.split(', ')[0] }, cookie: cookies.owner }),
    post('owner', 'notes', { text: 'Called them' }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(words);
  }
  await read('owner');
  expect(JSON.stringify(await audited())).not.toContain(words);
  expect(JSON.stringify(await desk.leads.any.findById(id).lean())).not.toContain(words);
});

it('pauses calls at one press by anyone who works on requests, audited, and shows it in lists', async () => {
  const audited = await watchAudit(desk);
  expect((await post('viewer', 'calls-paused')).status).toBe(403);
  const answer = await post('colleague', 'calls-paused');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ callsPaused: { by: 'ruiz' }, callWords: {} });
  expect((await read('owner')).callWords).toEqual({});
  expect((await audited()).filter(({ action }) => action === 'calls_paused')).toMatchObject([{ by: 'ruiz', leadId: id }]);
  // A second caller changes nothing.
  expect((await post('owner', 'calls-paused')).status).toBe(200);
  expect((await read('owner')).callsPaused).toMatchObject({ by: 'ruiz' });
  const { rows } = (await (await desk.call('/api/leads?attention=1', { cookie: cookies.viewer })).json()) as { rows: LeadDetail[] };
  expect(rows.find((row) => row.id === id)).toMatchObject({ callsPaused: { by: 'ruiz' } });
});

it.each(['owner', 'manager'] as const)('lets the %s alone allow calls again, with a reason that the audit does not hold', async (who) => {
  await post('colleague', 'calls-paused');
  expect((await post('colleague', 'calls-resumed', { reason: 'Fine' })).status).toBe(403);
  expect((await post(who, 'calls-resumed', { reason: ' ' })).status).toBe(400);
  const audited = await watchAudit(desk);
  const answer = await post(who, 'calls-resumed', { reason: 'Ana rang us' });
  expect(answer.status).toBe(200);
  const lead = (await answer.json()) as LeadDetail;
  expect(lead).not.toHaveProperty('callsPaused');
  expect(lead.history.at(-1)).toMatchObject({ what: 'calls_resumed', reason: 'Ana rang us' });
  expect(lead.callWords).toEqual(who === 'owner' ? { words } : {});
  const entries = await audited();
  expect(entries).toMatchObject([{ action: 'calls_resumed', leadId: id }]);
  expect(JSON.stringify(entries)).not.toContain('Ana');
  expect((await post(who, 'calls-resumed', { reason: 'Again' })).status).toBe(409);
});
