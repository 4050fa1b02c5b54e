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

it('completes a lead by what staff search and filter for', () => {
  expect(searchFieldsOf({ ...lead, email: 'a@b.co', phone: '312-555-0142' })).toEqual({
    emailNormalised: 'a@b.co',
    phoneNormalised: '+13125550142',
    phoneTail: '0142',
    nameKey: 'okafor ada',
    givenKey: 'ada okafor',
    facets: ['st:OH', 'c', 'k:consultation'],
    callTimes: ['America/New_York'],
  });
});

it('finds a request by the last four digits of its phone, and by the words of its concern', () => {
  const fields = searchFieldsOf({ ...lead, phone: '(312) 555-0142 ext. 7', primaryConcern: 'Surrender charges?' } as never);
  expect(fields).toMatchObject({ phoneTail: '0142', words: ['surrender', 'charge'] });
  expect(searchFieldsOf({ ...lead, concerns: 'My rider' } as never).words).toEqual(['rider']);
});
