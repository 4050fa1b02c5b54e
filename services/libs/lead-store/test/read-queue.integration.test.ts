import { hiddenInRows, type StaffRole } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it } from 'vitest';
import {
  addNote,
  countQueue,
  countWaitingOf,
  parseQueueCursor,
  type QueueCursor,
  readQueue,
  searchLeads,
  setOwner,
} from '../src/lead-store.ts';
import { deriveFields } from '../src/record/derived-fields.ts';
import { queuePlaces } from '../src/record/queue-places.ts';
import { at, makeFindable, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();
/** Never closed, so that the law alone decides who may be called. */
const office = {
  opens: '00:00',
  closes: '24:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  timeZone: 'America/New_York',
  closedDays: [],
};
/** 10 a.m. in New York and 7 a.m. in Los Angeles, on a Monday. */
const now = at(0);
const HOUR = 3_600_000;

interface Lead {
  readonly name: string;
  readonly state?: 'OH' | 'CA' | 'FL' | 'AL';
  readonly owner?: string;
  /** In milliseconds after now. */
  readonly callback?: number;
  readonly kind?: 'attempt' | 'appointment';
  readonly wrongNumber?: true;
  readonly status?: string;
}

async function put(age: number, { name, state = 'OH', owner, callback, kind, wrongNumber, status = 'pending' }: Lead): Promise<string> {
  const answers = { ...sampleConsultation, lastName: name, state, preferredCallTime: 'any' } as const;
  const id = await stored({ createdAt: at(-age * HOUR), answers });
  await makeFindable(leads);
  const set = {
    status,
    ...(owner ? { owner: { id: owner, username: owner, since: now } } : {}),
    ...(callback === undefined ? {} : { callback: { at: at(callback), by: 'u1', ...(kind ? { kind } : {}) } }),
    ...(wrongNumber ? { wrongNumber: { at: now, by: 'u1' } } : {}),
  };
  await leads.any.updateOne({ _id: id }, [{ $set: set }, deriveFields] as never, { updatePipeline: true });
  return id;
}

const queue = async (more: Partial<Parameters<typeof readQueue>[1]> = {}) =>
  readQueue(leads, { owners: ['u1', null], filter: {}, office, limit: 50, now, ...more });
const namesOf = ({ records }: Awaited<ReturnType<typeof readQueue>>) => records.map(({ lastName }) => lastName);

async function putAll(): Promise<void> {
  await put(30, { name: 'West, late', state: 'CA' });
  await put(3, { name: 'East' });
  await put(20, { name: 'East, mine', owner: 'u1', status: 'assigned' });
  await put(40, { name: 'Of a colleague', owner: 'u2', status: 'assigned' });
  await put(50, { name: 'Called', owner: 'u1', status: 'contacted' });
  await put(60, { name: 'Callback tomorrow', owner: 'u1', status: 'contacted', callback: 24 * HOUR });
  await put(5, { name: 'Callback due', owner: 'u1', status: 'assigned', callback: -HOUR });
  await put(70, { name: 'Callback of a colleague', owner: 'u2', callback: -HOUR });
}
const ordered = ['Callback due', 'East, mine', 'East', 'West, late', 'Callback tomorrow'];

it('leaves out unowned leads of some states, in pages of the same order', async () => {
  await putAll();
  await put(25, { name: 'Mine, of that state', owner: 'u1', status: 'assigned', state: 'CA' });
  const without = ['CA', 'FL'];
  const all = ['Callback due', 'East, mine', 'East', 'Mine, of that state', 'Callback tomorrow'];
  expect(namesOf(await queue({ without }))).toEqual(all);
  expect(namesOf(await queue({ without, owners: [null] }))).toEqual(['East']);
  expect(await countQueue(leads, ['u1', null], 500, without)).toEqual({ count: 5 });
  expect(await countQueue(leads, ['u1', null], 4, without)).toEqual({ count: 4, more: true });
  const paged: string[] = [];
  let after: QueueCursor | undefined;
  do {
    const page = await queue({ without, limit: 1, after });
    paged.push(...namesOf(page));
    after = page.nextCursor === undefined ? undefined : (parseQueueCursor(page.nextCursor) ?? undefined);
  } while (after);
  expect(paged).toEqual(all);
});

it('lists due callbacks, those who may be called now, the others who wait, and later callbacks', async () => {
  await putAll();
  expect(namesOf(await queue())).toEqual(ordered);
  // At 5 p.m. in New York, and after 9 p.m. there.
  expect(namesOf(await queue({ now: at(7 * HOUR) }))).toEqual(['Callback due', 'West, late', 'East, mine', 'East', 'Callback tomorrow']);
  expect(namesOf(await queue({ now: at(11.5 * HOUR) }))).toEqual(['Callback due', 'West, late', 'East, mine', 'East', 'Callback tomorrow']);
  // At 5 p.m. of an office that closes then: everyone who waits, by the time left.
  const closed = { ...office, closes: '17:00' };
  expect(namesOf(await queue({ now: at(7 * HOUR), office: closed }))).toEqual([
    'Callback due',
    'West, late',
    'East, mine',
    'East',
    'Callback tomorrow',
  ]);
  expect(namesOf(await queue({ filter: { state: 'CA' } }))).toEqual(['West, late']);
  expect(namesOf(await queue({ range: { from: at(-10 * HOUR) } }))).toEqual(['Callback due', 'East']);
  expect(namesOf(await queue({ owners: [null] }))).toEqual(['East', 'West, late']);
});

it('lists an attempt of the office at its time, also without an owner, and a wrong number behind those to call now', async () => {
  await put(40, { name: 'Tried, later', callback: 3 * HOUR, kind: 'attempt' });
  await put(30, { name: 'Wrong number', wrongNumber: true });
  await put(20, { name: 'Untried' });
  await put(10, { name: 'Agreed', owner: 'u1', status: 'scheduled', callback: 2 * HOUR, kind: 'appointment' });
  expect(namesOf(await queue())).toEqual(['Untried', 'Wrong number', 'Agreed', 'Tried, later']);
  expect(namesOf(await queue({ now: at(3 * HOUR) }))).toEqual(['Agreed', 'Tried, later', 'Untried', 'Wrong number']);
  expect(await countQueue(leads, ['u1', null], 500)).toEqual({ count: 4 });
});

it('lists visitors whose state ends calls earlier among those who may be called later', async () => {
  await put(30, { name: 'Florida', state: 'FL' });
  await put(20, { name: 'Ohio' });
  await put(10, { name: 'Alabama', state: 'AL' });
  const open = { ...office, callsByState: { FL: { until: '20:00' }, AL: { sundays: false } } };
  // At 8:30 p.m. in New York, and on the Sunday before.
  expect(namesOf(await queue({ now: at(10.5 * HOUR), office: open }))).toEqual(['Ohio', 'Alabama', 'Florida']);
  expect(namesOf(await queue({ now: at(-24 * HOUR), office: open }))).toEqual(['Florida', 'Ohio', 'Alabama']);
  expect(namesOf(await queue({ now: at(10.5 * HOUR) }))).toEqual(['Florida', 'Ohio', 'Alabama']);
});

it('returns each request once, page by page, while time passes and others arrive', async () => {
  await putAll();
  const seen: string[] = [];
  let after: QueueCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof readQueue>> = await queue({
      limit: 2,
      now: at(seen.length * 6 * HOUR),
      after: after ?? undefined,
    });
    seen.push(...namesOf(page));
    after = page.nextCursor ? parseQueueCursor(page.nextCursor) : null;
    if (seen.length === 2) await put(100, { name: 'Older', state: 'CA', owner: 'u2' });
  } while (after);
  expect(seen).toEqual(ordered);
});

