import { expect, test } from 'vitest';
import { breakTitle } from './break-title.ts';

/** Every character as wide as the next. */
const widthOf = (text: string) => text.length;

test('a title that fits stays on one line', () => {
  expect(breakTitle('Annuity Glossary', 16, widthOf)).toEqual(['Annuity Glossary']);
});

test('lines are as even as they can be, without one more', () => {
  expect(breakTitle('FIA Mastery: Principal Protection with Growth', 42, widthOf)).toEqual([
    'FIA Mastery: Principal',
    'Protection with Growth',
  ]);
});

test('a word wider than the line has one of its own', () => {
  expect(breakTitle('On overannuitization here', 10, widthOf)).toEqual(['On', 'overannuitization', 'here']);
});
