import type { ComparedSheet } from '@annuity-lantern/contracts/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { letWait, putOnline } from '../../testing/fake-rate-desk.ts';
import { button, closeFakeDesk, enter, goTo, openFakeDesk, press } from '../../testing/open-admin.tsx';

const waitingPath = '/api/rate-desk/waiting/00000000-0000-4000-b000-000000000000';
const reason = '12 changes to 64 rates in use, more than a tenth (12 changed).';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
  putOnline(desk, { at: new Date(2026, 2, 1, 9, 0).toISOString() });
});

afterEach(closeFakeDesk);

const none = { count: 0, rates: [] };
const facts = { count: 64, samples: 0, oldestAsOf: '2026-03-01', newestAsOf: '2026-03-01' };
const compared = (changes: Partial<ComparedSheet> = {}): ComparedSheet => {
  const rate = { id: 'x', carrier: 'Northmere Life', productName: 'SteadyTerm 5', term: '5 years', rate: 7.45, before: 5.3 };
  return {
    outcome: 'ready',
    forceable: false,
    warnings: [],
    revision: desk.batches[0]?.id ?? '',
    sheet: facts,
    replaces: { ...facts, oldestAsOf: '2026-02-25', newestAsOf: '2026-02-25' },
    added: none,
    changed: { count: 1, rates: [rate] },
    adjusted: none,
    removed: none,
    unchanged: 63,
    ...changes,
  };
};

async function openRates(): Promise<void> {
  goTo('?part=rates');
  await enter(desk, undefined, undefined, 'Rates');
  await screen.findByText('64 rates');
}

const waitingPart = () => within(screen.getByRole('region', { name: 'Waiting for approval' }));
const callsOf = (key: string) => desk.calls.filter((call) => call === key).length;

