import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { useToasts } from '@annuity-lantern/host-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, leadOf } from '../../testing/fake-desk.ts';
import { closeFakeDesk, enter, follow, goTo, openFakeDesk, press } from '../../testing/open-admin.tsx';
import { healthWithoutRedis, sampleHealth } from '../../testing/sample-health.ts';

const away = { status: 503, body: { code: 'store_unavailable', message: '' } };
const list = 'GET /api/pipeline/parked';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
  desk.health = sampleHealth();
});

afterEach(closeFakeDesk);

/** Signs in at the part Pipeline. */
async function open(): Promise<void> {
  goTo('?part=pipeline');
  await enter(desk, undefined, undefined, 'Pipeline');
}

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
    await open();
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
  });

  test('offers an agent no replay', async () => {
    desk.role = 'agent';
    desk.parked = [parkedOf(0), parkedOf(1)];
    await open();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(section().queryAllByRole('button', { name: /Replay/ })).toEqual([]);
  });

  test('is grouped by reason, with the reference of each request', async () => {
    desk.parked = [
      parkedOf(0),
      parkedOf(70, { reason: 'webhook_gone', effect: 'webhook', attempts: 1 }),
      parkedOf(1, { effect: 'visitorMail' }),
    ];
    await open();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(
      section()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Given up The mail server refused the mail.', 'Given up The CRM no longer accepts requests at this address.']);
    expect(rows()).toEqual([
      'Staff mailRequest 0000-0000Today 12:00 p.m., 20 triesDismiss...Replay',
      'Visitor mailRequest 0000-0000Today 11:59 a.m., 20 triesDismiss...Replay',
      'CRM webhookRequest 0000-0000Today 10:50 a.m.Dismiss...Replay',
    ]);
    expect(section().getAllByRole('button', { name: /^Replay all of this reason/ })).toHaveLength(1);
  });

  test('is counted above the lists of requests, with a link that leads here', async () => {
    desk.parked = [parkedOf(0)];
    await enter(desk);
    expect(await screen.findByText(/^1 piece of work was given up\./)).toBeTruthy();
    desk.parked = Array.from({ length: 60 }, (_, index) => parkedOf(index));
    press('Refresh Data');
    expect(await screen.findByText(/^50 or more pieces of work were given up\./)).toBeTruthy();
    follow('Show what was given up');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Pipeline' }));
    expect(await section().findAllByRole('listitem')).toHaveLength(50);
    desk.parked = [];
    follow('Requests');
    await screen.findByRole('heading', { level: 1, name: 'Lead desk' });
    press('Refresh Data');
    await waitFor(() => expect(screen.queryByText(/given up\./)).toBeNull());
  });

  test('is replayed one by one, and the focus stays in the section', async () => {
    desk.parked = [parkedOf(0), parkedOf(1, { effect: 'visitorMail' })];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Replay: Staff mail' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(desk.calls).toContain(`POST /api/pipeline/parked/${leadOf(0, 0).id}/staffMail/replay?state=parked`);
    expect(toast()).toBe('Staff mail: tried again');
    expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Given up' }));
  });

  test('is replayed for one reason in one call, even on a double click', async () => {
    desk.parked = [parkedOf(0), parkedOf(1), parkedOf(2, { reason: 'webhook_gone', effect: 'webhook' })];
    await open();
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
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Do again: Visitor mail' }));
    expect(screen.getByRole('dialog', { name: 'Visitor mail: do it again?' }).textContent).toContain('If it did, it will happen twice.');
    press('Leave it');
    expect(desk.calls.filter((call) => call.startsWith('POST /api/pipeline'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Do again: Visitor mail' }));
    press('Do it again');
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
    expect(desk.calls).toContain(`POST /api/pipeline/parked/${leadOf(0, 0).id}/visitorMail/replay?state=unconfirmed`);
  });

  test('is dismissed with a reason, and the focus stays in the section', async () => {
    desk.parked = [parkedOf(0), parkedOf(1, { effect: 'visitorMail', state: 'unconfirmed' })];
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss: Visitor mail' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Dismiss: Visitor mail' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Reached by phone.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(desk.calls).toContain(`POST /api/pipeline/parked/${leadOf(1, 0).id}/visitorMail/dismiss`);
    expect(desk.bodies.at(-1)).toEqual({ state: 'unconfirmed', reason: 'Reached by phone.' });
    expect(toast()).toBe('Visitor mail: dismissed');
    expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Given up' }));
  });

  test('is removed with a notice when someone else has already replayed it', async () => {
    desk.parked = [parkedOf(0)];
    await open();
    const replay = await screen.findByRole('button', { name: 'Replay: Staff mail' });
    desk.parked = [];
    fireEvent.click(replay);
    expect(await section().findByText('Nothing is waiting for you here')).toBeTruthy();
    expect(toast()).toBe('This work is no longer stopped');
  });

  test('stays when the replay fails', async () => {
    desk.parked = [parkedOf(0)];
    await open();
    desk.answers.set(`POST /api/pipeline/parked/${leadOf(0, 0).id}/staffMail/replay`, away);
    fireEvent.click(await screen.findByRole('button', { name: 'Replay: Staff mail' }));
    await waitFor(() => expect(toast()).toBe('We do not know whether this was replayed'));
    expect(rows()).toHaveLength(1);
  });

  test('shows an error with a retry when it cannot be read, and keeps the rest', async () => {
    desk.answers.set(list, away);
    await open();
    expect(await section().findByText('What was given up could not be read')).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Effects' })).toBeTruthy();
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
    await open();
    await waitFor(() => expect(rows()).toHaveLength(50));
    press('Show more that was given up');
    await waitFor(() => expect(rows()).toHaveLength(60));
    desk.parked = desk.parked.slice(0, 55);
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    await waitFor(() => expect(rows()).toHaveLength(55));
  });

  test('opens its request, also one that is in neither list', async () => {
    desk.parked = [parkedOf(70)];
    await open();
    const older = leadOf(70, Date.now() - 90_000_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Request 0000-0000' }));
    await screen.findByRole('heading', { level: 1, name: 'Lead desk' });
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
    await waitFor(() => expect(screen.queryByText(/given up\./)).toBeNull());
  });
});

describe('the switches of providers', () => {
  const table = () => screen.getByRole('table', { name: 'Providers' });
  const rowsOfTable = () =>
    within(table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  const paused = (by: string, reason: string) => {
    const at = new Date(Date.now() - 7_200_000).toISOString();
    const providers = sampleHealth().providers.map((one) =>
      one.queue === 'lead-notify' ? { ...one, color: 'amber' as const, paused: { at, by, reason, waiting: 12 } } : one,
    );
    return sampleHealth({ color: 'amber', findings: [{ code: 'provider_paused', queue: 'lead-notify', count: 12 }], providers });
  };

  test('show a viewer what is paused, since when, by whom, why and how much waits, without a button', async () => {
    desk.role = 'viewer';
    desk.health = paused('ruth', 'The mail host moves.');
    await open();
    await screen.findByRole('table', { name: 'Providers' });
    expect(rowsOfTable()).toEqual([
      ['Contact checks', 'Running', '-', '-', '-', '-', ''],
      ['Mails', 'Paused', 'Today 10:00 a.m.', 'ruth', 'The mail host moves.', '12', ''],
      ['CRM', 'Running', '-', '-', '-', '-', ''],
      ['Analytics', 'Running', '-', '-', '-', '-', ''],
    ]);
    expect(screen.getByText('Paused: Mails. 12 pieces of work wait.')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Queues' })).getByText('12 wait while paused')).toBeTruthy();
  });

  test('say that a provider paused itself, and let a manager resume it or keep it paused', async () => {
    desk.health = paused('system', 'smtp_unreachable');
    await open();
    await screen.findByRole('table', { name: 'Providers' });
    expect(rowsOfTable()[1]?.slice(3, 5)).toEqual([
      'Paused itself',
      'Every try failed for an hour. The mail server could not be reached. We try one every 5 minutes.',
    ]);
    expect(within(table()).getByRole('button', { name: 'Pause: Mails' })).toBeTruthy();
    press('Resume: Mails');
    await waitFor(() => expect(rowsOfTable()[1]?.[1]).toBe('Running'));
    expect(desk.calls).toContain('POST /api/pipeline/providers/lead-notify/resume');
    expect(toast()).toBe('Mails: resumed');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Providers' }));
  });

  test('pause with a reason, and keep the focus in the section', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Pause: CRM' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pause: CRM' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It moves.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(rowsOfTable()[2]?.slice(1, 5)).toEqual(['Paused', 'Today 12:00 p.m.', 'margaret', 'It moves.']));
    expect(desk.bodies.at(-1)).toEqual({ reason: 'It moves.' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Providers' }));
  });

  test('say so if someone else was faster', async () => {
    await open();
    desk.answers.set('POST /api/pipeline/providers/lead-webhook/pause', { status: 404, body: { code: 'not_found', message: '' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Pause: CRM' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pause: CRM' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It moves.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Someone else was faster');
  });
});

describe('sealed requests', () => {
  const { id: leadId } = leadOf(3, 0);
  const sealed = { id: `${leadId}-digest`, leadId, since: '2026-03-02T09:00:00.000Z', tries: 4 };

  test('are listed with the reason of the last try, and can be tried again', async () => {
    desk.sealed = [{ ...sealed, state: 'parked', reason: 'worker_lost' }];
    await open();
    const again = await screen.findByRole('button', { name: 'Try again: request 0000-0000' });
    expect(screen.getByRole('table', { name: 'Sealed requests' }).textContent).toContain('Four workers in a row ended');
    desk.answers.set(`POST /api/pipeline/sealed/${sealed.id}/retry`, { status: 204 });
    desk.sealed = [];
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Sealed requests' })).toBeNull());
    expect(toast()).toBe('Tried again');
  });

  test('offer a viewer no retry', async () => {
    desk.role = 'viewer';
    desk.sealed = [{ ...sealed, state: 'waiting', reason: 'not_yet' }];
    await open();
    expect(await screen.findByText('MongoDB did not answer. We try again by ourselves.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  test('are not known while Redis does not answer', async () => {
    desk.answers.set('GET /api/pipeline/sealed', { status: 200, body: { more: false } });
    await open();
    expect(await screen.findByText('Redis does not answer, so this list is not known.')).toBeTruthy();
  });
});

describe('unconfirmed work of an outage', () => {
  const region = () => within(screen.getByRole('region', { name: 'Not confirmed, answered together' }));
  const rowOf = (number: number) => {
    const leadId = `6f1d2c3b-4a59-4687-9786-${String(number).padStart(12, '0')}`;
    return { leadId, effect: 'visitorMail' as const, key: `lead/${leadId}/visitorMail`, at: '2026-03-02T09:00:00.000Z' };
  };
  const answers = () =>
    desk.bodies.filter((body) => 'answer' in (body as object)) as { leadIds: string[]; answer: string; until: string }[];

  async function show(count: number): Promise<void> {
    desk.unconfirmed = Array.from({ length: count }, (_, index) => rowOf(index));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  }

  test('is asked for by provider and span, by the clock of the browser', async () => {
    await show(0);
    expect(await region().findByText('Nothing is unconfirmed in this span.')).toBeTruthy();
    const asked = new URL(desk.calls.findLast((call) => call.includes('unconfirmed'))?.slice(4) ?? '', 'http://desk.test').searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      queue: 'lead-notify',
      from: new Date(2026, 2, 1, 12, 0).toISOString(),
      to: new Date(2026, 2, 2, 12, 1).toISOString(),
    });
  });

  test('is answered for all but the exceptions, in batches of 100, also on a double click', async () => {
    await show(250);
    fireEvent.click(
      await region().findByRole('checkbox', { name: /^Visitor mail, request 6F1D-2C3B, Today/, checked: true, description: rowOf(1).key }),
    );
    expect(region().getByRole('status').textContent).toBe('250 not confirmed, 249 ticked.');
    fireEvent.click(region().getByRole('button', { name: 'All of these were sent' }));
    const dialog = within(screen.getByRole('dialog', { name: '249 were sent?' }));
    const yes = dialog.getByRole('button', { name: 'Yes, they were sent' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(() => expect(toast()).toBe('Answered: 249'));
    expect(answers().map(({ leadIds, answer }) => [leadIds.length, answer])).toEqual([
      [100, 'sent'],
      [100, 'sent'],
      [49, 'sent'],
    ]);
    await waitFor(() => expect(region().getAllByRole('checkbox')).toHaveLength(1));
  });

  test('is sent again after a question', async () => {
    await show(1);
    fireEvent.click(await region().findByRole('button', { name: 'None of these was sent' }));
    expect(screen.getByRole('dialog', { name: '1 were not sent?' }).textContent).toContain('gets it twice');
    press('Yes, send them now');
    expect(await region().findByText('Nothing is unconfirmed in this span.')).toBeTruthy();
    expect(answers()).toMatchObject([{ answer: 'not_sent', until: new Date(2026, 2, 2, 12, 1).toISOString() }]);
  });

  test('draws few of 10,000 rows at a time', async () => {
    await show(10_000);
    await waitFor(() => expect(region().getAllByRole('checkbox')).toHaveLength(50));
    fireEvent.click(region().getByRole('button', { name: 'Show 50 more of 9,950' }));
    expect(region().getAllByRole('checkbox')).toHaveLength(100);
  });

  test('says what happened if a batch was not answered, and shows what is left', async () => {
    await show(2);
    desk.answers.set('POST /api/pipeline/unconfirmed/answer', away);
    fireEvent.click(await region().findByRole('button', { name: 'All of these were sent' }));
    press('Yes, they were sent');
    await waitFor(() => expect(toast()).toBe('We do not know whether all were answered'));
    expect(region().getAllByRole('checkbox')).toHaveLength(2);
  });

  test('is not offered to an agent', async () => {
    desk.role = 'agent';
    await open();
    await screen.findByRole('table', { name: 'Providers' });
    expect(screen.queryByRole('region', { name: 'Not confirmed, answered together' })).toBeNull();
  });
});

describe('the health of the pipeline', () => {
  const table = (name: string) => screen.getByRole('table', { name });
  const cells = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
  const rowsOf = (name: string) => within(table(name)).getAllByRole('row').slice(1).map(cells);
  const advice = () =>
    within(screen.getByRole('list', { name: 'What to do' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('is one sentence when all is well, with the figures of stores, processes, queues and effects', async () => {
    await open();
    expect((await screen.findByText('Green: everything works.')).closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'What to do' })).toBeNull();
    expect(rowsOf('Stores')[1]).toEqual(['Redis', 'Green', '1 ms', '2 MB of 1,024 MB in use, keeps every write']);
    expect(rowsOf('Processes')[3]).toEqual(['lead-worker', 'Green', '1', '0 s ago', '4 done']);
    expect(rowsOf('Queues')[2]).toEqual(['Mails (lead-notify)', 'Green', '0', '0', '0', 'None due']);
    expect(rowsOf('Effects')[3]).toEqual(['Staff mail', 'Green', '4', '0', '0', '0', '0', '0', 'None due']);
    expect(screen.getByText(/Sealed requests: 0 waiting, 0 parked\./)).toBeTruthy();
  });

  test('says what to do, the most severe first, and names the alert in the operations file', async () => {
    desk.health = sampleHealth({
      color: 'red',
      findings: [
        { code: 'service_down', process: 'lead-worker', seconds: 150 },
        { code: 'sealed_waiting', count: 1 },
        { code: 'effects_slow', effect: 'staffMail', seconds: 100 },
        { code: 'effects_slow', effect: 'webhook', seconds: 170 },
      ],
    });
    await open();
    expect(await screen.findByText('Red: something is broken. Start with the first point.')).toBeTruthy();
    const place = (alert: string) => `More: ${alert} in docs/operations/alerts.md`;
    expect(advice()).toEqual([
      `RedNot running: lead-worker. Last heartbeat 2 min ago.Start it, and read the last lines of its log. They name the wrong setting or store.${place('LanternServiceDown')}`,
      `Amber1 sealed request waits for MongoDB.Bring back MongoDB: the workers store them within seconds. Leave Redis alone until then.${place('LanternSealedWaiting')}`,
      `AmberSlow: Staff mail, CRM webhook. Due for up to 2 min.Many jobs waiting in lead-notify, lead-webhook: start more workers. Few: read the log of lead-worker.${place('LanternEffectsLate')}`,
    ]);
    expect(screen.queryByRole('link', { name: /operations page/ })).toBeNull();
  });

  test('stays green while one request is tried again, and after a worker came back, and says so', async () => {
    desk.health = sampleHealth({
      findings: [
        { code: 'service_restarted', process: 'lead-worker', count: 1, seconds: 90 },
        { code: 'effects_retrying', effect: 'visitorMail', count: 1 },
      ],
    });
    await open();
    expect(await screen.findByText('Green: everything works.')).toBeTruthy();
    expect(advice().map((line) => line?.split('.')[0])).toEqual(['NoteRuns again: lead-worker', 'NoteRetrying: Visitor mail']);
    expect(screen.getByRole('link', { name: /^Pipeline/ }).textContent).toBe('Pipeline1: green, 1 retrying');
  });

  test.each([
    ['https://wiki.example.com/alerts', 'https://wiki.example.com/alerts#:~:text=LanternRedisAway'],
    ['https://wiki.example.com/#alerts', 'https://wiki.example.com/#alerts:~:text=LanternRedisAway'],
  ])('links to the alert in the operations page at %s', async (operationsUrl, href) => {
    desk.health = { ...healthWithoutRedis(), operationsUrl };
    await open();
    const link = await screen.findByRole('link', { name: /^LanternRedisAway in the operations page/ });
    expect(link.getAttribute('href')).toBe(href);
  });

  test('says what is not known while Redis does not answer', async () => {
    desk.health = healthWithoutRedis();
    await open();
    expect(await screen.findByText(/^Redis does not answer\. Requests are accepted/)).toBeTruthy();
    expect(rowsOf('Stores')[1]).toEqual(['Redis', 'Amber', 'No answer', 'Not known']);
    expect(rowsOf('Processes')[0]).toEqual(['gateway', 'Not known', 'Not known', 'Not known', 'Not known']);
    expect(rowsOf('Queues')[0]).toEqual(['Contact checks (lead-verify)', 'Green', 'Not known', 'Not known', 'Not known', 'None due']);
    expect(rowsOf('Effects')[0]?.slice(2)).toEqual(['Not known', 'Not known', 'Not known', '0', '0', '0', 'None due']);
    expect(screen.getByText(/Sealed requests: not known, because Redis does not answer\./)).toBeTruthy();
  });

  test('is red when the desk cannot reach MongoDB, keeps the last figures, and recovers', async () => {
    const health = 'GET /api/pipeline/health';
    await open();
    await screen.findByText('Green: everything works.');
    desk.answers.set(health, away);
    press('Refresh Data');
    expect(await screen.findByText(/^MongoDB does not answer\./)).toBeTruthy();
    expect(screen.getByText(/^What follows is from 12:00 p\.m\./)).toBeTruthy();
    expect(screen.queryByText('Green: everything works.')).toBeNull();
    expect(table('Effects')).toBeTruthy();
    desk.answers.clear();
    press('Refresh Data');
    expect(await screen.findByText('Green: everything works.')).toBeTruthy();
  });

  test('offers a retry when the first read fails', async () => {
    desk.answers.set('GET /api/pipeline/health', 'no answer');
    await open();
    const error = await screen.findByText('The health of the pipeline could not be read');
    desk.answers.clear();
    press('Try again');
    expect(await screen.findByText('Green: everything works.')).toBeTruthy();
    expect(error.isConnected).toBe(false);
  });

  test('is read again every 10 seconds while its part is open, and not in another part', async () => {
    await open();
    await screen.findByText('Green: everything works.');
    const reads = () => desk.calls.filter((call) => call === 'GET /api/pipeline/health').length;
    expect(reads()).toBe(1);
    desk.health = sampleHealth({ color: 'amber', findings: [{ code: 'mongodb_slow' }] });
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(await screen.findByText('MongoDB answers slowly.')).toBeTruthy();
    follow('Requests');
    const before = reads();
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(reads()).toBe(before);
  });
});
