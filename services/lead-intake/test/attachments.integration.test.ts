import { type LeadAccepted, MOST_ATTACHED_BYTES, WireError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, attachments, contact } from './support/answers.ts';
import { type IntakeUnderTest, startIntake, withKey } from './support/start-intake.ts';

let intake: IntakeUnderTest;
beforeAll(async () => {
  intake = await startIntake();
});
beforeEach(() => intake.leads.any.deleteMany({}));
afterAll(() => intake.stop());

const [payout, check] = attachments;
const storedOf = async ({ body }: { readonly body: unknown }) => intake.leads.any.findById((body as LeadAccepted).id).lean();

/** An attachment of 28 inputs that makes the JSON this many bytes long. */
function attachmentOf(bytes: number) {
  const inputs = Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`i${index + 10}`, 'x'.repeat(130)]));
  const attachment = { kind: 'annuity-comparison', version: 1, inputs: { ...inputs, last: '' } };
  attachment.inputs.last = 'x'.repeat(bytes - Buffer.byteLength(JSON.stringify([attachment])));
  return attachment;
}

describe('what a visitor sends along', () => {
  it('is part of the document of either kind of request', async () => {
    expect(await storedOf(await intake.post({ ...answers, attachments }))).toMatchObject({ kind: 'consultation', attachments });
    expect(await storedOf(await intake.postReview({ ...contact, attachments: [check] }))).toMatchObject({ attachments: [check] });
  });

  it('may be missing or empty: both are the same request, and nothing is stored for either', async () => {
    const key = withKey();
    const first = await intake.post(answers, key);
    expect(await intake.post({ ...answers, attachments: [] }, key)).toEqual(first);
    expect(await storedOf(first)).not.toHaveProperty('attachments');
  });

  it('distinguishes two requests with one key', async () => {
    const key = withKey();
    const first = await intake.post({ ...answers, attachments }, key);
    expect(first.status).toBe(201);
    expect(await intake.post({ ...answers, attachments }, key)).toEqual(first);
    for (const other of [answers, { ...answers, attachments: [payout] }]) {
      expect(await intake.post(other, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    }
    expect(await storedOf(first)).toMatchObject({ attachments });
  });

  it(`may take ${MOST_ATTACHED_BYTES} bytes and none more`, async () => {
    const [most, tooMuch] = [attachmentOf(MOST_ATTACHED_BYTES), attachmentOf(MOST_ATTACHED_BYTES + 1)];
    expect((await intake.post({ ...answers, attachments: [most] })).status).toBe(201);
    const refused = await intake.post({ ...answers, attachments: [tooMuch] });
    expect(refused.status).toBe(400);
    const { tooLarge } = messages.field.attachments;
    expect(WireError.parse(refused.body).errors).toEqual([{ field: 'attachments', code: 'too_big', message: tooLarge }]);
  });

  it('is counted in bytes, not in characters', async () => {
    const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`i${index}`, '\u2212'.repeat(150)]));
    const refused = await intake.post({ ...answers, attachments: [{ ...payout, inputs }] });
    expect(WireError.parse(refused.body).errors).toMatchObject([{ code: 'too_big' }]);
  });

  it('names each tool once', async () => {
    const refused = await intake.post({ ...answers, attachments: [payout, check, { ...payout, version: 2 }] });
    expect(refused.status).toBe(400);
    const { twice } = messages.field.attachments;
    expect(WireError.parse(refused.body).errors).toEqual([{ field: 'attachments', code: 'duplicate', message: twice }]);
  });

  it.each<[string, unknown, string]>([
    ['no list', {}, 'attachments'],
    ['of a tool that does not exist', [{ ...payout, kind: 'horoscope' }], 'attachments.0.kind'],
    ['without a version', [{ ...payout, version: undefined }], 'attachments.0.version'],
    ['of half a version', [{ ...payout, version: 1.5 }], 'attachments.0.version'],
    ['with results beside the inputs', [{ ...payout, monthlyIncome: '$1,500' }], 'attachments.0.monthlyIncome'],
    ['with a number in place of a text', [check, { ...payout, inputs: { amount: 250_000 } }], 'attachments.1.inputs.amount'],
    ['with a name that is none', [{ ...payout, inputs: { $where: 'x' } }], 'attachments.0.inputs.$where'],
    ['with a text that is too long', [{ ...payout, inputs: { amount: 'x'.repeat(201) } }], 'attachments.0.inputs.amount'],
    ['with an address that leads elsewhere', [{ ...payout, hash: '//example.org' }], 'attachments.0.hash'],
    ['with more tools than there are', [payout, payout, payout, payout, payout], 'attachments'],
  ])('is refused by field if it is %s', async (_name, sent, field) => {
    const refused = await intake.post({ ...answers, attachments: sent });
    expect(refused.status).toBe(400);
    expect(WireError.parse(refused.body).errors?.map((error) => error.field)).toEqual([field]);
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });
});
