import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStatus, type FakeDesk, leadOf, leadsOf, reviewOf, setOwner } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, goTo, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

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
const said = () => useToasts.getState().current?.title;
const focused = () => document.activeElement?.textContent;
const openName = () => document.getElementById('lead-detail-name')?.textContent;
const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

async function enterDesk(): Promise<void> {
  await enter(desk, leadsOf(3), [reviewOf(3, Date.now())]);
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
}

/** Opens the first request, as Enter in its row does: the browser then clicks the button. */
async function openFirst(owner?: string): Promise<void> {
  await enterDesk();
  if (owner) setOwner(desk, leadOf(0, 0).id, owner);
  press('Number 0, Ana');
  focus(button('Number 0, Ana'));
  await screen.findByRole('region', { name: 'Next step' });
}

const posts = () => desk.calls.filter((call) => call.startsWith('POST /api/leads/'));
const menuField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^What to do/ });
const optionsIn = () => [...(screen.queryByRole('listbox', { name: 'What you can do' })?.children ?? [])];
const options = () => optionsIn().map(({ textContent }) => textContent);
const focus = (element: HTMLElement | undefined) => act(() => element?.focus());
const openMenu = () => key('k', { ctrlKey: true });
const type = (words: string) => fireEvent.change(menuField(), { target: { value: words } });
/** Opens the menu, types and presses Enter in it. */
const command = (words: string) => {
  openMenu();
  type(words);
  fireEvent.keyDown(menuField(), { key: 'Enter' });
};

it('moves by J and K through the queue alone, or through both lists in turn, and stops at the ends', async () => {
  await enterDesk();
  focus(button('Number 0, Ana'));
  keys('jj');
  expect(focused()).toBe('Number 2, Ana');
  keys('jj');
  expect(focused()).toBe('Review 3, Bo');
  expect(said()).toBe('This is the last request of the list');
  keys('kkkkk');
  expect(focused()).toBe('Number 0, Ana');
  goTo('?owner=nobody');
  const queue = await screen.findByRole('table', { name: 'Requests found' });
  focus(within(queue).getByRole('button', { name: 'Review 3, Bo' }));
  key('j');
  expect(queue.contains(document.activeElement)).toBe(true);
});

it('stays on its request over a refresh, and moves on from its old place when the request has left the list', async () => {
  await enterDesk();
  goTo('?owner=nobody');
  await screen.findByRole('table', { name: 'Requests found' });
  focus(screen.getAllByRole('button', { name: 'Number 0, Ana' })[0]);
  keys('j');
  expect(focused()).toBe('Number 1, Ana');
  desk.leads = [leadOf(90, Date.now()), ...desk.leads];
  press('Refresh Data');
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(focused()).toBe('Number 1, Ana');
  fireEvent.click(document.activeElement as HTMLElement);
  await screen.findByRole('region', { name: 'Next step' });
  command('take');
  await screen.findByText('Saved: the request is assigned now.');
  expect(focused()).toBe('Number 1, Ana');
  focus(screen.getByRole('heading', { name: 'Ana Number 1' }));
  press('Refresh Data');
  await waitFor(() => expect(rows()).toHaveLength(4));
  command('next');
  expect(openName()).toBe('Ana Number 2');
});

it('goes to the search by /, and shows every key by ?', async () => {
  await enterDesk();
  const row = button('Number 0, Ana');
  focus(row);
  expect(key('/')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Search requests'));
  expect(key('/')).toBe(true);
  focus(row);
  keys('?');
  const dialog = within(help() as HTMLElement);
  expect(dialog.getByText('J').closest('div')?.textContent).toBe('JNext request');
  // No key acts behind the dialog.
  const before = focused();
  fireEvent.keyDown(row, { key: 'j' });
  expect(focused()).toBe(before);
});

it('does nothing for a single key outside the list, in a field, or with a modifier', async () => {
  await openFirst();
  const row = button('Number 0, Ana');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) expect(key('j', { [modifier]: true })).toBe(true);
  const outside = [document.body, button('Refresh Data'), screen.getByRole('heading', { name: 'Ana Number 0' })];
  for (const target of [...outside, screen.getByLabelText('Order'), screen.getByLabelText('New note')]) {
    if (target === document.body) row.blur();
    else focus(target);
    for (const name of 'jk/?') expect(key(name)).toBe(true);
    expect(document.activeElement).toBe(target);
  }
  expect(help()).toBeNull();
});

