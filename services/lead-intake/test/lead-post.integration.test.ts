import { firstEffects } from '@annuity-lantern/contracts/effects';
import { LeadAccepted, WireError } from '@annuity-lantern/contracts/http';
import { type LeadRecord, normalizeContact, type RecordOf, signConsent } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, contact, reviewAnswers } from './support/answers.ts';
import { type IntakeUnderTest, idKey, sendAgainOn503, startIntake, withKey } from './support/start-intake.ts';

let intake: IntakeUnderTest;
beforeAll(async () => {
  intake = await startIntake();
});
beforeEach(async () => {
  intake.dispatched.length = 0;
  await intake.leads.any.deleteMany({});
});
afterAll(() => intake.stop());

const post: IntakeUnderTest['post'] = (...call) => intake.post(...call);
const postReview: IntakeUnderTest['post'] = (...call) => intake.postReview(...call);

const HOUR = 3_600_000;

/** The effects of a request without consent to being counted, each in its first state. */
const outboxAt = (nextAt: Date): Partial<LeadRecord['effects']> => ({
  verify: { state: 'due', attempts: 0, nextAt },
  recheck: { state: 'waiting', attempts: 0, after: 'verify', delay: 5 * 60_000, unlessContact: ['good', 'false'] },
  persist: { state: 'due', attempts: 0, nextAt },
  analytics: { state: 'skipped', attempts: 0 },
  staffMail: { state: 'due', attempts: 0, nextAt },
  visitorMail: { state: 'waiting', attempts: 0, after: 'verify', delay: 0, evenIfParked: true, unlessContact: ['false'] },
  ownerMail: { state: 'waiting', attempts: 0 },
  consentRecord: { state: 'due', attempts: 0, nextAt },
  spreadRevocation: { state: 'waiting', attempts: 0 },
  webhook: { state: 'due', attempts: 0, nextAt },
  slaWarning: { state: 'due', attempts: 0, nextAt: new Date(nextAt.getTime() + 20 * HOUR) },
  slaBreach: { state: 'due', attempts: 0, nextAt: new Date(nextAt.getTime() + 24 * HOUR) },
});

/** Jobs of earlier leads may still be in flight. */
const dispatched = (id: string) => intake.dispatched.filter(({ leadId }) => leadId === id);

const dispatchOf = (leadId: string) => [{ leadId, effect: 'persist', attempts: 0 }];

