import type { AuditRow, AuditVerdict } from '@annuity-lantern/contracts/http';
import { useNavigation } from '@annuity-lantern/host-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, goTo, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const list = 'GET /api/audit';
const verify = 'GET /api/audit/verify';
const leadId = '4f9f5f2e-0000-4000-8000-000000000000';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
  goTo('?part=audit');
});

afterEach(closeFakeDesk);

const rowOf = (place: number, at: Date, changes: Partial<AuditRow> = {}): AuditRow => ({
  id: `2026-03-02/w1/${String(place).padStart(9, '0')}`,
  at: at.toISOString(),
  by: 'margaret',
  action: 'signed_in',
  ...changes,
});

async function open(entries: AuditRow[]): Promise<void> {
  desk.audit = entries;
  await enter(desk, undefined, undefined, 'Audit');
  await waitFor(() => expect(desk.calls).toContain('GET /api/audit?limit=50'));
}

const textsOf = (name: string) => rows(screen.getByRole('table', { name })).map((row) => [...row.children].map((cell) => cell.textContent));
const verdictOf = (changes: Partial<AuditVerdict> = {}): { status: number; body: AuditVerdict } => ({
  status: 200,
  body: { day: '2026-03-02', entries: 3, writers: 1, heads: 'compared', faultCount: 0, faults: [], ...changes },
});

describe('the audit of the desk', () => {
  it('shows who did what by day in sentences, with a link to the request', async () => {
    await open([
      rowOf(3, new Date(2026, 2, 2, 11, 30), { action: 'transition_refused', leadId, details: { from: 'pending', to: 'closed', seq: 1 } }),
      rowOf(2, new Date(2026, 2, 2, 9, 5), { by: 'unknown', action: 'sign_in_failed', details: { account: 'digest' } }),
      rowOf(1, new Date(2026, 2, 1, 15, 0), { by: 'command', action: 'unlocked', details: { username: 'ruth' } }),
      rowOf(0, new Date(2026, 2, 1, 14, 0), { action: 'of_a_later_version' }),
    ]);
    await screen.findAllByRole('table');
    expect(textsOf('Audit of Monday, March 2, 2026')).toEqual([
      ['11:30:00 a.m.', 'Not done: margaret moved request 4F9F-5F2E from pending to closed.'],
      ['9:05:00 a.m.', 'Someone not signed in typed a wrong user name or password.'],
    ]);
    expect(screen.getByRole('link', { name: '4F9F-5F2E' }).getAttribute('href')).toBe(`?part=requests&request=${leadId}`);
    expect(textsOf('Audit of Sunday, March 1, 2026')).toEqual([
      ['3:00:00 p.m.', 'The command line unlocked the account of ruth.'],
      ['2:00:00 p.m.', 'margaret of a later version.'],
    ]);
  });

  it('says of an export which filters it had, how many requests it held, and whether it was whole', async () => {
    const at = new Date(2026, 2, 2, 9);
    await open([
      rowOf(3, at, { action: 'export_ended', details: { export: 'b', count: 1, file: 'broken' } }),
      rowOf(2, at, { action: 'exported', details: { export: 'b', filters: [] } }),
      rowOf(1, at, { action: 'export_ended', details: { export: 'a', count: 20, file: 'whole' } }),
      rowOf(0, at, { action: 'exported', details: { export: 'a', filters: ['state=OH', 'waiting=1'] } }),
    ]);
    await screen.findAllByRole('table');
    expect(textsOf('Audit of Monday, March 2, 2026').map(([, what]) => what)).toEqual([
      'margaret got a download that broke off after 1 request.',
      'margaret began to download all requests.',
      'margaret downloaded 20 requests.',
      'margaret began to download requests: state=OH, waiting=1.',
    ]);
  });

  it('says in which list someone read on, and how many rows', async () => {
    const at = new Date(2026, 2, 2, 11, 0);
    const read = (place: number, list: string, count: number) => rowOf(place, at, { action: 'rows_read', details: { list, count } });
    await open([read(3, 'search', 1), read(2, 'annuity-review-requests', 50), read(1, 'a-list-of-later', 2)]);
    await screen.findByRole('table');
    expect(textsOf('Audit of Monday, March 2, 2026').map(([, what]) => what)).toEqual([
      'margaret read 1 request by search.',
      'margaret read 50 requests in the annuity review requests.',
      'margaret read 2 requests in a-list-of-later.',
    ]);
  });

  describe('with filters', () => {
    const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const lastCall = () => desk.calls.filter((call) => call.startsWith(list)).at(-1);
    const place = () => useNavigation.getState().place.search;
    const entries = [
      rowOf(2, new Date(2026, 2, 2, 10)),
      rowOf(1, new Date(2026, 2, 2, 9), { by: 'ruth', action: 'lead_read', leadId }),
      rowOf(0, new Date(2026, 2, 2, 8), { by: 'ruth', action: 'note', leadId }),
    ];

    beforeEach(() => {
      desk.owners = [{ id: 'id of ruth', username: 'ruth', role: 'agent' }];
    });

    it('is filtered by request, person and action, which the address keeps', async () => {
      await open(entries);
      await screen.findByRole('option', { name: 'ruth' });
      choose('Person', 'ruth');
      press('Show');
      await waitFor(() => expect(rows()).toHaveLength(2));
      choose('What', 'note');
      choose('Request', '4F9F-5F2E');
      press('Show');
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(rows()[0]?.textContent).toContain('ruth added a note to request 4F9F-5F2E.');
      expect(lastCall()).toBe(`${list}?limit=50&by=ruth&action=note&request=4F9F-5F2E`);
      expect(place()).toBe('?part=audit&by=ruth&action=note&about=4F9F-5F2E');
      goTo('?part=audit');
      await waitFor(() => expect(rows()).toHaveLength(3));
      expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('');
    });

    it('offers people who are no accounts', async () => {
      await open(entries);
      choose('Person', 'command');
      press('Show');
      await waitFor(() => expect(lastCall()).toBe(`${list}?limit=50&by=command`));
    });

    it('says that nothing matches, and clears the filters', async () => {
      await open(entries);
      choose('What', 'exported');
      press('Show');
      const words = await screen.findByText('Nothing in the audit matches.');
      fireEvent.click(within(words.closest('p') as HTMLElement).getByRole('link', { name: 'Clear filters' }));
      await waitFor(() => expect(rows()).toHaveLength(3));
      expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
    });

    it('says at the field that a request is no reference, and names what it cannot read of a link', async () => {
      goTo('?part=audit&action=laughed');
      await open(entries);
      expect(screen.getByText(/couldn’t read part of your link: action=laughed/)).toBeTruthy();
      choose('Request', 'Ana Number');
      press('Show');
      expect(screen.getByLabelText('Request').getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('Enter a reference such as 4F9F-5F2E.')).toBeTruthy();
      expect(place()).toBe('?part=audit&action=laughed');
    });
  });

  it('says that it cannot be read, and is read again on request', async () => {
    desk.answers.set(list, { status: 503, body: { code: 'store_unavailable', message: '' } });
    await open([]);
    expect(await screen.findByText('The audit could not be read')).toBeTruthy();
    desk.answers.clear();
    press('Try again');
    expect(await screen.findByText('The audit is empty.')).toBeTruthy();
  });

  it('is shown to managers only', async () => {
    desk.role = 'agent';
    await enter(desk);
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
    expect(desk.calls.filter((call) => call.startsWith(list))).toEqual([]);
  });
});

