import { expect, it } from 'vitest';
import { chooseNames } from './choose-names.ts';

const all = ['types', 'format', 'imports'];

it('chooses the given names, and all without them', () => {
  expect(chooseNames('check', 'types,format', all)).toEqual(['types', 'format']);
  expect(chooseNames('check', undefined, all)).toEqual(all);
});

it.each(['form', 'types,form', '', 'types,'])('refuses %j with the list', (only) => {
  expect(() => chooseNames('check', only, all)).toThrow(/^There is no check "(form|)": choose among types, format, imports\.$/);
});
