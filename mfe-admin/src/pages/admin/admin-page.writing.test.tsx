import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStatus, type FakeDesk, leadOf, leadsOf, setOwner } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, openFakeDesk, press, renderAdmin } from '../../testing/open-admin.tsx';

const { id } = leadOf(0, 0);
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  desk.owners = ['margaret', 'ruiz', 'lee'].map((username) => ({ id: `id of ${username}`, username, role: 'agent' }));
});

afterEach(closeFakeDesk);

const panel = () => screen.getByRole('region', { name: 'Ana Number 0' });
const note = () => within(panel()).getByLabelText<HTMLTextAreaElement>('New note');
const fieldOf = (fieldId: string) => {
  const field = panel().querySelector<HTMLInputElement>(`#${fieldId}`);
  if (!field) throw new Error(`${fieldId} is not in the panel`);
  return field;
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const posts = () => desk.calls.filter((call) => call.startsWith('POST /api/leads/'));
const pressIn = (name: string | RegExp) => fireEvent.click(within(panel()).getByRole('button', { name, hidden: true }));

async function open(role: 'agent' | 'manager', owner?: string): Promise<void> {
  desk.role = role;
  desk.stories.set(id, { seq: 0, history: [] });
  await enter(desk, leadsOf(4));
  if (owner) setOwner(desk, id, owner);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
  await within(panel()).findByRole('region', { name: 'Next step' });
  await waitFor(() => expect(panel().querySelectorAll('option').length).not.toBe(1));
}

/** What another person does to the open request. */
const others = {
  takes: () => changeStatus(desk, id, 'assigned', 'ruiz'),
  handsOver: () => {
    changeStatus(desk, id, 'contacted', 'ruiz');
    setOwner(desk, id, 'lee');
  },
  closes: () => changeStatus(desk, id, 'closed', 'ruiz'),
} as const;

async function readAgain(): Promise<void> {
  press('Refresh Data');
  await act(() => vi.advanceTimersByTimeAsync(50));
}

describe('a field of the open request', () => {
  it.each([
    ['agent', undefined, Object.values(others)],
    ['agent', 'margaret', Object.values(others)],
    // A manager may still hand over and correct what another person has. Only a closed request takes their forms away.
    ['manager', 'margaret', [others.closes]],
  ] as const)(
    'stays with its text and the focus, and takes no input, when another person changes the request: %s, owner %s',
    async (role, owner, changes) => {
      await open(role, owner);
      const ids = [...panel().querySelectorAll('input:not([type="radio"], [type="checkbox"]), textarea, select')].map((field) => field.id);
      expect(ids).toContain('lead-note');
      for (const fieldId of ids) {
        desk.stories.set(id, { seq: 0, history: [] });
        setOwner(desk, id, owner);
        await readAgain();
        const field = await waitFor(() => fieldOf(fieldId));
        const value = field instanceof HTMLSelectElement ? 'ruiz' : field.type === 'date' ? '2026-03-02' : 'Her sister answers';
        act(() => field.focus());
        type(field, value);
        for (const change of changes) {
          change();
          await readAgain();
          expect([field.id, field.isConnected, document.activeElement === field, field.value]).toEqual([field.id, true, true, value]);
          expect([field.id, field.readOnly || field.getAttribute('aria-disabled') === 'true']).toEqual([field.id, true]);
          expect(panel().textContent).toMatch(/(?:ruiz|lee) (?:took|reached|closed)/);
        }
        pressIn('Delete what I typed');
        act(() => field.blur());
      }
    },
  );

  it('takes input again after its writer has gone on', async () => {
    await open('agent');
    act(() => note().focus());
    type(note(), 'Her sister answers');
    others.takes();
    await readAgain();
    expect(within(panel()).getByText('ruiz took the request.')).toBeTruthy();
    fireEvent.keyDown(note(), { key: 'Enter', ctrlKey: true });
    expect(posts()).toEqual([]);
    pressIn('Go on');
    expect([note().readOnly, document.activeElement]).toEqual([false, note()]);
    fireEvent.keyDown(note(), { key: 'Enter', ctrlKey: true });
    await within(panel()).findByText('Saved: the note is in the history.');
  });
});

it('shows a note from before a hand-over before it goes with a step, also after a reload', async () => {
  await open('manager');
  type(note(), 'She wants a call tonight');
  cleanup();
  others.handsOver();
  renderAdmin();
  fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
  await within(panel()).findByText('ruiz reached the visitor by phone.');
  pressIn(/^Call scheduled/);
  pressIn('Schedule the call');
  expect(document.activeElement).toBe(note());
  expect(posts()).toEqual([]);
  pressIn('Go on');
  pressIn('Schedule the call');
  await waitFor(() => expect(desk.bodies.at(-1)).toMatchObject({ to: 'scheduled', note: 'She wants a call tonight' }));
});

it('keeps the reason of a bulk hand-over on the page when the selected requests leave it', async () => {
  await enter(desk, leadsOf(2));
  setOwner(desk, id, 'lee');
  await readAgain();
  fireEvent.click(await screen.findByLabelText('Select Number 0, Ana'));
  fireEvent.change(screen.getByLabelText('New owner'), { target: { value: 'ruiz' } });
  const reason = screen.getByLabelText<HTMLInputElement>('Why they change hands');
  act(() => reason.focus());
  type(reason, 'On leave');
  desk.leads = desk.leads.filter((lead) => lead.id !== id);
  await readAgain();
  await screen.findByText('The selected requests have left these lists.');
  expect([document.activeElement, reason.value, reason.readOnly]).toEqual([reason, 'On leave', true]);
});

/** Numbers from 0 to 1, the same for each seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A key goes where the focus is, and is typed if that takes characters. */
function strike(key: string): void {
  const target = document.activeElement ?? document.body;
  const isTaken = !fireEvent.keyDown(target, { key });
  if (isTaken || !(target instanceof HTMLTextAreaElement) || target.readOnly) return;
  type(target, `${target.value}${key === 'Enter' ? '\n' : key}`);
}

describe('random typing', () => {
  it.each([1, 2, 3, 4])('changes no request while another person takes, hands over and closes the open one: seed %i', async (seed) => {
    const next = random(seed);
    const letters = 'abcdefghijklmnopqrstuvwxyz/? ';
    await open(seed % 2 === 0 ? 'manager' : 'agent', seed > 2 ? 'margaret' : undefined);
    const fields = [...panel().querySelectorAll('textarea')];
    act(() => fields[Math.floor(next() * fields.length)]?.focus());
    const changes = [
      others.takes,
      others.handsOver,
      others.closes,
      () => {
        // Erased: the whole panel goes.
        desk.leads = desk.leads.filter((lead) => lead.id !== id);
      },
    ];
    for (const change of changes) {
      for (let count = 0; count < 30; count += 1) {
        strike(next() < 0.05 ? 'Enter' : (letters[Math.floor(next() * letters.length)] ?? 'a'));
        await act(() => vi.advanceTimersByTimeAsync(Math.floor(next() * 300)));
      }
      change();
      await readAgain();
    }
    for (const key of 'jo called again: a friend joins on a phone call') {
      strike(key);
      await act(() => vi.advanceTimersByTimeAsync(80));
    }
    expect(posts()).toEqual([]);
  });
});
