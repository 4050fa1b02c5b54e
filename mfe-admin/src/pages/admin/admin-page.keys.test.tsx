import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStatus, type FakeDesk, leadOf, leadsOf, reviewOf, setOwner } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, goTo, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(() => {
  closeFakeDesk();
  localStorage.removeItem('annuity-lantern.desk-keys');
  useToasts.setState({ current: null });
});

/** Presses a key at the focus. Returns false if the page handled it. */
const key = (name: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const keys = (names: string) => {
  for (const name of names) key(name);
};
/** Takes the focus off, and waits until single keys act again. */
const leaveFocus = async () => {
  (document.activeElement as HTMLElement).blur();
  await act(() => vi.advanceTimersByTimeAsync(2100));
};
const said = () => useToasts.getState().current?.title;
const focused = () => document.activeElement?.textContent;
const panel = () => screen.queryByRole('region', { name: /^Ana Number|^Bo Review/ })?.getAttribute('aria-labelledby') && openName();
const openName = () => document.getElementById('lead-detail-name')?.textContent;
const shownKeys = () => [...document.querySelectorAll('[aria-keyshortcuts]')].map((button) => button.getAttribute('aria-keyshortcuts'));
/** The key of the call, at an hour at which one may call. */
const dial = () => (screen.queryByRole('link', { name: /^Call/ }) ? ['p'] : []);
const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

async function enterDesk(): Promise<void> {
  await enter(desk, leadsOf(3), [reviewOf(3, Date.now())]);
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
}

test('J and K move through the rows of both lists in turn, and stop at the ends', async () => {
  await enterDesk();
  keys('jjj');
  expect(focused()).toBe('Number 2, Ana');
  keys('jj');
  expect(focused()).toBe('Review 3, Bo');
  keys('kkkkk');
  expect(focused()).toBe('Number 0, Ana');
});

test('O opens the request under the cursor, Enter too where nothing has the focus, and Escape closes it', async () => {
  await enterDesk();
  expect(key('o')).toBe(false);
  expect(panel()).toBeFalsy();
  keys('jo');
  expect(openName()).toBe('Ana Number 0');
  key('Escape');
  await waitFor(() => expect(focused()).toBe('Number 0, Ana'));
  await leaveFocus();
  key('Enter');
  expect(openName()).toBe('Ana Number 0');
});

test('the cursor stays on its request over a refresh, and moves on from its old place when the request has left the list', async () => {
  await enterDesk();
  goTo('?owner=nobody');
  await screen.findByRole('table', { name: 'Requests found' });
  keys('jj');
  expect(focused()).toBe('Number 1, Ana');
  desk.leads = [leadOf(90, Date.now()), ...desk.leads];
  press('Refresh Data');
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(focused()).toBe('Number 1, Ana');
  keys('o');
  await screen.findByRole('region', { name: 'Next step' });
  keys('a');
  await screen.findByText('Saved: the request is assigned now.');
  press('Refresh Data');
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(openName()).toBe('Ana Number 1');
  keys('e');
  expect(openName()).toBe('Ana Number 2');
});

test('the open request shows its keys, and they press its buttons: take it, called, and the next step', async () => {
  await enterDesk();
  keys('jo');
  await screen.findByRole('region', { name: 'Next step' });
  expect(shownKeys()).toEqual(['e', ...dial(), 'a', 'u', 'v', 'w', 'f']);
  keys('a');
  await screen.findByText('Saved: the request is assigned now.');
  keys('c');
  await screen.findByText('Saved: the request is contacted now.');
  keys('s');
  press('Schedule the call');
  await screen.findByText(/^Saved\. Call, as agreed, /);
  // Held down, a key presses once.
  key('d', { repeat: true });
  keys('d');
  press('Bought with us');
  await screen.findByText('Saved: the request is closed now.');
  expect(shownKeys()).toEqual(['e', ...dial(), 'z']);
  expect(desk.bodies.slice(-4)).toEqual([
    { to: 'assigned', seq: 0 },
    { outcome: 'reached', seq: 1 },
    { to: 'scheduled', seq: 2, callAt: expect.any(String) },
    { to: 'closed', seq: 3, reason: 'Bought with us' },
  ]);
  keys('z');
  await screen.findByText('Saved: the request is open again.');
});

test('keys act on the open request only while the cursor is on it', async () => {
  await enterDesk();
  keys('jo');
  await screen.findByRole('region', { name: 'Next step' });
  keys('j');
  expect(openName()).toBe('Ana Number 0');
  expect(shownKeys()).toEqual([]);
  keys('an');
  expect(desk.calls.some((call) => call.endsWith('/transitions'))).toBe(false);
  expect(focused()).toBe('Number 1, Ana');
  keys('o');
  await screen.findByRole('region', { name: 'Next step' });
  expect(openName()).toBe('Ana Number 1');
  expect(shownKeys()).toContain('a');
});

test('A does nothing on a request with another owner', async () => {
  await enterDesk();
  setOwner(desk, leadOf(0, 0).id, 'ruiz');
  keys('jo');
  await screen.findByText('ruiz has this request.');
  expect(shownKeys()).toEqual(['e', ...dial(), 'u', 'v', 't', 'w', 'f']);
  keys('a');
  expect(desk.calls.some((call) => call.endsWith('/transitions'))).toBe(false);
});

test('N writes a note, Ctrl and Enter save it, and E saves one and opens the next request', async () => {
  await enterDesk();
  keys('jo');
  await screen.findByRole('region', { name: 'Next step' });
  keys('n');
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
  expect(document.activeElement).toBe(note());
  fireEvent.change(note(), { target: { value: 'Call at nine.' } });
  keys('as');
  key('Enter', { ctrlKey: true });
  await screen.findByText('Saved: the note is in the history.');
  // The writer may type more.
  expect(document.activeElement).toBe(note());
  expect(desk.bodies.at(-1)).toEqual({ text: 'Call at nine.' });
  keys('n');
  fireEvent.change(note(), { target: { value: 'And at ten.' } });
  key('Escape');
  expect([openName(), note().value, focused()]).toEqual(['Ana Number 0', 'And at ten.', 'Save note']);
  keys('e');
  await waitFor(() => expect(openName()).toBe('Ana Number 1'));
  expect(desk.bodies.at(-1)).toEqual({ text: 'And at ten.' });
  expect(desk.calls.some((call) => call.endsWith('/transitions'))).toBe(false);
});

test('X selects the row under the cursor, and B goes to the new owner', async () => {
  await enterDesk();
  keys('jxjx');
  expect(screen.getByText('2 requests selected')).toBeTruthy();
  keys('x');
  expect(screen.getByText('1 request selected')).toBeTruthy();
  keys('b');
  expect(document.activeElement).toBe(screen.getAllByLabelText('New owner').at(-1));
});

test('/ focuses the search, ? shows every key, and R reads everything again', async () => {
  await enterDesk();
  expect(key('/')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Search requests'));
  expect(key('/')).toBe(true);
  await leaveFocus();
  desk.leads = [leadOf(90, Date.now()), ...desk.leads];
  keys('r');
  await waitFor(() => expect(rows(screen.getAllByRole('table')[0])).toHaveLength(4));
  keys('?');
  const dialog = within(help() as HTMLElement);
  expect(dialog.getByText('J').closest('div')?.textContent).toBe('JNext request');
  // No key acts behind the dialog.
  const before = focused();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(focused()).toBe(before);
});

test('no key acts with a modifier or in a field', async () => {
  await enterDesk();
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) expect(key('j', { [modifier]: true })).toBe(true);
  const sort = screen.getByLabelText('Order');
  sort.focus();
  expect(key('j')).toBe(true);
  expect(document.activeElement).toBe(sort);
});

test('single keys can be switched off and on again, and the browser remembers it', async () => {
  await enterDesk();
  keys('jo');
  await screen.findByRole('region', { name: 'Next step' });
  keys('?');
  fireEvent.click(screen.getByLabelText('Single-key shortcuts'));
  fireEvent.click(within(help() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(localStorage.getItem('annuity-lantern.desk-keys')).toBe('off');
  expect(shownKeys()).toEqual([]);
  const before = focused();
  for (const name of ['j', '/', '?', 'a']) expect(key(name)).toBe(true);
  expect([focused(), help()]).toEqual([before, null]);
  press('Keyboard shortcuts');
  expect(within(help() as HTMLElement).queryByText('J')).toBeNull();
  fireEvent.click(screen.getByLabelText('Single-key shortcuts'));
  expect(localStorage.getItem('annuity-lantern.desk-keys')).toBeNull();
  expect(within(help() as HTMLElement).getByText('J')).toBeTruthy();
});

test('each role sees only the keys that it can use', async () => {
  desk.role = 'viewer';
  await enterDesk();
  keys('?');
  const shown = [...(help() as HTMLElement).querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['J', 'K', 'O', 'L', 'Enter', 'P', 'E', 'Esc', '/', 'R', '?']);
});

test('L goes to the open request and back to its row', async () => {
  await enterDesk();
  keys('l');
  expect(said()).toBe('Open a request first');
  keys('jl');
  expect(focused()).toBe('Number 0, Ana');
  keys('ol');
  expect(focused()).toBe('Ana Number 0');
  keys('l');
  expect(focused()).toBe('Number 0, Ana');
});

test('a key that does nothing says why', async () => {
  desk.role = 'agent';
  await enterDesk();
  setOwner(desk, leadOf(0, 0).id, 'ruiz');
  changeStatus(desk, leadOf(1, 0).id, 'closed', 'ruiz');
  const saidBy = (name: string) => {
    useToasts.setState({ current: null });
    key(name);
    return said();
  };
  expect([saidBy('a'), saidBy('o')]).toEqual(['Open a request first', 'Choose a request first: press J or K']);
  keys('jo');
  await screen.findByText('ruiz has this request.');
  expect(saidBy('f')).toContain('has this request');
  keys('j');
  expect(saidBy('a')).toBe('Another request is open. Press O to open this one');
  keys('o');
  await screen.findByRole('button', { name: /^Open again/ });
  expect(saidBy('s')).toBe('Not possible now: this request is closed');
  keys('jjj');
  expect([saidBy('j'), saidBy('b')]).toEqual(['This is the last request of the list', 'Your role cannot do this']);
  keys('kkkk');
  expect(saidBy('k')).toBe('This is the first request of the list');
  localStorage.setItem('annuity-lantern.desk-keys', 'off');
  expect(saidBy('a')).toBe('Single keys are off');
});

describe('single keys rest', () => {
  const taken = () => desk.calls.filter((call) => call.endsWith('/transitions'));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function openFirst(): Promise<void> {
    await enterDesk();
    keys('jo');
    await screen.findByRole('region', { name: 'Next step' });
  }

  test('for two seconds without a key after the focus fell to the page, and say so once', async () => {
    await openFirst();
    screen.getByRole('button', { name: 'Number 0, Ana' }).blur();
    await wait(0);
    expect(key('a')).toBe(false);
    expect(said()).toBe('Single keys rest until you stop typing for two seconds');
    useToasts.setState({ current: null });
    await wait(1900);
    keys('a');
    expect(said()).toBeUndefined();
    await wait(1900);
    key('Enter');
    expect(taken()).toEqual([]);
    await wait(2100);
    keys('a');
    await screen.findByText('Saved: the request is assigned now.');
  });

  test('after a field with the focus was removed, also when something else takes the focus', async () => {
    await openFirst();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    key('h');
    field.remove();
    screen.getByRole('button', { name: 'Number 0, Ana' }).focus();
    keys('af');
    expect(taken()).toEqual([]);
    await wait(2100);
    keys('a');
    await screen.findByText('Saved: the request is assigned now.');
  });

  test('when the focus leaves a field while its writer types, but not when they leave it themselves', async () => {
    await openFirst();
    const row = screen.getByRole('button', { name: 'Number 0, Ana' });
    const field = screen.getByLabelText('New note');
    field.focus();
    key('h');
    row.focus();
    keys('a');
    expect(taken()).toEqual([]);
    await wait(2100);
    field.focus();
    key('h');
    key('Tab');
    row.focus();
    keys('a');
    await screen.findByText('Saved: the request is assigned now.');
  });
});
