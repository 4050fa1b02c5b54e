import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LeadDetail, MailEvent } from '@annuity-lantern/contracts/http';
import { eraseLead, findLead, type StoredLead } from '@annuity-lantern/lead-store';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DeskUnderTest, mailSecret, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';
import { officeDay } from './sample-office.ts';

let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-mail-events');
});
beforeEach(async () => {
  audited = await watchAudit(desk);
});
afterAll(() => desk.stop());

/** Each has an address of its own, because a bounce holds for the address. */
async function stored(email = `${randomUUID()}@example.org`): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  await desk.leads.any.updateOne({ _id: id }, { $set: { email, emailNormalised: email } });
  return id;
}
async function storedLead(id: string): Promise<StoredLead> {
  return (await findLead(desk.leads, id)) ?? expect.fail('the lead is gone');
}
const mailOf = (id: string, mail = 'visitorMail') => `<lead/${id}/${mail}@example.com>`;

async function post(event: MailEvent, id: string, secret: string) {
  const body = JSON.stringify(event);
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const answer = await fetch(`${desk.origin}/api/mail-events`, { method: 'POST', body, headers });
  return { status: answer.status, answer: (await answer.json()) as Readonly<Record<string, unknown>> };
}
async function send(event: MailEvent, id: string = randomUUID()): Promise<unknown> {
  const { status, answer } = await post(event, id, mailSecret);
  expect(status).toBe(200);
  return answer.recorded;
}
async function detailOf(id: string): Promise<LeadDetail> {
  return (await (await desk.call(`/api/leads/${id}`, { cookie: await desk.signIn() })).json()) as LeadDetail;
}

describe('a bounce', () => {
  it('marks the address in every request that has it, with the reason, and no other', async () => {
    const email = `${randomUUID()}@example.org`;
    const [id, relative, other] = [await stored(email), await stored(email.toUpperCase()), await stored()];
    expect(await send({ type: 'bounced', messageId: mailOf(id), status: '5.1.1' })).toBe(true);
    for (const one of [id, relative])
      expect(await detailOf(one)).toMatchObject({ badAddress: { by: 'mail host', way: 'no mailbox' }, noEmail: null });
    expect((await detailOf(other)).badAddress).toBeNull();
    expect((await audited()).filter(({ by }) => by === 'mail host')).toMatchObject([
      { action: 'mail_bounced', leadId: id, details: { way: 'no mailbox' } },
    ]);
    expect(await send({ type: 'bounced', messageId: mailOf(id), status: '5.1.1' })).toBe(false);
    expect((await detailOf(id)).callEntries).toHaveLength(1);
  });

  it('changes nothing while the mail host still tries', async () => {
    const id = await stored();
    expect(await send({ type: 'bounced', messageId: mailOf(id), status: '4.2.2' })).toBe(false);
    expect((await detailOf(id)).badAddress).toBeNull();
  });

  it('ends with a corrected address, and one of the old address changes nothing then', async () => {
    const id = await stored();
    const { email: old } = await storedLead(id);
    await send({ type: 'bounced', messageId: mailOf(id), status: '5.1.1' });
    const cookie = await desk.signIn();
    const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
    await desk.call(`/api/leads/${id}/owner`, { method: 'POST', body: { to: 'margaret', seq: 0 }, cookie });
    const corrected = await desk.call(`/api/leads/${id}/contact`, { method: 'POST', body: { email, seq: 1 }, cookie });
    expect(((await corrected.json()) as LeadDetail).badAddress).toBeNull();
    // Also where it names the new address: a sender of bounces may name any.
    for (const late of [{}, { address: old }, { address: email }])
      for (const status of ['5.1.1', '5.7.1']) expect(await send({ type: 'bounced', messageId: mailOf(id), status, ...late })).toBe(false);
    expect(await send({ type: 'bounced', messageId: mailOf(id, 'changeMail/2/before'), status: '5.1.1' })).toBe(false);
    expect((await detailOf(id)).badAddress).toBeNull();
    expect(await send({ type: 'bounced', messageId: mailOf(id, 'ownerMail/2'), address: email, status: '5.1.2' })).toBe(true);
    expect((await detailOf(id)).badAddress).toMatchObject({ way: 'no mailbox' });
  });

  it('never marks an address that only the caller names', async () => {
    const [id, victim] = [await stored(), await stored()];
    const { email: address } = await storedLead(victim);
    expect(await send({ type: 'bounced', messageId: mailOf(id), status: '5.1.1', address })).toBe(false);
    for (const one of [id, victim]) expect((await detailOf(one)).badAddress).toBeNull();
  });

  it('ends when staff record that the address works, and an older bounce changes nothing then', async () => {
    const id = await stored();
    await send({ type: 'bounced', messageId: mailOf(id), status: '5.1.1' });
    const { badAddress } = await detailOf(id);
    const on = officeDay();
    const body = { way: 'phone', on, seenAt: badAddress?.at };
    const answer = await desk.call(`/api/leads/${id}/address-works`, { method: 'POST', body, cookie: await desk.signIn() });
    expect(await answer.json()).toMatchObject({ badAddress: null, callEntries: [{ what: 'mail_bounced' }, { what: 'address_works' }] });
    expect(await send({ type: 'bounced', messageId: mailOf(id), status: '5.1.1' })).toBe(false);
  });

  it.each([
    ['5.7.1', 'refused'],
    ['5.2.2', 'mailbox full'],
    [undefined, 'came back'],
  ])('with the status %s is noted on that request alone, once, and lists no address', async (status, way) => {
    const email = `${randomUUID()}@example.org`;
    const [id, relative] = [await stored(email), await stored(email)];
    const event: MailEvent = { type: 'bounced', messageId: mailOf(id), ...(status === undefined ? {} : { status }) };
    expect(await send(event, `bounce-${id}`)).toBe(true);
    expect((await detailOf(id)).history.at(-1)).toMatchObject({ what: 'note', by: 'mail host', way, seq: 0 });
    for (const one of [id, relative]) expect(await detailOf(one)).toMatchObject({ badAddress: null, callEntries: [] });
    expect((await detailOf(relative)).history.some(({ by }) => by === 'mail host')).toBe(false);
    expect((await audited()).filter(({ by }) => by === 'mail host')).toMatchObject([
      { action: 'mail_bounced', leadId: id, details: { way } },
    ]);
    // Once more, as after a crash before the answer was kept.
    await desk.store.connection.collection('signedEvents').deleteMany({});
    expect(await send(event, `bounce-${id}`)).toBe(false);
  });
});

