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
const otherChoice = ({ options, value }: HTMLSelectElement) =>
  [...options].map((option) => option.value).find((one) => one !== '' && one !== value) ?? '';
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
    'stays with its text and the focus, keeps taking input and sends nothing, when another person changes the request: %s, owner %s',
    async (role, owner, changes) => {
      await open(role, owner);
      const ids = [...panel().querySelectorAll('input:not([type="radio"], [type="checkbox"]), textarea, select')].map((field) => field.id);
      expect(ids).toContain('lead-note');
      for (const fieldId of ids) {
        desk.stories.set(id, { seq: 0, history: [] });
        setOwner(desk, id, owner);
        await readAgain();
        const field = await waitFor(() => fieldOf(fieldId));
        const value = field instanceof HTMLSelectElement ? otherChoice(field) : field.type === 'date' ? '2026-03-02' : 'Her sister answers';
        act(() => field.focus());
        type(field, value);
        for (const change of changes) {
          change();
          await readAgain();
          expect([field.id, field.isConnected, document.activeElement === field, field.value]).toEqual([field.id, true, true, value]);
          expect([field.id, field.readOnly || field.getAttribute('aria-disabled') === 'true']).toEqual([field.id, false]);
          if (field.form) fireEvent.submit(field.form);
          expect(panel().textContent).toMatch(/(?:ruiz|lee) (?:took|reached|closed)/);
        }
        if (fieldId === 'lead-note') type(field, '');
        else pressIn('Delete what I typed');
        act(() => field.blur());
      }
      expect(posts()).toEqual([]);
    },
  );

  it('is sent again after its writer has gone on', async () => {
    await open('agent');
    act(() => note().focus());
    type(note(), 'Her sister answers');
    others.takes();
    await readAgain();
    expect(within(panel()).getByText('ruiz took the request.')).toBeTruthy();
    fireEvent.keyDown(note(), { key: 'Enter', ctrlKey: true });
    expect(posts()).toEqual([]);
    pressIn('Go on');
    expect(document.activeElement).toBe(note());
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
  expect([document.activeElement, reason.value]).toEqual([reason, 'On leave']);
});

describe('the note of a request that is taken from under its writer', () => {
  const gone = () => {
    desk.leads = desk.leads.filter((lead) => lead.id !== id);
  };

  async function keepsAll(change: () => void, before: string): Promise<void> {
    const whole = `${before}Her sister answers until May.`;
    const field = note();
    act(() => field.focus());
    type(field, before);
    change();
    await readAgain();
    type(field, whole);
    await readAgain();
    expect([field.isConnected, document.activeElement === field, field.value]).toEqual([true, true, whole]);
    expect(screen.getByText('What you type stays here, and was not sent.', { exact: false })).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect([document.activeElement?.tagName, field.value]).toEqual(['H2', whole]);
    expect(posts()).toEqual([]);
  }

  it.each([
    ['takes', others.takes],
    ['hands over', others.handsOver],
    ['closes', others.closes],
    ['erases', () => changeStatus(desk, id, 'erased', 'ruiz')],
    ['removes', gone],
  ])('keeps the focus, the notice and every character when another person %s it', async (_, change) => {
    await open('agent');
    await keepsAll(change, 'Left for Florida. ');
  });

  it('takes every character when another person takes it before the first one', async () => {
    await open('agent');
    await keepsAll(others.takes, '');
  });

  it('offers no button that a typed space would delete it by', async () => {
    await open('agent');
    type(note(), 'Her sister answers');
    others.takes();
    await readAgain();
    expect(within(panel()).getByRole('button', { name: 'Go on' })).toBeTruthy();
    expect(within(panel()).queryByRole('button', { name: 'Delete what I typed' })).toBeNull();
  });
});