describe('a sheet that needs approval', () => {
  async function checkOne(approval: NonNullable<ComparedSheet['approval']>): Promise<void> {
    await openRates();
    desk.preview = { compared: compared({ approval }) };
    fireEvent.change(screen.getByTestId('rates-file'), { target: { files: [new File(['x'], 'march.csv')] } });
    press('Check the sheet');
    await screen.findByRole('heading', { level: 2, name: 'This would change' });
  }

  test('is sent for approval after its reasons were shown, and then waits at the top of the page', async () => {
    await checkOne({ reasons: [reason], hasApprover: true });
    expect(screen.getByText('A second manager has to approve this sheet.')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByText(/Nobody can approve it yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Put online' })).toBeNull();
    press('Send for approval');
    expect(await screen.findByText('The sheet waits for approval.')).toBeTruthy();
    expect(waitingPart().getByRole('heading', { name: 'Uploaded by you, file march.csv, at 12:00 p.m.' })).toBeTruthy();
    expect(screen.getByText('No file chosen')).toBeTruthy();
    press('Withdraw');
    expect(await screen.findByText('Your sheet was withdrawn.')).toBeTruthy();
    expect(screen.queryByText('The sheet waits for approval.')).toBeNull();
  });

  test('waits above the rates in use', async () => {
    letWait(desk);
    await openRates();
    expect(screen.getByRole('region', { name: 'Waiting for approval' }).compareDocumentPosition(screen.getByText('In use'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('says so when there is no second manager to approve it', async () => {
    await checkOne({ reasons: [reason], hasApprover: false });
    const notice = screen.getByText(/^Nobody can approve it yet\./);
    expect(notice.textContent).toContain('Ask the person who runs this site to add one.');
  });

  test('keeps the chosen file when it is refused', async () => {
    await checkOne({ reasons: [reason], hasApprover: true });
    putOnline(desk, { by: 'staff', staff: 'ruiz' });
    press('Send for approval');
    expect(await screen.findByText('Someone changed the rates meanwhile')).toBeTruthy();
    expect(screen.getByText(/^march\.csv/)).toBeTruthy();
  });
});

describe('a sheet of someone else', () => {
  beforeEach(() => {
    letWait(desk);
    desk.preview = { compared: compared() };
  });

  async function look(): Promise<void> {
    await openRates();
    press('Show what would change');
    await screen.findByRole('heading', { level: 4, name: 'This would change' });
  }

  test('is approved after its changes were shown', async () => {
    await look();
    expect(waitingPart().getByRole('heading', { level: 3, name: 'Uploaded by ruiz, file march.csv, at 12:00 p.m.' })).toBeTruthy();
    expect(waitingPart().getByText(reason)).toBeTruthy();
    expect(waitingPart().getByRole('table', { name: 'Another rate: 1' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('This would change'));
    const approve = button('Approve and put online');
    fireEvent.click(approve);
    fireEvent.click(approve);
    expect(await screen.findByText('Approved: the sheet is online.')).toBeTruthy();
    expect(callsOf(`POST ${waitingPath}/approve`)).toBe(1);
    expect(desk.bodies.at(-1)).toEqual({ revision: '00000000-0000-4000-a000-000000000000' });
    expect(screen.getByText('Uploaded by ruiz at 12:00 p.m., file march.csv. Approved by margaret.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show what would change' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Approved: the sheet is online.'));
    expect(await within(await screen.findByRole('region', { name: 'History' })).findByText(/Imported by command/)).toBeTruthy();
  });

  test('is compared again when the rates have changed since the preview', async () => {
    await look();
    putOnline(desk, { by: 'staff', staff: 'chen' });
    desk.preview = { compared: compared({ changed: { count: 0, rates: [] }, unchanged: 64 }) };
    press('Approve and put online');
    expect(await screen.findByText('Someone changed the rates meanwhile')).toBeTruthy();
    expect(waitingPart().queryByRole('table')).toBeNull();
    expect(callsOf(`GET ${waitingPath}/preview`)).toBe(2);
    expect(await screen.findByText('Put online by chen')).toBeTruthy();
    press('Approve and put online');
    expect(await screen.findByText('Approved: the sheet is online.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ revision: '00000000-0000-4000-a000-000000000001' });
  });

  test('is turned down with a reason, which stays in its field until the server has it', async () => {
    await openRates();
    press('Turn down');
    press('Turn down this sheet');
    expect(await screen.findByText('Say why, in 1 to 300 characters.')).toBeTruthy();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Why do you turn it down?');
    expect(document.activeElement).toBe(field);
    expect(callsOf(`POST ${waitingPath}/turn-down`)).toBe(0);
    fireEvent.change(field, { target: { value: 'SteadyTerm 5 has a typing mistake' } });
    desk.answers.set(`POST ${waitingPath}/turn-down`, 'no answer');
    press('Turn down this sheet');
    expect(await screen.findByText('We do not know whether that was done')).toBeTruthy();
    expect(field.value).toBe('SteadyTerm 5 has a typing mistake');
    desk.answers.clear();
    press('Turn down this sheet');
    expect(await screen.findByText('The sheet was turned down.')).toBeTruthy();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText(/Turned down by margaret at 12:00 p\.m\.: SteadyTerm 5 has a typing mistake\./)).toBeTruthy();
    expect(history.getByText('Never online')).toBeTruthy();
  });

  test('says so when someone else has already decided', async () => {
    await look();
    desk.waiting = [];
    press('Approve and put online');
    expect(await screen.findByText('This sheet does not wait for approval any more.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve and put online' })).toBeNull());
  });

  test('shows the preview’s warnings, and offers no approval of sample rates on a production host', async () => {
    desk.preview = {
      compared: compared({ outcome: 'samples_refused', warnings: ['2 rates are samples, and the production host shows none.'] }),
    };
    await look();
    expect(screen.getByText('These rates cannot go online here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve and put online' })).toBeNull();
    press('Close');
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
  });

  test('is shown without buttons to those who may not publish', async () => {
    desk.role = 'agent';
    await openRates();
    expect(waitingPart().getByText(reason)).toBeTruthy();
    expect(waitingPart().queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a person’s own sheet', () => {
  test('can be previewed and withdrawn, but not approved', async () => {
    letWait(desk, { staff: 'margaret', own: true, hasApprover: false });
    desk.preview = { compared: compared() };
    await openRates();
    expect(waitingPart().getByText('A second manager has to approve this sheet.')).toBeTruthy();
    expect(waitingPart().getByText(/^Nobody can approve it yet/)).toBeTruthy();
    expect(waitingPart().queryByRole('button', { name: 'Turn down' })).toBeNull();
    press('Show what would change');
    await screen.findByRole('heading', { level: 4, name: 'This would change' });
    expect(screen.queryByRole('button', { name: 'Approve and put online' })).toBeNull();
    press('Withdraw');
    expect(await screen.findByText('Your sheet was withdrawn.')).toBeTruthy();
    expect(waitingPart().getByText('No other sheet waits.')).toBeTruthy();
    expect(await screen.findByText(/Withdrawn by margaret at 12:00 p\.m\./)).toBeTruthy();
  });
});

describe('undo', () => {
  const restore = 'POST /api/rate-desk/sheets/00000000-0000-4000-a000-000000000000/restore';

  test('restores the previous rates with one press', async () => {
    putOnline(desk, { by: 'staff', staff: 'ruiz' });
    await openRates();
    press('Undo');
    expect(await screen.findByText('The rates from before are online again.')).toBeTruthy();
    expect(callsOf(restore)).toBe(1);
    expect(desk.bodies.at(-1)).toEqual({ revision: '00000000-0000-4000-a000-000000000001' });
    expect(screen.getByText('Put back by margaret')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('The rates from before are online again.'));
  });

  test('is not offered for the first sheet, and tells when the rates have changed', async () => {
    await openRates();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    putOnline(desk);
    press('Refresh Data');
    await screen.findByRole('button', { name: 'Undo' });
    putOnline(desk, { by: 'staff', staff: 'chen' });
    press('Undo');
    expect(await screen.findByText('We put nothing back. “In use” shows the rates as they are now.')).toBeTruthy();
    expect(await screen.findByText('Put online by chen')).toBeTruthy();
  });
});

test('the history loads page by page', async () => {
  for (let number = 0; number < 60; number += 1) putOnline(desk, { source: `sheet ${number}` });
  await openRates();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(history.getAllByRole('listitem')).toHaveLength(50);
  press('Show more');
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(60));
});

test('a sheet of someone else is counted beside the part Rates, for managers', async () => {
  letWait(desk);
  await openRates();
  expect((await screen.findByRole('link', { name: /^Rates/ })).textContent).toBe('Rates1: 1 sheet waits for approval');
});
