import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { createAnnuityReviewRequest, createConsultationRequest, LeadAccepted, WireError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { type Leads, openLeads, type RecordOf } from '@annuity-lantern/lead-store';
import { type ListeningServer, listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createIntakeApp } from '../src/intake-app.ts';

const answers = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: '(312) 555-0142',
  age: '60-69',
  assets: '250k-500k',
  state: 'IL',
  primaryConcern: 'Will my income last as long as I do?',
};

const contact = { firstName: 'Grace', lastName: 'Lindqvist', email: 'grace@example.org', phone: '(612) 555-0143' };
const reviewAnswers = {
  ...contact,
  age: '70+',
  state: 'MN',
  insuranceCompany: 'Lakeshore Life',
  approximateValue: '$200,000',
  concerns: 'What does it cost me?',
};

let store: Store;
let leads: Leads;
let server: ListeningServer;
let dispatched: string[] = [];

const producer: JobProducer = {
  enqueue: async (effects) => {
    dispatched.push(...new Set(effects.map(({ leadId }) => leadId)));
    throw new Error('Redis is not connected');
  },
  ready: async () => false,
  stop: async () => {},
};

beforeAll(async () => {
  const url = new URL(inject('mongodbUrl'));
  store = connectStore({ mongodbUrl: `mongodb://${url.host}/intake-${randomUUID().slice(0, 8)}?directConnection=true` });
  leads = openLeads(store);
  await store.connected;
  const log = createLog('lead-intake', 'silent');
  const ready = async () => ({ mongodb: await store.ready(), redis: false });
  server = await listen(createIntakeApp({ leads, producer, log, idKey: 'k'.repeat(32), now: () => new Date(), ready }), '127.0.0.1', 0);
});

beforeEach(async () => {
  dispatched = [];
  await leads.any.deleteMany({});
});

afterAll(async () => {
  await server.stop();
  await store.connection.dropDatabase();
  await store.close();
});

async function post(
  body: unknown,
  headers: Record<string, string> = {},
  path: string = createConsultationRequest.path,
): Promise<{ status: number; body: unknown }> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? (body as string) : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const postReview = (body: unknown, headers: Record<string, string> = {}) => post(body, headers, createAnnuityReviewRequest.path);
const withKey = (key: string) => ({ 'idempotency-key': key });

describe('an annuity review request is accepted', () => {
  it('with one document of its kind, the same outbox, and a dispatch after the answer', async () => {
    const posted = await postReview({ ...reviewAnswers, page: '/annuity-review', website: '' });
    expect(posted.status).toBe(201);
    const { id, createdAt } = LeadAccepted.parse(posted.body);
    expect(await leads.any.findById(id).lean()).toEqual({
      ...reviewAnswers,
      _id: id,
      kind: 'annuity-review',
      status: 'pending',
      seq: 0,
      createdAt: new Date(createdAt),
      bodyHmac: expect.stringMatching(/^[\w-]{43}$/),
      consent: null,
      reception: { userAgent: expect.any(String), page: '/annuity-review' },
      history: [{ at: new Date(createdAt), seq: 0, what: 'received', by: 'visitor' }],
      effects: { persist: { state: 'due', attempts: 0, nextAt: new Date(createdAt) }, staffMail: { state: 'waiting', attempts: 0 } },
    });
    await expect.poll(() => dispatched).toEqual([id]);
  });

  it('with the contact alone; a field that the form left blank is as one that was not sent', async () => {
    const key = withKey(randomUUID());
    const posted = await postReview(contact, key);
    expect(posted.status).toBe(201);
    expect(await postReview({ ...contact, insuranceCompany: '', approximateValue: ' ', concerns: '' }, key)).toEqual(posted);
    const stored = await leads.any.findById((posted.body as LeadAccepted).id).lean();
    for (const field of ['age', 'state', 'insuranceCompany', 'approximateValue', 'concerns']) expect(stored).not.toHaveProperty(field);
  });

  it('once for 20 equal posts of one key', async () => {
    const key = withKey(randomUUID());
    const posted = await Promise.all(Array.from({ length: 20 }, () => postReview(reviewAnswers, key)));
    expect(new Set(posted.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(posted[0]?.status).toBe(201);
    expect(await leads.any.countDocuments()).toBe(1);
    expect(dispatched).toHaveLength(1);
  });

  it('but not with a filled honeypot', async () => {
    const posted = await postReview({ ...reviewAnswers, website: 'https://buy.example' });
    expect(posted.status).toBe(400);
    expect(posted.body).toMatchObject({ errors: [{ field: 'website', code: 'leave_empty' }] });
    expect(await leads.any.countDocuments()).toBe(0);
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
    expect(await leads.any.countDocuments()).toBe(0);
  });

  it('says every field that is missing: those of the contact alone', async () => {
    const { body } = await postReview({});
    expect(WireError.parse(body).errors?.map(({ field }) => field)).toEqual(Object.keys(contact));
  });
});

describe('a request is accepted', () => {
  it('with one document that holds the lead, its consent, its reception and its outbox', async () => {
    const consent = { textVersion: '2026-01-15', channels: { automatedCalls: false, texts: true, email: false } };
    const sent = { ...answers, firstName: '  Ada ', consent, page: '/consultation' };
    const posted = await post(sent, { 'x-client-address': '203.0.113.7', 'user-agent': 'a browser' });
    expect(posted.status).toBe(201);
    const { id, createdAt } = LeadAccepted.parse(posted.body);
    const stored = await leads.any.findById(id).lean<RecordOf<'consultation'>>();
    expect(stored).toEqual({
      ...answers,
      _id: id,
      kind: 'consultation',
      status: 'pending',
      seq: 0,
      createdAt: new Date(createdAt),
      bodyHmac: expect.stringMatching(/^[\w-]{43}$/),
      consent,
      reception: { address: '203.0.113.7', userAgent: 'a browser', page: '/consultation' },
      history: [{ at: new Date(createdAt), seq: 0, what: 'received', by: 'visitor' }],
      effects: { persist: { state: 'due', attempts: 0, nextAt: new Date(createdAt) }, staffMail: { state: 'waiting', attempts: 0 } },
    });
  });

  it('whatever becomes of the dispatch, which is tried once, after the answer', async () => {
    const posted = await post(answers);
    expect(posted.status).toBe(201);
    await expect.poll(() => dispatched).toEqual([(posted.body as LeadAccepted).id]);
  });

  it('without consent when there is none', async () => {
    const { body } = await post(answers);
    expect(await leads.any.findById((body as LeadAccepted).id).lean()).toMatchObject({ consent: null });
  });

  it('while Redis is away the service is ready and says what is missing', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ready: true, dependencies: { mongodb: true, redis: false } });
  });
});

