import { randomUUID } from 'node:crypto';
import type { SavedView } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { account, cookieOf, type DeskUnderTest, startDesk } from './desk-under-test.ts';

let desk: DeskUnderTest;
let margaret: string;
let ruiz: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-views');
  margaret = await desk.signIn();
  const first = await desk.store.connection.collection('users').findOne({});
  await desk.store.connection.collection('users').insertOne({ ...first, _id: 'id-of-ruiz', username: 'ruiz', role: 'viewer' } as never);
  ruiz = cookieOf(await desk.call('/api/staff/session', { method: 'POST', body: { ...account, username: 'ruiz' }, from: randomUUID() }));
});

beforeEach(() => desk.store.connection.collection('savedViews').deleteMany({}));

afterAll(() => desk.stop());

const list = async (cookie = margaret) => (await (await desk.call('/api/staff/views', { cookie })).json()) as SavedView[];
const save = (name: string, filters: object = { state: 'OH' }, cookie = margaret) =>
  desk.call('/api/staff/views', { method: 'POST', body: { name, filters }, cookie });
const rename = (id: string, name: string, cookie = margaret) =>
  desk.call(`/api/staff/views/${id}/name`, { method: 'POST', body: { name }, cookie });
const remove = (id: string, cookie = margaret) => desk.call(`/api/staff/views/${id}`, { method: 'DELETE', cookie });
const namesOf = async (cookie?: string) => (await list(cookie)).map(({ name }) => name);

it('keeps views in the order in which they were saved, with their filters', async () => {
  expect((await save(' Ohio, late ', { state: 'OH', age: 'late', owner: 'me', sort: 'left' })).status).toBe(201);
  await save('Texas', { state: 'TX' });
  expect(await list()).toEqual([
    { id: expect.any(String), name: 'Ohio, late', filters: { state: 'OH', age: 'late', owner: 'me', sort: 'left' } },
    { id: expect.any(String), name: 'Texas', filters: { state: 'TX' } },
  ]);
});

it('never shows or changes a view of another account', async () => {
  await save('My Ohio');
  const [view] = await list();
  const id = view?.id ?? '';
  expect(await list(ruiz)).toEqual([]);
  expect((await rename(id, 'Stolen', ruiz)).status).toBe(404);
  expect((await remove(id, ruiz)).status).toBe(204);
  expect((await save('My Ohio', {}, ruiz)).status).toBe(201);
  expect(await namesOf()).toEqual(['My Ohio']);
});

it('refuses a second view with the same name in any case, even by renaming', async () => {
  await save('Ohio');
  await save('Texas');
  const taken = { errors: [{ field: 'name', code: 'taken' }] };
  expect(await (await save('OHIO')).json()).toMatchObject(taken);
  const [, texas] = await list();
  expect(await (await rename(texas?.id ?? '', 'ohio')).json()).toMatchObject(taken);
  expect((await rename(texas?.id ?? '', 'TEXAS')).status).toBe(204);
  expect(await namesOf()).toEqual(['Ohio', 'TEXAS']);
});

it('never renames a view to the name of a built-in one', async () => {
  await save('Ohio');
  const [view] = await list();
  expect(await (await rename(view?.id ?? '', 'my queue')).json()).toMatchObject({ errors: [{ field: 'name' }] });
  expect(await namesOf()).toEqual(['Ohio']);
});

it('keeps at most 20, even if several are saved at once', async () => {
  const answers = await Promise.all(Array.from({ length: 23 }, (_, index) => save(`View ${index}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(await (await save('One more')).json()).toMatchObject({ errors: [{ code: 'full' }] });
  const [first] = await list();
  await remove(first?.id ?? '');
  expect((await save('One more')).status).toBe(201);
  expect(await list()).toHaveLength(20);
});

it.each([
  ['', {}],
  ['x'.repeat(41), {}],
  ['MINE', {}],
  ["Nobody's", {}],
  ['A search', { q: 'Okafor' }],
  ['A page', { cursor: 'x' }],
  ['No such state', { state: 'Ohio' }],
  ['An operator', { state: { $ne: 'OH' } }],
])('refuses the name %j with the filters %j', async (name, filters) => {
  expect((await save(name, filters)).status).toBe(400);
  expect(await list()).toEqual([]);
});

it('returns stored filters as text, even if they are no longer valid', async () => {
  const first = await desk.store.connection.collection('users').findOne({ username: account.username.toLowerCase() });
  const view = {
    id: randomUUID(),
    name: 'Old',
    key: 'old',
    filters: { region: 'north', state: { $gt: '' }, waiting: true, kind: 'consultation' },
  };
  await desk.store.connection.collection('savedViews').insertOne({ _id: first?._id, views: [view] } as never);
  expect(await list()).toEqual([{ id: view.id, name: 'Old', filters: { region: 'north', kind: 'consultation' } }]);
});

it('answers 404 if the view to rename is gone, and lets a view be deleted twice', async () => {
  await save('Ohio');
  const [view] = await list();
  const id = view?.id ?? '';
  expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
  expect((await rename(id, 'Texas')).status).toBe(404);
});
