import { signSynthetic } from '@annuity-lantern/service-kit/synthetic-mark';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answers } from './support/answers.ts';
import { type IntakeUnderTest, idKey, startIntake } from './support/start-intake.ts';

let intake: IntakeUnderTest;
beforeAll(async () => {
  intake = await startIntake();
});
beforeEach(async () => {
  intake.hints.length = 0;
  await intake.leads.any.deleteMany({});
});
afterAll(() => intake.stop());

const marked = (key: string, mark = signSynthetic(idKey, key)) => ({ 'idempotency-key': key, 'x-synthetic': mark });

it('stores a request with our mark as synthetic, tells no desk, and answers its repeat alike', async () => {
  // Its domain takes no mail, and its number is reserved: a visitor would be refused.
  const body = { ...answers, email: 'synthetic@example.com', phone: '(202) 555-0142' };
  const first = await intake.post(body, marked('synthetic-1'));
  expect(first.status).toBe(201);
  expect(await intake.post(body, marked('synthetic-1'))).toEqual(first);
  expect(await intake.leads.any.find({}).lean()).toMatchObject([{ synthetic: true, status: 'erased', contact: { email: 'unknown' } }]);
  expect(intake.hints).toEqual([]);
});

it.each([
  ['a mark of another key', 'synthetic-2', signSynthetic('o'.repeat(32), 'synthetic-2')],
  ['the mark of another request', 'synthetic-3', signSynthetic(idKey, 'synthetic-1')],
  ['a word', 'synthetic-4', 'true'],
])('refuses %s, and stores nothing', async (_what, key, mark) => {
  expect(await intake.post(answers, marked(key, mark))).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await intake.leads.any.countDocuments()).toBe(0);
});

it('refuses a mark without an idempotency key, and a field in the body', async () => {
  expect(await intake.post(answers, { 'x-synthetic': signSynthetic(idKey, '') })).toMatchObject({ status: 400 });
  expect(await intake.post({ ...answers, synthetic: true })).toMatchObject({ status: 400 });
  expect(await intake.leads.any.countDocuments()).toBe(0);
});
