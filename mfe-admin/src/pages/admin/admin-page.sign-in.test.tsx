import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, fillIn, openFakeDesk, passwordField, press, renderAdmin, userField } from '../../testing/open-admin.tsx';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

describe('sign-in', () => {
  test('shows the form without a request in a browser that was never signed in', async () => {
    renderAdmin();
    expect(await screen.findByRole('form', { name: 'Staff sign-in' })).toBeTruthy();
    expect(desk.calls).toEqual([]);
    expect(userField().autocomplete).toBe('username');
    expect(passwordField().autocomplete).toBe('current-password');
  });

  test('names empty fields at the field and in the summary, and sends nothing', async () => {
    renderAdmin();
    await screen.findByRole('form', { name: 'Staff sign-in' });
    press('Sign in');
    const summary = screen.getByRole('group', { name: 'Something is missing' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(within(summary).getByRole('link', { name: 'Enter your password.' }));
    expect(document.activeElement).toBe(passwordField());
    expect(userField().getAttribute('aria-invalid')).toBe('true');
    expect(desk.calls).toEqual([]);
  });

  test('reports wrong credentials and keeps the typed text', async () => {
    desk.answers.set('POST /api/staff/session', { status: 401, body: { code: 'sign_in_refused', message: '' } });
    renderAdmin();
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('That user name and password do not match.');
    expect([userField().value, passwordField().value]).toEqual(['margaret', 'a long password']);
  });

  test('says how long to wait after too many attempts', async () => {
    desk.answers.set('POST /api/staff/session', {
      status: 429,
      body: { code: 'too_many_requests', message: '' },
      headers: { 'retry-after': '840' },
    });
    renderAdmin();
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts\.Try again in 14 minutes, at \d/);
  });

  test.each(['origin_refused', 'not_signed_in'])('says that the desk needs https if a page over http is answered %s', async (code) => {
    desk.answers.set('GET /api/staff/session', { status: code === 'not_signed_in' ? 401 : 403, body: { code, message: '' } });
    renderAdmin();
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('https://');
  });

  test('reports a missing answer, keeps the typed text, and signs in on the next attempt', async () => {
    desk.answers.set('POST /api/staff/session', 'no answer');
    renderAdmin();
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('No answer from the server.');
    expect(passwordField().value).toBe('a long password');
    desk.answers.clear();
    press('Sign in');
    expect(await screen.findByRole('heading', { name: 'Lead desk' })).toBeTruthy();
  });

  test('asks to allow cookies if the browser did not keep the cookie', async () => {
    desk.answers.set('POST /api/staff/session', { status: 204 });
    renderAdmin();
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser did not keep the sign-in.');
  });

  test('says that it needs cookies before anything is typed, where the browser blocks them', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    renderAdmin();
    expect(await screen.findByText('The staff desk needs cookies.')).toBeTruthy();
    vi.restoreAllMocks();
  });

  test('keeps the button busy while signing in, and sends one request', async () => {
    renderAdmin();
    await fillIn();
    press('Sign in');
    press('Signing in...');
    await screen.findByRole('heading', { name: 'Lead desk' });
    expect(desk.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('shows the password on request', async () => {
    renderAdmin();
    await fillIn();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(passwordField().type).toBe('text');
    expect(passwordField().value).toBe('a long password');
  });

  test('opens the desk at once in a browser that is signed in, and offers a retry when the server does not answer', async () => {
    localStorage.setItem('annuity-lantern.staff-signed-in', 'yes');
    desk.answers.set('GET /api/staff/session', 'no answer');
    renderAdmin();
    expect((await screen.findByRole('alert')).textContent).toContain('The staff desk does not answer');
    desk.answers.clear();
    desk.signedIn = true;
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Lead desk' })).toBeTruthy();
  });

  test('drops everything that was read when signing out', async () => {
    await enter(desk);
    press('Sign out');
    expect(await screen.findByText('You have signed out.')).toBeTruthy();
    expect(screen.queryByText(/Number 0/)).toBeNull();
    expect(desk.signedIn).toBe(false);
    desk.answers.set('GET /api/consultation-requests', 'no answer');
    await fillIn();
    press('Sign in');
    expect(await screen.findByText('The consultation requests could not be read')).toBeTruthy();
    expect(screen.queryByText(/Number 0/)).toBeNull();
  });
});

describe('the end of a session', () => {
  const signOut = 'DELETE /api/staff/session';
  const personal = /Ana|Number \d|@example\.com|Will my income last|Call after lunch/;
  const nothingLeft = () => expect(personal.exec(document.body.innerHTML)).toBeNull();

  /** Opens a request and types a note that is not saved. */
  async function typeNote(): Promise<void> {
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Call after lunch.' } });
    expect(personal.exec(document.body.innerHTML)).not.toBeNull();
  }
  async function endSession(): Promise<void> {
    desk.signedIn = false;
    press('Refresh Data');
    await screen.findByText('Your sign-in has ended.');
  }
  async function signInAgain(username = 'margaret'): Promise<void> {
    await fillIn(username);
    press('Sign in');
    await screen.findByRole('heading', { name: 'Lead desk' });
  }

  test('removes rows and free text from page and cache, and shows the draft to the same person', async () => {
    await typeNote();
    await endSession();
    nothingLeft();
    for (const call of ['GET /api/consultation-requests', 'GET /api/annuity-review-requests']) desk.answers.set(call, 'no answer');
    for (const { id } of desk.leads) desk.answers.set(`GET /api/leads/${id}`, 'no answer');
    await signInAgain();
    await screen.findByText('The consultation requests could not be read');
    nothingLeft();
    desk.answers.clear();
    press('Refresh Data');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('Call after lunch.');
  });

  test('keeps the user name for the same person, and forgets it after signing out', async () => {
    const name = () => screen.getByLabelText<HTMLInputElement>('User name').value;
    await enter(desk);
    await endSession();
    expect(name()).toBe('margaret');
    await signInAgain();
    press('Sign out');
    await screen.findByText('You have signed out.');
    expect(name()).toBe('');
  });

  test('shows the draft also if the page was reloaded before signing in again', async () => {
    await typeNote();
    await endSession();
    cleanup();
    renderAdmin();
    await signInAgain();
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('Call after lunch.');
  });

  test('leaves no draft to another account, and not to the first one after it', async () => {
    await typeNote();
    await endSession();
    for (const username of ['ruth', 'margaret']) {
      await signInAgain(username);
      fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
      expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('');
      await endSession();
    }
  });

  test('by signing out deletes the draft', async () => {
    await typeNote();
    press('Sign out');
    await screen.findByText('You have signed out.');
    nothingLeft();
    expect(sessionStorage).toHaveLength(0);
    await signInAgain();
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('');
  });

  test('empties the page when signing out gets no answer, says so, and offers to repeat it', async () => {
    await typeNote();
    desk.answers.set(signOut, 'no answer');
    press('Sign out');
    await waitFor(nothingLeft);
    expect((await screen.findByRole('alert')).textContent).toContain('We could not sign you out.');
    nothingLeft();
    desk.answers.clear();
    press('Sign out again');
    expect(await screen.findByText('You have signed out.')).toBeTruthy();
    expect(desk.signedIn).toBe(false);
  });

  test('closes a desk that no one used for half an hour, also when the server does not answer', async () => {
    await typeNote();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    // The clock looks twice: a desk that refreshes for half an hour takes seconds to draw.
    const passes = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    };
    await passes(29 * 60_000);
    expect(screen.queryByText('Your sign-in has ended.')).toBeNull();
    await passes(2 * 60_000);
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    nothingLeft();
  });

  describe('before a session ends', () => {
    const answerEnds = (idle: number, day: number) =>
      desk.answers.set('GET /api/staff/session', { status: 200, body: { username: 'margaret', role: 'agent', endsIn: { idle, day } } });
    const idleFor = async (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    };
    const warning = () => screen.queryByText('You’ll be signed out in about two minutes.');

    test('warns two minutes before, and stays signed in at a press', async () => {
      answerEnds(1800, 40_000);
      await enter(desk);
      await idleFor(20);
      expect(warning()).toBeNull();
      answerEnds(120, 40_000);
      await idleFor(7.5);
      expect(warning()?.closest('[role=alert]')).toBeTruthy();
      answerEnds(1800, 40_000);
      await act(async () => press('Stay signed in'));
      await waitFor(() => expect(warning()).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });

    test('does not take a press for done without an answer', async () => {
      await enter(desk);
      answerEnds(120, 40_000);
      await idleFor(27.5);
      desk.answers.set('GET /api/staff/session', 'no answer');
      await act(async () => press('Stay signed in'));
      expect(await screen.findByText(/The server did not answer\. Check your connection/)).toBeTruthy();
      expect(warning()).toBeTruthy();
    });

    test('does not warn while another tab keeps the session awake', async () => {
      await enter(desk);
      answerEnds(1500, 40_000);
      await idleFor(28);
      expect(warning()).toBeNull();
    });

    test('warns before the end of the twelve hours, also a person who is working', async () => {
      answerEnds(1800, 12 * 3600);
      await enter(desk);
      vi.setSystemTime(Date.now() + 12 * 3_600_000 - 150_000);
      fireEvent.click(document.body);
      answerEnds(1800, 120);
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(screen.getByText('Your sign-in ends in about two minutes.')).toBeTruthy();
      press('Sign in again now');
      expect(await screen.findByRole('form', { name: 'Staff sign-in' })).toBeTruthy();
    });
  });

  test('is repeated by a reload, which does not open the desk again', async () => {
    await enter(desk);
    await screen.findByRole('table');
    desk.answers.set(signOut, 'no answer');
    press('Sign out');
    await screen.findByText('We could not sign you out.');
    cleanup();
    renderAdmin();
    await screen.findByText('We could not sign you out.');
    nothingLeft();
    desk.answers.clear();
    cleanup();
    renderAdmin();
    expect(await screen.findByText('You have signed out.')).toBeTruthy();
    await waitFor(() => expect(desk.signedIn).toBe(false));
    expect(desk.calls.filter((call) => call === 'GET /api/staff/session')).toHaveLength(1);
  });
});
