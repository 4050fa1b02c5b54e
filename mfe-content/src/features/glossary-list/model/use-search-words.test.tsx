import { useNavigation } from '@annuity-lantern/host-kit';
import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchWords } from './use-search-words.ts';

const navigate = vi.fn();
const goTo = (pathname: string, search: string) => act(() => useNavigation.setState({ place: { pathname, search, hash: '' } }));
const start = () => renderHook(() => useSearchWords(createRef())).result;

beforeEach(() => {
  vi.useFakeTimers();
  useNavigation.setState({ place: { pathname: '/education/glossary', search: '?q=cap', hash: '' }, navigate });
});
afterEach(() => {
  vi.useRealTimers();
  navigate.mockReset();
});

it('takes the words from the address, and writes them back after a pause', () => {
  const search = start();
  expect(search.current[0]).toBe('cap');
  act(() => search.current[1]('cap rate'));
  vi.advanceTimersByTime(250);
  expect(navigate.mock.calls).toEqual([['/education/glossary?q=cap+rate', { replace: true, keepScroll: true }]]);
});

it('neither reads nor writes the address of the next page', () => {
  const search = start();
  act(() => search.current[1]('floor'));
  goTo('/resources', '?q=rider');
  vi.advanceTimersByTime(1000);
  expect(search.current[0]).toBe('floor');
  expect(navigate).not.toHaveBeenCalled();
});