describe('a complaint', () => {
  it('is recorded as “no email at all”', async () => {
    const id = await stored();
    expect(await send({ type: 'complained', messageId: mailOf(id) })).toBe(true);
    // A choice of the person, for the ledger.
    expect((await storedLead(id)).effects.consentRecord?.delay).toBeGreaterThan(0);
    expect(await detailOf(id)).toMatchObject({ noEmail: { by: 'mail host', way: 'complaint' }, badAddress: null });
    expect((await audited()).filter(({ by }) => by === 'mail host')).toMatchObject([
      { action: 'no_email', leadId: id, details: { way: 'complaint' } },
    ]);
  });
});

describe('a reply', () => {
  it('becomes a note without the quoted mail, and orders a mail to the owner', async () => {
    const id = await stored();
    const text = 'Please call my $daughter.\n\nOn Mon, Mar 2, 2026 at 9:00 AM Us <a@example.com> wrote:\n> Thank you';
    const references = `${mailOf(id)} <of.ours@example.net>`;
    const { email: address } = await storedLead(id);
    expect(await send({ type: 'replied', messageId: references, address, text }, `reply-${id}`)).toBe(true);
    const lead = await storedLead(id);
    expect(lead.history.at(-1)).toMatchObject({ what: 'note', by: 'visitor', way: 'email', note: 'Please call my $daughter.', seq: 0 });
    expect(lead).toMatchObject({ seq: 0, effects: { replyMail: { state: 'due' } } });
    expect((await audited()).filter(({ by }) => by === 'mail host')).toMatchObject([{ action: 'reply', leadId: id }]);
    // Once more, as after a crash before the answer was kept.
    await desk.store.connection.collection('signedEvents').deleteMany({});
    expect(await send({ type: 'replied', messageId: references, text }, `reply-${id}`)).toBe(false);
    expect((await storedLead(id)).history).toHaveLength(lead.history.length);
  });

  it('says so if it came from another address, and may be empty', async () => {
    const id = await stored();
    expect(await send({ type: 'replied', messageId: mailOf(id), address: 'son@example.net', text: '> Thank you' })).toBe(true);
    const entry = (await detailOf(id)).history.at(-1);
    expect(entry).toMatchObject({ what: 'note', by: 'visitor', way: 'other address' });
    expect(entry).not.toHaveProperty('note');
    expect(entry).not.toHaveProperty('event');
  });

  it('is not stored beyond 100 answers, so that staff can still add notes', async () => {
    const id = await stored();
    const reply = { at: new Date(), seq: 0, what: 'note', by: 'visitor', way: 'email', note: 'Away until Monday' };
    const history = Array.from({ length: 100 }, (_, place) => ({ ...reply, event: `away-${place}` }));
    await desk.leads.any.updateOne({ _id: id }, { $push: { history: { $each: history } } });
    expect(await send({ type: 'replied', messageId: mailOf(id), text: 'Once more' })).toBe(false);
    const note = { method: 'POST', body: { text: 'Called the son' }, cookie: await desk.signIn() };
    expect((await desk.call(`/api/leads/${id}/notes`, note)).status).toBe(200);
  });

  it('that comes five times at once is stored once', async () => {
    const id = await stored();
    const event = { type: 'replied', messageId: mailOf(id), text: 'Yes' } as const;
    expect(await Promise.all(Array.from({ length: 5 }, () => send(event, `five-${id}`)))).toEqual([true, true, true, true, true]);
    expect((await storedLead(id)).history.filter(({ what }) => what === 'note')).toHaveLength(1);
  });
});

