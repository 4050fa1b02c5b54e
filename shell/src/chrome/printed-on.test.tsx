import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintedOn } from './printed-on.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 9, 15, 0) }));
afterEach(() => vi.useRealTimers());

it('says the day of each printing, not the day on which the page was opened', () => {
  render(<PrintedOn />);
  expect(screen.queryByText(/Printed/)).toBeNull();
  vi.setSystemTime(new Date(2026, 10, 11, 9, 0));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed on November 11, 2026')).toBeDefined();
  vi.setSystemTime(new Date(2026, 10, 12, 9, 0));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed on November 12, 2026')).toBeDefined();
});
