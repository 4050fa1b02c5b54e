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

it('completes a lead by what staff search and filter for', () => {
  expect(completeLead({ ...lead, email: 'a@b.co', phone: '312-555-0142' })).toEqual({
    emailNormalised: 'a@b.co',
    phoneNormalised: '+13125550142',
    nameKey: 'okafor ada',
    givenKey: 'ada okafor',
    facets: ['st:OH', 'c', 'k:consultation'],
  });
});
