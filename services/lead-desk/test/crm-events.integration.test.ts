import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { correctContact, findLead, type StoredLead } from '@annuity-lantern/lead-store';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { crmSecret, type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';
import { officeDay } from './sample-office.ts';

let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-crm-events');
});
beforeEach(async () => {
  audited = await watchAudit(desk);
});
afterAll(() => desk.stop());

async function stored(): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  return id;
}
/** A wish for no calls holds for the number, which the other requests share. */
async function storedWithPhone(phone: string): Promise<string> {
  const id = await stored();
  await desk.leads.any.updateOne({ _id: id }, { $set: { phone } });
  return id;
}
async function storedLead(id: string): Promise<StoredLead> {
  return (await findLead(desk.leads, id)) ?? expect.fail('the lead is gone');
}

type Change = Readonly<Record<string, unknown>>;
const eventOf = (type: string, id: string, more: Change = {}, timestamp = new Date().toISOString()) =>
  JSON.stringify({ type, timestamp, data: { id, ...more } });

function signed(body: string, id: string, at = new Date(), secret = crmSecret): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': new Webhook(secret).sign(id, at, body) };
}

/** As the gateway forwards it: neither Origin nor cookie. */
function post(body: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${desk.origin}/api/crm/events`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
}
async function send(body: string, id: string = randomUUID(), at = new Date()) {
  const answer = await post(body, signed(body, id, at));
  return { status: answer.status, answer: (await answer.json()) as Change };
}

describe('a call in the CRM', () => {
  it('stops the clock of a request at the time of the call, without an owner', async () => {
    const id = await stored();
    const at = '2026-01-06T09:30:00.000Z';
    const { effects } = await storedLead(id);
    expect(await send(eventOf('lead.called', id, {}, at))).toEqual({
      status: 200,
      answer: { id, status: 'contacted', doNotCall: false, changed: true },
    });
    const lead = await storedLead(id);
    expect(lead.firstContact).toEqual({ at: new Date(at), by: { id: 'crm', username: 'crm' } });
    expect(lead).toMatchObject({ seq: 2, calls: { count: 1, by: 'crm', outcome: 'reached' } });
    expect(lead.owner).toBeUndefined();
    expect(lead.history.slice(1)).toMatchObject([
      { by: 'crm', what: 'status', from: 'pending', to: 'assigned' },
      { by: 'crm', what: 'status', from: 'assigned', to: 'contacted' },
    ]);
    expect([lead.effects.slaWarning?.state, lead.effects.slaBreach?.state]).toEqual(['skipped', 'skipped']);
    // Nothing goes back to the CRM.
    expect(lead.effects.webhook).toEqual(effects.webhook);
    expect(await audited()).toEqual([
      { at: expect.any(Date), by: 'crm', action: 'transition', leadId: id, details: { from: 'pending', to: 'contacted', seq: 0 } },
    ]);
  });

  it('finds the request by its reference number, and leaves its owner alone', async () => {
    const id = await stored();
    const cookie = await desk.signIn();
    await desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body: { to: 'assigned', seq: 0 }, cookie });
    expect((await send(eventOf('lead.called', leadReference(id)))).answer).toMatchObject({ id, status: 'contacted', changed: true });
    expect((await storedLead(id)).owner).toMatchObject({ username: 'margaret' });
  });

  it('changes nothing after the request was closed', async () => {
    const id = await stored();
    const closed = await send(eventOf('lead.closed', id, { reason: 'Bought with us' }));
    expect(closed.answer).toEqual({ id, status: 'closed', doNotCall: false, changed: true });
    const { seq, reason, firstContact } = await storedLead(id);
    expect({ seq, reason, called: firstContact !== undefined }).toEqual({ seq: 3, reason: 'Bought with us', called: true });
    const late = await send(eventOf('lead.called', id, {}, '2026-01-06T09:30:00.000Z'));
    expect(late).toEqual({ status: 200, answer: { ...closed.answer, changed: false } });
    expect((await storedLead(id)).seq).toBe(3);
  });

  it('sets a request aside whose visitor was never reached', async () => {
    const id = await stored();
    expect((await send(eventOf('lead.closed', id, { reached: false }))).answer).toMatchObject({ status: 'disqualified', changed: true });
    expect((await storedLead(id)).firstContact).toBeUndefined();
  });

  it('changes nothing if staff opened the request again after it', async () => {
    const id = await stored();
    const before = new Date().toISOString();
    await send(eventOf('lead.closed', id));
    const cookie = await desk.signIn();
    await desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body: { to: 'reopened', seq: 3 }, cookie });
    expect((await send(eventOf('lead.closed', id, {}, before))).answer).toMatchObject({ status: 'reopened', changed: false });
    expect((await send(eventOf('lead.closed', id))).answer).toMatchObject({ status: 'closed', changed: true });
  });
});

describe('a wish for no calls in the CRM', () => {
  it('holds at the desk, and is recorded once', async () => {
    const id = await storedWithPhone('303-499-7112');
    const body = eventOf('lead.stop', id);
    expect((await send(body)).answer).toEqual({ id, status: 'pending', doNotCall: true, changed: true });
    expect((await send(body)).answer).toEqual({ id, status: 'pending', doNotCall: true, changed: false });
    const cookie = await desk.signIn();
    const detail = (await (await desk.call(`/api/leads/${id}`, { cookie })).json()) as LeadDetail;
    expect(detail.noCalls).toMatchObject({ by: 'crm', way: 'crm' });
    expect(detail.callEntries).toHaveLength(1);
    expect((await audited()).filter(({ by }) => by === 'crm')).toMatchObject([{ action: 'no_calls', leadId: id, details: { way: 'crm' } }]);
  });
});

it('puts the number on the list that the CRM calls, not one that the visitor typed since', async () => {
  const [id, theirs] = [await storedWithPhone('303-499-7121'), await storedWithPhone('303-499-7123')];
  const by = { id: 'visitor', username: 'visitor', isManager: true };
  await correctContact(desk.leads, id, { phone: '303-499-7123', resend: false, isOwn: true, seq: 0, by, now: new Date() });
  const body = eventOf('lead.stop', id);
  expect((await send(body)).answer).toMatchObject({ changed: true });
  const cookie = await desk.signIn();
  const detail = (await (await desk.call(`/api/leads/${theirs}`, { cookie })).json()) as LeadDetail;
  expect(detail).toMatchObject({ noCalls: null, callEntries: [] });
  const [same] = [await storedWithPhone('303-499-7121')];
  expect((await (await desk.call(`/api/leads/${same}`, { cookie })).json()) as LeadDetail).toMatchObject({ noCalls: { by: 'crm' } });
});

describe.each([
  ['behind', -240_000],
  ['ahead', 240_000],
])('with a clock of the CRM that is 4 minutes %s', (_how, ahead) => {
  const MINUTE = 60_000;
  const start = Date.now();
  /** An event of so many minutes after the start, by the CRM's clock. */
  const sent = (type: string, id: string, minutes: number) =>
    send(eventOf(type, id, {}, new Date(start + minutes * MINUTE + ahead).toISOString()), undefined, new Date(Date.now() + ahead));

  it('counts a wish for no calls by whether it came before or after staff allowed calls again', async () => {
    const id = await storedWithPhone(ahead < 0 ? '303-499-7114' : '303-499-7115');
    await desk.leads.any.updateOne({ _id: id }, { $set: { createdAt: new Date(start - 60 * MINUTE) } });
    await sent('lead.stop', id, -10);
    const cookie = await desk.signIn();
    const { noCalls } = (await (await desk.call(`/api/leads/${id}`, { cookie })).json()) as LeadDetail;
    const on = officeDay(new Date(start));
    const body = { way: 'phone', on, seenAt: noCalls?.at };
    expect((await desk.call(`/api/leads/${id}/calls-allowed`, { method: 'POST', body, cookie })).status).toBe(200);
    expect((await sent('lead.stop', id, -1)).answer).toMatchObject({ doNotCall: false, changed: false });
    expect((await sent('lead.stop', id, 1)).answer).toMatchObject({ doNotCall: true, changed: true });
  });

  it('counts an event from before staff opened the request again as old', async () => {
    const id = await stored();
    await sent('lead.closed', id, -1);
    const cookie = await desk.signIn();
    await desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body: { to: 'reopened', seq: 3 }, cookie });
    expect((await sent('lead.closed', id, -1)).answer).toMatchObject({ status: 'reopened', changed: false });
    expect((await sent('lead.closed', id, 1)).answer).toMatchObject({ status: 'closed', changed: true });
  });
});

describe('a repeated id', () => {
  it('gets the first answer, also after staff changed the request', async () => {
    const id = await stored();
    const body = eventOf('lead.called', id);
    const first = await send(body, `event-${id}`);
    const cookie = await desk.signIn();
    await desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body: { to: 'closed', seq: 2 }, cookie });
    expect(await send(body, `event-${id}`)).toEqual(first);
    expect((await storedLead(id)).seq).toBe(3);
  });

  it('that comes five times at once changes the request once', async () => {
    const id = await storedWithPhone('303-499-7113');
    const body = eventOf('lead.stop', id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, `event-${id}`)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await audited()).map(({ action }) => action)).toEqual(['no_calls']);
  });
});

describe('a call that is refused', () => {
  it.each([
    ['no signature', () => ({})],
    ['another secret', (body: string) => signed(body, randomUUID(), new Date(), `whsec_${Buffer.alloc(32, 'x').toString('base64')}`)],
    ['an old time', (body: string) => signed(body, randomUUID(), new Date(Date.now() - 301_000))],
  ])('has %s: 401 with the same words, whether the request exists or not', async (_what, headersOf) => {
    const id = await stored();
    const answers = [id, randomUUID()].map(async (one) => {
      const body = eventOf('lead.called', one);
      const answer = await post(body, headersOf(body));
      const { requestId: _, ...said } = (await answer.json()) as Change;
      return { status: answer.status, said };
    });
    const [known, unknown] = await Promise.all(answers);
    expect(known).toEqual({
      status: 401,
      said: { code: 'signature_refused', message: 'The signature is missing, too old, or wrong.' },
    });
    expect(unknown).toEqual(known);
    expect((await storedLead(id)).seq).toBe(0);
    expect(await audited()).toEqual([]);
  });

  it('names an unknown request: 404, and the same id may come again', async () => {
    const [unknown, known] = [eventOf('lead.called', randomUUID()), eventOf('lead.called', await stored())];
    expect((await send(unknown, 'event-of-later')).status).toBe(404);
    expect((await send(eventOf('lead.called', '0000-0000'))).status).toBe(404);
    expect((await send(known, 'event-of-later')).status).toBe(200);
  });

  it('names a reference number that two requests share: 404, while their ids still work', async () => {
    const id = await stored();
    const other = `${id.slice(0, 8)}${randomUUID().slice(8)}`;
    await desk.leads.any.collection.insertOne({ ...(await storedLead(id)), _id: other } as never);
    expect((await send(eventOf('lead.called', leadReference(id)))).status).toBe(404);
    expect((await send(eventOf('lead.called', id.toUpperCase()))).answer).toMatchObject({ id, changed: true });
  });

  it.each([{ type: 'lead.created' }, { data: { id: 'no id' } }, { timestamp: 'today' }])(
    'is none of the events: 400 for %j',
    async (change) => {
      const body = JSON.stringify({ ...JSON.parse(eventOf('lead.called', randomUUID())), ...change });
      expect((await send(body)).status).toBe(400);
    },
  );
});

it('runs the example of the documentation', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/operations/crm.md'), 'utf8');
  const [, script = ''] = /```bash\n(.*?)```/s.exec(text) ?? [];
  const id = await stored();
  const env = { PATH: process.env.PATH, SITE: desk.origin, REQUEST: id, CRM_EVENTS_SECRET: crmSecret };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env });
  expect(JSON.parse(stdout)).toEqual({ id, status: 'contacted', doNotCall: false, changed: true });
});
