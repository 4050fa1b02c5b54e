import { expect, it } from 'vitest';
import { age, cents, change, dollars, factor, number, percent, rate, writeFigure, year } from './text-figure.ts';
import { formatFigure, isTextFigure, type TextFigureName, textFigures } from './text-figures.ts';

it.each([
  [dollars(8_000), '$8,000'],
  [cents(104.5), '$104.50'],
  [percent([8, 7.5]), '8%, 7.5%'],
  [rate(5.3), '5.30%'],
  [change([12, -10]), '+12%, \u221210%'],
  [number(1_234), '1,234'],
  [factor(1.025), '1.025'],
  [year(2026), '2026'],
  [age(59.5), '59½'],
])('writes %o as %s', (figure, words) => {
  expect(writeFigure(figure)).toBe(words);
});

it('knows its own names only', () => {
  expect(isTextFigure('leaving.lost')).toBe(true);
  expect(isTextFigure('leaving.nothing')).toBe(false);
  expect(isTextFigure('toString')).toBe(false);
});

it.each(Object.keys(textFigures) as TextFigureName[])('%s is finite', (name) => {
  expect(formatFigure(name)).toMatch(/^[\u2212+$]?\d/);
  expect(formatFigure(name)).not.toMatch(/NaN|Infinity|undefined/);
});