describe('one key makes one lead', () => {
  it('in 50 equal posts at once: one lead, equal answers, one dispatch', async () => {
    const key = randomUUID();
    const posted = await Promise.all(Array.from({ length: 50 }, () => post(answers, withKey(key))));
    expect(posted.map(({ status }) => status)).toEqual(posted.map(() => 201));
    expect(new Set(posted.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await leads.any.countDocuments()).toBe(1);
    expect(dispatched).toHaveLength(1);
  });

  it('later, with the keys of the body in another order: the first answer again', async () => {
    const key = randomUUID();
    const first = await post(answers, withKey(key));
    const again = await post(Object.fromEntries(Object.entries(answers).reverse()), withKey(key));
    expect(again).toEqual(first);
  });

  it('with another body: 422, and the first lead stays as it is', async () => {
    const key = randomUUID();
    await post(answers, withKey(key));
    const other = await post({ ...answers, firstName: 'Grace' }, withKey(key));
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused', message: messages.server.keyReused });
    expect(await leads.any.find().lean()).toMatchObject([{ firstName: 'Ada' }]);
  });

  it.each([
    ['consultation', post, answers, postReview, reviewAnswers],
    ['annuity review', postReview, reviewAnswers, post, answers],
  ])('with the other form after the %s: 422, and the first lead stays', async (_name, postFirst, firstAnswers, postOther, otherAnswers) => {
    const key = withKey(randomUUID());
    const first = await postFirst(firstAnswers, key);
    expect(first.status).toBe(201);
    const other = await postOther(otherAnswers, key);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await postFirst(firstAnswers, key)).toEqual(first);
    expect(await leads.any.countDocuments()).toBe(1);
  });

  it('without a key each post is a lead', async () => {
    await Promise.all([post(answers), post(answers)]);
    expect(await leads.any.countDocuments()).toBe(2);
  });

  it('of a shape that is not ours: 400', async () => {
    const posted = await post(answers, withKey('short'));
    expect(posted.status).toBe(400);
    expect(posted.body).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] });
  });
});

