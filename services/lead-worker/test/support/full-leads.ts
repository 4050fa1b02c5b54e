import { effectNames } from '@annuity-lantern/contracts/effects';
import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import type { AnyLeadRecord, LeadRecord, RecordOf } from '@annuity-lantern/lead-store';

const effect = { state: 'due', attempts: 0, lastErrorClass: 'inner-error-class', token: 'inner-token' } as const;

/** Every field is present as stored. Each private or internal field has a value by which it can be found. */
const common = {
  status: 'pending',
  seq: 4711,
  createdAt: new Date('2026-03-06T15:05:00.250Z'),
  bodyHmac: 'inner-body-hmac',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'Ada.Okafor@example.org',
  phone: '(202) 762-1401',
  emailNormalised: 'ada.okafor@example.org',
  phoneNormalised: '+12027621401',
  contact: { email: 'good', phone: 'unknown' },
  verifiedOnReceipt: true,
  consent: {
    textVersion: '2026-01-05',
    network: 'Example Network',
    channels: { automatedCalls: false, texts: true, email: false },
    analytics: true,
  },
  attachments: [{ kind: 'contract-check', version: 1, inputs: { insurer: 'Wilhelmina Mutual', yearlyFees: '7.77%' } }],
  reception: { address: '203.0.113.77', userAgent: 'inner-user-agent', page: '/consultation', globalPrivacyControl: true },
  history: [{ at: new Date('2026-03-06T15:05:00.250Z'), seq: 4711, what: 'received', by: 'visitor' }],
  effects: Object.fromEntries(effectNames.map((name) => [name, effect])) as LeadRecord['effects'],
} satisfies Partial<AnyLeadRecord>;

export const consultation: RecordOf<'consultation'> = {
  ...sampleConsultation,
  ...common,
  _id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
  kind: 'consultation',
  primaryConcern: 'Shall I outlive my savings? "Yes" – says my sister Wilhelmina\nReally?',
};

export const annuityReview: RecordOf<'annuity-review'> = {
  ...sampleReview,
  ...common,
  _id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b12',
  kind: 'annuity-review',
  insuranceCompany: 'Wilhelmina Mutual',
  approximateValue: '$123,456',
  concerns: 'Fees of Wilhelmina',
};

/** Only the required fields of the form. */
export const bareReview: AnyLeadRecord = {
  _id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b13',
  kind: 'annuity-review',
  status: 'pending',
  seq: 1,
  createdAt: common.createdAt,
  bodyHmac: common.bodyHmac,
  firstName: 'Grace',
  lastName: 'Lee',
  email: 'grace@example.org',
  phone: '303-499-7111',
  verifiedOnReceipt: false,
  consent: null,
  reception: {},
  history: common.history,
  effects: common.effects,
};

/** Values of the full leads that could identify the visitor. */
export const personalValues = [
  'Ada',
  'Okafor',
  'okafor@',
  '762-1401',
  '2027621401',
  'Wilhelmina',
  '123,456',
  '7.77',
  '250k-500k',
  '60-69',
  '203.0.113.77',
  'inner-user-agent',
];
