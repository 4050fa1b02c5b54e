import { describe, expect, it } from 'vitest';
import { shapeConflictId } from '../insert/shape-lead-id.ts';
import type { StoredLead } from '../record/lead-record.ts';
import { judgeConsentSignature, signConsent } from './consent-signature.ts';

const key = 'a key of this test';
const at = new Date('2026-11-26T15:00:00Z');
const chosen = {
  bodyHmac: 'hmac of the body',
  consent: {
    textVersion: '2026-11-26',
    network: 'Harbor Street Advisors',
    channels: { automatedCalls: false, texts: false, email: true },
    analytics: false,
  },
  reception: { address: '203.0.113.9', userAgent: 'Mozilla/5.0', page: '/consultation', requestId: 'first-call' },
} as const;
const id = '4f9f5f2e-0000-4000-8000-000000000001';
const consentSignature = signConsent(key, { id, ...chosen }, at);
const stored = { _id: id, ...chosen, consentSignature };
const judge = (lead: object, withKey = key) => judgeConsentSignature(withKey, lead as StoredLead);

describe('the signature of a consent', () => {
  it('is good for what the intake stored, also under the id that an outage gave it', () => {
    expect(judge(stored)).toBe('good');
    expect(judge({ ...stored, _id: shapeConflictId(key, id, chosen.bodyHmac), keyConflict: id })).toBe('good');
  });

  it('says nothing of where and by whom it is worked on', () => {
    expect(judge({ ...stored, status: 'closed', email: 'other@example.org', createdAt: new Date(0) })).toBe('good');
    expect(judge({ ...stored, reception: { ...chosen.reception, requestId: 'another-call' } })).toBe('good');
  });

  it('is missing from a lead that an older release took in', () => {
    const { consentSignature: _, ...older } = stored;
    expect(judge(older)).toBe('none');
  });

  it.each<[string, object]>([
    ['a box', { consent: { ...chosen.consent, channels: { ...chosen.consent.channels, texts: true } } }],
    ['the statistics', { consent: { ...chosen.consent, analytics: true } }],
    ['the words', { consent: { ...chosen.consent, textVersion: '2026-01-01' } }],
    ['the company', { consent: { ...chosen.consent, network: 'Another one' } }],
    ['no consent', { consent: null }],
    ['a doubt', { consentDoubt: 'unknown_words' }],
    ['the address', { reception: { ...chosen.reception, address: '203.0.113.10' } }],
    ['the browser', { reception: { ...chosen.reception, userAgent: 'curl' } }],
    ['the page', { reception: { ...chosen.reception, page: '/annuity-review' } }],
    ['the privacy signal', { reception: { ...chosen.reception, globalPrivacyControl: true } }],
    ['the time', { consentSignature: { ...consentSignature, at: '2026-11-25T15:00:00.000Z' } }],
    ['the request', { _id: '4f9f5f2e-0000-4000-8000-000000000002' }],
    ['a request that names another one', { _id: '4f9f5f2e-0000-4000-8000-000000000002', keyConflict: id }],
    ['the answers', { bodyHmac: 'hmac of another body' }],
  ])('is bad after a change of %s', (_what, change) => {
    expect(judge({ ...stored, ...change })).toBe('bad');
  });

  it('is bad under another key', () => {
    expect(judge(stored, 'another key')).toBe('bad');
  });
});