it('counts the requests that it lists, and unowned ones that wait', async () => {
  await putAll();
  expect(await countQueue(leads, ['u1', null], 500)).toEqual({ count: 5 });
  expect(await countQueue(leads, ['u1', null], 4)).toEqual({ count: 4, more: true });
  expect(await countWaitingOf(leads, [null], 500)).toEqual({ count: 2 });
});

it('has the same places after a change as when it was completed', async () => {
  const id = await put(1, { name: 'East' });
  await setOwner(leads, id, { to: { id: 'u1', username: 'u1' }, seq: 0, by: { id: 'u1', username: 'u1', isManager: true }, now });
  const lead = await leads.any.findById(id).lean();
  expect(lead?.queue).toEqual(['u1/', 'u1/America/New_York']);
  expect(lead && queuePlaces(lead)).toEqual(lead?.queue);
});

it('finds a request by words of its concern and notes, newest first, and by last digits, for those who may read them', async () => {
  const first = await put(2, { name: 'First' });
  await put(1, { name: 'Second' });
  await addNote(leads, first, { text: 'Her $wife has a surgery; call the wife', by: 'u1', now });
  await addNote(leads, first, { text: 'Surgeries', by: 'u1', now });
  const search = async (text: string, role: StaffRole = 'agent') =>
    namesOf(await searchLeads(leads, { text, hidden: hiddenInRows(role), filter: {}, limit: 50 }));
  expect(await search('wife surgery')).toEqual(['First']);
  expect(await search('wife divorce')).toEqual([]);
  expect(await search('wife', 'viewer')).toEqual([]);
  const tail = sampleConsultation.phone.replace(/\D/g, '').slice(-4);
  expect((await search(tail)).sort()).toEqual(['First', 'Second']);
  expect(await search(tail, 'viewer')).toEqual([]);
  const { words = [] } = (await leads.any.findById(first).lean()) ?? {};
  expect(new Set(words).size).toBe(words.length);
  expect(await search(words[0] ?? '')).toEqual(['Second', 'First']);
});

it.each(['', 'x', Buffer.from('1_4_1_00000000-0000-4000-8000-000000000000').toString('base64url')])(
  'refuses a cursor that we did not issue: %s',
  (text) => expect(parseQueueCursor(text)).toBeNull(),
);
