import { expect, it } from 'vitest';
import { endingLicenses, unlicensedWords } from './license-words.ts';

const maria = { username: 'maria', licenses: [{ state: 'OH', until: '2027-05-31' }] };
const asked = { state: 'OH', today: '2027-05-31', isOwn: false };

it.each([
  ['nothing on the last day of a license', maria, {}, undefined],
  ['nothing of an account that is unchecked', { username: 'maria' }, {}, undefined],
  ['nothing of a request without a state', maria, { state: undefined }, undefined],
  ['that a license has ended', maria, { today: '2027-06-01' }, 'The Ohio license of maria ended on May 31, 2027.'],
  ['that an account is not licensed', maria, { state: 'TX' }, 'maria is not licensed for Texas.'],
  ['it of the person at the desk', maria, { state: 'TX', isOwn: true }, 'You are not licensed for Texas.'],
])('says %s', (_what, account, more, words) => {
  expect(unlicensedWords(account, { ...asked, ...more })).toBe(words);
});

it('lists licenses from 30 days before their end', () => {
  expect(endingLicenses(maria.licenses, '2027-04-30')).toEqual([]);
  expect(endingLicenses(maria.licenses, '2027-05-01')).toMatchObject([{ state: 'OH', hasEnded: false }]);
  expect(endingLicenses(maria.licenses, '2027-06-01')).toMatchObject([{ state: 'OH', hasEnded: true }]);
});
