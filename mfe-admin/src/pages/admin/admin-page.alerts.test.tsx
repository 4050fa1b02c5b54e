import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeDesk, leadOf } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, follow, openFakeDesk, press } from '../../testing/open-admin.tsx';

const MINUTE = 60_000;
let desk: FakeDesk;
let shown: { title: string; options: NotificationOptions; isClosed: boolean }[];

/** A browser with notifications. */
function stubNotifications(permission: NotificationPermission, answer = permission): { asked: number } {
  const state = { asked: 0 };
  class FakeNotification {
    static permission = permission;
    static async requestPermission() {
      state.asked += 1;
      FakeNotification.permission = answer;
      return answer;
    }
    readonly entry: (typeof shown)[number];
    constructor(title: string, options: NotificationOptions) {
      this.entry = { title, options, isClosed: false };
      shown.push(this.entry);
    }
    close() {
      this.entry.isClosed = true;
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return state;
}

beforeEach(() => {
  desk = openFakeDesk();
  document.title = 'Lead desk';
  shown = [];
});

afterEach(closeFakeDesk);

async function receiveOne(): Promise<void> {
  desk.leads = [leadOf(90, Date.now()), ...desk.leads];
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
}

test('the title has the count of the own queue, also after the shell wrote it anew, until sign-out', async () => {
  await enter(desk);
  await waitFor(() => expect(document.title).toBe('(3) Lead desk'));
  document.title = 'Rates';
  await waitFor(() => expect(document.title).toBe('(3) Rates'));
  press('Sign out');
  await screen.findByText('You have signed out.');
  expect(document.title).toBe('Rates');
});

test('a notification tells of a new request while the person is elsewhere, without a name, and leaves at sign-out', async () => {
  stubNotifications('granted');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await enter(desk);
  await waitFor(() => expect(document.title).toBe('(3) Lead desk'));
  expect(shown).toEqual([]);
  await receiveOne();
  expect(shown).toMatchObject([{ title: 'A new request waits', isClosed: false }]);
  expect(JSON.stringify(shown)).not.toContain('Ana');
  press('Sign out');
  await screen.findByText('You have signed out.');
  expect(shown[0]?.isClosed).toBe(true);
});

test.each([
  ['at the desk', true, 'granted'],
  ['elsewhere and allowed none', false, 'default'],
] as const)('no notification is shown while the person is %s', async (_where, hasFocus, permission) => {
  const state = stubNotifications(permission);
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  await enter(desk);
  await waitFor(() => expect(document.title).toBe('(3) Lead desk'));
  await receiveOne();
  expect(document.title).toBe('(4) Lead desk');
  expect([shown, state.asked]).toEqual([[], 0]);
});

test('the browser is asked by a press alone', async () => {
  const state = stubNotifications('default', 'granted');
  await enter(desk);
  follow('Accounts');
  expect(await screen.findByText(/can tell you when a new request waits/)).toBeTruthy();
  expect(state.asked).toBe(0);
  press('Allow notifications');
  expect(await screen.findByText(/This browser tells you when a new request waits/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
});
