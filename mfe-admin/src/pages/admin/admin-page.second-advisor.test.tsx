import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeStatus, type FakeDesk, type LeadStory, leadOf, setOwner } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, openFakeDesk, press } from '../../testing/open-admin.tsx';

const { id } = leadOf(1, 0);
const second = `/api/leads/${id}/second-advisor`;
const kim = {
  id: 'id of kim',
  username: 'kim',
  agreedOn: '2026-03-01',
  way: 'letter',
  by: 'ruiz',
  at: '2026-03-02T16:00:00.000Z',
} as const;
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date('2026-03-02T17:00:00Z'));
});

afterEach(closeFakeDesk);

async function open(owner: string | undefined, story: LeadStory = {}): Promise<void> {
  desk.stories.set(id, story);
  desk.owners = ['kim', 'margaret'].map((username) => ({ id: `id of ${username}`, username, role: 'agent' }));
  await enter(desk, [leadOf(1, Date.parse('2026-03-01T17:00:00Z'), { status: 'assigned' })]);
  setOwner(desk, id, owner);
  press('Refresh Data');
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
  await panel().findByRole('region', { name: 'Owner and consent' });
}

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const factOf = (label: string) => panel().queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
const field = (label: string) => panel().getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (label: string) => fireEvent.click(panel().getByRole('button', { name: label, hidden: true }));
const entries = () =>
  within(panel().getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\D+\d+:\d\d [ap]\.m\./, ''));
/** What axe finds in the panel. Without color, which the run in a real browser sees, and without the shell around the desk. */
const findings = async () => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(screen.getByRole('region', { name: 'Ana Number 1' }), { rules });
  return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test('records whom the visitor agreed to, on which day and how, and ends it', async () => {
  await open('margaret');
  expect(factOf('Second advisor')).toBeUndefined();
  expect([field('Day on which the visitor agreed').min, field('Day on which the visitor agreed').max]).toEqual([
    '2026-03-01',
    '2026-03-02',
  ]);
  type('Second advisor', 'kim');
  type('Day on which the visitor agreed', '2026-03-02');
  fireEvent.click(panel().getByLabelText('In person'));
  expect(await findings()).toEqual([]);
  submit('Add second advisor');
  expect(await panel().findByText('Saved: kim is the second advisor now.')).toBeTruthy();
  expect(desk.bodies.at(-1)).toEqual({ username: 'kim', agreedOn: '2026-03-02', way: 'in person', seq: 0 });
  expect(factOf('Second advisor')).toBe('kim. The visitor agreed on Mar 2, 2026 (in person, recorded by margaret).');
  expect(entries()).toEqual(['margaret added kim as second advisor: the visitor agreed on Mar 2, 2026 (in person)']);
  expect(panel().queryByText('Add a second advisor')).toBeNull();
  expect(await findings()).toEqual([]);
  submit('End kim’s part');
  expect(await panel().findByText('Saved: there is no second advisor now.')).toBeTruthy();
  expect(desk.calls).toContain(`DELETE ${second}?seq=1`);
  expect(factOf('Second advisor')).toBeUndefined();
  expect(entries()).toContain('margaret ended kim’s part as second advisor');
  expect(field('Second advisor').value).toBe('');
});

test('tells at the field why it is refused, and keeps the typed text', async () => {
  await open('margaret');
  const message = 'This day is in the future. Enter the day on which the visitor agreed.';
  desk.answers.set(`POST ${second}`, {
    status: 400,
    body: { code: 'invalid_input', message, errors: [{ field: 'agreedOn', code: 'custom', message }] },
  });
  type('Second advisor', 'kim');
  type('Day on which the visitor agreed', '2026-04-02');
  submit('Add second advisor');
  const summary = await panel().findByRole('group', { name: 'Not saved' });
  expect(document.activeElement).toBe(summary);
  fireEvent.click(within(summary).getByRole('link', { name: message }));
  expect(document.activeElement).toBe(field('Day on which the visitor agreed'));
  expect(field('Day on which the visitor agreed').getAttribute('aria-invalid')).toBe('true');
  expect([field('Second advisor').value, field('Day on which the visitor agreed').value]).toEqual(['kim', '2026-04-02']);
  expect(await findings()).toEqual([]);
});

test('says who was faster, and shows the request as it is now', async () => {
  await open('margaret');
  changeStatus(desk, id, 'contacted', 'ruiz');
  type('Second advisor', 'kim');
  type('Day on which the visitor agreed', '2026-03-02');
  submit('Add second advisor');
  expect(await panel().findByText(/^Changed by ruiz at \d+:\d\d [ap]\.m\.: reached the visitor by phone$/)).toBeTruthy();
  await waitFor(() => expect(factOf('Status')).toBe('contacted'));
  expect(field('Second advisor').value).toBe('kim');
});

test('is offered to the owner and managers only, and for a request that somebody has', async () => {
  await open(undefined);
  expect(panel().queryByText('Add a second advisor')).toBeNull();
  setOwner(desk, id, 'ruiz');
  press('Refresh Data');
  expect(await panel().findByText('Add a second advisor')).toBeTruthy();
});

test.each([
  ['margaret', true],
  ['kim', false],
])('lets the agent margaret act on a request of ruiz whose second advisor is %s: %s', async (username, mayAct) => {
  desk.role = 'agent';
  await open('ruiz', { secondAdvisor: { ...kim, username } });
  const steps = within(await panel().findByRole('region', { name: 'Next step' }));
  expect(steps.queryByRole('button', { name: 'Reached' }) !== null).toBe(mayAct);
  expect(steps.queryByText(/Only ruiz, kim or a manager can take its next step\./) === null).toBe(mayAct);
  // This is for the owner.
  expect(panel().queryByText('Hand this request over')).toBeNull();
  expect(panel().queryByText('Add a second advisor')).toBeNull();
  expect(panel().queryByRole('button', { name: /^End / })).toBeNull();
});
