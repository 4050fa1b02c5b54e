import { dayReminders, type ReminderAsk } from '@annuity-lantern/contracts/http';
import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { Reminder } from './reminder.tsx';

const token = `${'a'.repeat(22)}.${'b'.repeat(22)}`;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(hash: string) {
  useNavigation.setState({ place: { pathname: '/reminders', search: '', hash } });
  render(
    <HostProvider host={sampleHost()}>
      <Reminder />
    </HostProvider>,
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const asked = () => fetchMock.mock.calls.map(([address, options]) => [address, options?.body]);

const rate: ReminderAsk = { kind: 'rate', years: 5, atLeast: 'A-', state: 'OH', rate: 5.8 };
const day: ReminderAsk = { kind: 'day', tool: 'free-look', day: '2026-12-10' };

it.each([
  [
    rate,
    '2027-05-27',
    'We write when a 5-year rate in Ohio, from an insurer rated A- or better, reaches 5.80%. You get at most one email a week, until May 27, 2027.',
  ],
  [
    day,
    '2026-12-08',
    'December 10, 2026 is your last day to cancel your new annuity. You get one email, on December 8, 2026. Then we erase your address.',
  ],
])('starts a reminder only when the button is pressed, and says what comes', async (ask, on, words) => {
  open(`#confirm=${token}`);
  expect(asked()).toEqual([]);
  fetchMock.mockResolvedValue(Response.json({ ask, on }));
  await press('Start my reminder');
  expect(asked()).toEqual([['/api/reminders/confirm', JSON.stringify({ token })]]);
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
});

it.each([
  ['2026-12-07', 'now'],
  ['2026-12-08', 'today'],
])('says of a mail of %s that it goes %s', async (on, when) => {
  vi.useFakeTimers({ now: new Date(2026, 11, 8, 12), toFake: ['Date'] });
  open(`#confirm=${token}`);
  fetchMock.mockResolvedValue(Response.json({ ask: day, on }));
  await press('Start my reminder');
  expect(screen.getByText(new RegExp(`You get one email, ${when}\\.`))).toBeTruthy();
});

it('stops a reminder when the button is pressed', async () => {
  open(`#stop=${token}`);
  expect(asked()).toEqual([]);
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  await press('Stop these emails');
  expect(asked()).toEqual([['/api/reminders/stop', JSON.stringify({ token })]]);
  expect(screen.getByText('We stopped these emails')).toBeTruthy();
});

it('says that a link no longer works, and keeps the button after a failure', async () => {
  open(`#confirm=${token}`);
  fetchMock.mockResolvedValue(new Response('', { status: 503 }));
  await press('Start my reminder');
  expect(screen.getByRole('alert').textContent).toContain('That didn’t work.');
  fetchMock.mockResolvedValue(new Response('', { status: 404 }));
  await press('Start my reminder');
  expect(screen.getByText('This link no longer works')).toBeTruthy();
});

it.each(['', '#confirm=short', `#other=${token}`])('shows no button without a link of a mail: "%s"', (hash) => {
  open(hash);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: '1-800-555-0199' })).toBeTruthy();
});

it('belongs to tools whose pages have the address that mails link to', () => {
  for (const [tool, { path }] of Object.entries(dayReminders)) expect(routes.find(({ id }) => id === tool)?.path).toBe(path);
});