describe('what is answered 200 and stored nowhere', () => {
  const events = (messageId: string): MailEvent[] => [
    { type: 'bounced', messageId },
    { type: 'complained', messageId },
    { type: 'replied', messageId, text: 'A secret of mine' },
  ];

  it('is about an unknown mail, one to staff, or one of an erased request', async () => {
    const [id, erased] = [await stored(), await stored()];
    const { email } = await storedLead(erased);
    await eraseLead(desk.leads, erased, {
      reason: 'asked',
      by: 'kim',
      now: new Date(),
      consentLedger: { record: async () => {} },
      erasures: undefined,
    });
    const before = await Promise.all([storedLead(id), storedLead(erased)]);
    for (const messageId of [mailOf(randomUUID()), mailOf(id, 'staffMail'), '<other@example.net>', mailOf(erased)])
      for (const event of events(messageId)) expect(await send(event)).toBe(false);
    expect(await Promise.all([storedLead(id), storedLead(erased)])).toEqual(before);
    expect(await audited()).toEqual([]);
    const kept = await Promise.all(['signedEvents', 'doNotCall'].map((name) => desk.store.connection.collection(name).find().toArray()));
    expect(JSON.stringify(kept)).not.toMatch(/A secret of mine/);
    expect(JSON.stringify(kept)).not.toContain(email);
  });
});

it('refuses a call that the CRM’s secret or none signed: 401', async () => {
  const event = { type: 'bounced', messageId: mailOf(await stored()) } as const;
  const other = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
  expect(await post(event, randomUUID(), other)).toMatchObject({ status: 401, answer: { code: 'signature_refused' } });
});

it.each([{ type: 'opened' }, { messageId: '' }, { status: 'gone' }])('refuses what is none of the events: 400 for %j', async (change) => {
  const event = { type: 'bounced', messageId: mailOf(randomUUID()), ...change } as MailEvent;
  expect((await post(event, randomUUID(), mailSecret)).status).toBe(400);
});

it('runs the example of the documentation', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/operations/mail-back.md'), 'utf8');
  const [, script = ''] = /```bash\n(.*?)```/s.exec(text) ?? [];
  const id = await stored();
  const env = {
    PATH: process.env.PATH,
    SITE: desk.origin,
    BOUNCED_MESSAGE_ID: mailOf(id),
    EVENT_OF_HOST: 'an event of the host for ada@example.org',
    MAIL_EVENTS_SECRET: mailSecret,
  };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env });
  expect(JSON.parse(stdout)).toEqual({ recorded: true });
  expect((await detailOf(id)).badAddress).toMatchObject({ way: 'no mailbox' });
});