describe('a filled honeypot', () => {
  it('is refused by its field, never answered 201, and nothing is stored or dispatched', async () => {
    const posted = await post({ ...answers, website: 'https://buy.example' });
    expect(posted.status).toBe(400);
    expect(posted.body).toMatchObject({ errors: [{ field: 'website', code: 'leave_empty' }] });
    expect(await leads.any.countDocuments()).toBe(0);
    expect(dispatched).toEqual([]);
  });

  it('left empty, as browsers send it, is a lead', async () => {
    expect((await post({ ...answers, website: '' })).status).toBe(201);
    expect(await leads.any.countDocuments()).toBe(1);
  });
});

describe('a hostile or broken body is refused by field and never with 5xx', () => {
  const long = 'x'.repeat(4001);
  it.each<[string, unknown, string]>([
    ['an operator in place of a text', { ...answers, email: { $gt: '' } }, 'email'],
    ['a list in place of a text', { ...answers, firstName: ['Ada'] }, 'firstName'],
    ['a number in place of a text', { ...answers, phone: 3125550142 }, 'phone'],
    ['an unknown key', { ...answers, status: 'closed' }, 'status'],
    ['an unknown key of the store', { ...answers, $where: 'sleep(1000)' }, '$where'],
    [
      'an unknown key inside consent',
      { ...answers, consent: { textVersion: '2026-01-15', channels: { automatedCalls: true, texts: true, email: true, fax: true } } },
      'consent.channels.fax',
    ],
    ['a text that is too long', { ...answers, primaryConcern: long }, 'primaryConcern'],
    ['a text of blanks', { ...answers, lastName: '   ' }, 'lastName'],
    ['a state that does not exist', { ...answers, state: 'ZZ' }, 'state'],
    ['a number nobody can dial', { ...answers, phone: '123' }, 'phone'],
    ['an address without a host', { ...answers, email: 'ada@' }, 'email'],
    ['two addresses in one', { ...answers, email: 'a@example.org, b@example.org' }, 'email'],
    ['a line break in an address', { ...answers, email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    ['a page of another site', { ...answers, page: 'https://evil.example/' }, 'page'],
    ['no object', [], 'body'],
    ['null', null, 'body'],
  ])('%s', async (_name, body, field) => {
    const posted = await post(body);
    expect(posted.status).toBe(400);
    const { code, errors } = WireError.parse(posted.body);
    expect(code).toBe('invalid_input');
    expect(errors?.map((error) => error.field)).toContain(field);
    expect(await leads.any.countDocuments()).toBe(0);
  });

  it('a prototype in the body does not reach ours', async () => {
    await post(`{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(answers).slice(1)}`);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('says every field that is missing, in the words of the form', async () => {
    const { body } = await post({});
    const words = WireError.parse(body).errors?.map(({ field, message }) => [field, message]);
    expect(words).toEqual(Object.keys(answers).map((field) => [field, messages.field[field as keyof typeof answers].required]));
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ['not JSON', '{"firstName":', {}, 400],
    ['empty', '', {}, 400],
    ['not UTF-8', Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), {}, 400],
    ['nested very deeply', `${'['.repeat(8000)}${']'.repeat(8000)}`, {}, 400],
    ['sent as a form', 'firstName=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['sent as text', JSON.stringify(answers), { 'content-type': 'text/plain' }, 415],
    ['compressed', JSON.stringify(answers), { 'content-encoding': 'gzip' }, 415],
    ['over 16 KB', JSON.stringify({ ...answers, primaryConcern: 'x'.repeat(17_000) }), {}, 413],
    ['from a page of another site', JSON.stringify(answers), { origin: 'https://evil.example' }, 403],
    ['from no page at all', JSON.stringify(answers), { origin: 'null' }, 403],
    ["cross-site by the browser's word", JSON.stringify(answers), { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_name, body, headers, status) => {
    const posted = await post(body, headers);
    expect(posted.status).toBe(status);
    expect(WireError.parse(posted.body).message).not.toBe(messages.server.internal);
    expect(await leads.any.countDocuments()).toBe(0);
  });

  it('over 16 KB in pieces, with no length given', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request({
        port: server.port,
        method: 'POST',
        path: createConsultationRequest.path,
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      call.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
      for (let piece = 0; piece < 40; piece += 1) call.write('x'.repeat(1000));
      call.end();
    });
    expect(status).toBe(413);
  });

  it('any text a person may type is stored as it is', async () => {
    const odd = {
      ...answers,
      firstName: 'Zoë $set',
      lastName: "O'Brien-\u202E\u{1F3E0}",
      primaryConcern: '<script>alert(1)</script>\n{"$gt":""}',
    };
    const { status, body } = await post(odd);
    expect(status).toBe(201);
    expect(await leads.any.findById((body as LeadAccepted).id).lean()).toMatchObject(odd);
  });
});
