import { expect, it } from 'vitest';
import { phoneWords, readPhone, visitorPhoneLink } from './read-phone.ts';

it.each([
  '312-867-5309',
  '(312) 867-5309',
  '3128675309',
  '13128675309',
  '1 (312) 867.5309',
  '+1 312 867 5309',
  '+1\u00a0312\u2011867\u20115309',
  '312–867–5309',
  'tel:+13128675309',
  'tel:+1-312-867-5309',
  'Cell: 312-867-5309',
  '312-867-5309 (cell)',
  '312-867-5309.',
  '\u202a312-867-5309\u202c',
  '３１２-８６７-５３０９',
])('reads %s', (typed) => {
  expect(readPhone(typed)).toEqual({ national: '3128675309' });
  expect(phoneWords(typed)).toBe('312-867-5309');
  expect(visitorPhoneLink(typed)).toBe('tel:+13128675309');
});

it.each([
  '312-867-5309 ext. 12',
  '312-867-5309 ext 12',
  '312-867-5309 Ext: 12',
  '312-867-5309, ext. 12',
  '312-867-5309 extension 12',
  '312-867-5309 (extension 12)',
  '312-867-5309x12',
  '312-867-5309 x12',
  '312-867-5309 x 12 (front desk)',
  '312-867-5309 #12',
  '312-867-5309,12#',
  '312-867-5309;ext=12',
  'tel:+1-312-867-5309;ext=12',
  '1-312-867-5309 ext.12',
  '３１２８６７５３０９ｘ１２',
])('reads the extension of %s', (typed) => {
  expect(readPhone(typed)).toEqual({ national: '3128675309', extension: '12' });
  expect(phoneWords(typed)).toBe('312-867-5309 ext. 12');
  expect(visitorPhoneLink(typed)).toBe('tel:+13128675309;ext=12');
});

it.each([
  '',
  'none',
  '911',
  '312-867-530',
  '312-867-53091',
  '312-867-5309 12',
  '1 312 867 530 ext. 9',
  '123-456-7890',
  '312-167-5309',
  '+31 28675309 1',
  '+44 20 7946 0000',
  '312-867-5309 or 303-499-7111',
  '312-867-5309, 303-499-7111',
  '312-867-5309 ext. 12345678',
  '312-867-5309 ext. 12 or 13',
  'ext. 12, 312-867-5309',
])('does not read %j', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
  expect(phoneWords(typed)).toBe(typed);
  expect(visitorPhoneLink(typed)).toBeUndefined();
});
