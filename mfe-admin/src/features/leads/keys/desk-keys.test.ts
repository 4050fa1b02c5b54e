import { expect, it } from 'vitest';
import { deskKeys, keyNamed } from './desk-keys.ts';

it('moves and opens by single keys, and changes nothing by one', () => {
  expect(Object.values(deskKeys).map(({ key }) => key)).toEqual(['j', 'k', '/', '?']);
});

it('finds the action of a key in either case, and none for an unknown key', () => {
  expect([keyNamed('j'), keyNamed('J'), keyNamed('?'), keyNamed('Enter'), keyNamed('e')]).toEqual([
    'next',
    'next',
    'help',
    undefined,
    undefined,
  ]);
});
