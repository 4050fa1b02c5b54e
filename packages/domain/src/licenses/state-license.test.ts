import { expect, it } from 'vitest';
import { usStates } from '../rates/us-states.ts';
import { licenseFor, maySell, type StateLicense, statesWithout } from './state-license.ts';

const ohio: StateLicense = { state: 'OH', number: '1234567', until: '2027-05-31' };

it.each([
  ['licensed before its end', [ohio], 'OH', '2027-05-30', { kind: 'licensed', license: ohio }],
  ['licensed on its last day', [ohio], 'OH', '2027-05-31', { kind: 'licensed', license: ohio }],
  ['ended on the day after it', [ohio], 'OH', '2027-06-01', { kind: 'ended', license: ohio }],
  ['not licensed in another state', [ohio], 'TX', '2027-05-31', { kind: 'not_licensed' }],
  ['unchecked while nothing is recorded', undefined, 'OH', '2027-05-31', { kind: 'unchecked' }],
  ['unchecked without a line', [], 'OH', '2027-05-31', { kind: 'unchecked' }],
  ['without a state if the request has none', [ohio], undefined, '2027-05-31', { kind: 'no_state' }],
  ['without a state if the request names one that we do not know', [ohio], 'toString', '2027-05-31', { kind: 'no_state' }],
] as const)('says %s', (_name, licenses, state, day, license) => {
  expect(licenseFor(licenses, state, day)).toEqual(license);
  expect(maySell(licenses, state, day)).toBe(!['ended', 'not_licensed'].includes(license.kind));
});

it('lists every other state, and those whose license has ended', () => {
  expect(statesWithout([ohio], '2027-05-31')).toHaveLength(Object.keys(usStates).length - 1);
  expect(statesWithout([ohio], '2027-06-01')).toContain('OH');
  expect(statesWithout(undefined, '2027-05-31')).toEqual([]);
});
