import { randomUUID } from 'node:crypto';
import { firstEffects } from '@annuity-lantern/contracts/effects';
import { LeadDetail, type ParkedEffect } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { claimEffects, failEffect, finishEffects, insertLead, type NewLead, newHolds } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type DeskUnderTest, startDesk, storeReviews } from './desk-under-test.ts';

const received = new Date('2026-03-02T15:00:00.000Z');
const later = new Date('2026-03-02T15:00:04.000Z');
const consent = {
  textVersion: '2026-01-01',
  network: 'Example Network',
  channels: { automatedCalls: false, texts: true, email: false },
  analytics: true,
};
let desk: DeskUnderTest;
let cookie: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-detail');
  cookie = await desk.signIn();
});

afterAll(async () => {
  await desk.stop();
});

async function read(id: string): Promise<LeadDetail> {
  const answer = await desk.call(`/api/leads/${id}`, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as LeadDetail;
}

async function storeConsultation(more: Partial<Pick<NewLead<'consultation'>, 'keyConflict' | 'attachments'>> = {}): Promise<string> {
  const id = randomUUID();
  await insertLead(desk.leads, {
    kind: 'consultation',
    id,
    bodyHmac: 'an-hmac-of-the-body',
    createdAt: received,
    answers: sampleConsultation,
    contact: { email: 'unknown', phone: 'good' },
    consent,
    reception: { address: '203.0.113.9', userAgent: 'A browser/1.0', page: '/consultation' },
    ...more,
  });
  return id;
}

async function claim(id: string, effect: 'verify' | 'persist' | 'staffMail' | 'visitorMail' | 'analytics', at = later) {
  const [claimed] = (await claimEffects(desk.leads, newHolds(id, [effect]), at)).claims;
  if (!claimed) throw new Error(`${effect} could not be claimed`);
  return claimed;
}

describe('a lead in full', () => {
  test('shows what the visitor sent and what is still to happen, and nothing else of its document', async () => {
    const id = await storeConsultation();
    const waiting = { state: 'waiting', attempts: 0 };
    const dueAfter = (hours: number) => ({
      state: 'due',
      attempts: 0,
      nextAt: new Date(received.getTime() + hours * 3_600_000).toISOString(),
    });
    const due = dueAfter(0);
    const detail = await read(id);
    expect(Object.keys(detail.effects)).toEqual(firstEffects);
    expect(detail).toEqual({
      id,
      kind: 'consultation',
      noCalls: null,
      noEmail: null,
      badAddress: null,
      askFirst: false,
      callEntries: [],
      status: 'pending',
      seq: 0,
      createdAt: received.toISOString(),
      ...sampleConsultation,
      consent,
      page: '/consultation',
      contact: { email: 'unknown', phone: 'good' },
      history: [{ at: received.toISOString(), seq: 0, what: 'received', by: 'visitor' }],
      effects: {
        ...detail.effects,
        verify: due,
        recheck: waiting,
        persist: due,
        analytics: due,
        staffMail: due,
        visitorMail: waiting,
        ownerMail: waiting,
        consentRecord: due,
        spreadRevocation: waiting,
        webhook: due,
        slaWarning: dueAfter(20),
        slaBreach: dueAfter(24),
      },
    });
  });

  test('shows tools that the visitor sent along, even removed ones, which the lists leave out', async () => {
    const attachments = [{ kind: 'payout-calculator' as const, version: 1, inputs: { amount: '$251,937' } }];
    const id = await storeConsultation({ attachments });
    expect((await read(id)).attachments).toEqual(attachments);
    const ofAnEarlierVersion = [{ kind: 'bond-ladder', version: 3, inputs: { rungs: '5' } }];
    await desk.leads.any.collection.updateOne({ _id: id as never }, { $set: { attachments: ofAnEarlierVersion } });
    expect((await read(id)).attachments).toEqual(ofAnEarlierVersion);
    const list = await (await desk.call('/api/consultation-requests', { cookie })).text();
    expect(list).toContain(id);
    expect(list).not.toMatch(/attachments|rungs/);
  });

  test('names the request that used its key first', async () => {
    const keyConflict = randomUUID();
    expect((await read(await storeConsultation({ keyConflict }))).keyConflict).toBe(keyConflict);
    expect(await read(await storeConsultation())).not.toHaveProperty('keyConflict');
  });

  test("shows each effect's state: done, released, held, parked, claimed", async () => {
    const id = await storeConsultation();
    const { leads } = desk;
    await finishEffects(
      leads,
      [{ claim: await claim(id, 'verify'), result: { state: 'done', contact: { email: 'good', phone: 'good' } } }],
      later,
    );
    await finishEffects(
      leads,
      [{ claim: await claim(id, 'persist'), result: { state: 'done', completion: { emailNormalised: 'ada@example.org' } } }],
      later,
    );
    const back = { errorClass: 'smtp_busy', code: '450', permanent: false, ambiguous: false } as const;
    await failEffect(leads, await claim(id, 'staffMail'), back, later);
    const unclear = { errorClass: 'smtp_timed_out', permanent: false, ambiguous: true } as const;
    await failEffect(leads, await claim(id, 'visitorMail'), unclear, later);
    const { token } = await claim(id, 'analytics');

    const answer = await desk.call(`/api/leads/${id}`, { cookie });
    const text = await answer.text();
    const { effects, history, seq, contact } = LeadDetail.parse(JSON.parse(text));
    expect(effects).toEqual({
      ...effects,
      verify: { state: 'done', attempts: 1, doneAt: later.toISOString() },
      persist: { state: 'done', attempts: 1, doneAt: later.toISOString() },
      staffMail: {
        state: 'due',
        attempts: 1,
        nextAt: expect.any(String),
        lastError: 'smtp_busy',
        lastAttempts: [{ error: 'smtp_busy', code: '450', at: later.toISOString() }],
      },
      visitorMail: {
        state: 'unconfirmed',
        attempts: 1,
        lastError: 'smtp_timed_out',
        lastAttempts: [{ error: 'smtp_timed_out', at: later.toISOString() }],
      },
      webhook: { state: 'due', attempts: 0, nextAt: received.toISOString() },
      analytics: { state: 'sending', attempts: 1 },
      recheck: { state: 'skipped', attempts: 0 },
      slaWarning: { state: 'due', attempts: 0, nextAt: expect.any(String) },
      slaBreach: { state: 'due', attempts: 0, nextAt: expect.any(String) },
      ownerMail: { state: 'waiting', attempts: 0 },
      consentRecord: { state: 'due', attempts: 0, nextAt: received.toISOString() },
      spreadRevocation: { state: 'waiting', attempts: 0 },
    });
    expect(Date.parse(effects.staffMail?.nextAt ?? '')).toBeGreaterThan(later.getTime());
    expect(contact).toEqual({ email: 'good', phone: 'good' });
    expect(seq).toBe(1);
    expect(history.map(({ what, by, at }) => [what, by, at])).toEqual([
      ['received', 'visitor', received.toISOString()],
      ['completed', 'system', later.toISOString()],
    ]);
    for (const secret of [token, 'an-hmac-of-the-body', '203.0.113.9', 'A browser/1.0']) expect(text).not.toContain(secret);
  });

  test('shows the answers of a review, by its id in either case', async () => {
    const [bare = '', full = ''] = await storeReviews(desk.leads, 2);
    expect(await read(full.toUpperCase())).toMatchObject({ id: full, kind: 'annuity-review', insuranceCompany: 'Lakeshore Life' });
    const detail = await read(bare);
    for (const name of ['insuranceCompany', 'concerns', 'age', 'consent', 'page']) expect(detail).not.toHaveProperty(name);
  });

  test('shows what an old lead has, if some effects and fields did not exist yet', async () => {
    const id = await storeConsultation();
    await desk.store.connection.collection<{ _id: string }>('leads').updateOne(
      { _id: id },
      {
        $unset: {
          contact: 1,
          verifiedOnReceipt: 1,
          'reception.page': 1,
          'effects.verify': 1,
          'effects.recheck': 1,
          'effects.slaWarning': 1,
          'effects.slaBreach': 1,
          'effects.visitorMail': 1,
          'effects.ownerMail': 1,
          'effects.consentRecord': 1,
          'effects.spreadRevocation': 1,
          'effects.webhook': 1,
          'effects.analytics': 1,
        },
      },
    );
    const detail = await read(id);
    expect(Object.keys(detail.effects)).toEqual(['persist', 'staffMail']);
    expect(detail).not.toHaveProperty('contact');
    expect(detail).not.toHaveProperty('page');
  });

  test('leaves out an effect of a later version, in detail and list', async () => {
    const id = await storeConsultation();
    const before = await read(id);
    await desk.leads.any.collection.updateOne(
      { _id: id as never },
      { $set: { 'effects.ofLaterVersion': { state: 'parked', attempts: 3, parkedAt: later, lastErrorClass: 'text_refused' } } },
    );
    expect(await read(id)).toEqual(before);
    expect(await (await desk.call('/api/consultation-requests', { cookie })).text()).toContain(id);
    const parked = await desk.call('/api/pipeline/parked', { cookie });
    expect(parked.status).toBe(200);
    expect(((await parked.json()) as ParkedEffect[]).map(({ leadId }) => leadId)).not.toContain(id);
  });
});

test('reads a request of another version with its answers, even unknown ones, in list and detail', async () => {
  const id = await storeConsultation();
  const otherAnswers = { language: 'es', household: { adults: 2 } };
  const byId = { _id: id as never };
  await desk.leads.any.collection.updateOne(byId, { $unset: { assets: 1, primaryConcern: 1 }, $set: { otherAnswers, age: '65 to 70' } });
  const detail = await read(id);
  expect(detail).toMatchObject({ firstName: 'Ada', age: '65 to 70', otherAnswers });
  for (const name of ['assets', 'primaryConcern']) expect(detail).not.toHaveProperty(name);
  const list: { id: string }[] = await (await desk.call('/api/consultation-requests', { cookie })).json();
  expect(list.find((row) => row.id === id)).toMatchObject({ firstName: 'Ada', age: '65 to 70', primaryConcern: '' });
});

describe('a lead is not shown', () => {
  test('to anyone who is not signed in, whether it exists or not', async () => {
    const id = await storeConsultation();
    for (const asked of [id, randomUUID(), 'nonsense']) {
      const answer = await desk.call(`/api/leads/${asked}`);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'not_signed_in' });
    }
  });

  test('if no lead has this id', async () => {
    const answer = await desk.call(`/api/leads/${randomUUID()}`, { cookie });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  test.each(['nonsense', '%7B%22$ne%22:null%7D', '00000000-0000-4000-8000-00000000000'])('for the id %s', async (id) => {
    const answer = await desk.call(`/api/leads/${id}`, { cookie });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'id' }] });
  });

  test('to browsers that would cache it', async () => {
    const id = await storeConsultation();
    expect((await desk.call(`/api/leads/${id}`, { cookie })).headers.get('cache-control')).toBe('no-store');
  });
});
