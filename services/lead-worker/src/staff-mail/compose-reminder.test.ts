import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { describe, expect, it } from 'vitest';
import { longLines } from '../../test/support/long-lines.ts';
import { composeReminder, type ReminderKind } from './compose-reminder.ts';

const lead = {
  _id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
  kind: 'consultation',
  state: 'IL',
  createdAt: new Date('2026-03-06T15:05:00Z'),
  noCalls: undefined,
} as const;
const compose = (kind: ReminderKind, given: Parameters<typeof composeReminder>[1] = lead) =>
  composeReminder(kind, given, { deskOrigin: 'https://desk.example.com', hours: samplePublicSite.hours, now: lead.createdAt });

it('asks for an answer and no call if the visitor wants no calls', () => {
  const noCalls = { at: new Date('2026-03-05T16:00:00Z'), by: 'kim', way: 'phone' };
  const [warning, breach] = [compose('warning', { ...lead, noCalls }), compose('breach', { ...lead, noCalls })];
  expect(warning.subject).toBe(
    'Nobody has answered yet: consultation request from IL, do not call, answer before Mon, Mar 9, 10:05 AM EDT',
  );
  expect(breach.subject).toBe('Over 24 hours without an answer: consultation request from IL, do not call, answer now');
  for (const { text, html } of [warning, breach]) {
    for (const part of [text, html].map((one) => one.replace(/\s+/g, ' '))) {
      expect(part).toContain('Do not call: the visitor asked us not to.');
      expect(part).not.toMatch(/call now|call before|no call is recorded|we told the visitor/i);
    }
    expect(findTextFaults(text.replace(/\s+/g, ' '))).toEqual([]);
    expect(longLines(text)).toEqual([]);
  }
});

it('names the problem in its subject', () => {
  expect(compose('warning').subject).toBe('Nobody has called yet: consultation request from IL, call before Mon, Mar 9, 10:05 AM EDT');
  expect(compose('breach').subject).toBe('Over 24 hours without a call: consultation request from IL, call now');
});

describe.each(['warning', 'breach'] as const)('%s', (kind) => {
  const mail = compose(kind);

  it('says kind, state, lead, arrival, end of the 24 hours, and where the desk is, in both parts', () => {
    for (const part of [mail.text, mail.html]) {
      for (const fact of [
        'Fri, Mar 6, 10:05 AM EST',
        'Mon, Mar 9, 10:05 AM EDT',
        'https://desk.example.com/admin?part=requests',
        lead._id,
        'IL',
        lead.kind,
      ]) {
        expect(part).toContain(fact);
      }
    }
  });

  it('reads as American English, without leftovers of a template', () => {
    expect(findTextFaults([mail.subject, mail.text.replace(/\s+/g, ' ')].join('\n'))).toEqual([]);
  });

  it('keeps the plain part within 72 columns', () => {
    expect(longLines(mail.text)).toEqual([]);
  });

  it('uses no other field of the lead', () => {
    const whole = { ...lead, firstName: 'Ada', email: 'ada@example.org', phone: '(202) 762-1401', primaryConcern: 'My income' };
    expect(compose(kind, whole)).toEqual(mail);
  });

  it('names its kind, and omits the state if the lead has none', () => {
    const { state: _state, ...stateless } = lead;
    const review = compose(kind, { ...stateless, kind: 'annuity-review' });
    expect(review.subject).toContain('annuity review request, call');
    for (const part of [review.text, review.html]) expect(part).not.toMatch(/consultation|State|undefined/);
  });
});
