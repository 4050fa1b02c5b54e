import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf, readNumber, withoutDollarSign } from './read-number.ts';

it.each([
  ['250000', 250_000, '', ''],
  ['250,000', 250_000, '', ''],
  ['250,000.', 250_000, '', ''],
  ['250 000', 250_000, '', ''],
  ['250,000.50', 250_000.5, '50', ''],
  ['250, 000', 250_000, '', ''],
  ['250\u202f000', 250_000, '', ''],
  ['250k', 250, '', 'k'],
  ['1.25 million', 1.25, '25', 'million'],
  ['５０', 50, '', ''],
  ['５．３％', 5.3, '3', '%'],
  ['5 %', 5, '', '%'],
  ['.5', 0.5, '5', ''],
  ['5.', 5, '', ''],
  ['5.300', 5.3, '300', ''],
  ['\u22125', -5, '', ''],
  ['-0', 0, '', ''],
  ['62 yrs.', 62, '', 'yrs'],
  ['\u200b5\u00ad0\u202c', 50, '', ''],
])('reads %s as %d', (text, number, fraction, unit) => {
  expect(readNumber(text)).toEqual({ number, fraction, unit });
});

it.each([
  '',
  '$',
  '$5',
  '.',
  '%',
  'five',
  '2,5',
  '25,00',
  '12,34,567',
  '1,2345',
  '200 30',
  '5 5',
  '1e5',
  '0x10',
  '--5',
  '5-6',
  '+-5',
  '1/2',
  '5½',
  '5²',
  '٥',
  '1.2.3',
  '5 5%',
  '(5)',
  'Infinity',
])('does not read "%s"', (text) => {
  expect(readNumber(text)).toBeNull();
});

it.each([
  ['2,5', 2.5],
  ['12,75 %', 12.75],
  [',5', 0.5],
  ['-2,5', -2.5],
  ['1,000', 1000],
  ['1,000,000', 1_000_000],
])('reads the decimal comma of %s as %d where no thousands are asked for', (text, number) => {
  expect(readNumber(text, 'decimal')?.number).toBe(number);
});

it.each(['2,', '2,5,5', '2,5.5', '2.5,5', '2, 5', '2,5555'])('does not read "%s" with a decimal comma either', (text) => {
  expect(readNumber(text, 'decimal')).toBeNull();
});

it('reads back every number as it is written in English', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(readNumber((cents / 100).toLocaleString('en-US'))?.number).toBe(cents / 100 + 0);
    }),
  );
});

it.each([
  ['5', 0],
  ['5.00', 0],
  ['5.30', 1],
  ['5.305', 3],
])('counts the decimals of %s as %d', (text, decimals) => {
  expect(decimalsOf(readNumber(text) ?? { fraction: 'none' })).toBe(decimals);
});

it.each([
  ['$250,000', '250,000'],
  ['$ 250,000', '250,000'],
  ['US$ 250,000', '250,000'],
  ['US $250,000', '250,000'],
  ['usd 250,000', '250,000'],
  ['-$5', '-5'],
  ['$-5', '-5'],
  ['＄５', '5'],
  ['250,000', '250,000'],
])('takes the dollar sign off %s', (text, number) => {
  expect(withoutDollarSign(text)).toBe(number);
});