it('changes nothing by any letter, wherever it is typed', async () => {
  await openFirst();
  const places = [button('Number 0, Ana'), button('I will take it'), screen.getByRole('heading', { name: 'Ana Number 0' })];
  for (const place of places) {
    focus(place);
    for (const letter of 'abcdefghilmnopqrstuvwxyz') key(letter);
    expect(document.activeElement).toBe(place);
  }
  expect(posts()).toEqual([]);
  expect(openName()).toBe('Ana Number 0');
});

it('can switch single keys off and on again, and the browser remembers it', async () => {
  await enterDesk();
  focus(button('Number 0, Ana'));
  keys('?');
  fireEvent.click(screen.getByLabelText('Single-key shortcuts'));
  fireEvent.click(within(help() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(localStorage.getItem('annuity-lantern.desk-keys')).toBe('off');
  const before = focused();
  for (const name of ['j', '/', '?']) expect(key(name)).toBe(true);
  expect([focused(), help(), said()]).toEqual([before, null, 'Single keys are off']);
  press('Keyboard shortcuts');
  expect(within(help() as HTMLElement).queryByText('J')).toBeNull();
  fireEvent.click(screen.getByLabelText('Single-key shortcuts'));
  expect(localStorage.getItem('annuity-lantern.desk-keys')).toBeNull();
  expect(within(help() as HTMLElement).getByText('J')).toBeTruthy();
});

it('shows each role only the keys that it can use', async () => {
  desk.role = 'viewer';
  await enterDesk();
  press('Keyboard shortcuts');
  const shown = [...(help() as HTMLElement).querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['J', 'K', '/', '?', 'Enter', 'Esc', 'Ctrl', 'K']);
});

it('writes a note in the field, saves it by Ctrl and Enter, and leaves it for the heading by Escape', async () => {
  await openFirst();
  const note = screen.getByLabelText<HTMLTextAreaElement>('New note');
  command('note');
  expect(document.activeElement).toBe(note);
  fireEvent.change(note, { target: { value: 'Call at nine.' } });
  key('Enter', { ctrlKey: true });
  await screen.findByText('Saved: the note is in the history.');
  // The writer may type more.
  expect(document.activeElement).toBe(note);
  expect(desk.bodies.at(-1)).toEqual({ text: 'Call at nine.' });
  fireEvent.change(note, { target: { value: 'And at ten.' } });
  key('Escape');
  expect([openName(), note.value, focused()]).toEqual(['Ana Number 0', 'And at ten.', 'Ana Number 0']);
  command('save note');
  await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ text: 'And at ten.' }));
});

