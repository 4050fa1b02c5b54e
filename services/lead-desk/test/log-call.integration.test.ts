import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';
import { cadence, reasons } from './sample-office.ts';

const note = 'Her sister Vivienne answers.';
let desk: DeskUnderTest;
let cookie: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-log-call');
  cookie = await desk.signIn();
});
beforeEach(async () => {
  audited = await watchAudit(desk);
});
afterAll(() => desk.stop());

async function stored(): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  return id;
}
const post = (id: string, call: string, body: object, as = cookie) =>
  desk.call(`/api/leads/${id}/${call}`, { method: 'POST', body, cookie: as });
const log = (id: string, body: object, as?: string) => post(id, 'calls', body, as);

/** The next day, at this hour in UTC. */
function tomorrowAt(hour: number): string {
  const day = new Date(Date.now() + 86_400_000);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

describe('a call', () => {
  it('is counted in the request and in the list, and audited without its note', async () => {
    const id = await stored();
    const answer = await log(id, { outcome: 'no_answer', seq: 0, note });
    expect(answer.status).toBe(200);
    const lead = (await answer.json()) as LeadDetail;
    const calls = { count: 1, at: expect.any(String), by: 'margaret', outcome: 'no_answer' };
    expect(lead).toMatchObject({ status: 'pending', seq: 1, calls });
    expect(lead.history.at(-1)).toEqual({ at: expect.any(String), seq: 1, what: 'call', by: 'margaret', outcome: 'no_answer', note });
    expect(await audited()).toEqual([
      { at: expect.any(Date), by: 'margaret', action: 'call', leadId: id, details: { outcome: 'no_answer', seq: 0 } },
    ]);
    const list = (await (await desk.call('/api/consultation-requests', { cookie })).json()) as LeadDetail[];
    expect(list.find((one) => one.id === id)?.calls).toEqual(calls);
  });

  it('that reached the visitor is the step to contacted', async () => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    expect(await (await log(id, { outcome: 'reached', seq: 1 })).json()).toMatchObject({ status: 'contacted', calls: { count: 1 } });
  });

  it('is refused with 409 for an outcome that the status does not have, and for an older seq', async () => {
    const id = await stored();
    for (const body of [
      { outcome: 'reached', seq: 0 },
      { outcome: 'call_back', seq: 0, callbackAt: tomorrowAt(18) },
      { outcome: 'no_answer', seq: 4 },
    ]) {
      const answer = await log(id, body);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'transition_not_allowed', details: { status: 'pending', seq: 0 } });
    }
    expect(await audited()).toEqual([]);
  });

  it('is refused to an agent if somebody else has the request', async () => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const agent = await desk.signInAs('kim', 'agent');
    expect((await log(id, { outcome: 'no_answer', seq: 1 }, agent)).status).toBe(403);
  });
});

describe('a next attempt of the office', () => {
  it('is kept with the call, without an owner, and shown in the list and not to the visitor as a wish', async () => {
    const id = await stored();
    const at = tomorrowAt(18);
    const lead = (await (await log(id, { outcome: 'no_answer', seq: 0, nextAt: at, ask: true })).json()) as LeadDetail;
    const callback = { at, by: 'margaret', kind: 'attempt' };
    expect(lead).toMatchObject({ status: 'pending', callback, effects: { askMail: { state: 'due' } } });
    expect(lead.effects).not.toHaveProperty('callback');
    expect(lead.history.at(-1)).toMatchObject({ what: 'call', nextAt: at, asked: true });
    const list = (await (await desk.call('/api/consultation-requests', { cookie })).json()) as LeadDetail[];
    expect(list.find((one) => one.id === id)?.callback).toEqual(callback);
  });

  it.each([
    ['at night in one of their zones', { outcome: 'no_answer', nextAt: tomorrowAt(13) }, 'nextAt'],
    ['in the past', { outcome: 'left_message', nextAt: '2026-01-05T18:00:00.000Z' }, 'nextAt'],
    ['after a wrong number', { outcome: 'wrong_number', nextAt: tomorrowAt(18) }, 'nextAt'],
    ['with a question to one who asked for a callback', { outcome: 'call_back', callbackAt: tomorrowAt(18), ask: true }, 'ask'],
  ])('is refused %s, with the field', async (_when, body, field) => {
    const id = await stored();
    await desk.leads.any.updateOne({ _id: id }, { $set: { state: 'TX', preferredCallTime: 'any' } });
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const answer = await log(id, { ...body, seq: 1 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
  });
});

describe('a scheduled call', () => {
  it('follows a call that reached the visitor, moves, and is at its time', async () => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const at = tomorrowAt(18);
    const answer = await post(id, 'transitions', { to: 'scheduled', reached: true, callAt: at, seq: 1 });
    expect(await answer.json()).toMatchObject({
      status: 'scheduled',
      calls: { count: 1, outcome: 'reached' },
      callback: { at, kind: 'appointment', number: 3, version: 3 },
      effects: { appointmentMail: { state: 'due' } },
    });
    const moved = await post(id, 'transitions', { to: 'scheduled', callAt: tomorrowAt(19), seq: 3 });
    expect(await moved.json()).toMatchObject({ callback: { at: tomorrowAt(19), number: 3, version: 4 } });
  });

  it.each([
    ['at night by their clock', { to: 'scheduled', reached: true, callAt: tomorrowAt(8) }],
    ['with another step', { to: 'disqualified', callAt: tomorrowAt(18) }],
  ])('is refused %s, with the field', async (_when, body) => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const answer = await post(id, 'transitions', { ...body, seq: 1 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'callAt' }] });
  });
});

