import { useNavigation } from '@annuity-lantern/host-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeDesk, leadOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, goTo, openFakeDesk, press } from '../../testing/open-admin.tsx';

const id = '00000000-0000-4000-a000-000000000009';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

const address = () => useNavigation.getState().place.search;
const links = () => within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link');
const nameOf = (link: HTMLElement) => link.firstChild?.textContent;
const names = () => links().map(nameOf);
const current = () => links().flatMap((link) => (link.getAttribute('aria-current') ? [nameOf(link)] : []));
const view = (wanted: string) => links().find((link) => nameOf(link) === wanted) as HTMLElement;
const name = (value: string) => fireEvent.change(screen.getByLabelText('Name of the view'), { target: { value } });
const builtIn = ['My queue', 'Mine', 'Nobody’s', 'Late', 'Needs attention', 'Everyone’s'];

async function enterDesk(second: Partial<ReturnType<typeof leadOf>> = {}): Promise<void> {
  await enter(desk, [leadOf(1, Date.now()), { ...leadOf(2, Date.now() - 1000), ...second }]);
  await screen.findByRole('table');
}

test('six views are there for everyone, each an address with its count, and the one that is shown is marked', async () => {
  // Before the desk reads its counts: it reads them again only after half a minute.
  await enterDesk({ owner: { id: 'id of margaret', username: 'margaret', since: new Date().toISOString() } });
  expect(names()).toEqual(builtIn);
  expect(current()).toEqual(['My queue']);
  await waitFor(() => expect(view('Mine').textContent).toBe('Mine1 request'));
  fireEvent.click(view('Mine'));
  expect(address()).toBe('?owner=me');
  expect(current()).toEqual(['Mine']);
  expect(await screen.findByRole('table', { name: 'Mine' })).toBeTruthy();
  await waitFor(() => expect(desk.calls.at(-1)).toBe('GET /api/leads?owner=me'));
  goTo('?part=requests&waiting=1&owner=nobody');
  expect(current()).toEqual(['Nobody’s']);
  fireEvent.click(view('Everyone’s'));
  expect(address()).toBe('?part=requests&sort=left');
});

test('saves the filters of the address under a name, and neither a built-in view nor what is typed', async () => {
  await enterDesk();
  goTo('?owner=me');
  expect(screen.queryByText('Save these filters as a view')).toBeNull();
  goTo('?state=OH&sort=left');
  fireEvent.change(screen.getByLabelText('Search requests'), { target: { value: 'Okafor' } });
  name('Ohio');
  fireEvent.click(screen.getByText('Save view'));
  await waitFor(() => expect(names()).toEqual([...builtIn, 'Ohio']));
  expect(desk.bodies).toContainEqual({ name: 'Ohio', filters: { state: 'OH', sort: 'left' } });
  expect(current()).toEqual(['Ohio']);
  expect(screen.queryByText('Save these filters as a view')).toBeNull();
});

test('says what is wrong with a name beside it, and keeps it', async () => {
  desk.views = [{ id, name: 'Ohio', filters: { state: 'OH' } }];
  await enterDesk();
  goTo('?state=TX');
  name('mine');
  fireEvent.click(screen.getByText('Save view'));
  expect(await screen.findByText('Everyone has a view of this name. Choose another name.')).toBeTruthy();
  expect(desk.calls).not.toContain('POST /api/staff/views');
  name('Ohio');
  fireEvent.click(screen.getByText('Save view'));
  expect(await screen.findByText('You have a view of this name. Choose another name.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Name of the view');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Ohio', 'true']);
});

test('renames and deletes the view that is shown', async () => {
  desk.views = [{ id, name: 'Ohio', filters: { state: 'OH' } }];
  await enterDesk();
  await waitFor(() => expect(names()).toEqual([...builtIn, 'Ohio']));
  expect(screen.queryByText(/Rename or delete/)).toBeNull();
  expect(view('Ohio').textContent).toBe('Ohio500+ requests');
  fireEvent.click(view('Ohio'));
  fireEvent.click(screen.getByText('Rename or delete “Ohio”'));
  name('Ohio, all');
  press('Rename');
  await waitFor(() => expect(names()).toEqual([...builtIn, 'Ohio, all']));
  press('Delete view');
  await waitFor(() => expect(names()).toEqual(builtIn));
  expect(address()).toBe('?state=OH');
});

test('reads a stored view as it reads an address: what is no filter is left out', async () => {
  desk.views = [{ id, name: 'Old', filters: { state: 'OH', region: 'north', status: 'gone', q: 'Okafor', part: 'accounts' } }];
  await enterDesk();
  const link = await screen.findByRole('link', { name: /^Old/ });
  expect(link.getAttribute('href')).toBe('?state=OH');
});

test('keeps the desk working when the views cannot be read', async () => {
  desk.answers.set('GET /api/staff/views', 'no answer');
  await enterDesk();
  expect(await screen.findByText(/Your saved views could not be read/)).toBeTruthy();
  expect(names()).toEqual(builtIn);
  desk.answers.clear();
  fireEvent.click(button('Refresh Data'));
  await waitFor(() => expect(screen.queryByText(/Your saved views could not be read/)).toBeNull());
});

test('shows what was saved, renamed and deleted even if the views cannot be read again', async () => {
  await enterDesk();
  await waitFor(() => expect(desk.calls).toContain('GET /api/staff/views'));
  desk.answers.set('GET /api/staff/views', 'no answer');
  goTo('?state=OH');
  name('Ohio');
  fireEvent.click(screen.getByText('Save view'));
  await waitFor(() => expect(names()).toEqual([...builtIn, 'Ohio']));
  fireEvent.click(await screen.findByText('Rename or delete “Ohio”'));
  name('Ohio, all');
  press('Rename');
  await waitFor(() => expect(names()).toEqual([...builtIn, 'Ohio, all']));
  await waitFor(() => press('Delete view'));
  await waitFor(() => expect(names()).toEqual(builtIn));
});