describe('the command menu', () => {
  it('names the request, chooses nothing before the person does, and acts on Enter', async () => {
    await openFirst();
    expect(openMenu()).toBe(false);
    expect(screen.getByRole('dialog', { name: /^Ana Number 0 · Consultation/ })).toBeTruthy();
    expect(menuField().getAttribute('aria-activedescendant')).toBeNull();
    fireEvent.keyDown(menuField(), { key: 'Enter' });
    expect(posts()).toEqual([]);
    type('no ans');
    expect(options()).toEqual(['No answer']);
    fireEvent.keyDown(menuField(), { key: 'Enter' });
    expect(options()).toEqual([]);
    await screen.findByText('Saved: no answer. 1 call so far.');
    expect(desk.bodies.at(-1)).toEqual({ outcome: 'no_answer', seq: 0 });
    expect(focused()).toBe('Number 0, Ana');
  });

  it('moves by the arrows through what the person may do now', async () => {
    await openFirst();
    openMenu();
    expect(options().filter((words) => words !== 'Call')).toEqual([
      'Take',
      'No answer',
      'Left a message',
      'Wrong number...',
      'Give to...',
      'Not a fit...',
      'Write a note',
      'Next request',
      'They said stop...',
    ]);
    fireEvent.keyDown(menuField(), { key: 'ArrowUp' });
    const last = optionsIn().at(-1);
    expect([last?.getAttribute('aria-selected'), menuField().getAttribute('aria-activedescendant')]).toEqual(['true', last?.id]);
  });

  it.each([
    ['not a fit', 'Why is it not a fit? For "Other", write a note first.'],
    ['give', 'Give this request to someone'],
    ['stop', 'They said stop...'],
  ])('opens what asks with the focus on its question: %s', async (words, question) => {
    await openFirst();
    command(words);
    await waitFor(() => expect(focused()).toBe(question));
    expect(posts()).toEqual([]);
  });

  it('leaves out "Take" without a license for the state, and says why', async () => {
    desk.owners = [{ id: 'id of margaret', username: 'margaret', role: 'manager', licenses: [{ state: 'WY', until: '2099-12-31' }] }];
    await openFirst();
    await screen.findByText(/^You are not licensed for /);
    openMenu();
    const menu = within(screen.getByRole('dialog'));
    expect(menu.getByText(/^You are not licensed for .+\. Give it to yourself for service only\.$/)).toBeTruthy();
    expect(options()).toContain('Give to...');
    expect(options()).not.toContain('Take');
  });

  it('opens the callback with the focus on its question, where Enter saves nothing', async () => {
    await openFirst('margaret');
    command('call back');
    expect(focused()).toBe('When do you call back? Central time.');
    key('Enter');
    expect(posts()).toEqual([]);
  });

  it('opens by Cmd+K on a Mac, where Ctrl+K deletes text, also from a field', async () => {
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    await openFirst();
    focus(screen.getByLabelText('New note'));
    expect(key('k', { ctrlKey: true })).toBe(true);
    expect(key('k', { metaKey: true })).toBe(false);
    expect(menuField()).toBeTruthy();
    platform.mockRestore();
  });

  it.each([
    ['takes', (id: string) => changeStatus(desk, id, 'assigned', 'ruiz'), 'ruiz took the request.'],
    ['closes', (id: string) => changeStatus(desk, id, 'closed', 'ruiz'), 'ruiz closed the request.'],
    [
      'removes',
      (id: string) => void desk.leads.splice(0, desk.leads.length, ...desk.leads.filter((lead) => lead.id !== id)),
      'This request is no longer stored.',
    ],
  ])('acts on nothing once another person %s the request, and says so', async (_, change, said) => {
    await openFirst();
    openMenu();
    type('wrong');
    change(leadOf(0, 0).id);
    press('Refresh Data');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(options()).toEqual([]);
    fireEvent.keyDown(menuField(), { key: 'Enter' });
    expect(posts()).toEqual([]);
  });

  it('acts on nothing while another row has the focus, or no request is open', async () => {
    await enterDesk();
    openMenu();
    expect(screen.getByRole('dialog', { name: 'No request is open' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('Number 0, Ana');
    await screen.findByRole('region', { name: 'Next step' });
    focus(button('Number 1, Ana'));
    openMenu();
    expect(screen.getByRole('dialog', { name: 'This request is not open' })).toBeTruthy();
    expect(options()).toEqual([]);
  });

  it('says why it offers less, or nothing', async () => {
    desk.role = 'agent';
    await openFirst('ruiz');
    openMenu();
    expect(screen.getAllByText(/^ruiz has this request\./).length).toBeGreaterThan(1);
    expect(options()).not.toContain('No answer');
    type('zzz');
    expect(screen.getByText('Nothing begins with these words.')).toBeTruthy();
  });
});
