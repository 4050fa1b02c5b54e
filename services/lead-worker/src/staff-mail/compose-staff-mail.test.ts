import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { longLines } from '../../test/support/long-lines.ts';
import { composeStaffMail } from './compose-staff-mail.ts';

const lead = {
  _id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
  kind: 'consultation',
  state: 'IL',
  createdAt: new Date('2026-03-06T15:05:00Z'),
  noCalls: undefined,
} as const;
const { hours } = samplePublicSite;
const options = { deskOrigin: 'https://desk.example.com', hours, now: lead.createdAt };
const mail = composeStaffMail(lead, options);

it('says kind, state, reference, lead, arrival, end of the 24 hours, and where the desk is', () => {
  expect(mail.subject).toBe('New consultation request from IL: call before Mon, Mar 9, 10:05 AM EDT');
  for (const part of [mail.text, mail.html]) {
    for (const fact of [
      'consultation request',
      'IL',
      '0198-D0A2',
      lead._id,
      'Fri, Mar 6, 10:05 AM EST',
      'Mon, Mar 9, 10:05 AM EDT',
      'https://desk.example.com/admin?part=requests',
    ]) {
      expect(part).toContain(fact);
    }
  }
});

it('says now in place of a time that has passed', () => {
  const late = composeStaffMail(lead, { ...options, now: new Date('2026-03-09T14:05:00Z') });
  expect(late.subject).toBe('New consultation request from IL: call now');
  for (const part of [late.text, late.html].map((one) => one.replace(/\s+/g, ' '))) {
    expect(part).toContain('now, promised by Mon, Mar 9, 10:05 AM EDT');
    expect(part).not.toMatch(/\bbefore /);
  }
});

it('reads as American English, without leftovers of a template', () => {
  expect(findTextFaults([mail.subject, mail.text.replace(/\s+/g, ' ')].join('\n'))).toEqual([]);
});

it('keeps the plain part within 72 columns', () => {
  expect(longLines(mail.text)).toEqual([]);
});

it('names its kind, and omits the state if the lead has none', () => {
  const { state: _state, ...stateless } = lead;
  const review = composeStaffMail({ ...stateless, kind: 'annuity-review' }, options);
  expect(review.subject).toBe('New annuity review request: call before Mon, Mar 9, 10:05 AM EDT');
  for (const part of [review.text, review.html]) {
    expect(part).toContain('annuity review request');
    expect(part).not.toMatch(/consultation|State|undefined/);
  }
  const placed = composeStaffMail({ ...lead, kind: 'annuity-review' }, options);
  expect(placed.subject).toContain('New annuity review request from IL: ');
  for (const part of [placed.text, placed.html]) expect(part).toContain('State');
});

it('names the preferred call time, if the visitor chose one, within 72 columns', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const timed = { ...lead, preferredCallTime: { days, parts: ['morning', 'early-evening'], timeZone: 'America/Denver' } };
  const { text, html } = composeStaffMail(timed, options);
  const words = 'Monday, Tuesday, Wednesday, or Thursday in the morning or early evening, Mountain time';
  expect(text.replace(/\s+/g, ' ')).toContain(`Call time: ${words}`);
  expect(longLines(text)).toEqual([]);
  expect(html).toContain(words);
  expect(composeStaffMail({ ...lead, preferredCallTime: 'any' }, options)).toEqual(mail);
});

it('counts 24 hours on working days, across a change to daylight time too', () => {
  const friday = composeStaffMail({ ...lead, createdAt: new Date('2026-03-06T20:00:00Z') }, options);
  expect(friday.subject).toContain('Mon, Mar 9, 3:00 PM EDT');
  const thanksgiving = { ...options, hours: { ...hours, closedDays: ['2026-11-26'] }, now: new Date('2026-11-25T20:00:00Z') };
  const wednesday = composeStaffMail({ ...lead, createdAt: new Date('2026-11-25T20:00:00Z') }, thanksgiving);
  expect(wednesday.subject).toContain('Fri, Nov 27, 3:00 PM EST');
});

it('names the first call as the visitor read it', () => {
  const told = (preferredCallTime: 'any' | { days: string[]; parts: string[]; timeZone: string }) =>
    composeStaffMail({ ...lead, preferredCallTime }, options).text.replace(/\s+/g, ' ');
  expect(told('any')).toContain('First call: we told the visitor by Monday, March 9, 9:05 a.m. CT');
  expect(told({ days: ['Tuesday'], parts: ['morning'], timeZone: 'America/New_York' })).toContain(
    'First call: we told the visitor on Tuesday, March 10, 9 a.m. to noon ET',
  );
  expect(told({ days: ['Tuesday'], parts: ['early-evening'], timeZone: 'Pacific/Honolulu' })).toContain(
    'because the office is closed at the chosen times',
  );
});

it('uses no other field of the lead', () => {
  const whole = { ...lead, firstName: 'Ada', email: 'ada@example.org', phone: '(312) 555-0142', primaryConcern: 'My income' };
  expect(composeStaffMail(whole, options)).toEqual(mail);
});

it('escapes markup in a value', () => {
  expect(composeStaffMail({ ...lead, state: '<b>' as 'IL' }, options).html).not.toContain('<b>');
});

it('forbids the call if the visitor wants no calls', () => {
  const { subject, text, html } = composeStaffMail(
    { ...lead, noCalls: { at: new Date('2026-03-05T16:00:00Z'), by: 'kim', way: 'phone' } },
    options,
  );
  expect(subject).toMatch(/: do not call, answer before /);
  for (const part of [text, html].map((one) => one.replace(/\s+/g, ' '))) {
    expect(part).toContain('Do not call: the visitor asked us not to.');
    expect(part).not.toMatch(/call before|we told the visitor/i);
  }
});
