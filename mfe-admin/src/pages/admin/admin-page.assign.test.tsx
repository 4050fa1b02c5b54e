import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeDesk, leadOf, leadsOf, setOwner } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const call = 'POST /api/leads/owners';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  desk.owners = [{ id: 'id of maria', username: 'maria', role: 'agent' }];
});

afterEach(closeFakeDesk);

const idOf = (number: number) => leadOf(number, 0).id;
const box = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Number ${number}, Ana` });
const selected = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select Number/ }).filter(({ checked }) => checked);
const bar = () => within(screen.getByRole('region', { name: 'Selected requests' }));
const chooseOwner = async (value: string) => {
  await bar().findByRole('option', { name: 'maria' });
  fireEvent.change(bar().getByLabelText('New owner'), { target: { value } });
};
const callsMade = () => desk.calls.filter((made) => made === call).length;

async function enterDesk(count = 4): Promise<void> {
  await enter(desk, leadsOf(count));
  await screen.findByRole('table');
}

test('gives the selected requests to one owner, and leaves those selected that had changed', async () => {
  await enterDesk();
  for (const number of [0, 1, 2]) fireEvent.click(box(number));
  expect(screen.queryByRole('region', { name: 'Ana Number 0' })).toBeNull();
  expect(bar().getByText('3 requests selected')).toBeTruthy();
  desk.stories.set(idOf(2), { seq: 1 });
  await chooseOwner('maria');
  fireEvent.click(bar().getByText('Assign'));
  expect(await bar().findByText('2 requests are maria’s now. 1 had changed: look at it again.')).toBeTruthy();
  expect(desk.bodies.at(-1)).toEqual({ items: [0, 1, 2].map((number) => ({ id: idOf(number), seq: 0 })), to: 'maria' });
  expect(selected()).toEqual([box(2)]);
  await waitFor(() => expect(rows().map(({ textContent }) => textContent?.includes('maria'))).toEqual([true, true, false, false]));
  // Looked at again: the list has it as it is now.
  fireEvent.click(bar().getByText('Assign'));
  expect(await bar().findByText('1 request is maria’s now.')).toBeTruthy();
  expect(desk.bodies.at(-1)).toEqual({ items: [{ id: idOf(2), seq: 1 }], to: 'maria' });
});

test('asks for a reason when somebody has one of them', async () => {
  await enterDesk();
  setOwner(desk, idOf(1), 'ruiz');
  press('Refresh Data');
  await waitFor(() => expect(rows()[1]?.textContent).toContain('ruiz'));
  fireEvent.click(box(0));
  await chooseOwner('-');
  expect(bar().queryByLabelText('Why they change hands')).toBeNull();
  fireEvent.click(box(1));
  fireEvent.change(bar().getByLabelText('Why they change hands'), { target: { value: 'On leave' } });
  fireEvent.click(bar().getByText('Assign'));
  expect(await bar().findByText('2 requests have no owner now.')).toBeTruthy();
  expect(desk.bodies.at(-1)).toMatchObject({ to: null, reason: 'On leave' });
});

test('selects a range with Shift, and all on the page', async () => {
  await enterDesk(6);
  fireEvent.click(box(1));
  fireEvent.click(box(4), { shiftKey: true });
  expect(selected()).toEqual([1, 2, 3, 4].map(box));
  fireEvent.click(box(2), { shiftKey: true });
  expect(selected()).toEqual([box(1)]);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all: Consultation requests, newest first' });
  fireEvent.click(all);
  expect(selected()).toHaveLength(6);
  expect(all.checked).toBe(true);
  fireEvent.click(all);
  expect(selected()).toEqual([]);
});

test('sends 50 in one call, and more in the next ones', async () => {
  await enterDesk(60);
  press('Show more');
  await waitFor(() => expect(rows()).toHaveLength(60));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await chooseOwner('maria');
  fireEvent.click(bar().getByText('Assign'));
  expect(await bar().findByText('60 requests are maria’s now.')).toBeTruthy();
  expect(callsMade()).toBe(2);
});

test('keeps the selection when the answer is lost', async () => {
  await enterDesk();
  fireEvent.click(box(0));
  await chooseOwner('maria');
  desk.answers.set(call, 'no answer');
  fireEvent.click(bar().getByText('Assign'));
  expect(await bar().findByText(/we do not know which were saved/)).toBeTruthy();
  expect(selected()).toEqual([box(0)]);
});

test('begins without a selection when other requests are asked for', async () => {
  await enterDesk();
  fireEvent.click(box(0));
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'consultation' } });
  await screen.findByRole('region', { name: 'Requests found' });
  expect(selected()).toEqual([]);
  press('Clear');
  await screen.findByRole('region', { name: 'My queue' });
  expect(selected()).toEqual([]);
});

test('is not offered to agents', async () => {
  desk.role = 'agent';
  await enterDesk();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  fireEvent.click(button('Number 0, Ana'));
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(screen.queryByRole('region', { name: 'Selected requests' })).toBeNull();
});
