import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-31T23:59:50') }));
afterEach(() => vi.useRealTimers());

function Today() {
  return useToday();
}

it('follows midnight in a tab that stays open and in sight', () => {
  render(<Today />);
  expect(screen.getByText('2026-12-31')).toBeTruthy();
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.getByText('2027-01-01')).toBeTruthy();
});

it.each([
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back from the browser cache', () => window.dispatchEvent(new Event('pageshow'))],
])('follows the date at once when a tab whose timers slept %s', (_name, wake) => {
  render(<Today />);
  vi.setSystemTime(new Date('2027-01-03T08:00:00'));
  act(() => void wake());
  expect(screen.getByText('2027-01-03')).toBeTruthy();
});

it('stops its timer with the last reader', () => {
  const { unmount } = render(
    <>
      <Today />
      <Today />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
