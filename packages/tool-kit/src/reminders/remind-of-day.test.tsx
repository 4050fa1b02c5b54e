import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemindOfDay } from './remind-of-day.tsx';

const host = sampleHost();
const fetchMock = vi.fn<typeof fetch>();
const day: CalendarDay = { year: 2027, month: 3, day: 30 };
const open = (today: CalendarDay | null = { year: 2026, month: 11, day: 26 }) =>
  render(
    <HostProvider host={host}>
      <RemindOfDay tool="renewal-window" day={day} today={today} />
    </HostProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send me the link' })));

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

it('sends the address, the tool and the day, and says that nothing starts before the link is used', async () => {
  open();
  expect(screen.getByText('Email me a week before')).toBeTruthy();
  expect(screen.getByText(/You get one email, on Tuesday, March 23, 2027\./)).toBeTruthy();
  type(' Ada <ada@example.org> ');
  await send();
  expect(fetchMock.mock.calls.map(([address, options]) => [address, JSON.parse(String(options?.body))])).toEqual([
    ['/api/reminders', { email: 'ada@example.org', ask: { kind: 'day', tool: 'renewal-window', day: '2027-03-30' } }],
  ]);
  expect(screen.getByRole('status').textContent).toContain('Nothing starts before that.');
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
});

it('names the address, and lets a mistyped one be changed', async () => {
  open();
  type('ada@exmaple.org');
  await send();
  expect(screen.getByRole('status').textContent).toContain('We sent a link to ada@exmaple.org. Wrong? Change it here');
  fireEvent.click(screen.getByRole('button', { name: 'Change it here' }));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('ada@exmaple.org');
  type('ada@example.org');
  await send();
  expect(screen.getByRole('status').textContent).toContain('We sent a link to ada@example.org.');
});

it('asks for an address that can be written to, and sends nothing before', async () => {
  open();
  await send();
  expect(screen.getByText('Enter your email address.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  type('ada@');
  await send();
  expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps the address and says what to do if it could not be sent', async () => {
  open();
  fetchMock.mockResolvedValue(Response.json({ code: 'too_many_requests', message: 'x' }, { status: 429 }));
  type('ada@example.org');
  await send();
  expect(screen.getByRole('alert').textContent).toContain('Please wait a little and try again.');
  expect(screen.getByRole('link', { name: host.site.phone.display }).closest('[role="alert"]')).toBeTruthy();
  expect(field().value).toBe('ada@example.org');
});

it.each([
  ['the time for the mail has passed', { year: 2027, month: 3, day: 23 }],
  ['today is not known', null],
])('is not offered if %s', (_, today) => {
  open(today);
  expect(screen.queryByText('Email me a week before')).toBeNull();
});
