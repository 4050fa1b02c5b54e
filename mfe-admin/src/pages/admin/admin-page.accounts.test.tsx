import type { StaffAccount } from '@annuity-lantern/contracts/http';
import { useToasts } from '@annuity-lantern/host-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, fakeLink, leadOf, setOwner } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, follow, goTo, openFakeDesk, press, renderAdmin, rows } from '../../testing/open-admin.tsx';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date('2026-03-02T17:05:00Z'));
  desk.accounts = [accountOf('margaret', { role: 'manager' }), accountOf('ruth')];
  desk.sessions = [sessionOf('one', { current: true }), sessionOf('two', { browser: 'Safari on iOS' }), sessionOf('three')];
});

afterEach(closeFakeDesk);

function accountOf(username: string, changes: Partial<StaffAccount> = {}): StaffAccount {
  const digits = [...username].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  const id = `00000000-0000-4000-8000-${digits.slice(0, 12).padEnd(12, '0')}`;
  const createdAt = '2026-01-05T09:00:00.000Z';
  return {
    id,
    username,
    role: 'agent',
    mail: `${username}@example.com`,
    createdAt,
    hasPassword: true,
    hasCode: false,
    locked: false,
    ...changes,
  };
}

function sessionOf(id: string, changes: Partial<FakeDesk['sessions'][number]> = {}) {
  const at = '2026-03-02T15:00:00.000Z';
  return { id, current: false, browser: 'Firefox on Windows', signedInAt: at, activeAt: at, ...changes };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const refuse = (key: string, name: string, message: string) =>
  desk.answers.set(key, { status: 400, body: { code: 'invalid_input', message: '', errors: [{ field: name, code: 'x', message }] } });
const pathOf = (username: string, what?: string) =>
  ['POST /api/staff/users', desk.accounts.find((one) => one.username === username)?.id, what].filter(Boolean).join('/');

async function openAccounts(): Promise<void> {
  await enter(desk);
  follow('Accounts');
  await screen.findByRole('list', { name: 'Where you are signed in' });
}

async function openAccount(username: string): Promise<HTMLElement> {
  await openAccounts();
  fireEvent.click(await screen.findByRole('button', { name: username }));
  return screen.findByRole('region', { name: username });
}

/** Opens the account of Ruth, who owns this many requests. */
async function openOwner(count: number) {
  await openAccounts();
  desk.leads = Array.from({ length: count }, (_, index) => leadOf(index, 0));
  for (const { id } of desk.leads) setOwner(desk, id, 'ruth');
  fireEvent.click(await screen.findByRole('button', { name: 'ruth' }));
  return within(await screen.findByRole('region', { name: 'ruth' }));
}

/** In a field that password managers see: they skip hidden ones, and keep a password without its name. */
function showsName(form: HTMLElement, name: string): void {
  const shown = form.querySelector<HTMLInputElement>('input[autocomplete=username]');
  expect([shown?.type, shown?.value]).toEqual(['text', name]);
  const passwords = form.querySelectorAll('input[type=password]');
  for (const password of passwords) expect(shown?.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

describe('the own account', () => {
  test('is all that an agent sees and reads', async () => {
    desk.role = 'agent';
    await openAccounts();
    const form = screen.getByRole('form', { name: 'Change your password' });
    showsName(form, 'margaret');
    expect(screen.queryByRole('region', { name: 'Staff' })).toBeNull();
    expect(desk.calls).not.toContain('GET /api/staff/users');
  });

  test('changes its password, and empties the fields then', async () => {
    await openAccounts();
    type('Current password', 'a long password');
    type('New password', 'seven gray herons wait');
    press('Change password');
    expect(await screen.findByText('Your password has changed.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ current: 'a long password', next: 'seven gray herons wait' });
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  test('tells at the field why a password is refused, and keeps the typed text', async () => {
    refuse('POST /api/staff/password', 'next', 'This password is on the lists that people try first. Choose another one.');
    await openAccounts();
    type('Current password', 'a long password');
    type('New password', '123qweasdzxc');
    press('Change password');
    const summary = await screen.findByRole('group', { name: 'Your password has not changed' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(field('New password'));
    expect([field('Current password').value, field('New password').value]).toEqual(['a long password', '123qweasdzxc']);
  });

  test('says how long to wait after too many wrong passwords', async () => {
    desk.answers.set('POST /api/staff/password', {
      status: 429,
      body: { code: 'too_many_requests', message: '' },
      headers: { 'retry-after': '840' },
    });
    await openAccounts();
    press('Change password');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 14 minutes.');
  });

  test('ends one sign-in, then all others, but offers no way to end this one', async () => {
    await openAccounts();
    const items = () => within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem');
    expect(items()[0]?.textContent).toContain('Firefox on Windows (this one)');
    expect(screen.getAllByRole('button', { name: /^Sign out there: (Firefox|Safari)/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /^Sign out there: Safari on iOS, Signed in/ }));
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(desk.calls).toContain('DELETE /api/staff/sessions/two');
    press('Sign out everywhere else');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  test('shows that sign-ins are ended even if they cannot be read again', async () => {
    await openAccounts();
    const items = () => within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem');
    desk.answers.set('GET /api/staff/sessions', 'no answer');
    fireEvent.click(screen.getByRole('button', { name: /^Sign out there: Safari on iOS, Signed in/ }));
    await waitFor(() => expect(items()).toHaveLength(2));
    press('Sign out everywhere else');
    await waitFor(() => expect(items()).toHaveLength(1));
  });
});

describe('an account without a mail address', () => {
  test('is asked for it on the desk, until it is saved', async () => {
    desk.needsMail = true;
    await enter(desk);
    refuse('POST /api/staff/mail', 'mail', 'Enter a mail address like name@example.com.');
    const form = within(screen.getByRole('form', { name: 'Add your mail address' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByRole('group', { name: 'The mail address is not saved' });
    desk.answers.clear();
    type('Add your mail address, so reminders reach you', 'margaret@example.com');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add your mail address' })).toBeNull());
    expect(desk.bodies.at(-1)).toEqual({ mail: 'margaret@example.com' });
  });

  test('is not asked once it has one', async () => {
    await enter(desk);
    expect(screen.queryByRole('form', { name: 'Add your mail address' })).toBeNull();
  });
});

describe('the accounts of staff', () => {
  test('are listed with role, mail address and the state that matters most', async () => {
    desk.accounts.push(
      accountOf('nell', { locked: true, hasCode: true }),
      accountOf('otto', { disabledAt: fakeLink.until, hasPassword: false }),
    );
    await openAccounts();
    await screen.findByRole('button', { name: 'ruth' });
    expect(rows().map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['margaret', 'manager', 'margaret@example.com', 'Unchecked', 'None', 'Active'],
      ['ruth', 'agent', 'ruth@example.com', 'Unchecked', 'None', 'Active'],
      ['nell', 'agent', 'nell@example.com', 'Unchecked', 'Set', 'Locked'],
      ['otto', 'agent', 'otto@example.com', '–', 'None', 'Disabled'],
    ]);
  });

  describe('with licensed states', () => {
    const licenses = (number: string, at: string) => ({ lines: [{ state: 'OH', number, until: '2027-05-31' }], at, by: 'vera' });
    const first = licenses('1', '2026-03-01T15:00:00.000Z');
    const line = (place: number, label: string) => screen.getByLabelText<HTMLInputElement>(`${label}, line ${place}`);
    const fields = ['State', 'License number', 'Expiration date'];
    const linesShown = () =>
      screen.getAllByLabelText(/^State, line/).map((_, index) => fields.map((label) => line(index + 1, label).value).join(' '));
    const openLicenses = async () => {
      desk.accounts = [accountOf('margaret', { role: 'manager' }), accountOf('ruth', { licenses: first })];
      const panel = await openAccount('ruth');
      return within(panel).getByRole('form', { name: 'Licenses of ruth' });
    };

    test('take pasted lines, and keep them with an error at the field', async () => {
      const path = pathOf('ruth', 'licenses');
      desk.answers.set(path, {
        status: 400,
        body: {
          code: 'invalid_input',
          message: '',
          errors: [{ field: 'lines.1.until', code: 'x', message: 'Enter the expiration date.' }],
        },
      });
      const form = await openLicenses();
      fireEvent.paste(form, { clipboardData: { getData: () => 'TX 99 someday\nFlorida W1 12/31/2027' } });
      const typed = ['OH 1 2027-05-31', 'TX 99 someday ', 'FL W1 2027-12-31'];
      expect(linesShown()).toEqual(typed);
      fireEvent.submit(form);
      const summary = await within(form).findByRole('group', { name: 'Nothing has changed' });
      fireEvent.click(within(summary).getByRole('link'));
      expect(document.activeElement).toBe(line(2, 'Expiration date'));
      expect(linesShown()).toEqual(typed);
    });

    test('stay as typed when another manager changed them first, and say what is recorded', async () => {
      const form = await openLicenses();
      fireEvent.change(line(1, 'License number'), { target: { value: 'mine' } });
      const theirs = licenses('theirs', '2026-03-02T17:00:00.000Z');
      desk.answers.set(pathOf('ruth', 'licenses'), { status: 409, body: { code: 'licenses_changed', message: '', details: theirs } });
      fireEvent.submit(form);
      expect(await within(form).findByText(/Now recorded: OH theirs until May 31, 2027/)).toBeTruthy();
      expect(linesShown()).toEqual(['OH mine 2027-05-31']);
      press('Keep what I typed');
      desk.answers.set(pathOf('ruth', 'licenses'), { status: 200, body: licenses('mine', '2026-03-02T17:05:00.000Z') });
      fireEvent.submit(form);
      expect(await within(form).findByText(/Saved: OH mine/)).toBeTruthy();
      expect(desk.bodies.at(-1)).toMatchObject({ seen: theirs.at, lines: [{ number: 'mine' }] });
    });
  });

  test('get a new one, whose link is shown once', async () => {
    await openAccounts();
    type('User name', 'Otto');
    type('Mail address', 'otto@example.com');
    press('Add account');
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toBe(`${window.location.origin}/admin#reset=${fakeLink.token}`);
    expect(desk.bodies.at(-1)).toEqual({ username: 'Otto', mail: 'otto@example.com', role: 'agent' });
    expect(field('User name').value).toBe('');
    expect(screen.getByText(/Give it to otto yourself\. It sets a password, once, until tomorrow at \d+:05 [ap]\.m\./)).toBeTruthy();
  });

  test('say that their link was not copied, and select it to copy by hand', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined }, cookieEnabled: { value: true } }));
    await openAccounts();
    type('User name', 'Otto');
    type('Mail address', 'otto@example.com');
    press('Add account');
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    press('Copy link');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ status: 'error', title: 'The link was not copied' }));
    expect(link.selectionEnd).toBe(link.value.length);
  });

  test('tell at the field why a new one is refused, and keep the typed text', async () => {
    refuse('POST /api/staff/users', 'username', 'Another account has this user name. Choose another one.');
    await openAccounts();
    type('User name', 'ruth');
    press('Add account');
    await screen.findByRole('group', { name: 'The account was not added' });
    expect(field('User name').getAttribute('aria-invalid')).toBe('true');
    expect(field('User name').value).toBe('ruth');
  });

  test('open one by one, with the focus on its name, and give it back', async () => {
    const panel = await openAccount('ruth');
    expect(document.activeElement).toBe(within(panel).getByRole('heading', { name: 'ruth' }));
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button('ruth'));
    expect(screen.queryByRole('region', { name: 'ruth' })).toBeNull();
  });

  test('change role, mail address and name with one Save', async () => {
    const panel = within(await openAccount('ruth'));
    const save = () => fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    const name = panel.getByLabelText<HTMLInputElement>('Name that visitors see (optional)');
    const mail = panel.getByLabelText<HTMLInputElement>('Mail address');
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'viewer' } });
    fireEvent.change(mail, { target: { value: 'new@example.com' } });
    fireEvent.change(name, { target: { value: 'Ruth <b>' } });
    refuse(pathOf('ruth'), 'displayName', 'Use letters, spaces, dots, commas, apostrophes and dashes.');
    save();
    await panel.findByRole('group', { name: 'Nothing has changed' });
    expect([name.getAttribute('aria-invalid'), mail.value]).toEqual(['true', 'new@example.com']);
    desk.answers.clear();
    fireEvent.change(name, { target: { value: 'Ruth Ames ' } });
    save();
    expect(await panel.findByText('The account is saved. A person with a new role signs in again.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ role: 'viewer', mail: 'new@example.com', displayName: 'Ruth Ames' });
    await waitFor(() => expect(rows()[1]?.textContent).toContain('viewer'));
    expect(panel.getAllByRole('button', { name: /^Save/ })).toHaveLength(1);
  });

  test('send only the fields that were edited since the last Save', async () => {
    const panel = within(await openAccount('ruth'));
    const save = () => fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'viewer' } });
    save();
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ role: 'viewer' }));
    await panel.findByText('The account is saved. A person with a new role signs in again.');
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'agent' } });
    save();
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ role: 'agent' }));
  });

  test('are unlocked, get a link, and are disabled and enabled', async () => {
    desk.accounts = [accountOf('margaret', { role: 'manager' }), accountOf('ruth', { locked: true })];
    const panel = within(await openAccount('ruth'));
    const choose = (name: string) => fireEvent.click(panel.getByRole('button', { name }));
    choose('Unlock');
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Unlock' })).toBeNull());
    choose('Make a reset link');
    expect((await panel.findByLabelText<HTMLInputElement>('Link')).value).toContain(fakeLink.token);
    choose('Sign out everywhere');
    expect(await panel.findByText('The person is signed out everywhere.')).toBeTruthy();
    choose('Disable account');
    await panel.findByRole('button', { name: 'Enable account' });
    expect(panel.getByRole('link', { name: /^0 open requests of/ }).getAttribute('href')).toMatch(/^\?part=requests&owner=\w+&open=1$/);
    expect(panel.queryByRole('button', { name: 'Make a reset link' })).toBeNull();
    choose('Enable account');
    expect(await panel.findByRole('button', { name: 'Disable account' })).toBeTruthy();
  });

  test('hand over their open requests before they are disabled', async () => {
    const panel = await openOwner(2);
    expect((await panel.findByRole('link', { name: /^2 open requests of/ })).getAttribute('href')).toBe('?part=requests&owner=ruth&open=1');
    fireEvent.click(panel.getByRole('button', { name: 'Disable account...' }));
    const form = within(panel.getByRole('form', { name: /^Hand over the requests of/ }));
    fireEvent.click(form.getByRole('button', { name: 'Disable account' }));
    expect(desk.calls).not.toContain(pathOf('ruth', 'disable'));
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'margaret' } });
    fireEvent.click(form.getByRole('button', { name: 'Disable account' }));
    expect(await panel.findByText('The account is disabled, and signed out everywhere.')).toBeTruthy();
    const changes = desk.calls.filter((call) => call.startsWith('POST /api/staff/users'));
    expect(changes).toEqual([pathOf('ruth', 'requests'), pathOf('ruth', 'disable')]);
    expect(desk.bodies.at(-1)).toEqual({ to: 'margaret', reason: 'The account of the owner is being disabled.' });
    expect(await panel.findByRole('link', { name: /^0 open requests of/ })).toBeTruthy();
    expect(useToasts.getState().current?.title).toBe('1 request is of a person who has another one with a colleague');
  });

  test.each([
    ['disabled', { disabledAt: fakeLink.until }],
    ['a viewer', { role: 'viewer' }],
  ] as const)('hand over their open requests while the account is %s', async (_what, changes) => {
    desk.accounts = [accountOf('margaret', { role: 'manager' }), accountOf('ruth', changes)];
    const panel = await openOwner(1);
    const form = within(await panel.findByRole('form', { name: /^Hand over the requests of/ }));
    fireEvent.change(form.getByRole('combobox'), { target: { value: '-' } });
    fireEvent.click(form.getByRole('button', { name: 'Hand over' }));
    expect(await panel.findByText('The open requests are handed over.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ to: null, reason: 'The account of the owner cannot work on requests.' });
  });

  test('lose their sign-in code to another manager only', async () => {
    desk.accounts = [accountOf('margaret', { role: 'manager', hasCode: true }), accountOf('ruth', { hasCode: true })];
    const panel = within(await openAccount('ruth'));
    fireEvent.click(panel.getByRole('button', { name: 'Reset sign-in code' }));
    expect(await panel.findByText('The sign-in code is off, and the person is signed out everywhere.')).toBeTruthy();
    expect(desk.calls).toContain(pathOf('ruth', 'reset-code'));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Reset sign-in code' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'margaret' }));
    expect(
      within(await screen.findByRole('region', { name: 'margaret' })).queryByRole('button', { name: 'Reset sign-in code' }),
    ).toBeNull();
  });

  test('say why the last manager stays', async () => {
    const panel = within(await openAccount('ruth'));
    const message = 'This is the last active manager. Make someone else a manager first.';
    desk.answers.set(pathOf('ruth', 'disable'), { status: 409, body: { code: 'last_manager', message } });
    fireEvent.click(panel.getByRole('button', { name: 'Disable account' }));
    const alert = await panel.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(document.activeElement?.contains(alert)).toBe(true);
  });

  test('leave role and access of the own account to another manager', async () => {
    const panel = within(await openAccount('margaret'));
    expect(panel.getByText('Only another manager can change your role, reset or disable your account.')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Disable account' })).toBeNull();
  });
});

describe('a change that asks for the password again', () => {
  const prove = async (withCode = false) => {
    const form = within(await screen.findByRole('form', { name: 'Confirm it is you' }));
    expect(document.activeElement).toBe(form.getByLabelText('Your password'));
    showsName(screen.getByRole('form', { name: 'Confirm it is you' }), 'margaret');
    fireEvent.change(form.getByLabelText('Your password'), { target: { value: 'a long password' } });
    if (withCode) fireEvent.change(form.getByLabelText('Code from your app'), { target: { value: '123456' } });
    return form;
  };

  beforeEach(() => {
    desk.mustProve = true;
  });

  test('adds the account as it was typed', async () => {
    await openAccounts();
    type('User name', 'Otto');
    type('Mail address', 'otto@example.com');
    press('Add account');
    const form = await prove();
    expect(field('User name').value).toBe('Otto');
    expect(form.queryByLabelText('Code from your app')).toBeNull();
    desk.answers.set('POST /api/staff/proof', {
      status: 400,
      body: { code: 'invalid_input', message: '', errors: [{ field: 'password', code: 'x', message: 'This is not your password.' }] },
    });
    fireEvent.click(form.getByRole('button', { name: 'Confirm it is you' }));
    await form.findByRole('group', { name: 'Nothing has changed' });
    refuse('POST /api/staff/password', 'next', 'A password has at least 12 characters.');
    press('Change password');
    await screen.findByRole('group', { name: 'Your password has not changed' });
    expect(form.getByRole('group', { name: 'Nothing has changed' })).toBeTruthy();
    expect(form.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
    desk.answers.clear();
    fireEvent.click(form.getByRole('button', { name: 'Confirm it is you' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toContain(fakeLink.token);
    expect(desk.bodies.slice(-2)).toEqual([{ password: 'a long password' }, { username: 'Otto', mail: 'otto@example.com', role: 'agent' }]);
    expect(screen.queryByRole('form', { name: 'Confirm it is you' })).toBeNull();
  });

  test('adds the account as the form shows it, if it is corrected meanwhile', async () => {
    await openAccounts();
    type('User name', 'Oto');
    type('Mail address', 'otto@example.com');
    press('Add account');
    const form = await prove();
    type('User name', 'Otto');
    fireEvent.click(form.getByRole('button', { name: 'Confirm it is you' }));
    await screen.findByLabelText<HTMLInputElement>('Link');
    expect(desk.bodies.at(-1)).toMatchObject({ username: 'Otto' });
  });

  test('saves the role that the panel shows, if another one is chosen meanwhile', async () => {
    const panel = within(await openAccount('ruth'));
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'viewer' } });
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    const form = await prove();
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'manager' } });
    fireEvent.click(form.getByRole('button', { name: 'Confirm it is you' }));
    await panel.findByText('The account is saved. A person with a new role signs in again.');
    expect(desk.bodies.at(-1)).toEqual({ role: 'manager' });
  });

  test('gives the focus back to the button that was pressed, after Cancel and after the change', async () => {
    const panel = within(await openAccount('ruth'));
    const save = panel.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'viewer' } });
    fireEvent.click(save);
    const first = await prove();
    first.getByRole('button', { name: 'Cancel' }).focus();
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(save));
    fireEvent.click(save);
    const second = await prove();
    fireEvent.click(second.getByRole('button', { name: 'Confirm it is you' }));
    await panel.findByText('The account is saved. A person with a new role signs in again.');
    expect(document.activeElement).toBe(save);
  });

  test('asks for the code too if the account has one, and saves the role that was chosen', async () => {
    desk.code = { active: true, recoveryLeft: 10, required: false };
    const panel = within(await openAccount('ruth'));
    fireEvent.change(panel.getByLabelText('Role'), { target: { value: 'viewer' } });
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    const form = await prove(true);
    expect(panel.getByLabelText<HTMLSelectElement>('Role').value).toBe('viewer');
    fireEvent.click(form.getByRole('button', { name: 'Confirm it is you' }));
    expect(await panel.findByText('The account is saved. A person with a new role signs in again.')).toBeTruthy();
    expect(desk.bodies.slice(-2)).toEqual([{ password: 'a long password', code: '123456' }, { role: 'viewer' }]);
  });

  test('is left alone by Cancel, and the person stays signed in', async () => {
    const panel = within(await openAccount('ruth'));
    fireEvent.click(panel.getByRole('button', { name: 'Make a reset link' }));
    const form = await prove();
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm it is you' })).toBeNull());
    expect(panel.getByRole('button', { name: 'Make a reset link' })).toBeTruthy();
    expect(panel.queryByLabelText('Link')).toBeNull();
  });
});

describe('a link that sets a password', () => {
  const open = async () => {
    goTo('', '#reset=a-token');
    renderAdmin();
    await screen.findByRole('form', { name: 'Set your password' });
  };

  test('sends its token in the body only, and leads to sign-in', async () => {
    await open();
    type('User name', 'otto');
    showsName(screen.getByRole('form', { name: 'Set your password' }), 'otto');
    type('New password', 'seven gray herons wait');
    press('Set password');
    await fillIn();
    expect(desk.calls).toEqual(['POST /api/staff/reset']);
    expect(desk.bodies).toEqual([{ token: 'a-token', password: 'seven gray herons wait' }]);
    expect(useToasts.getState().current?.title).toBe('Your password is set');
  });

  test('says when it does not work any more, and keeps the typed text', async () => {
    const message = 'This link does not work any more. It works once, for 24 hours. Ask a manager for a new one.';
    desk.answers.set('POST /api/staff/reset', { status: 422, body: { code: 'reset_refused', message } });
    await open();
    type('New password', 'seven gray herons wait');
    press('Set password');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(field('New password').value).toBe('seven gray herons wait');
  });
});
