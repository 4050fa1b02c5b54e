import { expect, test } from 'vitest';
import { deskKeys, keyNamed } from './desk-keys.ts';

test('each key means one thing', () => {
  const keys = Object.values(deskKeys).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('finds the action of a key in either case, and none for an unknown key', () => {
  expect([keyNamed('j'), keyNamed('J'), keyNamed('?'), keyNamed('Enter'), keyNamed('y')]).toEqual([
    'next',
    'next',
    'help',
    undefined,
    undefined,
  ]);
});
