import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, fillIn, openFakeDesk, passwordField, press, userField } from '../../testing/open-admin.tsx';
import AdminPage from './admin-page.tsx';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

describe('sign-in', () => {
  test('shows the form without a request in a browser that was never signed in', async () => {
    render(<AdminPage />);
    expect(await screen.findByRole('form', { name: 'Staff sign-in' })).toBeTruthy();
    expect(desk.calls).toEqual([]);
    expect(userField().autocomplete).toBe('username');
    expect(passwordField().autocomplete).toBe('current-password');
  });

  test('names empty fields at the field and in the summary, and sends nothing', async () => {
    render(<AdminPage />);
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
    render(<AdminPage />);
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
    render(<AdminPage />);
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts\.Try again in 14 minutes, at \d/);
  });

  test('reports a missing answer, keeps the typed text, and signs in on the next attempt', async () => {
    desk.answers.set('POST /api/staff/session', 'no answer');
    render(<AdminPage />);
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
    render(<AdminPage />);
    await fillIn();
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser did not keep the sign-in.');
  });

  test('says that it needs cookies before anything is typed, where the browser blocks them', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    render(<AdminPage />);
    expect(await screen.findByText('The staff desk needs cookies.')).toBeTruthy();
    vi.restoreAllMocks();
  });

  test('keeps the button busy while signing in, and sends one request', async () => {
    render(<AdminPage />);
    await fillIn();
    press('Sign in');
    press('Signing in...');
    await screen.findByRole('heading', { name: 'Lead desk' });
    expect(desk.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('shows the password on request', async () => {
    render(<AdminPage />);
    await fillIn();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(passwordField().type).toBe('text');
    expect(passwordField().value).toBe('a long password');
  });

  test('opens the desk at once in a browser that is signed in, and offers a retry when the server does not answer', async () => {
    localStorage.setItem('annuity-lantern.staff-signed-in', 'yes');
    desk.answers.set('GET /api/staff/session', 'no answer');
    render(<AdminPage />);
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
