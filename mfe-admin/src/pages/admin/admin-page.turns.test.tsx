import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, follow, openFakeDesk } from '../../testing/open-admin.tsx';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  desk.turns = {
    on: false,
    people: [
      { id: 'u1', username: 'maria', role: 'agent' },
      { id: 'u2', username: 'ruth', role: 'agent', backOn: '2999-03-02' },
    ],
  };
});

afterEach(closeFakeDesk);

async function openTurns(): Promise<HTMLElement> {
  await enter(desk);
  follow('Accounts');
  return screen.findByRole('region', { name: 'New requests in turn' });
}

const textsOf = async (region: HTMLElement) =>
  within(await within(region).findByRole('list', { name: 'Who takes turns' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('turns giving requests in turn on and off', async () => {
  const region = await openTurns();
  expect(await within(region).findByText(/^Off: /)).toBeTruthy();
  fireEvent.click(within(region).getByRole('button', { name: 'Give new requests in turn' }));
  expect(await within(region).findByText(/^On: /)).toBeTruthy();
  expect(desk.bodies.at(-1)).toEqual({ on: true });
  fireEvent.click(within(region).getByRole('button', { name: 'Stop giving requests in turn' }));
  expect(await within(region).findByText(/^Off: /)).toBeTruthy();
});

it('says who is away, and records that a person left or is here again', async () => {
  const region = await openTurns();
  expect(await textsOf(region)).toEqual(['maria: takes turns', 'ruth: away, back on Mar 2, 2999Is here']);
  fireEvent.click(within(region).getByRole('button', { name: 'ruth is here' }));
  await waitFor(async () => expect((await textsOf(region))[1]).toBe('ruth: takes turns'));
  fireEvent.change(within(region).getByLabelText('Who is away'), { target: { value: 'u1' } });
  fireEvent.change(within(region).getByLabelText('Back on'), { target: { value: '2999-04-01' } });
  fireEvent.click(within(region).getByRole('button', { name: 'Save absence' }));
  await waitFor(async () => expect((await textsOf(region))[0]).toMatch(/^maria: away, back on Apr 1, 2999/));
  expect(desk.calls).toContain('POST /api/staff/users/u1/absence');
});

it('is for managers alone', async () => {
  desk.role = 'agent';
  await enter(desk);
  follow('Accounts');
  await screen.findByRole('region', { name: 'My password' });
  expect(screen.queryByRole('region', { name: 'New requests in turn' })).toBeNull();
});
