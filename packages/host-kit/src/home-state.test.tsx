import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepHomeState, readHomeState, useHomeState } from './home-state.ts';

const KEY = 'annuity-lantern.state';

afterEach(() => {
  vi.restoreAllMocks();
  keepHomeState('all');
});

it('is kept in this browser, and forgotten with the choice of no state', () => {
  const { result } = renderHook(useHomeState);
  expect(result.current).toBe('all');
  act(() => keepHomeState('OH'));
  expect([result.current, localStorage.getItem(KEY)]).toEqual(['OH', 'OH']);
  act(() => keepHomeState('all'));
  expect([result.current, localStorage.getItem(KEY)]).toEqual(['all', null]);
});

it('follows a choice in another tab', () => {
  const { result } = renderHook(useHomeState);
  localStorage.setItem(KEY, 'TX');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'TX' })));
  expect(result.current).toBe('TX');
});

it('is no state if storage holds something else', () => {
  localStorage.setItem(KEY, 'ZZ');
  expect(readHomeState()).toBe('all');
});

it('lasts as long as the page where storage is switched off', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  keepHomeState('OH');
  expect(readHomeState()).toBe('OH');
});
