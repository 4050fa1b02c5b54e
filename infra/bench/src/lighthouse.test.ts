import { expect, it } from 'vitest';
import { chosenPages } from './lighthouse.ts';

it('measures all pages by default and refuses a page that is not public', () => {
  const all = ['/', '/about'];
  expect(chosenPages(all, [])).toEqual(all);
  expect(chosenPages(all, ['/about'])).toEqual(['/about']);
  expect(() => chosenPages(all, ['/abuot'])).toThrow('--page /abuot is no public page. There are: /, /about.');
});
