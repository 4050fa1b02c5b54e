import { expect, it } from 'vitest';
import { chosenPages, pathsOf } from './public-pages.ts';

const all = ['/', '/about'];

it('takes every page of the sitemap', () => {
  const sitemap = '<urlset><url><loc>http://localhost:8080/</loc></url><url><loc>http://localhost:8080/about</loc></url></urlset>';
  expect(pathsOf(sitemap)).toEqual(all);
});

it('measures all pages unless some are named', () => {
  expect(chosenPages(all, [])).toEqual(all);
  expect(chosenPages(all, ['/about'])).toEqual(['/about']);
  expect(() => chosenPages(all, ['/abuot'])).toThrow('--page /abuot is no public page. There are: /, /about.');
});
