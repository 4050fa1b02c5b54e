import { expectToast, showToast } from '@annuity-lantern/host-kit';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToastArea } from './toast-area.tsx';

const chunk = vi.hoisted(() => ({ refusals: 2 }));

vi.mock('@annuity-lantern/ui/toast', async (load) => {
  if (chunk.refusals === 0) return load();
  chunk.refusals -= 1;
  throw new Error('Loading chunk failed');
});

it('keeps the page and says the words when the code of toasts does not load, and loads it with the next toast', async () => {
  render(
    <>
      <p>The page</p>
      <ToastArea />
    </>,
  );
  await act(async () => expectToast());
  await act(async () => showToast({ status: 'success', title: 'First toast' }));
  expect((await screen.findByRole('alert')).textContent).toBe('First toast ');
  expect(screen.getByText('The page')).toBeTruthy();
  await act(async () => showToast({ status: 'success', title: 'Second toast' }));
  expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
  expect(await screen.findByText('Second toast')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
