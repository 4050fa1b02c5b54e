import { expect, it } from 'vitest';
import { completeLead } from './complete-lead.ts';

const lead = {
  kind: 'consultation',
  status: 'pending',
  contact: { email: 'unknown', phone: 'unknown' },
  firstName: 'Ada',
  lastName: 'Okafor',
  state: 'OH',
} as const;

it.each([
  ['(312) 555-0142', '+13125550142'],
  ['+1 312.555.0142', '+13125550142'],
  ['1-312-555-0142', '+13125550142'],
  ['3125550142', '+13125550142'],
  ['312-555-0142 ext. 7', '+13125550142'],
  ['tel:+1-312-555-0142;ext=7', '+13125550142'],
  ['３１２-５５５-０１４２', '+13125550142'],
])('%s becomes %s', (phone, normalised) => {
  expect(completeLead({ ...lead, email: 'a@b.co', phone }).phoneNormalised).toBe(normalised);
});

it('leaves out a phone number with too few or too many digits', () => {
  expect(completeLead({ ...lead, email: 'a@b.co', phone: '312-555-0142 7' })).toEqual({
    emailNormalised: 'a@b.co',
    nameKey: 'okafor ada',
    givenKey: 'ada okafor',
    facets: ['st:OH', 'c', 'k:consultation'],
  });
});

it.each([
  [' Ada.Okafor@Example.ORG ', 'ada.okafor@example.org'],
  ['ada+news@example.org', 'ada+news@example.org'],
  ['ａda@example.org', 'ada@example.org'],
])('%s becomes %s', (email, normalised) => {
  expect(completeLead({ ...lead, email, phone: '' }).emailNormalised).toBe(normalised);
});
