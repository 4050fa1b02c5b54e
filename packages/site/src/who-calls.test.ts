import { expect, it } from 'vitest';
import { callerRole, whoCalls } from './who-calls.ts';

const byState = { WA: 'an insurance producer' };

it.each([
  ['the usual title without a site value', {}, 'WA', 'a licensed insurance agent'],
  ['the operator’s title', { title: 'an annuity agent' }, undefined, 'an annuity agent'],
  ['the title of the visitor’s state', { title: 'an annuity agent', byState }, 'WA', 'an insurance producer'],
  ['the operator’s title in any other state', { title: 'an annuity agent', byState }, 'OH', 'an annuity agent'],
  ['the usual title where only other states have their own', { byState }, 'OH', 'a licensed insurance agent'],
  ['the usual title for what is no state', { byState }, 'toString', 'a licensed insurance agent'],
] as const)('names %s, and how the person is paid', (_which, callers, state, title) => {
  expect(whoCalls({ callers }, state)).toBe(`${title}, paid by commission if you buy`);
});

it.each([
  [{}, undefined, 'an insurance agent'],
  [{ title: 'a licensed annuity producer' }, undefined, 'an annuity producer'],
  [{ title: 'a licensed producer', byState }, 'OH', 'a producer'],
  [{ byState }, 'WA', 'an insurance producer'],
] as const)('gives the role to name after a licensed advisor: %j in %s', (callers, state, words) => {
  expect(callerRole({ callers }, state)).toBe(words);
});
