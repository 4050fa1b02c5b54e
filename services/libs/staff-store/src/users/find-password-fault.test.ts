import { expect, it } from 'vitest';
import { findPasswordFault } from './find-password-fault.ts';

it.each([
  'a long and good password',
  'seven gray herons wait',
  'my annuity pays the piano teacher',
  'margaret keeps eleven quiet hens',
  'xK7#pQ2!vN9z',
])('accepts %j', async (password) => {
  expect(await findPasswordFault(password, 'margaret')).toBeUndefined();
});

it.each([
  ['123qweasdzxc', 'the lists'],
  ['Leave-Me-Alone', 'the lists'],
  ['football2026!', 'the lists'],
  ['2026!!!dragon', 'the lists'],
  ['heronheronheron', 'repeats'],
  ['aaaaaaaaaabc', 'repeats'],
  ['abcdefghijklm', 'counts on'],
  ['123456789012', 'counts on'],
  ['987654321098', 'counts on'],
  ['Margaret2026!', 'the user name'],
  ['mar.ga.ret-12345', 'the user name'],
  ['Annuity Lantern', 'the name of this site'],
  ['lantern-2026-x', 'the name of this site'],
])('refuses %j and says why', async (password, why) => {
  expect(await findPasswordFault(password, 'Margaret')).toContain(why);
});
