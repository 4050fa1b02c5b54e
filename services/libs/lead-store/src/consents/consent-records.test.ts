import { consentText } from '@annuity-lantern/contracts/consent-texts';
import { consentVersions } from '@annuity-lantern/contracts/consent-versions';
import { expect, it } from 'vitest';
import { type Choosing, consentRecordIds, consentRecordsOf } from './consent-records.ts';
import { signConsent } from './consent-signature.ts';

const createdAt = new Date('2026-11-26T15:00:00Z');
const later = new Date('2026-11-27T15:00:00Z');
const network = 'Harbor Street Advisors';
const lead: Choosing = {
  _id: '4f9f5f2e-0000-4000-8000-000000000001',
  bodyHmac: 'hmac of the body',
  createdAt,
  consent: {
    textVersion: '2026-11-26',
    network,
    channels: { automatedCalls: true, texts: false, email: true },
    analytics: true,
  },
  reception: { address: '203.0.113.9', userAgent: 'Mozilla/5.0', page: '/consultation' },
  history: [],
};
const of = (changes: Partial<Choosing> = {}, entries: Parameters<typeof consentRecordsOf>[1] = []) =>
  consentRecordsOf({ ...lead, ...changes }, entries, 'a key of this test');
const kinds = (changes?: Partial<Choosing>) => of(changes).map(({ box, what }) => [box, what]);

it('records each box of the form, whether it was checked or not', () => {
  expect(kinds()).toEqual([
    ['automatedCalls', 'given'],
    ['texts', 'not_given'],
    ['email', 'given'],
    ['analytics', 'given'],
  ]);
  expect(kinds({ consent: null }).map(([, what]) => what)).toEqual(Array(4).fill('not_given'));
});

it.each(consentVersions)('holds the exact words of version %s, as this visitor read them', (textVersion) => {
  const { boxes } = consentText(textVersion, network);
  for (const { box, words, version } of of({ consent: { ...lead.consent, textVersion } as Choosing['consent'] })) {
    expect(version).toBe(textVersion);
    expect(words).toContain(boxes[box as keyof typeof boxes].label);
    expect(words).toContain(boxes[box as keyof typeof boxes].hint ?? '');
    expect(words).not.toContain('{');
  }
});

it('holds the words in place of the box for statistics with Global Privacy Control, and says so of every choice', () => {
  const records = of({ reception: { ...lead.reception, globalPrivacyControl: true } });
  expect(records.map(({ globalPrivacyControl }) => globalPrivacyControl)).toEqual([true, true, true, true]);
  expect(records.at(-1)?.words).toBe(consentText('2026-11-26', network).notCounted);
  expect(of().map(({ globalPrivacyControl }) => globalPrivacyControl)).toEqual([false, false, false, false]);
});

it('holds why a consent counts as not given, and no words that were never shown', () => {
  const records = of({ consent: null, consentDoubt: 'unknown_words' });
  for (const record of records) {
    expect(record).toMatchObject({ what: 'not_given', doubt: 'unknown_words' });
    expect(record).not.toHaveProperty('words');
  }
});

it('records revocations by channel, wishes about calls and corrected contacts', () => {
  const records = of(
    {
      revocations: [{ at: later, by: 'kim', channels: ['texts', 'email'], way: 'phone', seq: 2 }],
      history: [{ at: later, seq: 3, what: 'contact', by: 'kim', old: { phone: '303-499-7111' } }],
    },
    [
      { at: later, what: 'no_calls', by: 'crm', way: 'crm', leadId: lead._id },
      { at: later, what: 'calls_allowed', by: 'kim', way: 'letter', on: '2026-11-27', leadId: lead._id },
    ],
  );
  expect(records.slice(4).map(({ at: _, leadId: __, ...record }) => record)).toEqual([
    { id: `${lead._id}/taken_back/texts/2026-11-27T15:00:00.000Z`, what: 'taken_back', box: 'texts', by: 'kim', way: 'phone' },
    { id: `${lead._id}/taken_back/email/2026-11-27T15:00:00.000Z`, what: 'taken_back', box: 'email', by: 'kim', way: 'phone' },
    { id: `${lead._id}/no_calls/2026-11-27T15:00:00.000Z`, what: 'no_calls', by: 'crm', way: 'crm' },
    { id: `${lead._id}/calls_allowed/2026-11-27T15:00:00.000Z`, what: 'calls_allowed', by: 'kim', way: 'letter', on: '2026-11-27' },
    { id: `${lead._id}/contact/3`, what: 'contact', by: 'kim', fields: ['phone'] },
  ]);
});

it('says of each choice in the form whether the intake signed it', () => {
  expect(of().map(({ signed }) => signed)).toEqual([false, false, false, false]);
  const consentSignature = signConsent('a key of this test', { ...lead, id: lead._id }, createdAt);
  // A retry gave the lead an earlier time: the signed one counts.
  const records = of({ consentSignature, createdAt: new Date(createdAt.getTime() - 60_000) });
  expect(records.map(({ signed, at }) => [signed, at])).toEqual(Array(4).fill([true, createdAt]));
});

it('records no mail that came back: it is no choice of the person', () => {
  const bounced = { at: later, what: 'mail_bounced', by: 'mail host', way: 'no mailbox', leadId: lead._id } as const;
  const works = { ...bounced, what: 'address_works', by: 'kim', way: 'phone', on: '2026-11-27' } as const;
  const complaint = { ...bounced, what: 'no_email', way: 'complaint' } as const;
  expect(of({}, [bounced, works, complaint]).slice(4)).toMatchObject([{ what: 'no_email', by: 'mail host', way: 'complaint' }]);
});

it('holds nothing that tells who the visitor is', () => {
  const named = { ...lead, firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', phone: '303-499-7111' };
  const history = [{ at: later, seq: 3, what: 'contact', by: 'kim', old: { phone: '303-499-7112', email: 'old@example.org' } }] as const;
  const text = JSON.stringify(consentRecordsOf({ ...named, history }, [], 'a key of this test'));
  expect(text).not.toMatch(/Ada|Okafor|example\.org|499|203\.0|Mozilla/);
});

it('gives each choice an id of its own, the same each time and under every key', () => {
  expect(new Set(consentRecordIds(lead)).size).toBe(4);
  const changed: Choosing = {
    ...lead,
    revocations: [{ at: later, by: 'kim', channels: ['texts', 'email'], way: 'phone', seq: 2 }],
    history: [{ at: later, seq: 3, what: 'contact', by: 'kim', old: { phone: '303-499-7111' } }],
  };
  for (const one of [lead, changed]) expect(consentRecordIds(one)).toEqual(of(one).map(({ id }) => id));
  const [one, other] = ['one', 'other'].map((key) => consentRecordsOf(lead, [], key)[0]);
  expect(one?.address).not.toBe(other?.address);
});
