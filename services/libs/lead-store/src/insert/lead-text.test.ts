import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it, vi } from 'vitest';
import type { NewLead } from '../record/lead-record.ts';
import { readLead, writeLead } from './lead-text.ts';
import { toRecord } from './to-record.ts';

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

it('keeps the hash of the tab, which corrects a sealed lead for 30 minutes from when it is stored', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T19:00:00Z') });
  const lead = { ...rest, kind: 'consultation', answers: sampleConsultation, correctionHash: 'hash' } as const;
  const read = readLead(writeLead({ lead, conflictId: 'other' })).lead;
  expect(toRecord(lead).correction).toEqual({ hash: 'hash', until: new Date('2026-03-02T15:30:00Z'), left: 2 });
  expect(toRecord({ ...read, answeredBefore: true }).correction).toEqual({
    hash: 'hash',
    until: new Date('2026-03-02T19:30:00Z'),
    left: 2,
  });
  // A mailbox may have answered since the backup was made.
  expect(toRecord({ ...read, answeredBefore: true, restored: true })).not.toHaveProperty('correction');
  vi.useRealTimers();
});

it('refuses another format', () => {
  expect(() => readLead('{"v":2}')).toThrow('version');
});
