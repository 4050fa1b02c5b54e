import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStatus, type FakeDesk, type LeadStory, leadOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const { id } = leadOf(1, 0);
const steps = `POST /api/leads/${id}/transitions`;
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
});

afterEach(closeFakeDesk);

async function open(status: 'pending' | 'contacted' | 'closed' = 'pending', story: LeadStory = {}): Promise<void> {
  desk.stories.set(id, story);
  await enter(desk, [leadOf(1, Date.now() - 1_800_000, { status }), leadOf(2, Date.now() - 2_400_000)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
  await screen.findByRole('region', { name: 'Next step' });
}

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const offered = () =>
  within(panel().getByRole('region', { name: 'Next step' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const factOf = (label: string) => panel().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const entries = () =>
  within(panel().getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const stepsTaken = () => desk.calls.filter((call) => call === steps).length;

describe('the steps of a request', () => {
  test('are those that its status allows', async () => {
    await open();
    expect(offered()).toEqual(['I will take it', 'Not a fit']);
    for (const [verb, next] of [
      ['I will take it', ['Reached by phone', 'Not a fit']],
      ['Reached by phone', ['Call scheduled', 'Not a fit']],
      ['Call scheduled', ['Close', 'Not a fit']],
      ['Close', ['Open again']],
      ['Open again', ['I will take it', 'Not a fit']],
    ] as const) {
      press(verb);
      await waitFor(() => expect(offered()).toEqual(next));
    }
    expect(stepsTaken()).toBe(5);
  });

  test('update the panel, the list and the clock, and focus the outcome', async () => {
    await open('pending', { seq: 4 });
    press('I will take it');
    expect(await panel().findByText('Saved: the request is assigned now.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved: the request is assigned now.'));
    expect(desk.bodies.at(-1)).toEqual({ to: 'assigned', seq: 4 });
    expect(factOf('Status')).toBe('assigned');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('assigned'));
    expect(factOf('Time left')).toContain('of the 24-hour promise');
    press('Reached by phone');
    await waitFor(() => expect(factOf('Time left')).toBe('The first call has been made'));
    await waitFor(() => expect(screen.getByText(/^1 request is waiting/)).toBeTruthy());
    expect(entries()).toEqual(['Today 12:00margaret took the request', 'Today 12:00margaret reached the visitor by phone']);
  });

  test('add the note to the history, and clear it', async () => {
    await open('contacted');
    fireEvent.change(panel().getByLabelText('Note (optional)'), { target: { value: 'Call at 09:30, she said.' } });
    press('Call scheduled');
    await waitFor(() => expect(entries()).toEqual(['Today 12:00margaret scheduled the callCall at 09:30, she said.']));
    expect(panel().getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('');
    press('Close');
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(desk.bodies.at(-1)).not.toHaveProperty('note');
  });

  test('are sent once for a double click', async () => {
    await open();
    const first = button('I will take it');
    fireEvent.click(first);
    fireEvent.click(first);
    press('Not a fit');
    expect(button('Saving...')).toBe(first);
    await panel().findByText('Saved: the request is assigned now.');
    expect(stepsTaken()).toBe(1);
  });

  test('are refused when someone else was faster: the request is read again and the note stays', async () => {
    await open();
    changeStatus(desk, id, 'disqualified', 'ruiz');
    fireEvent.change(panel().getByLabelText('Note (optional)'), { target: { value: 'Mine' } });
    press('I will take it');
    expect(await panel().findByText('Someone changed this lead meanwhile')).toBeTruthy();
    await waitFor(() => expect(offered()).toEqual(['Open again']));
    expect(factOf('Status')).toBe('disqualified');
    expect(entries()).toEqual(['Today 12:00ruiz set the request aside as not a fit']);
    expect(panel().getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('Mine');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('disqualified'));
  });

  test('say that the outcome is unknown when the answer is lost, and show the current status', async () => {
    await open();
    desk.answers.set(steps, 'no answer');
    changeStatus(desk, id, 'assigned', 'margaret');
    press('I will take it');
    expect(await panel().findByText('We do not know whether this was saved')).toBeTruthy();
    await waitFor(() => expect(offered()).toEqual(['Reached by phone', 'Not a fit']));
  });

  test('lead to the same request after the session ended and the person signed in again', async () => {
    await open();
    desk.signedIn = false;
    press('I will take it');
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    await fillIn();
    press('Sign in');
    await screen.findByRole('region', { name: 'Ana Number 1' });
    await waitFor(() => expect(offered()).toEqual(['I will take it', 'Not a fit']));
  });
});
