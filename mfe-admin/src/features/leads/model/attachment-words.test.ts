import { expect, it } from 'vitest';
import { inputLabel, toolName } from './attachment-words.ts';

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

it.each([
  ['contract-check', 'Contract check'],
  ['a-tool-of-last-year', 'a-tool-of-last-year'],
  ['toString', 'toString'],
])('calls the tool %s "%s"', (kind, name) => {
  expect(toolName({ kind, version: 1, inputs: {} })).toBe(name);
});
