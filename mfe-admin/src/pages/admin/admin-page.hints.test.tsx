import type { LeadHint } from '@annuity-lantern/contracts/http';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStatus, type FakeDesk, leadOf, reviewOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const list = 'GET /api/consultation-requests';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

const stream = () => {
  const [last] = desk.streams.slice(-1);
  if (!last) throw new Error('no stream is open');
  return last;
};
const idOf = (number: number) => leadOf(number, 0).id;
const hint = (number: number, what: LeadHint['what'] = 'new'): LeadHint => ({ id: idOf(number), kind: 'consultation', what });
const names = () => rows().map((row) => /Number \d+/.exec(row.textContent ?? '')?.[0]);
const reads = (path: string) => desk.calls.filter((call) => call.startsWith(path)).length;

/** A new request on the server, with its hint. */
async function addLead(number: number): Promise<void> {
  desk.leads = [leadOf(number, Date.now()), ...desk.leads];
  stream().hint(hint(number));
  await act(() => vi.advanceTimersByTimeAsync(1100));
}

async function openDesk(): Promise<void> {
  await enter(desk);
  await screen.findByRole('table');
  stream().open();
}

describe('a new request', () => {
  test('appears at once while the focus is outside the list, and is marked for a moment', async () => {
    await openDesk();
    await addLead(90);
    await waitFor(() => expect(names()).toEqual(['Number 90', 'Number 0', 'Number 1', 'Number 2']));
    expect(rows()[0]?.dataset.arrived).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(rows()[0]?.dataset.arrived).toBeUndefined();
  });

  test('waits behind a button while the focus is in the list, and takes the focus when shown', async () => {
    await openDesk();
    const row = within(screen.getByRole('table')).getByRole('button', { name: 'Number 1, Ana' });
    row.focus();
    await addLead(90);
    await addLead(91);
    await waitFor(() => expect(button('2 new requests')).toBeTruthy());
    expect(names()).toEqual(['Number 0', 'Number 1', 'Number 2']);
    expect(screen.getAllByRole('status').some((status) => status.contains(button('2 new requests')))).toBe(true);
    press('2 new requests');
    expect(names()).toEqual(['Number 91', 'Number 90', 'Number 0', 'Number 1', 'Number 2']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Number 91, Ana'));
    expect(screen.queryByRole('button', { name: /new request/ })).toBeNull();
  });

  test('of the 30-second refresh waits too, until the next refresh after the focus has left', async () => {
    await openDesk();
    const row = within(screen.getByRole('table')).getByRole('button', { name: 'Number 1, Ana' });
    row.focus();
    desk.leads = [leadOf(90, Date.now()), ...desk.leads];
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(button('1 new request')).toBeTruthy());
    expect(names()).toEqual(['Number 0', 'Number 1', 'Number 2']);
    row.blur();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(names()[0]).toBe('Number 90'));
  });

  test('appears on Refresh Data, even while the focus is in the list', async () => {
    await openDesk();
    within(screen.getByRole('table')).getByRole('button', { name: 'Number 1, Ana' }).focus();
    desk.leads = [leadOf(90, Date.now()), ...desk.leads];
    press('Refresh Data');
    await waitFor(() => expect(names()[0]).toBe('Number 90'));
  });
});

test('a changed request is updated in its row, and keeps its place in a filtered list that it no longer belongs to', async () => {
  await openDesk();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search requests' }), { target: { value: 'number' } });
  await screen.findByText('3 requests');
  const table = screen.getByRole('table', { name: 'Requests found' });
  within(table).getByRole('button', { name: 'Number 1, Ana' }).focus();
  changeStatus(desk, idOf(1), 'assigned', 'ruth');
  desk.leads = desk.leads.filter(({ id }) => id !== idOf(0)).toReversed();
  stream().hint(hint(1, 'changed'));
  await waitFor(() => expect(rows(table)[1]?.textContent).toContain('assigned'));
  expect(rows(table).map((row) => /Number \d+/.exec(row.textContent ?? '')?.[0])).toEqual(['Number 0', 'Number 1', 'Number 2']);
});

