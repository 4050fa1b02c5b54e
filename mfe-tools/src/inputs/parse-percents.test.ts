import { expect, it } from 'vitest';
import { parsePercents } from './parse-percents.ts';

it.each([
  ['8', [8]],
  ['7.5', [7.5]],
  ['8, 7, 6', [8, 7, 6]],
  ['8,7,6', [8, 7, 6]],
  ['8, 7 6', [8, 7, 6]],
  ['8,7, 6', [8, 7, 6]],
  ['8% 7% 6%', [8, 7, 6]],
  ['8 %, 7 %, 6 %', [8, 7, 6]],
  ['8/7/6', [8, 7, 6]],
  ['8; 7.5; 6;', [8, 7.5, 6]],
  ['8,5; 7,5; 6', [8.5, 7.5, 6]],
  ['８，７，６', [8, 7, 6]],
  ['8,\u00a07,\u200b 6', [8, 7, 6]],
])('reads the charges %s', (text, percents) => {
  expect(parsePercents(text)).toEqual({ kind: 'percents', percents });
});

it.each(['', '\u200b', ' ; '])('takes %j for nothing', (text) => {
  expect(parsePercents(text)).toEqual({ kind: 'empty' });
});

it.each([
  ['7,5', 'Enter 7.5 for one percentage, or 7, 5 for two.'],
  ['8,5 7,5 6,5', 'such as 8, 7, 6'],
  ['6 8,5', 'such as 8, 7, 6'],
  ['8,5 7', 'such as 8, 7, 6'],
  ['8, 1e1', 'such as 8, 7, 6'],
  ['8, 70', 'from 0 to 25'],
  [Array(16).fill('1').join(', '), 'up to 15 percentages'],
])('says what is wrong with %s', (text, words) => {
  expect(parsePercents(text)).toMatchObject({ kind: 'wrong', message: expect.stringContaining(words) });
});
