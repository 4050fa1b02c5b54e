import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { coverOfEntry, onceLeft, useCoverEntry } from './cover-entry.ts';

let isOpen: boolean;
let setOpen: (isOpen: boolean) => void;
const routed = vi.fn();

function Covered() {
  useCoverEntry('menu', isOpen, (next) => setOpen(next));
  return null;
}

beforeEach(() => {
  routed.mockClear();
  isOpen = false;
  // A new entry takes away those that Forward would reach, which the test before may have left.
  history.pushState(null, '', '/');
  const { rerender } = render(<Covered />);
  setOpen = (next) => {
    isOpen = next;
    rerender(<Covered />);
  };
  window.addEventListener('popstate', routed);
  return () => window.removeEventListener('popstate', routed);
});

const state = () => [isOpen, coverOfEntry()];

it('closes on Back, opens again on Forward, and the router hears of neither', async () => {
  const before = history.length;
  act(() => setOpen(true));
  expect([history.length, ...state()]).toEqual([before + 1, true, 'menu']);
  history.back();
  await waitFor(() => expect(state()).toEqual([false, undefined]));
  history.forward();
  await waitFor(() => expect(state()).toEqual([true, 'menu']));
  act(() => setOpen(false));
  await waitFor(() => expect(state()).toEqual([false, undefined]));
  expect(routed).not.toHaveBeenCalled();
});

it('leaves no entry to go back through when it is closed by its button', async () => {
  history.pushState(null, '', '/about');
  act(() => setOpen(true));
  act(() => setOpen(false));
  await waitFor(() => expect(state()).toEqual([false, undefined]));
  expect(routed).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('keeps the page of a link that took the place of its entry', async () => {
  act(() => setOpen(true));
  history.replaceState(null, '', '/education');
  await act(async () => setOpen(false));
  expect(location.pathname).toBe('/education');
});

it('leaves other steps through the history to the router', async () => {
  history.pushState(null, '', '/about');
  history.back();
  await waitFor(() => expect(routed).toHaveBeenCalledOnce());
});

it('is opened again, or left for another page, only after the step back of its button', async () => {
  history.pushState(null, '', '/about');
  act(() => setOpen(true));
  act(() => setOpen(false));
  act(() => setOpen(true));
  await waitFor(() => expect(state()).toEqual([true, 'menu']));
  act(() => setOpen(false));
  onceLeft(() => history.pushState(null, '', '/education'));
  await waitFor(() => expect(location.pathname).toBe('/education'));
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/about'));
});
