import { expect, it } from 'vitest';
import { builtInViews, isBuiltInName } from './built-in-views.ts';
import { readViewFilters, ViewName } from './http/index.ts';

it.each(['Mine', ' MINE ', 'my  Queue', 'Nobody’s', "nobody's", 'NOBODYS', 'Needs attention.'])('takes %j for a built-in view', (name) => {
  expect(isBuiltInName(name)).toBe(true);
  expect(ViewName.safeParse(name).error?.issues[0]?.message).toBe('Everyone has a view of this name. Choose another name.');
});

it.each(['Mine in Ohio', 'Ohio', 'Late reviews'])('lets a view be named %j', (name) => {
  expect(isBuiltInName(name)).toBe(false);
  expect(ViewName.safeParse(name).success).toBe(true);
});

it('has filters that an address can hold', () => {
  for (const { filters } of Object.values(builtInViews)) expect(readViewFilters(filters)).toEqual(filters);
});
