import { useToasts } from '@annuity-lantern/host-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, fakeRecoveryCodes } from '../../testing/fake-desk.ts';
import {
  button,
  closeFakeDesk,
  enter,
  fillIn,
  follow,
  openFakeDesk,
  passwordField,
  press,
  renderAdmin,
  userField,
} from '../../testing/open-admin.tsx';

let desk: FakeDesk;
const session = 'POST /api/staff/session';

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date('2026-03-02T17:05:00Z'));
});

afterEach(closeFakeDesk);

const codeField = () => screen.getByLabelText<HTMLInputElement>('Code from your app');
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const refuseSignIn = (code: string) => desk.answers.set(session, { status: 401, body: { code, message: '' } });
const refuse = (path: string, name: string, message: string) =>
  desk.answers.set(`POST /api/staff/code/${path}`, {
    status: 400,
    body: { code: 'invalid_input', message: '', errors: [{ field: name, code: 'x', message }] },
  });
const codesShown = () =>
  within(screen.getByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('sign-in with a code', () => {
  async function askForCode(): Promise<void> {
    refuseSignIn('code_needed');
    renderAdmin();
    await fillIn();
    press('Sign in');
    await screen.findByLabelText('Code from your app');
  }

  test('asks for it after the right password, with the focus in the field', async () => {
    await askForCode();
    expect(document.activeElement).toBe(codeField());
    expect([codeField().autocomplete, codeField().inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull();
    desk.answers.clear();
    type('Code from your app', '123 456');
    press('Sign in');
    await screen.findByRole('heading', { name: 'Lead desk' });
    expect(desk.bodies).toContainEqual({ username: 'margaret', password: 'a long password', code: '123 456' });
  });

  test('says beside the field that a code is wrong or missing, and sends nothing without one', async () => {
    await askForCode();
    press('Sign in');
    expect(screen.getByText('Enter the code.')).toBeTruthy();
    expect(desk.calls).toEqual([session]);
    refuseSignIn('code_refused');
    type('Code from your app', '000000');
    press('Sign in');
    expect(await screen.findByText('This code does not work. Check it, or wait for the next one: each works once.')).toBeTruthy();
    expect([codeField().getAttribute('aria-invalid'), codeField().value]).toEqual(['true', '000000']);
    expect(document.activeElement).toBe(codeField());
  });

  test('says that codes cannot be checked while the server lacks its key', async () => {
    await askForCode();
    const message = 'This site lacks the key of your sign-in code. Please tell the operator.';
    desk.answers.set(session, { status: 503, body: { code: 'code_key_missing', message } });
    type('Code from your app', '123 456');
    press('Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your code cannot be checked.');
    expect(alert.textContent).toContain(message);
    expect(codeField().value).toBe('123 456');
  });

  test('takes a recovery code instead', async () => {
    await askForCode();
    press('Use a recovery code instead');
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
    desk.answers.clear();
    type('Recovery code', 'aaaa-bbbb-cccc-ddd2');
    press('Sign in');
    await screen.findByRole('heading', { name: 'Lead desk' });
    expect(desk.bodies).toContainEqual({ username: 'margaret', password: 'a long password', code: 'aaaa-bbbb-cccc-ddd2' });
  });

  test('goes back to the password, and keeps the typed text', async () => {
    await askForCode();
    press('Back to the password');
    expect([userField().value, passwordField().value]).toEqual(['margaret', 'a long password']);
    expect(document.activeElement).toBe(passwordField());
    expect(screen.queryByLabelText('Code from your app')).toBeNull();
  });

  test('returns to the password step when the password is refused meanwhile', async () => {
    await askForCode();
    refuseSignIn('sign_in_refused');
    type('Code from your app', '123456');
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('That user name and password do not match.');
    expect(userField().value).toBe('margaret');
  });
});

describe('the own sign-in code', () => {
  async function openSection(): Promise<void> {
    await enter(desk);
    follow('Accounts');
    await screen.findByText(/^(On\.|You sign in with)/);
  }

  test('is set up with the password and one code, and shows ten recovery codes', async () => {
    await openSection();
    press('Set up a sign-in code');
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    type('Your password', 'a long password');
    press('Show the QR code');
    const box = await screen.findByRole('region', { name: 'Connect your app' });
    expect(document.activeElement).toBe(box);
    expect(desk.bodies.at(-1)).toEqual({ password: 'a long password' });
    expect(await within(box).findByRole('img', { name: 'QR code' })).toBeTruthy();
    expect(box.textContent).toContain('ABCD EFGH 2345 WXYZ');
    expect(within(box).getByRole('link', { name: 'Open the key in your app' }).getAttribute('href')).toMatch(/^otpauth:\/\/totp\//);

    refuse('confirm', 'code', 'This code does not match.');
    type('Code from your app', '000000');
    press('Turn on');
    expect(await screen.findByText('This code does not match.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(codeField()));
    desk.answers.clear();
    type('Code from your app', '123456');
    press('Turn on');
    await screen.findByText('Your sign-in code is on. Keep these recovery codes.');
    expect(codesShown()).toEqual(fakeRecoveryCodes);
    press('I have kept them');
    expect(screen.queryByText(fakeRecoveryCodes[0] ?? '')).toBeNull();
    expect(await screen.findByText(/^On\. .* 10 recovery codes are left\.$/)).toBeTruthy();
  });

  test('copies the recovery codes, and prints them alone', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } }, cookieEnabled: { value: true } }));
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed.push(document.body.lastElementChild?.textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
    desk.code = { active: true, recoveryLeft: 2, required: false };
    await openSection();
    expect(screen.getByText(/Only 2 recovery codes are left\. Make new ones\.$/)).toBeTruthy();
    press('New recovery codes');
    type('Your password', 'a long password');
    type('Code from your app', '123456');
    press('Make new recovery codes');
    await screen.findByText('These recovery codes replace the earlier ones.');
    expect(desk.bodies.at(-1)).toEqual({ password: 'a long password', code: '123456' });
    press('Copy codes');
    await waitFor(() => expect(useToasts.getState().current?.title).toBe('Recovery codes copied'));
    expect(writeText).toHaveBeenCalledWith(fakeRecoveryCodes.join('\n'));
    press('Print codes');
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/For signing in as margaret at the staff desk of localhost.*Each works once\./);
    for (const code of fakeRecoveryCodes) expect(printed[0]).toContain(code);
  });

  test('is turned off with password and code, and shows an error at the wrong field', async () => {
    desk.code = { active: true, recoveryLeft: 10, required: false };
    await openSection();
    press('Turn off');
    refuse('off', 'code', 'This code does not work.');
    press('Turn off the sign-in code');
    const summary = await screen.findByRole('group', { name: 'Nothing has changed' });
    fireEvent.click(within(summary).getByRole('link', { name: 'This code does not work.' }));
    expect(document.activeElement).toBe(codeField());
    desk.answers.clear();
    press('Turn off the sign-in code');
    expect(await screen.findByText('Your sign-in code is off.')).toBeTruthy();
    expect(await screen.findByText(/^You sign in with your password alone\./)).toBeTruthy();
  });

  test('cannot be turned off where it is required, and another phone can be set up', async () => {
    desk.code = { active: true, recoveryLeft: 10, required: true };
    await openSection();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    expect(screen.getByText('On this site everyone needs a code, so you can’t turn it off.')).toBeTruthy();
    button('Use another phone').focus();
    press('Use another phone');
    expect(codeField()).toBeTruthy();
    button('Cancel').focus();
    press('Cancel');
    expect(document.activeElement).toBe(button('Use another phone'));
  });
});

