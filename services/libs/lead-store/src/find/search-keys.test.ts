import { hiddenInRows } from '@annuity-lantern/contracts/http';
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

it.each([
  ['Łukasz', 'Großmann', { nameKey: 'grossmann lukasz', givenKey: 'lukasz grossmann' }],
  [
    'Björn',
    'Ørsted',
    { nameKey: 'orsted bjorn', givenKey: 'bjorn orsted', spelledKey: 'oersted bjoern', spelledGivenKey: 'bjoern oersted' },
  ],
  ['İpek', 'Oʼneil', { nameKey: 'oneil ipek', givenKey: 'ipek oneil' }],
  ['Ægir', 'St. Louis', { nameKey: 'st louis aegir', givenKey: 'aegir st louis' }],
])('keeps %s %s as an American keyboard types it', (firstName, lastName, keys) => {
  expect(nameKeys({ firstName, lastName })).toEqual(keys);
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
  ["O'Neil", { name: 'oneil', given: 'oneil', email: "o'neil" }],
  ['Bjoern', { name: 'bjoern', given: 'bjoern', email: 'bjoern' }],
  ['St Louis', { name: 'st louis', given: 'st louis' }],
])('reads %s as all that it may mean', (text, meant) => {
  expect(meaningOf(text)).toEqual(meant);
});

it.each([
  ['the scheme of a link', 'tel:+13034997111', { phone: '+13034997111' }],
  ['an encoded link', 'tel:%2B1-303-499-7111', { phone: '+13034997111' }],
  ['an extension', '(303) 499-7111 ext. 12', { phone: '+13034997111' }],
  ['an extension in a link', 'tel:+1-303-499-7111;ext=12', { phone: '+13034997111' }],
  ['any hyphen', '(303)\u2011499\u20137111', { phone: '+13034997111' }],
  ['a minus and slashes', '303\u2212499/7111', { phone: '+13034997111' }],
  ['a hard space', '303\u00a0499\u00a07111,', { phone: '+13034997111' }],
  ['direction marks', '\u202a+1\u00a0303\u2011499\u20117111\u202c', { phone: '+13034997111' }],
  ['full-width digits', '（３０３）４９９７１１１', { phone: '+13034997111' }],
  ['a name before an address', 'Ana Ng <Ana.Ng@Example.org>', { email: 'ana.ng@example.org' }],
  ['a name in quotes', '"Ng, Ana" <ana.ng@example.org>;', { email: 'ana.ng@example.org' }],
  ['an address in quotes', "'ana.ng@example.org'", { email: 'ana.ng@example.org' }],
  ['an apostrophe in an address', 'o’neil@example.org.', { email: "o'neil@example.org" }],
  ['mailto:', 'mailto:o%27neil%2Bx@example.org?subject=Hello', { email: "o'neil+x@example.org" }],
  ['zero width', 'ana.ng\u200b@example.org\ufeff', { email: 'ana.ng@example.org' }],
])('reads what was pasted with %s', (_, text, meant) => {
  expect(meaningOf(text)).toEqual(meant);
});

it.each(['#4F9F-5F2E', 'Reference: 4F9F–5F2E,', 'Ref. 4F9F\u20115F2E', 'Reference number 4f9f5f2e', '4F9F\u00ad-5F2E.'])(
  'finds the reference in %s',
  (text) => {
    expect(meaningOf(text).reference).toBe('4f9f5f2e');
  },
);

it.each([
  ['ana@example.com', []],
  ['(202) 555-0142', []],
  ['2025550142', ['reference']],
  ['ana', ['name', 'given', 'spelled', 'spelled-given']],
])('finds nothing by the contact in %s if the caller may not see it', (text, fields) => {
  expect(readSearchText(text, ['email', 'phone']).map(({ by }) => by)).toEqual(fields);
});

/** The spelled-out keys are compared with the same text as the others. */
function meaningOf(text: string) {
  const meant = Object.fromEntries(readSearchText(text, []).map(({ by, prefix }) => [by, prefix]));
  const { spelled, 'spelled-given': spelledGiven, tail: _tail, word: _word, ...others } = meant;
  expect([spelled, spelledGiven]).toEqual([meant.name, meant.given]);
  return others;
}

it.each([
  ['7111', { reference: '7111', phone: '+17111', tail: '7111', word: '7111' }],
  ['-1234', { reference: '1234', phone: '+1234', tail: '1234', word: '1234' }],
  ['the surgeries of her wife', { name: 'the surgeries of her wife', word: 'surgerie' }],
  ['12', {}],
])('reads %s also as last digits and as words for those who may read them', (text, meant) => {
  const read = Object.fromEntries(readSearchText(text, []).map(({ by, prefix }) => [by, prefix]));
  expect(read).toMatchObject(meant);
  expect('tail' in read).toBe('tail' in meant);
  expect(readSearchText(text, hiddenInRows('viewer')).map(({ by }) => by)).not.toContain('word');
});

it('looks for all words, beginning with the longest', () => {
  expect(readSearchText('wife surgery', []).at(-1)).toEqual({ by: 'word', prefix: 'surgery', also: ['wife'] });
});
