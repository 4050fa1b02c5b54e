import { randomUUID } from 'node:crypto';
import { CORRECTION_HEADER, createConsultationRequest } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { eraseLead, type StoredLead } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, reviewAnswers } from './support/answers.ts';
import { startAnswerLoser } from './support/start-answer-loser.ts';
import { type IntakeUnderTest, sendAgainOn503, startIntake, withKey } from './support/start-intake.ts';

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

describe('one key makes one lead', () => {
  it('in 50 equal posts at once: one lead, equal answers, one dispatch', async () => {
    const key = randomUUID();
    const posted = await Promise.all(Array.from({ length: 50 }, () => sendAgainOn503(() => post(answers, withKey(key)))));
    expect(posted.map(({ status }) => status)).toEqual(posted.map(() => 201));
    expect(new Set(posted.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await intake.leads.any.countDocuments()).toBe(1);
    // Once a later lead has been dispatched, no job of this one can still be pending. A job of an earlier test may be.
    await post(answers);
    const ids = (await intake.leads.any.find({}, { _id: 1 }).lean()).map(({ _id }) => _id).toSorted();
    const dispatched = () => intake.dispatched.map(({ leadId }) => leadId).filter((id) => ids.includes(id));
    await expect.poll(() => dispatched().toSorted()).toEqual(ids);
    expect(ids).toHaveLength(2);
  });

  it("later, with the body's keys in another order: the first answer again", async () => {
    const key = randomUUID();
    const first = await post(answers, withKey(key));
    const again = await post(Object.fromEntries(Object.entries(answers).reverse()), withKey(key));
    expect(again).toEqual(first);
  });

  it('with another body: 422, and the first lead stays unchanged', async () => {
    const key = randomUUID();
    await post(answers, withKey(key));
    const other = await post({ ...answers, firstName: 'Grace' }, withKey(key));
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused', message: messages.server.keyReused });
    expect(await intake.leads.any.find().lean()).toMatchObject([{ firstName: 'Ada' }]);
  });

  it('after its request was erased: 410, also with other answers, and nothing comes back', async () => {
    const key = randomUUID();
    const first = await post(answers, withKey(key));
    const id = (first.body as { readonly id: string }).id;
    await eraseLead(intake.leads, id, {
      by: 'boss',
      reason: 'asked',
      now: new Date(),
      consentLedger: { record: async () => {} },
      erasures: undefined,
    });
    const erased = { status: 410, body: { code: 'erased', message: messages.server.erased } };
    expect(await post(answers, withKey(key))).toMatchObject(erased);
    expect(await post({ ...answers, firstName: 'Grace' }, withKey(key))).toMatchObject(erased);
    expect(await intake.leads.any.find().lean()).toMatchObject([{ _id: id, status: 'erased', firstName: '', email: '' }]);
  });

  it.each([
    ['consultation', post, answers, postReview, reviewAnswers],
    ['annuity review', postReview, reviewAnswers, post, answers],
  ])('with the other form after the %s: 422, and the first lead stays', async (_name, postFirst, firstAnswers, postOther, otherAnswers) => {
    const key = withKey();
    const first = await postFirst(firstAnswers, key);
    expect(first.status).toBe(201);
    const other = await postOther(otherAnswers, key);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await postFirst(firstAnswers, key)).toEqual(first);
    expect(await intake.leads.any.countDocuments()).toBe(1);
  });

  it.each([1, 50])('if %i answers are lost on the way: every retry gets the first answer', async (count) => {
    const headers = withKey();
    const lost = await loseAnswers(count, headers);
    await expect.poll(() => intake.leads.any.countDocuments()).toBe(1);
    const [stored] = await intake.leads.any.find().lean();
    const again = await Promise.all(Array.from({ length: count }, () => sendAgainOn503(() => post(answers, headers))));

    expect(lost).toBe(count);
    const first = { status: 201, body: { id: stored?._id, status: 'pending', createdAt: stored?.createdAt.toISOString() } };
    expect(again).toEqual(Array.from({ length: count }, () => first));
    expect(await intake.leads.any.countDocuments()).toBe(1);
  });

  it('with one lead per post if there is no key', async () => {
    await Promise.all([post(answers), post(answers)]);
    expect(await intake.leads.any.countDocuments()).toBe(2);
  });

  it('with 400 for a malformed key', async () => {
    const posted = await post(answers, withKey('short'));
    expect(posted.status).toBe(400);
    expect(posted.body).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] });
  });
});

it('with a dispatch even if the visitor disconnects before it is stored', async () => {
  const slow = await startIntake({ zones: { 'example.org': { mx: ['mail.example.org'], afterMs: 250 } } });
  const call = fetch(slow.origin + createConsultationRequest.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
    signal: AbortSignal.timeout(150),
  });
  await expect(call).rejects.toThrow();
  await expect.poll(() => slow.dispatched.map(({ effect }) => effect)).toEqual(['persist']);
  expect(await slow.leads.any.countDocuments()).toBe(1);
  await slow.stop();
});

/** Sends simultaneous posts over connections that break when the answer begins. Returns how many answers were lost. */
async function loseAnswers(count: number, headers: Record<string, string>): Promise<number> {
  const loser = await startAnswerLoser(intake.port);
  const calls = Array.from({ length: count }, () =>
    fetch(loser.origin + createConsultationRequest.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(answers),
    }),
  );
  const outcomes = await Promise.allSettled(calls);
  await loser.stop();
  return loser.lost() === count ? outcomes.filter(({ status }) => status === 'rejected').length : loser.lost();
}

describe('the hash of a tab', () => {
  const hash = 'h'.repeat(43);
  const stored = async () => (await intake.leads.any.find().lean()).map((lead) => (lead as StoredLead).correction);

  it('is stored with the request of either form, and stays that of the first post', async () => {
    const key = randomUUID();
    const first = await post(answers, { ...withKey(key), [CORRECTION_HEADER]: hash });
    // The header is no part of the body.
    expect(await post(answers, { ...withKey(key), [CORRECTION_HEADER]: 'o'.repeat(43) })).toEqual(first);
    expect(await post(answers, withKey(key))).toEqual(first);
    expect(await stored()).toMatchObject([{ hash, left: 2 }]);
    await postReview(reviewAnswers, { ...withKey(), [CORRECTION_HEADER]: hash });
    expect(await stored()).toMatchObject([{ hash }, { hash }]);
  });

  it.each(['', 'short', `${hash}x`, `${hash.slice(1)}=`, '{"$ne":null}'])('is ignored in another shape: %j', async (other) => {
    expect((await post(answers, { ...withKey(), [CORRECTION_HEADER]: other })).status).toBe(201);
    expect(await stored()).toEqual([undefined]);
  });
});
