import { expect, test } from 'vitest';
import { addressOf, findStep, newSecret } from './totp.ts';

/** From RFC 6238, appendix B: "12345678901234567890" in Base32. Its codes have eight digits, of which these are the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(findStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('accepts the codes of one step before and after, as those steps, and none further away', () => {
  const step = 1;
  const found = [-2, -1, 0, 1, 2].map((later) => findStep(secret, '287082', at((step + later) * 30)));
  expect(found).toEqual([undefined, step, step, step, undefined]);
});

test.each(['287083', '28708', '2870820', '', 'abcdef'])('refuses %j as a code', (typed) => {
  expect(findStep(secret, typed, at(59))).toBeUndefined();
});

test('makes a secret of 160 bits, whose address names the site and the user', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  const address = new URL(addressOf(made, 'margaret'));
  expect(decodeURIComponent(address.href)).toMatch(/^otpauth:\/\/totp\/Annuity Lantern:margaret\?/);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: made, digits: '6', period: '30', algorithm: 'SHA1' });
});