describe('a callback', () => {
  it('is kept with its time, which the list shows', async () => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const at = tomorrowAt(18);
    const lead = (await (await log(id, { outcome: 'call_back', seq: 1, callbackAt: at })).json()) as LeadDetail;
    expect(lead).toMatchObject({
      status: 'assigned',
      callback: { at, by: 'margaret' },
      effects: { callback: { state: 'due', nextAt: at } },
    });
    const list = (await (await desk.call('/api/consultation-requests', { cookie })).json()) as LeadDetail[];
    expect(list.find((one) => one.id === id)?.callback).toEqual({ at, by: 'margaret' });
  });

  it.each([
    ['without a time', undefined],
    ['in the past', '2026-01-05T18:00:00.000Z'],
    ['at night by their clock', tomorrowAt(8)],
    ['in years', '2099-01-05T18:00:00.000Z'],
  ])('%s is refused, with the field', async (_when, callbackAt) => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const answer = await log(id, { outcome: 'call_back', seq: 1, callbackAt });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'callbackAt' }] });
  });

  it('after the end of calls in their state is refused, with its hours', async () => {
    const id = await stored();
    await desk.leads.any.updateOne({ _id: id }, { $set: { state: 'AL', preferredCallTime: 'any' } });
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    // At 8:30 p.m. or later in Alabama.
    const callbackAt = tomorrowAt(26).replace('T02:00', 'T02:30');
    const answer = await log(id, { outcome: 'call_back', seq: 1, callbackAt });
    const message = 'Choose a time from 8:00 a.m. to 8:00 p.m., not on a Sunday, by their clock.';
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'callbackAt', message }] });
  });
});

describe('a visitor who wants no calls', () => {
  it('is promised no callback, and the field says so; an earlier one ends, in each request of the number', async () => {
    const [id, other] = [await stored(), await stored()];
    const phone = '(303) 499-7190';
    await desk.leads.any.updateMany({ _id: { $in: [id, other] } }, { $set: { phone, phoneNormalised: '+13034997190' } });
    const callBack = { outcome: 'call_back', seq: 1, callbackAt: tomorrowAt(18) };
    for (const one of [id, other]) {
      await post(one, 'transitions', { to: 'assigned', seq: 0, despite: true });
      expect((await log(one, callBack)).status).toBe(200);
    }
    const banned = (await (await post(id, 'no-calls', { way: 'phone' })).json()) as LeadDetail;
    expect(banned).toMatchObject({ effects: { callback: { state: 'skipped' } }, noCalls: { by: 'margaret' } });
    for (const one of [id, other]) expect(await desk.leads.any.findById(one).lean()).not.toHaveProperty('callback');
    const answer = await log(id, { ...callBack, seq: 2 });
    expect(answer.status).toBe(400);
    const message = 'They asked not to be called. Answer by email.';
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'callbackAt', message }] });
    expect((await log(id, { outcome: 'no_answer', seq: 2 })).status).toBe(200);
  });
});

describe('the end of a request', () => {
  it('has one of the reasons of the office, or none', async () => {
    expect(await (await desk.call('/api/staff/reasons', { cookie })).json()).toEqual({ ...reasons, cadence });
    const id = await stored();
    const answer = await post(id, 'transitions', { to: 'disqualified', seq: 0, reason: ' Spam or a test ' });
    const lead = (await answer.json()) as LeadDetail;
    expect(lead).toMatchObject({ status: 'disqualified', reason: 'Spam or a test' });
    expect(lead.history.at(-1)).toMatchObject({ to: 'disqualified', reason: 'Spam or a test' });
    expect((await post(id, 'transitions', { to: 'reopened', seq: 1 })).status).toBe(200);
    expect((await post(id, 'transitions', { to: 'disqualified', seq: 2 })).status).toBe(200);
    expect((await post(id, 'transitions', { to: 'reopened', seq: 3, reason: 'x'.repeat(81) })).status).toBe(400);
  });

  it('records the contact first for an assigned request, if the caller says so', async () => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    expect((await post(id, 'transitions', { to: 'closed', seq: 1 })).status).toBe(409);
    const lead = (await (await post(id, 'transitions', { to: 'closed', reached: true, seq: 1 })).json()) as LeadDetail;
    expect(lead.history.slice(-2).map(({ to }) => to)).toEqual(['contacted', 'closed']);
    expect((await post(id, 'transitions', { to: 'closed', reached: true, seq: 3 })).status).toBe(409);
  });

  it('sends no mail within the ten seconds in which it can be undone', async () => {
    const id = await stored();
    await post(id, 'transitions', { to: 'assigned', seq: 0 });
    const before = await desk.leads.any.findById(id).lean();
    await post(id, 'transitions', { to: 'disqualified', seq: 1 });
    await post(id, 'transitions', { to: 'reopened', seq: 2 });
    expect((await desk.leads.any.findById(id).lean())?.effects).toEqual(before?.effects);
  });
});
