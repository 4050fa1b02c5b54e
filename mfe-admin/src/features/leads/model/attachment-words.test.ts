import { expect, it } from 'vitest';
import { inputLabel } from './attachment-words.ts';

it.each([
  ['amount', 'Amount'],
  ['surrenderYearsLeft', 'Surrender years left'],
  ['product2Fee', 'Product 2 fee'],
  ['ageAt62', 'Age at 62'],
  ['hasMVA', 'Has MVA'],
  ['productAFee', 'Product A fee'],
  ['x', 'X'],
])('reads the input %s as "%s"', (name, label) => {
  expect(inputLabel(name)).toBe(label);
});
