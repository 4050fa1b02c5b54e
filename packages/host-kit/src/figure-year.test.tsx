import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FigureYear } from './figure-year.tsx';
import { serve } from './testing/serve.ts';

const figure = { year: 2026, reviewBy: '2026-12-31' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-12-31T12:00:00', '2026'],
  ['2027-01-01T12:00:00', '2026, being reviewed'],
])('on %s shows "%s"', (now, words) => {
  vi.setSystemTime(new Date(now));
  expect(render(<FigureYear of={figure} />).container.textContent).toBe(words);
});

it('is served without the mark, which appears after hydration without an error', async () => {
  vi.setSystemTime(new Date('2027-06-01T12:00:00'));
  const { root, hydrate } = serve(<FigureYear of={figure} />);
  expect(root.textContent).toBe('2026');
  await hydrate();
  expect(root.textContent).toBe('2026, being reviewed');
});
