import { expect, it } from 'vitest';
import { searchFieldsOf } from './search-fields-of.ts';

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
  expect(searchFieldsOf({ ...lead, email: 'a@b.co', phone }).phoneNormalised).toBe(normalised);
});

it('leaves out a phone number with too few or too many digits', () => {
  expect(searchFieldsOf({ ...lead, email: 'a@b.co', phone: '312-555-0142 7' })).toEqual({
    emailNormalised: 'a@b.co',
    phoneNormalised: '+13125550142',
    nameKey: 'okafor ada',
    givenKey: 'ada okafor',
    facets: ['st:OH', 'c', 'k:consultation'],
    callTimes: ['America/New_York'],
  });
});

it.each([
  [' Ada.Okafor@Example.ORG ', 'ada.okafor@example.org'],
  ['ada+news@example.org', 'ada+news@example.org'],
  ['ａda@example.org', 'ada@example.org'],
])('%s becomes %s', (email, normalised) => {
  expect(searchFieldsOf({ ...lead, email, phone: '' }).emailNormalised).toBe(normalised);
});

it('finds a request by the last four digits of its phone, and by the words of its concern', () => {
  const fields = searchFieldsOf({ ...lead, phone: '(312) 555-0142 ext. 7', primaryConcern: 'Surrender charges?' } as never);
  expect(fields).toMatchObject({ phoneTail: '0142', words: ['surrender', 'charge'] });
  expect(searchFieldsOf({ ...lead, concerns: 'My rider' } as never).words).toEqual(['rider']);
});
