import { useNavigation } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeDesk, leadOf, leadsOf, reviewOf, setOwner } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, follow, goTo, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const hour = 3_600_000;
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

const address = () => useNavigation.getState().place.search;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search requests' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const status = (words: string) => within(screen.getByRole('region', { name: 'Requests found' })).findByText(words);

async function enterWithBoth(): Promise<void> {
  await enter(desk, [leadOf(1, Date.now() - hour), leadOf(2, Date.now() - 2 * hour, { state: 'OH' })], [reviewOf(3, Date.now())]);
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
}

test('finds requests of both kinds by what is typed, above the two lists, and never writes it into an address', async () => {
  await enterWithBoth();
  type('  Review 3 ');
  await status('1 request');
  expect(rows()[0]?.textContent).toContain('Review 3, Bo');
  expect(screen.getByRole('table', { name: /^Consultation requests/ })).toBeTruthy();
  expect(desk.bodies.at(-1)).toEqual({ q: 'Review 3' });
  expect(JSON.stringify([address(), desk.calls])).not.toContain('Review');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(document.activeElement?.textContent).toBe('Review 3, Bo');
  fireEvent.click(document.activeElement as Element);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('');
  expect(screen.getByRole('region', { name: 'Bo Review 3' })).toBeTruthy();
  type('Review');
  await status('1 request');
  press('Clear');
  expect(await screen.findByRole('region', { name: 'My queue' })).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

test('keeps filters in the address, and shows what an address with filters finds', async () => {
  await enterWithBoth();
  choose('State', 'OH');
  await status('1 request');
  expect(address()).toBe('?state=OH');
  expect(rows()[0]?.textContent).toContain('Number 2, Ana');
  goTo('?part=requests&kind=annuity-review&status=pending');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Review 3, Bo'));
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('annuity-review');
  expect(desk.calls.at(-1)).toBe('GET /api/leads?kind=annuity-review&status=pending');
  choose('Status', 'closed');
  await status('No request found');
  expect(address()).toBe('?part=requests&kind=annuity-review&status=closed');
  press('Clear');
  expect(address()).toBe('?part=requests');
});

test('goes by Enter to the first request of what is typed, not of what was found before', async () => {
  await enterWithBoth();
  type('Number 1');
  await status('1 request');
  type('Review');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(document.activeElement?.textContent).not.toBe('Number 1, Ana');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Review 3, Bo'));
});

test.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter and Escape to an input method in the field: %j', async (used) => {
  await enterWithBoth();
  field().focus();
  type('Review');
  await status('1 request');
  for (const key of ['Enter', 'Escape']) expect(fireEvent.keyDown(field(), { key, ...used })).toBe(true);
  expect([document.activeElement, field().value]).toEqual([field(), 'Review']);
});

test('leaves the focus in the field to who types on after Enter', async () => {
  await enterWithBoth();
  field().focus();
  type('Number');
  fireEvent.keyDown(field(), { key: 'Enter' });
  type('Review');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Review 3, Bo'));
  expect(document.activeElement).toBe(field());
});

test('keeps the filters while another part of the desk is open', async () => {
  await enterWithBoth();
  choose('State', 'OH');
  await status('1 request');
  follow('Rates');
  await screen.findByRole('heading', { level: 1, name: 'Rates' });
  follow('Requests');
  expect(address()).toBe('?state=OH');
  await status('1 request');
  press('Clear');
  follow('Rates');
  follow('Requests');
  expect(address()).not.toContain('state');
});

test('sorts by the time left, and keeps recent activity beside what was found', async () => {
  await enterWithBoth();
  choose('Order', 'left');
  expect(await within(screen.getByRole('region', { name: 'Everyone’s' })).findByText('3 requests')).toBeTruthy();
  expect(desk.calls.at(-1)).toBe('GET /api/leads?sort=left');
  expect(within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole('listitem')).toHaveLength(3);
});

test('shows more, page by page, and reads all pages again every 30 seconds', async () => {
  await enter(desk, leadsOf(60));
  await screen.findByRole('table');
  choose('Kind', 'consultation');
  await status('The first 50 requests');
  fireEvent.click(screen.getAllByRole('button', { name: 'Show more' })[0] as Element);
  await status('60 requests');
  desk.leads = [leadOf(90, Date.now()), ...desk.leads];
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  await status('61 requests');
});

test('says when the search has to be narrowed, and when it could not be done', async () => {
  await enter(desk);
  await screen.findByRole('table');
  desk.answers.set('GET /api/leads', { status: 200, body: { rows: [], narrow: true } });
  choose('Kind', 'consultation');
  expect(await screen.findByText('Narrow the search')).toBeTruthy();
  desk.answers.set('POST /api/leads/search', 'no answer');
  type('ok');
  expect((await screen.findByRole('alert')).textContent).toContain('The requests could not be searched');
  desk.answers.clear();
  fireEvent.click(button('Try again'));
  await status('No request found');
});

test('filters by owner, by the ids of accounts', async () => {
  desk.owners = [{ id: 'id of ruiz', username: 'ruiz', role: 'agent' }];
  await enterWithBoth();
  setOwner(desk, leadOf(2, 0).id, 'ruiz');
  await within(screen.getByLabelText('Owner')).findByText('ruiz');
  choose('Owner', 'id of ruiz');
  await status('1 request');
  expect(rows()[0]?.textContent).toContain('Number 2, Ana');
  expect(new URLSearchParams(address()).get('owner')).toBe('id of ruiz');
  choose('Owner', 'nobody');
  await status('2 requests');
});
