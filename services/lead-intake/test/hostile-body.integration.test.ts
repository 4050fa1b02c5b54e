import { request } from 'node:http';
import { consultationFields, createConsultationRequest, type LeadAccepted, rowOf, WireError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers } from './support/answers.ts';
import { type IntakeUnderTest, startIntake } from './support/start-intake.ts';

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

describe('a filled honeypot', () => {
  it('is refused by its field, never answered 201, and nothing is stored or dispatched', async () => {
    const posted = await post({ ...answers, website: 'https://buy.example' });
    expect(posted.status).toBe(400);
    expect(posted.body).toMatchObject({ errors: [{ field: 'website', code: 'leave_empty' }] });
    expect(await intake.leads.any.countDocuments()).toBe(0);
    expect(intake.dispatched).toEqual([]);
  });

  it('left empty, as browsers send it, is a lead', async () => {
    expect((await post({ ...answers, website: '' })).status).toBe(201);
    expect(await intake.leads.any.countDocuments()).toBe(1);
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
    ['a name of hidden characters', { ...answers, firstName: '\u200b\u202e\u00ad' }, 'firstName'],
    ['an address in which nobody has a mailbox', { ...answers, email: 'a..b@example.org' }, 'email'],
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
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });

  it('cannot change our prototypes with a prototype in the body', async () => {
    await post(`{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(answers).slice(1)}`);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('names every missing field, in the words of the form', async () => {
    const { body } = await post({});
    const words = WireError.parse(body).errors?.map(({ field, message }) => [field, message]);
    const required = consultationFields.filter((name) => rowOf(name).on.consultation === 'required');
    expect(words).toEqual(required.map((name) => [name, rowOf(name).errors.required]));
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
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });

  it('over 16 KB in chunks without a length', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request({
        port: intake.port,
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

  it('stores any text that a person may type, without what is hidden in it', async () => {
    const odd = {
      ...answers,
      firstName: 'Zoë $set',
      lastName: "O'Brien-\u202E\u{1F3E0}",
      primaryConcern: '<script>alert(1)</script>\n{"$gt":""}',
    };
    const { status, body } = await post(odd);
    expect(status).toBe(201);
    const lastName = "O'Brien-\u{1F3E0}";
    expect(await intake.leads.any.findById((body as LeadAccepted).id).lean()).toMatchObject({ ...odd, lastName });
  });
});
