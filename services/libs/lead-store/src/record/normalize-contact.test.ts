import { expect, it } from 'vitest';
import { normalizeContact } from './normalize-contact.ts';

it.each([
  ['(312) 555-0142', '+13125550142'],
  ['+1 312.555.0142', '+13125550142'],
  ['1-312-555-0142', '+13125550142'],
  ['3125550142', '+13125550142'],
  ['312-555-0142 ext. 7', '+13125550142'],
  ['tel:+1-312-555-0142;ext=7', '+13125550142'],
  ['３１２-５５５-０１４２', '+13125550142'],
])('turns %s into %s', (phone, normalized) => {
  expect(normalizeContact({ email: 'a@b.co', phone }).phoneNormalised).toBe(normalized);
});

it('leaves out a phone number with too few or too many digits', () => {
  expect(normalizeContact({ email: 'a@b.co', phone: '312-555-0142 7' })).toEqual({ emailNormalised: 'a@b.co' });
});

it.each([
  [' Ada.Okafor@Example.ORG ', 'ada.okafor@example.org'],
  ['ada+news@example.org', 'ada+news@example.org'],
  ['ａda@example.org', 'ada@example.org'],
])('turns %s into %s', (email, normalized) => {
  expect(normalizeContact({ email, phone: '' }).emailNormalised).toBe(normalized);
});
