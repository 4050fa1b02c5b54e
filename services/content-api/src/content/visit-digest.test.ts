import { expect, it } from 'vitest';
import { visitDigest } from './visit-digest.ts';

const key = 'k'.repeat(32);

it('is the same only for the same key, resource and visitor', () => {
  const digest = visitDigest(key, 'guide', '192.0.2.1');
  expect(visitDigest(key, 'guide', '192.0.2.1')).toBe(digest);
  const others = [
    visitDigest(key, 'guide', '192.0.2.2'),
    visitDigest(key, 'other', '192.0.2.1'),
    visitDigest('o'.repeat(32), 'guide', '192.0.2.1'),
  ];
  expect(new Set([digest, ...others]).size).toBe(4);
});

it('does not contain the address', () => {
  expect(visitDigest(key, 'guide', '192.0.2.1')).toMatch(/^[\w-]{43}$/);
});
