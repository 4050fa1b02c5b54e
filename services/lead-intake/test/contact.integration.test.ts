import { ContactRefusal, type LeadAccepted } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, reviewAnswers } from './support/answers.ts';
import { type IntakeUnderTest, startIntake, withKey } from './support/start-intake.ts';

/** Domains that must exist before a resolver's "does not exist" is trusted. */
const wellKnown = { 'gmail.com': { mx: ['a.mail'] }, 'outlook.com': { mx: ['b.mail'] }, 'yahoo.com': { mx: ['c.mail'] } };
const verified = { verification: { email: 'good', phone: 'good' } };
const words = messages.contact;

describe('with a name server that knows the domain', () => {
  let intake: IntakeUnderTest;
  beforeAll(async () => {
    intake = await startIntake({ zones: { ...wellKnown, 'example.org': { mx: ['mail.example.org'] } } });
  });
  beforeEach(() => intake.leads.any.deleteMany({}));
  afterAll(() => intake.stop());

  it('a good contact is verified in the answer and in the lead', async () => {
    for (const posted of [await intake.post(answers), await intake.postReview(reviewAnswers)]) {
      expect(posted).toMatchObject({ status: 201, body: verified });
      expect(await intake.leads.any.findById((posted.body as LeadAccepted).id).lean()).toMatchObject({
        contact: { email: 'good', phone: 'good' },
        verifiedOnReceipt: true,
      });
    }
  });

  it.each<[string, Partial<typeof answers>, ContactRefusal]>([
    ['a throw-away address', { email: 'ada@mailinator.com' }, { email: words.email.disposable }],
    ['a phone number of films', { phone: '(312) 555-0142' }, { phone: words.phone.reserved }],
    ['a toll-free number', { phone: '800-253-0000' }, { phone: words.phone.tollFree }],
    ['a domain that does not exist', { email: 'ada@no-such-domain.example' }, { email: words.email.noMailServer }],
    [
      'a well-known service with a slip of the pen',
      { email: 'ada@gmial.com' },
      { email: words.email.misspelled, emailSuggestion: 'ada@gmail.com' },
    ],
    ['both', { email: 'ada@mailinator.com', phone: '(312) 555-0142' }, { email: words.email.disposable, phone: words.phone.reserved }],
  ])('%s is refused by either form in words for visitors, and nothing is stored', async (_name, change, details) => {
    for (const posted of [
      await intake.post({ ...answers, ...change }, withKey()),
      await intake.post({ ...answers, ...change }),
      await intake.postReview({ ...reviewAnswers, ...change }),
    ]) {
      expect(posted).toMatchObject({ status: 422, body: { code: 'contact_refused', message: messages.server.contactRefused, details } });
      expect(ContactRefusal.parse((posted.body as { details: unknown }).details)).toEqual(details);
    }
    expect(await intake.leads.any.countDocuments()).toBe(0);
  });

  it('accepts the corrected contact with the same key', async () => {
    const key = withKey();
    expect((await intake.post({ ...answers, phone: '(312) 555-0142' }, key)).status).toBe(422);
    expect((await intake.post(answers, key)).status).toBe(201);
  });

  it('returns the first answer to a repeat that the check would refuse now; refuses another body under its key', async () => {
    const key = withKey();
    const sent = { ...answers, email: 'ada@moves-away.example' };
    intake.nameServer.zones.set('moves-away.example', { mx: ['mail.moves-away.example'] });
    const first = await intake.post(sent, key);
    expect(first).toMatchObject({ status: 201, body: verified });

    intake.nameServer.zones.delete('moves-away.example');
    intake.wait(2 * 60 * 60 * 1000);
    expect((await intake.post(sent, withKey())).status).toBe(422);
    expect(await intake.post(sent, key)).toEqual(first);
    expect(await intake.post({ ...sent, firstName: 'Grace' }, key)).toMatchObject({ status: 422, body: { code: 'contact_refused' } });
    expect(await intake.leads.any.countDocuments()).toBe(1);
  });

  it('returns the first answer without verification to a repeat of it', async () => {
    const key = withKey();
    const sent = { ...answers, email: 'ada@slow-to-start.example' };
    intake.nameServer.zones.set('slow-to-start.example', 'serverFailure');
    const first = await intake.post(sent, key);
    expect(first).toMatchObject({ status: 201 });
    expect(first.body).not.toHaveProperty('verification');

    intake.nameServer.zones.set('slow-to-start.example', { mx: ['mail.slow-to-start.example'] });
    intake.wait(60 * 60 * 1000);
    expect(await intake.post(sent, withKey())).toMatchObject({ body: verified });
    expect(await intake.post(sent, key)).toEqual(first);
  });
});

describe('without a trusted name server', () => {
  it.each([
    ['one that denies every domain', {}],
    [
      'one that swallows every question',
      { 'example.org': 'swallowed', 'gmail.com': 'swallowed', 'outlook.com': 'swallowed', 'yahoo.com': 'swallowed' },
    ],
  ] as const)('%s: the request is accepted within the budget, without any claim of verification', async (_name, zones) => {
    const intake = await startIntake({ zones });
    // The first call also loads modules lazily; this one asks no name server.
    await intake.post({ ...answers, email: 'ada@mailinator.com' });
    const started = performance.now();
    const posted = await intake.post(answers);
    const took = performance.now() - started;
    const stored = await intake.leads.any.findOne().lean();
    await intake.stop();

    expect(posted.status).toBe(201);
    expect(posted.body).not.toHaveProperty('verification');
    expect(stored).toMatchObject({ contact: { email: 'unknown', phone: 'good' }, verifiedOnReceipt: false });
    // 300 ms for the check, the rest for a busy machine: the resolver itself gives up after 4 s.
    expect(took).toBeLessThan(3500);
  });
});

describe('while the ledger is away', () => {
  let intake: IntakeUnderTest;
  beforeAll(async () => {
    intake = await startIntake({ storeIsAway: true });
  });
  afterAll(() => intake.stop());

  it.each([
    [
      'a false contact that may be a repeat is refused too, since nobody can be asked',
      'ada@mailinator.com',
      withKey(),
      422,
      'contact_refused',
    ],
    ['a false contact that cannot be one is refused', 'ada@mailinator.com', {}, 422, 'contact_refused'],
    ['any other contact is unavailable', answers.email, withKey(), 503, 'store_unavailable'],
  ])('%s', async (_name, email, headers, status, code) => {
    expect(await intake.post({ ...answers, email }, headers)).toMatchObject({ status, body: { code } });
  });
});