describe('hints', () => {
  test('refetch only the queries they name, once a second at most', async () => {
    await enter(desk, [leadOf(1, Date.now())], [reviewOf(1, Date.now())]);
    await screen.findAllByRole('table');
    stream().open();
    const reviews = reads('GET /api/annuity-review-requests');
    const before = reads(list);
    for (let count = 0; count < 50; count += 1) {
      stream().hint(hint(count));
      await act(() => vi.advanceTimersByTimeAsync(20));
    }
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(reads(list) - before).toBeLessThanOrEqual(3);
    expect(reads(list) - before).toBeGreaterThan(0);
    expect(reads('GET /api/annuity-review-requests')).toBe(reviews);
    expect(reads('GET /api/pipeline/parked')).toBe(1);
    stream().hint(hint(1, 'stopped'));
    await waitFor(() => expect(reads('GET /api/pipeline/parked')).toBe(2));
  });

  test('of an open request refetch it', async () => {
    await openDesk();
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Number 1, Ana' }));
    const panel = await screen.findByRole('region', { name: 'Ana Number 1' });
    await within(panel).findByRole('region', { name: 'History' });
    changeStatus(desk, idOf(1), 'assigned', 'ruth');
    stream().hint(hint(1, 'changed'));
    await waitFor(() => expect(within(panel).getByRole('region', { name: 'History' }).textContent).toContain('ruth'));
  });

  test('that cannot be read change nothing', async () => {
    await openDesk();
    const before = desk.calls.length;
    stream().say('hints', { hints: [{ id: 'everything' }], more: 'yes' });
    expect(desk.calls).toHaveLength(before);
  });
});

describe('the stream', () => {
  test('that ends with its session leads to the sign-in form, and a new one follows the next sign-in', async () => {
    await openDesk();
    desk.signedIn = false;
    stream().say('end', {});
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    expect(stream().readyState).toBe(2);
    await fillIn();
    press('Sign in');
    await waitFor(() => expect(desk.streams).toHaveLength(2));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('that ends because another tab signed in another person starts the desk anew for them', async () => {
    await openDesk();
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Number 1, Ana' }));
    fireEvent.change(await screen.findByLabelText('New note'), { target: { value: 'Call after lunch.' } });
    desk.username = 'ruth';
    desk.answers.set(list, 'no answer');
    stream().say('end', {});
    expect(await screen.findByText('The consultation requests could not be read')).toBeTruthy();
    expect(screen.getByText('ruth')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('Call after lunch.');
    expect(screen.queryByText('Number 1, Ana')).toBeNull();
  });

  test('is opened again when only the session id has changed, and everything is refetched', async () => {
    await openDesk();
    stream().say('end', {});
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(desk.streams).toHaveLength(2);
    expect(screen.getByRole('table')).toBeTruthy();
    const before = reads(list);
    stream().open();
    await waitFor(() => expect(reads(list)).toBe(before + 1));
  });

  test('that is refused is opened again with a growing backoff', async () => {
    await enter(desk);
    for (const [pause, count] of [
      [2000, 2],
      [4000, 3],
      [8000, 4],
    ] as const) {
      stream().refuse();
      await act(() => vi.advanceTimersByTimeAsync(pause - 100));
      expect(desk.streams).toHaveLength(count - 1);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(desk.streams).toHaveLength(count);
    }
  });

  test('is closed while the page is hidden', async () => {
    await openDesk();
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const setVisibility = (state: 'hidden' | 'visible') => {
      visibility.mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    };
    setVisibility('hidden');
    expect(stream().readyState).toBe(2);
    setVisibility('visible');
    expect(desk.streams).toHaveLength(2);
    visibility.mockRestore();
  });
});