describe('a request is accepted', () => {
  it('with one document that holds the lead, its consent, its reception and its outbox', async () => {
    const consent = {
      textVersion: '2026-11-26',
      network: 'Example Network',
      channels: { automatedCalls: false, texts: true, email: false },
    };
    const sent = { ...answers, firstName: '  Ada ', consent, page: '/consultation' };
    const posted = await post(sent, { 'x-client-address': '203.0.113.7', 'user-agent': 'a browser' });
    expect(posted.status).toBe(201);
    const { id, createdAt } = LeadAccepted.parse(posted.body);
    const stored = await intake.leads.any.findById(id).lean<RecordOf<'consultation'>>();
    expect(stored).toEqual({
      ...answers,
      _id: id,
      kind: 'consultation',
      status: 'pending',
      seq: 0,
      createdAt: new Date(createdAt),
      bodyHmac: expect.stringMatching(/^[\w-]{43}$/),
      consentSignature: { at: expect.any(String), hmac: expect.stringMatching(/^[\w-]{43}$/) },
      consent,
      reception: { address: '203.0.113.7', userAgent: 'a browser', page: '/consultation', requestId: expect.any(String) },
      history: [{ at: new Date(createdAt), seq: 0, what: 'received', by: 'visitor' }],
      contact: { email: 'unknown', phone: 'good' },
      verifiedOnReceipt: false,
      effects: { ...stored?.effects, ...outboxAt(new Date(createdAt)) },
      ...normalizeContact(stored as LeadRecord),
    });
    expect(Object.keys(stored?.effects ?? {})).toEqual(firstEffects);
    // Of what MongoDB gives back.
    expect(stored?.consentSignature).toEqual(signConsent(idKey, { ...(stored as RecordOf<'consultation'>), id }, new Date(createdAt)));
  });

  it('with the answers as they look, and the extension of the phone', async () => {
    const pasted = {
      ...answers,
      firstName: 'A\u200bda\u00a0Mae\u202c',
      email: 'Ada Okafor <mailto:ada\u00ad@example.org>',
      phone: 'tel:+1-202-762-1401;ext=12',
      primaryConcern: 'First\u200f line\r\nsecond\u2028third',
    };
    const { status, body } = await post(pasted);
    expect(status).toBe(201);
    const stored = await intake.leads.any.findById((body as LeadAccepted).id).lean<RecordOf<'consultation'>>();
    expect(stored).toMatchObject({
      firstName: 'Ada Mae',
      email: 'ada@example.org',
      phone: '+1-202-762-1401;ext=12',
      primaryConcern: 'First line\nsecond\nthird',
      contact: { phone: 'good' },
    });
  });

  it('even if dispatch and hint fail: each is tried once, after the answer', async () => {
    const posted = await post(answers);
    expect(posted.status).toBe(201);
    const { id } = posted.body as LeadAccepted;
    await expect.poll(() => dispatched(id)).toEqual(dispatchOf(id));
    expect(intake.hints.filter((hint) => hint.id === id)).toEqual([{ id, kind: 'consultation', what: 'new' }]);
  });

  it.each([
    ['is counted with consent', undefined, true, 'due'],
    ['is not counted without', undefined, false, 'skipped'],
    ['is not counted when the browser asks for privacy', '1', true, 'skipped'],
    ['is counted with another value of that header, which means nothing', '0', true, 'due'],
  ])('and %s', async (_name, gpc, analytics, state) => {
    const headers: Record<string, string> = gpc === undefined ? {} : { 'sec-gpc': gpc };
    const channels = { automatedCalls: false, texts: false, email: false };
    const { body } = await post({ ...answers, consent: { textVersion: '2026-11-23', channels, analytics } }, headers);
    const stored = await intake.leads.any.findById((body as LeadAccepted).id).lean();
    expect(stored?.effects.analytics.state).toBe(state);
    expect(stored?.reception.globalPrivacyControl).toBe(gpc === '1' ? true : undefined);
  });

  it('with the consent as sent if its words are from before a deploy', async () => {
    const consent = { textVersion: '2026-11-23', channels: { automatedCalls: true, texts: false, email: false } };
    const { body } = await post({ ...answers, consent });
    expect(await intake.leads.any.findById((body as LeadAccepted).id).lean()).toHaveProperty('consent', consent);
  });

  it('without a consent that names other words or another network, and marks it', async () => {
    const channels = { automatedCalls: true, texts: true, email: true };
    const sent = (named: object) => post({ ...answers, consent: { ...named, channels, analytics: true } });
    const stored = async ({ status, body }: Awaited<ReturnType<typeof post>>) => {
      expect(status).toBe(201);
      return intake.leads.any.findById((body as LeadAccepted).id).lean();
    };
    const analytics = { state: 'skipped' };
    const words = await stored(await sent({ textVersion: '1999-01-01', network: 'Example Network' }));
    expect(words).toMatchObject({ consent: null, consentDoubt: 'unknown_words', effects: { analytics } });
    const network = await stored(await sent({ textVersion: '2026-11-26', network: 'Somebody Else' }));
    expect(network).toMatchObject({ consent: null, consentDoubt: 'unknown_network', effects: { analytics } });
  });

  it('without consent if there is none', async () => {
    const { body } = await post(answers);
    expect(await intake.leads.any.findById((body as LeadAccepted).id).lean()).toMatchObject({ consent: null });
  });

  it('while Redis is away: the service is ready and names what is missing', async () => {
    const response = await fetch(`http://127.0.0.1:${intake.port}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ready: true, dependencies: { mongodb: true, redis: false } });
  });
});

describe('an annuity review request is accepted', () => {
  it('with one document of its kind, the same outbox, and a dispatch after the answer', async () => {
    const posted = await postReview({ ...reviewAnswers, page: '/annuity-review', website: '' });
    expect(posted.status).toBe(201);
    const { id, createdAt } = LeadAccepted.parse(posted.body);
    const stored = await intake.leads.any.findById(id).lean<RecordOf<'annuity-review'>>();
    expect(stored).toEqual({
      ...reviewAnswers,
      _id: id,
      kind: 'annuity-review',
      status: 'pending',
      seq: 0,
      createdAt: new Date(createdAt),
      bodyHmac: expect.stringMatching(/^[\w-]{43}$/),
      consentSignature: { at: expect.any(String), hmac: expect.stringMatching(/^[\w-]{43}$/) },
      consent: null,
      reception: { userAgent: expect.any(String), page: '/annuity-review', requestId: expect.any(String) },
      history: [{ at: new Date(createdAt), seq: 0, what: 'received', by: 'visitor' }],
      contact: { email: 'unknown', phone: 'good' },
      verifiedOnReceipt: false,
      effects: { ...stored?.effects, ...outboxAt(new Date(createdAt)) },
      ...normalizeContact(stored as LeadRecord),
    });
    expect(Object.keys(stored?.effects ?? {})).toEqual(firstEffects);
    await expect.poll(() => dispatched(id)).toEqual(dispatchOf(id));
  });

  it('with the contact alone; a blank field equals a missing one', async () => {
    const key = withKey();
    const posted = await postReview(contact, key);
    expect(posted.status).toBe(201);
    expect(await postReview({ ...contact, insuranceCompany: '', approximateValue: ' ', concerns: '' }, key)).toEqual(posted);
    const stored = await intake.leads.any.findById((posted.body as LeadAccepted).id).lean();
    for (const field of ['age', 'state', 'insuranceCompany', 'approximateValue', 'concerns']) expect(stored).not.toHaveProperty(field);
  });

  it('once for 20 equal posts of one key', async () => {
    const key = withKey();
    const posted = await Promise.all(Array.from({ length: 20 }, () => sendAgainOn503(() => postReview(reviewAnswers, key))));
    expect(new Set(posted.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(posted[0]?.status).toBe(201);
    expect(await intake.leads.any.countDocuments()).toBe(1);
    const { id } = LeadAccepted.parse(posted[0]?.body);
    // Once a later lead has been dispatched, no job of this one can still be pending.
    const later = LeadAccepted.parse((await postReview(reviewAnswers)).body).id;
    await expect.poll(() => dispatched(later)).toEqual(dispatchOf(later));
    expect(dispatched(id)).toEqual(dispatchOf(id));
    expect(intake.hints.filter((hint) => hint.id === id)).toHaveLength(1);
  });

  it('but not with a filled honeypot', async () => {
    const posted = await postReview({ ...reviewAnswers, website: 'https://buy.example' });
    expect(posted.status).toBe(400);
    expect(posted.body).toMatchObject({ errors: [{ field: 'website', code: 'leave_empty' }] });
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });

  it.each<[string, unknown, string]>([
    ['the answers of the other form', { ...reviewAnswers, primaryConcern: 'x' }, 'primaryConcern'],
    ['an age that is no choice', { ...reviewAnswers, age: '12' }, 'age'],
    ['a state that does not exist', { ...reviewAnswers, state: 'ZZ' }, 'state'],
    ['an operator in place of a text', { ...reviewAnswers, concerns: { $gt: '' } }, 'concerns'],
    ['a text that is too long', { ...reviewAnswers, insuranceCompany: 'x'.repeat(121) }, 'insuranceCompany'],
    ['no phone', { ...reviewAnswers, phone: undefined }, 'phone'],
  ])('nor with %s', async (_name, body, field) => {
    const posted = await postReview(body);
    expect(posted.status).toBe(400);
    expect(WireError.parse(posted.body).errors?.map((error) => error.field)).toEqual([field]);
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });

  it('names every missing field: only those of the contact', async () => {
    const { body } = await postReview({});
    expect(WireError.parse(body).errors?.map(({ field }) => field)).toEqual(Object.keys(contact));
  });
});
