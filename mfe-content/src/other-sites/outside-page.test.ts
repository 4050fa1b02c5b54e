import { expect, it } from 'vitest';
import { outsidePage } from './outside-page.ts';

const origin = 'https://lantern.example';

it('names the host of a page on another site', () => {
  expect(outsidePage('https://www.example.org/guide', origin)).toEqual({ url: 'https://www.example.org/guide', label: 'example.org' });
});

it.each(['/resources/a.pdf', `${origin}/resources/a.pdf`, 'https://', ''])('returns undefined for %j', (address) => {
  expect(outsidePage(address, origin)).toBeUndefined();
});
