import { messages } from '@annuity-lantern/contracts/messages';
import { expect, it } from 'vitest';
import { checkPhone } from './check-phone.ts';

it.each([
  ['(202) 762-1401'],
  ['303-499-7111'],
  ['+1 303.499.7111'],
  ['1 (303) 499 7111'],
  ['3034997111'],
  ['303-499-7111 ext. 7'],
  ['303-499-7111 x7'],
  ['303-499-7111, 7'],
  ['tel:+1-303-499-7111;ext=7'],
  ['３０３-４９９-７１１１'],
  // Puerto Rico, Guam, Virgin Islands, American Samoa, Northern Marianas.
  ['787-226-1234'],
  ['939-226-1234'],
  ['671-646-1234'],
  ['340-774-1234'],
  ['684-633-1234'],
  ['670-234-1234'],
  // 555 numbers outside of the reserved range, and 0100 to 0199 after another exchange.
  ['312-554-0142'],
])('%s is good', (typed) => {
  expect(checkPhone(typed)).toEqual({ outcome: 'good' });
});

// 436, 624 and 861 are newer than the library's list.
it.each(['436-226-1234', '(624) 226-1234', '+1 861 226 1234'])('%s, in an area that the list lacks, is unknown', (typed) => {
  expect(checkPhone(typed)).toEqual({ outcome: 'unknown' });
});

it.each([
  ['reserved', ['312-555-0100', '312-555-0142', '(312) 555-0199', '416-555-0142', '312-555-0142 ext. 7']],
  ['premium', ['900-226-1234', '1-900-226-1234', '976-226-1234', '212-976-1234']],
  [
    'tollFree',
    [
      '800-226-1234',
      '888-226-1234',
      '877-226-1234',
      '866-226-1234',
      '855-226-1234',
      '844-226-1234',
      '833-226-1234',
      '822-226-1234',
      '800-555-0199',
      '+1 800 226 1234',
    ],
  ],
  [
    'notInTheUnitedStates',
    [
      // Canada, the Dominican Republic, Jamaica, the Bahamas, Bermuda, Anguilla, Sint Maarten: dialed like a domestic number.
      '416-226-1234',
      '604-226-1234',
      '600-226-1234',
      '809-226-1234',
      '829-226-1234',
      '849-226-1234',
      '876-226-1234',
      '658-226-1234',
      '242-322-1234',
      '242-226-1234',
      '441-226-1234',
      '264-497-1234',
      '721-542-1234',
      '+44 20 7946 0000',
      '+52 55 1234 5678',
    ],
  ],
  [
    'notDialable',
    [
      '',
      'none',
      '911',
      '202-762-140',
      '202-762-14010',
      '123-456-7890',
      '999-999-9999',
      '000-000-0000',
      '202-162-1401',
      '102-762-1401',
      '555-226-1234',
      '222-226-1234',
      '379-226-1234',
      '966-226-1234',
      '436-911-1234',
      '202-555-1212',
      '202-911-1234',
      '202-411-1234',
      '(202) 762-1401 or 303-499-7111',
      '7'.repeat(300),
    ],
  ],
] as const)('%s', (reason, numbers) => {
  expect(numbers.map((typed) => [typed, checkPhone(typed)])).toEqual(
    numbers.map((typed) => [typed, { outcome: 'false', message: messages.contact.phone[reason] }]),
  );
});
