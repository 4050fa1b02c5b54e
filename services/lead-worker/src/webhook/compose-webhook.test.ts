import { AnnuityReviewBody, ConsultationBody, consultationFields } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { AnyLeadRecord, NoCalls } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { annuityReview, bareReview, consultation } from '../../test/support/full-leads.ts';
import { composeErasedWebhook, composeWebhook } from './compose-webhook.ts';

const compose = (lead: AnyLeadRecord, noCalls?: NoCalls) => composeWebhook({ ...lead, noCalls });

it('carries the whole lead with its attachments and consent flags', () => {
  const answers = Object.fromEntries(consultationFields.map((name) => [name, consultation[name]]));
  expect(JSON.parse(compose(consultation))).toEqual({
    type: 'lead.created',
    timestamp: '2026-03-06T15:05:00.250Z',
    data: {
      id: consultation._id,
      kind: 'consultation',
      createdAt: '2026-03-06T15:05:00.250Z',
      ...answers,
      page: '/consultation',
      attachments: [{ kind: 'contract-check', version: 1, inputs: { insurer: 'Wilhelmina Mutual', yearlyFees: '7.77%' } }],
      contact: { email: 'good', phone: 'unknown' },
      doNotCall: false,
      doNotEmail: false,
      emailCameBack: false,
      consent: {
        textVersion: '2026-01-05',
        network: 'Example Network',
        channels: { automatedCalls: false, texts: true, email: false },
        analytics: true,
        records: ['automatedCalls', 'texts', 'email', 'analytics'].map((box) => `${consultation._id}/form/${box}`),
      },
    },
  });
});

it('forbids calls, automated ones and texts, for a request that wants none', () => {
  const noCallsHere = { at: consultation.createdAt, by: 'visitor' };
  const { data } = JSON.parse(composeWebhook({ ...consultation, noCalls: undefined, noCallsHere }));
  expect(data).toMatchObject({ doNotCall: true, doNotEmail: false, consent: { channels: { automatedCalls: false, texts: false } } });
});

it.each([
  [consultation, ConsultationBody],
  [annuityReview, AnnuityReviewBody],
] as const)('omits no answer that the form of this kind can hold: %#', (lead, contract) => {
  const { data } = JSON.parse(compose(lead));
  const answers = Object.keys(contract.def.getter().shape).filter((name) => name !== 'website');
  expect(answers.length).toBeGreaterThan(8);
  expect(Object.keys(data)).toEqual(expect.arrayContaining(answers));
});

it.each([consultation, annuityReview])('carries nothing that is only for our records: %#', (lead) => {
  expect(compose(lead)).not.toMatch(/inner-|4711|hmac|effects|history|203\.0\.113|globalPrivacy|verifiedOnReceipt/i);
});

it('says false for a consent that was revoked before sending', () => {
  const at = new Date('2026-03-06T16:00:00Z');
  const revocations = [{ at, by: 'margaret', channels: ['texts'], way: 'phone', seq: 2 }] as const;
  const body = compose({ ...consultation, revocations });
  expect(JSON.parse(body).data.consent.channels).toEqual({ automatedCalls: false, texts: false, email: false });
  expect(JSON.parse(body).data.consent.records).toContain(`${consultation._id}/taken_back/texts/${at.toISOString()}`);
  expect(body).not.toContain('margaret');
});

it('tells of an erased lead which one it was, and nothing else', () => {
  const at = new Date('2026-03-07T16:00:00Z');
  const erased = {
    ...consultation,
    history: [...consultation.history, { at, seq: 4, what: 'erased', by: 'boss', reason: 'asked' }],
  } as const;
  const { _id: id } = consultation;
  expect(JSON.parse(composeErasedWebhook(erased))).toEqual({
    type: 'lead.erased',
    timestamp: at.toISOString(),
    data: { id, reference: leadReference(id), erasedAt: at.toISOString() },
  });
});

it('says false without a consent, and omits unanswered fields', () => {
  const { data } = JSON.parse(compose(bareReview));
  expect(data.consent).toMatchObject({
    textVersion: null,
    channels: { automatedCalls: false, texts: false, email: false },
    analytics: false,
  });
  expect(Object.keys(data)).toEqual([
    'id',
    'kind',
    'createdAt',
    'firstName',
    'lastName',
    'email',
    'phone',
    'doNotCall',
    'doNotEmail',
    'emailCameBack',
    'consent',
  ]);
});

it('forbids every call and text to a visitor who wants no calls, also if the form agreed to them', () => {
  const consent = { textVersion: '2026-01-05', channels: { automatedCalls: true, texts: true, email: true } };
  const body = compose({ ...consultation, consent }, { at: new Date('2026-03-05T16:00:00Z'), by: 'kim', way: 'phone' });
  const { data } = JSON.parse(body);
  expect(data.doNotCall).toBe(true);
  expect(data.consent.channels).toEqual({ automatedCalls: false, texts: false, email: true });
  expect(body).not.toContain('kim');
});