describe('a manager who must have a sign-in code', () => {
  async function setUp(): Promise<void> {
    type('Your password', 'a long password');
    press('Show the QR code');
    await screen.findByRole('region', { name: 'Connect your app' });
    type('Code from your app', '123456');
    press('Turn on');
    await screen.findByRole('list', { name: 'Recovery codes' });
  }

  test('sets it up before the desk opens', async () => {
    desk.code = { active: false, recoveryLeft: 0, required: true };
    await enter(desk, undefined, [], 'Set up your sign-in code');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText(/^Everyone on this site signs in with a password and a code/)).toBeTruthy();
    await setUp();
    expect(desk.calls.filter((call) => !call.includes(' /api/staff/'))).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Staff desk' })).toBeNull();
    press('I have kept them');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lead desk' })).toBeTruthy();
    expect((await screen.findAllByText(/Number 0/)).length).toBeGreaterThan(0);
  });

  test('must set it up when a call of the open desk is refused, and returns to the same place', async () => {
    await enter(desk);
    follow('Accounts');
    await screen.findByRole('form', { name: 'Change your password' });
    type('New password', 'seven gray herons wait');
    desk.answers.set('GET /api/staff/users', { status: 403, body: { code: 'set_up_code_first', message: '' } });
    desk.code = { active: false, recoveryLeft: 0, required: true };
    press('Refresh Data');
    await screen.findByRole('heading', { level: 1, name: 'Set up your sign-in code' });
    desk.answers.clear();
    await setUp();
    press('I have kept them');
    expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('seven gray herons wait');
  });

  test('can sign out instead', async () => {
    desk.code = { active: false, recoveryLeft: 0, required: true };
    await enter(desk, undefined, [], 'Set up your sign-in code');
    press('Sign out');
    expect(await screen.findByText('You have signed out.')).toBeTruthy();
  });
});
