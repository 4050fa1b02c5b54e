import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeDesk, type LeadStory, leadOf } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, openFakeDesk } from '../../testing/open-admin.tsx';

const { id } = leadOf(1, 0);
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date('2026-03-02T17:00:00Z'));
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});

afterEach(closeFakeDesk);

async function open(story: LeadStory = {}): Promise<void> {
  desk.stories.set(id, story);
  await enter(desk, [leadOf(1, Date.parse('2026-03-01T17:00:00Z'))]);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
}

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const pressIn = (name: string) => fireEvent.click(panel().getByRole('button', { name, hidden: true }));
const dialog = () => within(screen.getByRole('dialog'));
const sent = () => desk.calls.filter((call) => call.startsWith('POST') && call.includes(id));

test('erases a request after it says what that does, asks why, and asks for the password', async () => {
  desk.mustProve = true;
  await open();
  await panel().findByRole('button', { name: 'Erase this request...', hidden: true });
  pressIn('Erase this request...');
  expect(dialog().getByText(/removes everything about the person/)).toBeTruthy();
  expect(dialog().queryByLabelText(/Erase all/)).toBeNull();
  fireEvent.click(dialog().getByLabelText('It came by mistake, or was a test'));
  fireEvent.click(dialog().getByRole('button', { name: 'Erase it for good' }));
  fireEvent.change(await panel().findByLabelText('Your password'), { target: { value: 'a long password' } });
  pressIn('Confirm it is you');
  const erased = within(
    await screen.findByRole('region', { name: `Request ${id.slice(0, 4).toUpperCase()}-${id.slice(4, 8).toUpperCase()}` }),
  );
  expect(erased.getByText('This request was erased')).toBeTruthy();
  expect(erased.getByText(/^By margaret at \d+:\d\d [ap]\.m\.: it came by mistake, or was a test\.$/)).toBeTruthy();
  expect(erased.queryByText(/Ana/)).toBeNull();
  expect(sent()).toHaveLength(2);
  expect(desk.bodies.at(-1)).toEqual({ reason: 'mistake' });
});

test('offers to erase all requests with the same email address, and counts none that only shares the number', async () => {
  const other = { createdAt: '2026-03-01T15:00:00.000Z', status: 'pending', kind: 'consultation' } as const;
  await open({
    related: [
      { ...other, id: '00000000-0000-4000-a000-000000000077', likeness: 'same', reason: 'email' },
      { ...other, id: '00000000-0000-4000-a000-000000000078', likeness: 'maybe', reason: 'phone' },
    ],
  });
  await panel().findByRole('button', { name: 'Erase this request...', hidden: true });
  pressIn('Erase this request...');
  fireEvent.click(dialog().getByLabelText('Erase all 2 requests with this email address'));
  fireEvent.click(dialog().getByRole('button', { name: 'Erase it for good' }));
  await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ reason: 'asked', all: true }));
});

test('keeps a request by order, which takes away the button that erases, until the hold ends', async () => {
  await open();
  await panel().findByRole('button', { name: 'Keep this request...', hidden: true });
  pressIn('Keep this request...');
  fireEvent.change(dialog().getByLabelText('Why'), { target: { value: 'A complaint is open' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Keep this request' }));
  expect(await panel().findByText('This request must be kept')).toBeTruthy();
  expect(panel().getByText(/^Ordered by margaret at \d+:\d\d [ap]\.m\.: A complaint is open$/)).toBeTruthy();
  expect(panel().queryByRole('button', { name: 'Erase this request...', hidden: true })).toBeNull();
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(screen.getByRole('region', { name: 'Ana Number 1' }), { rules });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  pressIn('End the hold...');
  fireEvent.change(dialog().getByLabelText('Why'), { target: { value: 'It is settled' } });
  fireEvent.click(dialog().getByRole('button', { name: 'End the hold' }));
  expect(await panel().findByText('Saved: the hold has ended.')).toBeTruthy();
  expect(panel().getByRole('button', { name: 'Erase this request...', hidden: true })).toBeTruthy();
});

test('keeps a request after a proof, with the reason as it was typed', async () => {
  await open();
  desk.mustProve = true;
  await panel().findByRole('button', { name: 'Keep this request...', hidden: true });
  pressIn('Keep this request...');
  fireEvent.change(dialog().getByLabelText('Why'), { target: { value: 'A complaint is open' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Keep this request' }));
  const form = within(await panel().findByRole('form', { name: 'Confirm it is you', hidden: true }));
  fireEvent.click(form.getByRole('button', { name: 'Cancel', hidden: true }));
  pressIn('Keep this request...');
  expect(dialog().getByLabelText<HTMLInputElement>('Why').value).toBe('A complaint is open');
  fireEvent.click(dialog().getByRole('button', { name: 'Keep this request' }));
  const again = within(await panel().findByRole('form', { name: 'Confirm it is you', hidden: true }));
  fireEvent.change(again.getByLabelText('Your password'), { target: { value: 'a long password' } });
  fireEvent.click(again.getByRole('button', { name: 'Confirm it is you', hidden: true }));
  expect(await panel().findByText('This request must be kept')).toBeTruthy();
  expect(desk.bodies.slice(-2)).toEqual([{ password: 'a long password' }, { reason: 'A complaint is open' }]);
});

test('offers neither to an agent', async () => {
  desk.role = 'agent';
  await open();
  await panel().findByRole('region', { name: 'Owner and consent' });
  expect(panel().queryByText('Erase or keep')).toBeNull();
});
