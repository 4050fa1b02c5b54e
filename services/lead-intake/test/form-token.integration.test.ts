import { FORM_TOKEN_HEADER, getFormToken, LeadAccepted } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFormTokens } from '../src/form-token/create-form-tokens.ts';
import { answers, reviewAnswers } from './support/answers.ts';
import { type IntakeUnderTest, startIntake, withKey } from './support/start-intake.ts';

const HOUR = 60 * 60 * 1000;

let intake: IntakeUnderTest;
beforeAll(async () => {
  intake = await startIntake();
});
beforeEach(() => intake.leads.any.deleteMany({}));
afterAll(() => intake.stop());

const fetchToken = () => fetch(intake.origin + getFormToken.path);
const withToken = (token: string) => ({ [FORM_TOKEN_HEADER]: token });
const signedBy = (key: string) => createFormTokens([key], () => new Date(Date.now() - HOUR)).issue();

/** A token as from a form that has been open this many milliseconds. */
async function tokenOfAge(age: number): Promise<Record<string, string>> {
  const { token } = getFormToken.response?.parse(await (await fetchToken()).json()) ?? { token: '' };
  intake.wait(age);
  return withToken(token);
}

describe('a form token', () => {
  it('differs for each page, and is never cached', async () => {
    const [one, other] = await Promise.all([fetchToken(), fetchToken()]);
    expect([one.status, one.headers.get('cache-control'), one.headers.get('etag')]).toEqual([200, 'no-store', null]);
    expect(await one.json()).not.toEqual(await other.json());
  });

  it('is accepted by both forms after 2 s, and a second time as well', async () => {
    const token = await tokenOfAge(2000);
    expect((await intake.post(answers, { ...token, ...withKey() })).status).toBe(201);
    expect((await intake.postReview(reviewAnswers, { ...token, ...withKey() })).status).toBe(201);
    expect(await intake.leads.any.countDocuments()).toBe(2);
  });

  it('may be missing', async () => {
    expect((await intake.post(answers)).status).toBe(201);
  });

  it('replaces the idempotency key: posts with one token make one lead', async () => {
    const token = await tokenOfAge(2000);
    const posted = await Promise.all([intake.post(answers, token), intake.post(answers, token), intake.post(answers, token)]);
    expect(new Set(posted.map(({ status, body }) => `${status} ${LeadAccepted.parse(body).id}`)).size).toBe(1);
    expect(await intake.leads.any.countDocuments()).toBe(1);
    const other = await intake.post({ ...answers, firstName: 'Grace' }, token);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('never equals a key that a client sends in the header', async () => {
    const token = await tokenOfAge(2000);
    const nonce = token[FORM_TOKEN_HEADER]?.split('.')[1] ?? '';
    const first = LeadAccepted.parse((await intake.post(answers, token)).body);
    const other = LeadAccepted.parse((await intake.post(answers, withKey(nonce))).body);
    expect(other.id).not.toBe(first.id);
    expect((await intake.post(answers, withKey(`form-token:${nonce}`))).status).toBe(400);
  });

  it.each<[string, () => Promise<Record<string, string>> | Record<string, string>]>([
    ['younger than 2 s', () => tokenOfAge(1000)],
    ['older than 12 h', () => tokenOfAge(12 * HOUR + 1)],
    [
      'from the future',
      async () => {
        const token = await tokenOfAge(0);
        intake.wait(-HOUR);
        return token;
      },
    ],
    ['of another key', () => withToken(signedBy('o'.repeat(32)))],
    ['of another shape', () => withToken('garbage')],
    ['empty', () => withToken('')],
    ['very long', () => withToken('a'.repeat(8000))],
    ['given twice', async () => withToken(`${signedBy('f'.repeat(32))}, ${signedBy('f'.repeat(32))}`)],
  ])('that is %s is refused, and nothing is stored', async (_name, headers) => {
    const given = await headers();
    for (const post of [intake.post(answers, { ...given, ...withKey() }), intake.postReview(reviewAnswers, given)]) {
      expect(await post).toMatchObject({ status: 403, body: { code: 'form_token_invalid', message: messages.server.formTokenInvalid } });
    }
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });

  it('is checked after the honeypot, and before the answers', async () => {
    const bad = withToken('garbage');
    expect(await intake.post({ ...answers, website: 'https://buy.example' }, bad)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'website', code: 'leave_empty' }] },
    });
    expect((await intake.post({ ...answers, email: 'ada@' }, bad)).status).toBe(403);
  });
});
