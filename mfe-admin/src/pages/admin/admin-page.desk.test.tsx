import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, leadOf, leadsOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const list = 'GET /api/consultation-requests';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

describe('the desk', () => {
  test('shows the empty state once when there are no requests', async () => {
    await enter(desk, []);
    expect(await screen.findAllByText('No form submissions yet')).toHaveLength(1);
  });

  test('lists the requests newest first, and the newest ten as recent activity', async () => {
    await enter(desk, leadsOf(12));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(12);
    expect(rows()[0]?.textContent).toContain('Number 0, Ana');
    const recent = within(screen.getByRole('region', { name: 'Recent activity' }));
    expect(recent.getAllByRole('listitem').map((item) => /Number \d+/.exec(item.textContent ?? '')?.[0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `Number ${index}`),
    );
  });

  test('compares the waiting time with the promised 24 hours', async () => {
    const hour = 3_600_000;
    await enter(desk, [leadOf(1, Date.now() - 2 * hour), leadOf(2, Date.now() - 21.5 * hour), leadOf(3, Date.now() - 26 * hour)]);
    await screen.findByRole('table');
    expect(rows().map((row) => row.textContent?.match(/^\d+:\d\d(late)?/)?.[0])).toEqual(['2:00', '21:30', '26:00late']);
    expect(screen.getByText('3 requests are waiting: 1 for more than 20 hours, 1 past the promised 24.')).toBeTruthy();
  });

  test('shows the chosen request in full, with the consent of the visitor', async () => {
    // At an hour at which one may call.
    vi.setSystemTime(new Date('2026-03-02T18:00:00Z'));
    const consent = { textVersion: '2026-01-01', channels: { automatedCalls: false, texts: false, email: true } };
    await enter(desk, [leadOf(1, Date.now(), { consent }), leadOf(2, Date.now() - 1000, { phone: '(202) 762-1401 x12' })]);
    await screen.findByRole('table');
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Number 1, Ana' }));
    const detail = within(screen.getByRole('region', { name: 'Ana Number 1' }));
    expect(detail.getByRole('link', { name: 'Call 202-762-1401' }).getAttribute('href')).toBe('tel:+12027621401');
    for (const words of ['60-69', '$250,000 - $500,000', 'Arizona (AZ)', 'Will my income last?', 'Agreed to email.'])
      expect(detail.getByText(words)).toBeTruthy();
    expect(detail.getByText(/Not agreed: automated calls, text messages/)).toBeTruthy();
    press('Back to the list');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Number 1, Ana'));
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Number 2, Ana' }));
    expect(screen.getByText('No automated calls, text messages or further email.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 202-762-1401 ext. 12' }).getAttribute('href')).toBe('tel:+12027621401;ext=12');
  });

  test('marks a consent that counts as not given, in the list and in the request', async () => {
    await enter(desk, [leadOf(1, Date.now(), { consentDoubt: 'unknown_words' })]);
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('none, because it is in doubt')).toBeTruthy();
    fireEvent.click(table.getByRole('button', { name: 'Number 1, Ana' }));
    expect(screen.getByText('No automated calls, text messages or further email.')).toBeTruthy();
    expect(screen.getByText(/^The form named words that this site never showed/)).toBeTruthy();
  });

  test('shows what a visitor read beside each box, in the words of that day', async () => {
    const old = { textVersion: '2026-11-22', channels: { automatedCalls: false, texts: true, email: false } };
    const today = { ...old, textVersion: '2026-11-24', network: 'Example Network' };
    const unknown = { ...old, textVersion: '2031-01-01' };
    await enter(
      desk,
      [old, today, unknown].map((consent, index) => leadOf(index + 1, Date.now() - index, { consent })),
    );
    await screen.findByRole('table');
    const wordsOf = (name: string) => {
      fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: `${name}, Ana` }));
      return screen.getByText(/Words the visitor read/).closest('details')?.textContent;
    };
    expect(wordsOf('Number 1')).toContain('version 2026-11-22');
    expect(wordsOf('Number 1')).toContain('Checked: “Automated text messages Message rates may apply. Reply STOP to end.”');
    expect(wordsOf('Number 1')).toContain('Not checked: “Automated or recorded calls to the number above”');
    expect(wordsOf('Number 2')).toContain('Not checked: “Yes, Example Network may call the number above about annuities');
    expect(wordsOf('Number 3')).toContain('does not know that version');
  });

  test('shows an error for a list that cannot be read, and keeps the focus on its retry button', async () => {
    desk.answers.set(list, { status: 503, body: { code: 'store_unavailable', message: '' } });
    await enter(desk);
    expect((await screen.findByRole('alert')).textContent).toContain('The consultation requests could not be read');
    expect(button('Sign out')).toBeTruthy();
    desk.answers.clear();
    const again = button('Try again');
    again.focus();
    fireEvent.click(again);
    expect(button('Loading...')).toBe(again);
    expect(document.activeElement).toBe(again);
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('reads the list every 30 seconds and on Refresh Data', async () => {
    await enter(desk);
    await screen.findByRole('table');
    desk.leads = [leadOf(90, Date.now()), ...desk.leads];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(rows()).toHaveLength(3);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(rows()).toHaveLength(4));
    desk.leads = [leadOf(91, Date.now()), ...desk.leads];
    press('Refresh Data');
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  test('keeps the list and says how old it is when a later read fails', async () => {
    await enter(desk);
    await screen.findByRole('table');
    desk.answers.set(list, 'no answer');
    press('Refresh Data');
    expect(await screen.findByText('The list could not be read again')).toBeTruthy();
    expect(rows()).toHaveLength(3);
    desk.answers.clear();
    press('Try again');
    await waitFor(() => expect(screen.queryByText('The list could not be read again')).toBeNull());
  });

  test('does not poll while the page is hidden, and reads a missed refresh when it is visible again', async () => {
    await enter(desk);
    await screen.findByRole('table');
    const listReads = () => desk.calls.filter((call) => call.startsWith(list)).length;
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const setVisibility = (state: 'hidden' | 'visible') => {
      visibility.mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    };
    setVisibility('hidden');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    setVisibility('visible');
    expect(listReads()).toBe(1);
    setVisibility('hidden');
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(listReads()).toBe(1);
    setVisibility('visible');
    await waitFor(() => expect(listReads()).toBe(2));
    visibility.mockRestore();
  });

  test('keeps the last row of the page when new requests come in', async () => {
    await enter(desk, leadsOf(60));
    await screen.findByRole('table');
    desk.leads = [leadOf(90, Date.now()), leadOf(91, Date.now()), ...desk.leads];
    press('Refresh Data');
    await waitFor(() => expect(rows()).toHaveLength(52));
    expect(rows().at(-1)?.textContent).toContain('Number 49');
    press('Show more');
    await waitFor(() => expect(rows()).toHaveLength(62));
  });

  test('keeps the list when the next page cannot be read, and reads it again on request', async () => {
    await enter(desk, leadsOf(60));
    await screen.findByRole('table');
    desk.answers.set(list, 'no answer');
    press('Show more');
    expect(await screen.findByText('The next consultation requests could not be read')).toBeTruthy();
    expect(rows()).toHaveLength(50);
    press('Refresh Data');
    expect(screen.queryByText('The list could not be read again')).toBeNull();
    expect(await screen.findByText('The list could not be read again')).toBeTruthy();
    desk.answers.clear();
    press('Show more');
    await waitFor(() => expect(rows()).toHaveLength(60));
  });

  test('shows one more page on demand, to the end of the list', async () => {
    await enter(desk, leadsOf(120));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(50);
    press('Show more');
    await waitFor(() => expect(rows()).toHaveLength(100));
    press('Show more');
    await waitFor(() => expect(rows()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('returns to the same request, list length, note and scroll position after signing in again', async () => {
    await enter(desk, leadsOf(120));
    await screen.findByRole('table');
    press('Show more');
    await waitFor(() => expect(rows()).toHaveLength(100));
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Number 70, Ana' }));
    const panel = await screen.findByRole('region', { name: 'Ana Number 70' });
    fireEvent.change(await within(panel).findByLabelText('New note'), { target: { value: 'Call after lunch.' } });
    vi.stubGlobal('scrollY', 640);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    desk.signedIn = false;
    press('Refresh Data');
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await fillIn();
    press('Sign in');
    expect(await screen.findByRole('region', { name: 'Ana Number 70' })).toBeTruthy();
    expect(rows()).toHaveLength(100);
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Call after lunch.');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }));
    scrollTo.mockRestore();
  });

  test('shows nothing of the person before to another one who signs in', async () => {
    await enter(desk);
    await screen.findByRole('table');
    desk.signedIn = false;
    press('Refresh Data');
    await screen.findByText('Your sign-in has ended.');
    desk.answers.set('GET /api/consultation-requests', 'no answer');
    await fillIn('ruth');
    press('Sign in');
    expect(await screen.findByText('The consultation requests could not be read')).toBeTruthy();
    expect(screen.queryByText(/Number 0/)).toBeNull();
  });

  test('offers no next step to a viewer', async () => {
    desk.role = 'viewer';
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    const panel = await screen.findByRole('region', { name: 'Ana Number 0' });
    expect(await within(panel).findByRole('region', { name: 'History' })).toBeTruthy();
    expect(within(panel).queryByRole('region', { name: 'Next step' })).toBeNull();
  });

  test('shows a viewer the contact of a request only when it was read on its own', async () => {
    desk.role = 'viewer';
    const read = `GET /api/leads/${leadsOf(1)[0]?.id}`;
    desk.answers.set(read, 'no answer');
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    const panel = within(await screen.findByRole('region', { name: 'Ana Number 0' }));
    expect(await panel.findByText('Nothing is lost: the request is stored, only the answer did not arrive.')).toBeTruthy();
    expect(panel.queryByText('Email')).toBeNull();
    expect(screen.getByPlaceholderText('Name or reference')).toBeTruthy();
    desk.answers.clear();
    fireEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('link', { name: 'ana.0@example.com' })).toBeTruthy();
    expect(panel.getByText('Will my income last?')).toBeTruthy();
  });

  test('tells managers who read unusually many requests, and no one else', async () => {
    desk.heavyReaders = [{ username: 'vera', rows: 620 }];
    await enter(desk);
    const notice = await screen.findByText('Someone read more than 500 requests in an hour');
    expect(notice.parentElement?.textContent).toMatch(/vera.*: 620 requests in the last hour\./);
    expect(screen.getByRole('link', { name: 'See the audit' }).getAttribute('href')).toBe('?part=audit');
    desk.role = 'agent';
    press('Sign out');
    await screen.findByText('You have signed out.');
    const before = desk.calls.length;
    await fillIn();
    press('Sign in');
    await screen.findByRole('table');
    expect(screen.queryByText('Someone read more than 500 requests in an hour')).toBeNull();
    expect(desk.calls.slice(before)).not.toContain('GET /api/audit/heavy-readers');
  });
});
