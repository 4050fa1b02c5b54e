import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStatus, type FakeDesk, type LeadStory, leadOf, setOwner } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const { id } = leadOf(1, 0);
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  // 11 a.m. in New York, on a Monday.
  vi.setSystemTime(new Date('2026-03-02T16:00:00Z'));
  desk.answers.set('GET /api/staff/reasons', {
    status: 200,
    body: { closed: ['Bought with us'], disqualified: ['Spam'], cadence: [{ workingDays: 0 }, { workingDays: 1, mail: true }] },
  });
});
afterEach(closeFakeDesk);

const panel = () => within(screen.getByRole('region', { name: 'Ana Number 1' }));
const calls = () => desk.bodies.filter((body) => body && typeof body === 'object' && 'outcome' in body);

async function open(story: LeadStory = {}, owner?: string): Promise<void> {
  desk.stories.set(id, { seq: 0, history: [], ...story });
  await enter(desk, [leadOf(1, Date.now() - 1_800_000, { state: 'OH', preferredCallTime: 'any' }), leadOf(2, Date.now() - 2_400_000)]);
  if (owner) changeStatus(desk, id, 'assigned', owner);
  fireEvent.click(await screen.findByRole('button', { name: 'Number 1, Ana' }));
  await screen.findByRole('region', { name: 'Next step' });
}

describe('a call that no one answers', () => {
  it('takes the next try of the cadence with one press, and the row says what came of it', async () => {
    await open();
    await panel().findByText('If no one answers: next try Mon, Mar 2, 2:00 p.m. ET.');
    press('No answer');
    await panel().findByText(/^Saved: no answer\. 1 call so far\. Next try at /);
    expect(calls()).toEqual([{ outcome: 'no_answer', seq: 0, nextAt: '2026-03-02T19:00:00.000Z' }]);
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/next 2:00 p\.m\. ET.*no answer \d/));
    expect(rows()[0]?.textContent).not.toMatch(/call back|now, /);
    // The second step of the cadence asks by email.
    expect(panel().getByText('If no one answers: next try Tue, Mar 3, 2:00 p.m. ET, and we email them to ask.')).toBeTruthy();
  });

  it('leaves another choice: another time, none, or an email', async () => {
    await open();
    await panel().findByText(/next try Mon/);
    press('Another time...');
    press('Wed, Mar 4, 3:00 p.m.');
    expect(panel().getByText('If no one answers: next try Wed, Mar 4, 3:00 p.m. ET.')).toBeTruthy();
    press('Email, too');
    press('Left a message');
    await panel().findByText(/^Saved: left a message/);
    press('No next try');
    press('No email');
    press('No answer');
    await panel().findByText('Saved: no answer. 2 calls so far.');
    expect(calls()).toEqual([
      { outcome: 'left_message', seq: 0, nextAt: '2026-03-04T20:00:00.000Z', ask: true },
      { outcome: 'no_answer', seq: 1 },
    ]);
  });

  it('leaves a scheduled call alone', async () => {
    const callback = { at: '2026-03-03T18:00:00.000Z', by: 'margaret', kind: 'appointment', number: 1, version: 1 } as const;
    await open({ callback });
    expect(panel().queryByRole('region', { name: 'If no one answers' })).toBeNull();
    press('No answer');
    await panel().findByText('Saved: no answer. 1 call so far.');
    expect(calls()).toEqual([{ outcome: 'no_answer', seq: 0 }]);
  });

  it('is not asked by email who wants none', async () => {
    await open({ noEmail: { at: '2026-03-01T18:00:00.000Z', by: 'kim', way: 'phone' } });
    expect(await panel().findByText(/next try Mon/)).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Email, too' })).toBeNull();
  });
});

describe('a wrong number', () => {
  it('is checked against other requests first, and asked for by email', async () => {
    const related = [{ id: leadOf(2, 0).id, createdAt: '2026-03-01T18:00:00.000Z', status: 'pending', kind: 'consultation' }] as const;
    await open({ related: related.map((one) => ({ ...one, likeness: 'same', reason: 'email', phone: '303-499-7111' })) });
    press('Wrong number');
    expect(panel().getByText('303-499-7111')).toBeTruthy();
    expect(calls()).toEqual([]);
    press('Save, and ask by email');
    await panel().findByText(/^Saved: wrong number/);
    expect(calls()).toEqual([{ outcome: 'wrong_number', seq: 0, ask: true }]);
    expect(panel().getByText('The number is wrong: check it, or ask by email.')).toBeTruthy();
    await waitFor(() => expect(rows()[0]?.textContent).toContain('check the number'));
  });
});

describe('a scheduled call', () => {
  it('takes one press for a usual time, moves, and offers its calendar file', async () => {
    await open({}, 'margaret');
    press('Call scheduled');
    press('Tue, Mar 3, 10:00 a.m.');
    await panel().findByText(/^Saved\. Call, as agreed, /);
    expect(desk.bodies.at(-1)).toEqual({ to: 'scheduled', reached: true, seq: 1, callAt: '2026-03-03T15:00:00.000Z' });
    await waitFor(() => expect(rows()[0]?.textContent).toContain('agreed Tue 10:00 a.m. ET'));
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    press('Add to my calendar');
    expect(await saved[0]?.text()).toMatch(new RegExp(`UID:call-${id}-2@`));
    press('Another time for the call');
    press('Tue, Mar 3, 3:00 p.m.');
    await waitFor(() => expect(desk.bodies.at(-1)).toEqual({ to: 'scheduled', seq: 3, callAt: '2026-03-03T20:00:00.000Z' }));
  });
});

describe('a press of Call', () => {
  const link = () => panel().getByRole<HTMLAnchorElement>('link', { name: /^Call / });
  const dialed: string[] = [];
  const listen = (event: MouseEvent) => {
    const target = (event.target as Element).closest('a');
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    dialed.push(target.href);
  };
  beforeEach(() => {
    dialed.length = 0;
    window.addEventListener('click', listen);
  });
  afterEach(() => window.removeEventListener('click', listen));

  it('takes a request that no one has, and then dials', async () => {
    await open();
    fireEvent.click(link());
    expect(dialed).toEqual([]);
    await panel().findByText('You have this request now.');
    expect(desk.bodies.at(-1)).toEqual({ to: 'margaret', seq: 0 });
    expect(dialed).toHaveLength(1);
    fireEvent.click(link());
    expect(dialed).toHaveLength(2);
  });

  it('dials no number for the second of two who saw the same row, and says who took it', async () => {
    desk.role = 'agent';
    await open();
    setOwner(desk, id, 'ruiz');
    const entry = { at: new Date().toISOString(), seq: 1, what: 'owner', by: 'ruiz', toOwner: 'ruiz' } as const;
    desk.stories.set(id, { ...desk.stories.get(id), seq: 1, history: [entry] });
    fireEvent.click(link());
    expect(await panel().findByText(/^Changed by ruiz at .*: changed the owner$/)).toBeTruthy();
    expect(dialed).toEqual([]);
    await waitFor(() => expect(panel().queryByRole('link', { name: /^Call / })).toBeNull());
  });

  it('is not there for an agent whose colleague has the request, nor for a viewer', async () => {
    desk.role = 'agent';
    await open();
    setOwner(desk, id, 'ruiz');
    press('Refresh Data');
    await waitFor(() => expect(panel().queryByRole('link', { name: /^Call / })).toBeNull());
    expect(panel().getByText('ruiz has it.')).toBeTruthy();
  });
});