describe('verifying a day', () => {
  const name = 'Verify this day, Monday, March 2, 2026';

  it('says in plain words that it is intact', async () => {
    desk.answers.set(verify, verdictOf());
    await open([rowOf(0, new Date(2026, 2, 2, 9))]);
    await screen.findByRole('table');
    press(name);
    const notice = within((await screen.findByText('This day is intact')).closest('[role="status"]') as HTMLElement);
    expect(notice.getByText(/\(UTC\)\. None was changed.*They match the last hashes/)).toBeTruthy();
  });

  it('names each fault', async () => {
    const id = '2026-03-02/w1/000000001';
    desk.answers.set(verify, verdictOf({ faultCount: 1, faults: [{ id, fault: 'changed' }] }));
    await open([rowOf(0, new Date(2026, 2, 2, 9))]);
    await screen.findByRole('table');
    press(name);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/This day is not intact: \d fault/);
    expect(alert.textContent).toContain(`Entry ${id} is not what was written.`);
  });

  it('does not call a day intact without the hashes that should be there, nor without an answer', async () => {
    desk.answers.set(verify, verdictOf({ heads: 'unreadable' }));
    await open([rowOf(0, new Date(2026, 2, 2, 9))]);
    await screen.findByRole('table');
    press(name);
    expect(await screen.findByText('This day could not be fully checked')).toBeTruthy();
    desk.answers.set(verify, 'no answer');
    press(name);
    expect(await screen.findByText('This day could not be verified')).toBeTruthy();
    expect(screen.queryByText('This day could not be fully checked')).toBeNull();
    expect(button(name)).toBeTruthy();
  });
});
