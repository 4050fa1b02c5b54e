import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it } from 'vitest';
import type { NewLead } from '../record/lead-record.ts';
import { readLead, writeLead } from './lead-text.ts';

const createdAt = new Date('2026-03-02T15:00:00Z');
const rest = { id: 'id', bodyHmac: 'hmac', createdAt, contact: { email: 'good', phone: 'good' }, consent: null, reception: {} } as const;

/** A lead's text as another version of form and intake would have sealed it. */
function sealedElsewhere(kind: 'consultation' | 'annuity-review', answers: object) {
  return readLead(writeLead({ lead: { ...rest, kind, answers } as NewLead<typeof kind>, conflictId: 'other' })).lead;
}

it.each([
  ['consultation', sampleConsultation],
  ['annuity-review', sampleReview],
] as const)('reads a %s unchanged', (kind, answers) => {
  expect(sealedElsewhere(kind, answers)).toEqual({ ...rest, kind, answers });
});

it('leaves an answer empty that an older version did not ask for', () => {
  const { assets: _, ...answers } = sampleConsultation;
  expect(sealedElsewhere('consultation', answers)).toEqual({ ...rest, kind: 'consultation', answers });
  const { phone: __, ...withoutPhone } = sampleConsultation;
  expect(sealedElsewhere('consultation', withoutPhone).answers).toEqual({ ...withoutPhone, phone: '' });
});

it('keeps an answer beside the others if it is unknown, unreadable or of the other form', () => {
  const others = { language: 'es', children: { count: 2 }, status: 'closed', concerns: 'Fees', age: { years: 68 } };
  const { age: _, ...answers } = sampleConsultation;
  const lead = sealedElsewhere('consultation', { ...answers, ...others });
  expect(lead).toEqual({ ...rest, kind: 'consultation', answers, otherAnswers: others });
});

it('refuses another format', () => {
  expect(() => readLead('{"v":2}')).toThrow('version');
});
