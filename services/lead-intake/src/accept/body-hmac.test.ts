import { expect, it } from 'vitest';
import { bodyHmac } from './body-hmac.ts';

const key = 'k'.repeat(32);

it('is the same for equal bodies with keys in any order', () => {
  expect(bodyHmac(key, { a: 1, b: { c: 2, d: [3, 4] } })).toBe(bodyHmac(key, { b: { d: [3, 4], c: 2 }, a: 1 }));
});

it.each<[string, unknown, unknown]>([
  ['a value', { a: 1 }, { a: 2 }],
  ['a key', { a: 1 }, { b: 1 }],
  ['a nested value', { a: { b: true } }, { a: { b: false } }],
  ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
  ['a missing block', { a: 1, consent: null }, { a: 1 }],
])('differs with %s', (_name, one, other) => {
  expect(bodyHmac(key, one)).not.toBe(bodyHmac(key, other));
});

it('differs with the key', () => {
  expect(bodyHmac(key, {})).not.toBe(bodyHmac('o'.repeat(32), {}));
});
