import { expect, it } from 'vitest';
import { nameKeys, readSearchText } from './search-keys.ts';

it.each([
  ['Zoë', 'O’Brien', 'obrien zoe', 'zoe obrien'],
  ['María José', 'García-Márquez', 'garcia marquez maria jose', 'maria jose garcia marquez'],
  [' Ana ', ' Ng,', 'ng ana', 'ana ng'],
  ['', '', '', ''],
])('compares %s %s without marks and punctuation, in both orders', (firstName, lastName, nameKey, givenKey) => {
  expect(nameKeys({ firstName, lastName })).toEqual({ nameKey, givenKey });
});

it('keeps a key short, even for a long name', () => {
  expect(nameKeys({ firstName: 'a', lastName: '\u{fdfa}'.repeat(5000) }).nameKey.length).toBeLessThanOrEqual(160);
});

it.each([
  ['O’Brien, Z', { name: 'obrien z', given: 'obrien z' }],
  ['Zoë', { name: 'zoe', given: 'zoe', email: 'zoë' }],
  ['Ana.Ng@Example.org', { email: 'ana.ng@example.org' }],
  ['(303) 499', { phone: '+1303499' }],
  ['+1 303-499-7111', { phone: '+13034997111' }],
  ['4F9F-5F2E', { reference: '4f9f5f2e', name: '4f9f 5f2e', given: '4f9f 5f2e', email: '4f9f-5f2e' }],
  ['4f9f5f2e-1a2b', { reference: '4f9f5f2e-1a2b', name: '4f9f5f2e 1a2b', given: '4f9f5f2e 1a2b', email: '4f9f5f2e-1a2b' }],
  ['Dean', { name: 'dean', given: 'dean', email: 'dean' }],
  ['12345678', { reference: '12345678', phone: '+12345678' }],
  ['3', {}],
  ['  ', {}],
  ['.*', { email: '.*' }],
])('reads %s as all that it may mean', (text, meant) => {
  expect(Object.fromEntries(readSearchText(text).map(({ by, prefix }) => [by, prefix]))).toEqual(meant);
});
