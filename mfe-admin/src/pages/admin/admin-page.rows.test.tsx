import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeStatus, type FakeDesk, leadOf, leadsOf, setOwner } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

const list = () => screen.findByRole('table', { name: /^Consultation requests/ });
const rowOf = async (number: number) =>
  within(await list())
    .getByRole('button', { name: `Number ${number}, Ana` })
    .closest('tr');

it('shows no list before the queue, whose rows would push it down', async () => {
  const answer = fetch;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (/\/api\/leads\?/.test(String(asked[0]))) await held;
    return answer(...asked);
  });
  await enter(desk, leadsOf(2));
  await screen.findByText(/^2 requests are waiting/);
  expect(screen.queryByRole('table')).toBeNull();
  release();
  expect(rows(await list())).toHaveLength(2);
});

it('shows the lists without a queue that cannot be read', async () => {
  desk.answers.set('GET /api/leads', 'no answer');
  await enter(desk, leadsOf(2));
  expect(rows(await list())).toHaveLength(2);
});

it('has a clock in a row that waits, and none in a row that is closed', async () => {
  await enter(desk, leadsOf(2));
  const clock = /\d+:\d\d|late|days/;
  expect((await rowOf(0))?.cells[1]?.textContent).toMatch(clock);
  changeStatus(desk, leadOf(0, 0).id, 'closed', 'ruiz');
  press('Refresh Data');
  await waitFor(async () => expect((await rowOf(0))?.textContent).toContain('closed'));
  expect((await rowOf(0))?.cells[1]?.textContent).toBe('');
});

it('names the owner of each row, and says that an unowned one has none', async () => {
  await enter(desk, leadsOf(2));
  expect((await rowOf(0))?.textContent).toContain('nobody');
  setOwner(desk, leadOf(0, 0).id, 'ruiz');
  press('Refresh Data');
  await waitFor(async () => expect((await rowOf(0))?.textContent).toContain('ruiz'));
});

it('offers the rows after the tenth, which a phone does not show at once', async () => {
  await enter(desk, leadsOf(13));
  await list();
  fireEvent.click(button('3 more'));
  expect(screen.queryByRole('button', { name: '3 more' })).toBeNull();
});

it('asks for a missing mail address below the part, after its rows', async () => {
  desk.needsMail = true;
  await enter(desk, leadsOf(2));
  const form = screen.getByRole('form', { name: 'Add your mail address' });
  expect((await list()).compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks how a person said stop beside the call, above the outcomes and the note', async () => {
  await enter(desk, leadsOf(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
  const steps = await screen.findByRole('region', { name: 'Next step' });
  const order = [screen.getByText('They said stop...'), steps, screen.getByLabelText('New note'), screen.getByText('Time left')];
  const [first, ...others] = order;
  others.reduce((before, after) => {
    expect(before?.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return after;
  }, first as HTMLElement);
});

it('says how many other requests the person has', async () => {
  await enter(desk, [leadOf(0, Date.now() - 60_000, { others: 2 }), leadOf(1, Date.now() - 120_000)]);
  expect((await rowOf(0))?.textContent).toContain('2 more of this person');
  expect((await rowOf(1))?.textContent).not.toContain('of this person');
});

it('keeps counting the other requests of the person in the row of a request that was just changed', async () => {
  desk.stories.set(leadOf(0, 0).id, {
    seq: 0,
    history: [],
    related: [
      {
        id: leadOf(5, 0).id,
        createdAt: '2026-03-01T15:00:00.000Z',
        kind: 'annuity-review',
        status: 'pending',
        likeness: 'same',
        reason: 'email',
      },
    ],
  });
  await enter(desk, [leadOf(0, Date.now() - 60_000, { others: 1 })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I will take it' }));
  await waitFor(async () => expect((await rowOf(0))?.textContent).toContain('assigned'));
  expect((await rowOf(0))?.textContent).toContain('1 more of this person');
});
