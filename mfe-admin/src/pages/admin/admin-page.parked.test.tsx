import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, leadOf } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, openFakeDesk, press } from '../../testing/open-admin.tsx';

const away = { status: 503, body: { code: 'store_unavailable', message: '' } };
const list = 'GET /api/pipeline/parked';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});

afterEach(closeFakeDesk);

function parkedOf(number: number, changes: Partial<ParkedEffect> = {}): ParkedEffect {
  const parkedAt = new Date(Date.now() - number * 60_000).toISOString();
  const { id: leadId } = leadOf(number, 0);
  return { leadId, effect: 'staffMail', state: 'parked', reason: 'smtp_refused', attempts: 20, parkedAt, ...changes };
}

const section = () => within(screen.getByRole('region', { name: 'Given up' }));
const rows = () =>
  section()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const toast = () => useToasts.getState().current?.title;

describe('what was given up', () => {
  test('shows an empty state', async () => {
    await enter(desk);
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
  });

  test('offers an agent no replay', async () => {
    desk.role = 'agent';
    desk.parked = [parkedOf(0), parkedOf(1)];
    await enter(desk);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(section().queryAllByRole('button', { name: /Replay/ })).toEqual([]);
  });

  test('is grouped by reason, with the name of the visitor if the request is loaded', async () => {
    desk.parked = [
      parkedOf(0),
      parkedOf(70, { reason: 'webhook_gone', effect: 'webhook', attempts: 1 }),
      parkedOf(1, { effect: 'visitorMail' }),
    ];
    await enter(desk);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(
      section()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Given up The mail server refused the mail.', 'Given up The CRM no longer accepts requests at this address.']);
    expect(rows()).toEqual([
      'Staff mailNumber 0, AnaToday 12:00, 20 triesReplay',
      'Visitor mailNumber 1, AnaToday 11:59, 20 triesReplay',
      'CRM webhookRequest 0000-0000Today 10:50Replay',
    ]);
    expect(section().getAllByRole('button', { name: /^Replay all of this reason/ })).toHaveLength(1);
  });

  test('is counted above the lists, with a button that leads to it', async () => {
    desk.parked = [parkedOf(0)];
    await enter(desk);
    expect(await screen.findByText('1 piece of work was given up.')).toBeTruthy();
    press('Show what was given up');
    expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Given up' }));
    desk.parked = Array.from({ length: 60 }, (_, index) => parkedOf(index));
    press('Refresh Data');
    expect(await screen.findByText('50 or more pieces of work were given up.')).toBeTruthy();
    desk.parked = [];
    press('Refresh Data');
    await waitFor(() => expect(screen.queryByText(/given up\.$/)).toBeNull());
  });

  test('is replayed one by one, and the focus stays in the section', async () => {
    desk.parked = [parkedOf(0), parkedOf(1, { effect: 'visitorMail' })];
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Replay: Staff mail' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(desk.calls).toContain(`POST /api/pipeline/parked/${leadOf(0, 0).id}/staffMail/replay?state=parked`);
    expect(toast()).toBe('Staff mail: tried again');
    expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Given up' }));
  });

  test('is replayed for one reason in one call, even on a double click', async () => {
    desk.parked = [parkedOf(0), parkedOf(1), parkedOf(2, { reason: 'webhook_gone', effect: 'webhook' })];
    await enter(desk);
    const all = await screen.findByRole('button', { name: 'Replay all of this reason: The mail server refused the mail.' });
    fireEvent.click(all);
    fireEvent.click(all);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(desk.bodies.at(-1)).toEqual({ reason: 'smtp_refused' });
    expect(desk.calls.filter((call) => call === 'POST /api/pipeline/parked/replay')).toHaveLength(1);
    expect(toast()).toBe('Tried again: 2');
  });

  test('asks before replaying an unconfirmed effect', async () => {
    desk.parked = [parkedOf(0, { effect: 'visitorMail', state: 'unconfirmed', reason: 'smtp_timed_out', attempts: 1 })];
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Do again: Visitor mail' }));
    expect(screen.getByRole('dialog', { name: 'Visitor mail: do it again?' }).textContent).toContain('If it did, it will happen twice.');
    press('Leave it');
    expect(desk.calls.filter((call) => call.startsWith('POST /api/pipeline'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Do again: Visitor mail' }));
    press('Do it again');
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
    expect(desk.calls).toContain(`POST /api/pipeline/parked/${leadOf(0, 0).id}/visitorMail/replay?state=unconfirmed`);
  });

  test('is removed with a notice when someone else has already replayed it', async () => {
    desk.parked = [parkedOf(0)];
    await enter(desk);
    const replay = await screen.findByRole('button', { name: 'Replay: Staff mail' });
    desk.parked = [];
    fireEvent.click(replay);
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
    expect(toast()).toBe('This work is no longer stopped');
  });

  test('stays when the replay fails', async () => {
    desk.parked = [parkedOf(0)];
    await enter(desk);
    desk.answers.set(`POST /api/pipeline/parked/${leadOf(0, 0).id}/staffMail/replay`, away);
    fireEvent.click(await screen.findByRole('button', { name: 'Replay: Staff mail' }));
    await waitFor(() => expect(toast()).toBe('This could not be replayed'));
    expect(rows()).toHaveLength(1);
  });

  test('shows an error with a retry when it cannot be read, and keeps the lists', async () => {
    desk.answers.set(list, away);
    await enter(desk);
    expect(await section().findByText('What was given up could not be read')).toBeTruthy();
    expect(await screen.findByRole('table')).toBeTruthy();
    desk.answers.clear();
    press('Try again');
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
    desk.answers.set(list, away);
    press('Refresh Data');
    expect(await section().findByText('What was given up could not be read again')).toBeTruthy();
    expect(section().getByText('Nothing is waiting for you here')).toBeTruthy();
  });

  test('is paged and polled every 30 seconds', async () => {
    desk.parked = Array.from({ length: 60 }, (_, index) => parkedOf(index));
    await enter(desk);
    await waitFor(() => expect(rows()).toHaveLength(50));
    press('Show more that was given up');
    await waitFor(() => expect(rows()).toHaveLength(60));
    desk.parked = desk.parked.slice(0, 55);
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    await waitFor(() => expect(rows()).toHaveLength(55));
  });

  test('opens its request, also one that is in neither list', async () => {
    desk.parked = [parkedOf(70)];
    await enter(desk);
    const older = leadOf(70, Date.now() - 90_000_000);
    const open = await screen.findByRole('button', { name: 'Request 0000-0000' });
    fireEvent.click(open);
    expect(await screen.findByText('This request is no longer stored')).toBeTruthy();
    desk.leads = [...desk.leads, older];
    desk.answers.set('GET /api/consultation-requests', away);
    press('Refresh Data');
    expect(await screen.findByRole('region', { name: 'Ana Number 70' })).toBeTruthy();
  });

  test('can be replayed from the open request', async () => {
    const lead = leadOf(0, Date.now());
    desk.parked = [parkedOf(0, { effect: 'webhook', reason: 'webhook_gone' })];
    desk.stories.set(lead.id, { effects: { webhook: { state: 'parked', attempts: 7, lastError: 'webhook_gone' } } });
    await enter(desk, [lead]);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana', pressed: false }));
    const story = within(await screen.findByRole('region', { name: 'What happened with this request' }));
    const replay = await story.findByRole('button', { name: 'Replay: CRM webhook' });
    desk.stories.set(lead.id, { effects: { webhook: { state: 'due', attempts: 0 } } });
    fireEvent.click(replay);
    expect(await story.findByText('Starting')).toBeTruthy();
    expect(document.activeElement).toBe(story.getByRole('heading', { name: 'What happened with this request' }));
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
  });
});
