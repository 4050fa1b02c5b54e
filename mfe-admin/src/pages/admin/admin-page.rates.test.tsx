import type { ComparedSheet, SheetPreview } from '@annuity-lantern/contracts/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeDesk } from '../../testing/fake-desk.ts';
import { putOnline } from '../../testing/fake-rate-desk.ts';
import { button, closeFakeDesk, enter, fillIn, follow, goTo, openFakeDesk, press } from '../../testing/open-admin.tsx';

const away = { status: 503, body: { code: 'store_unavailable', message: '' } };
const check = 'POST /api/rate-desk/previews';
const put = 'POST /api/rate-desk/sheets';
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
  vi.setSystemTime(new Date(2026, 2, 2, 12, 0));
});

afterEach(closeFakeDesk);

const facts = { count: 2, samples: 0, oldestAsOf: '2026-03-01', newestAsOf: '2026-03-01' };
const none = { count: 0, rates: [] };
const product = (name: string, rate: number, before?: number) => ({
  id: name.toLowerCase(),
  carrier: 'Northmere Life',
  productName: name,
  term: '5 years',
  rate,
  ...(before === undefined ? {} : { before }),
});

function comparedOf(changes: Partial<ComparedSheet> = {}): SheetPreview {
  const compared: ComparedSheet = {
    outcome: 'ready',
    forceable: false,
    warnings: [],
    revision: desk.batches[0]?.id ?? '',
    sheet: facts,
    added: { count: 140, rates: [product('New 5', 5)] },
    changed: { count: 1, rates: [product('SteadyTerm 5', 5.45, 5.3)] },
    adjusted: none,
    removed: { count: 1, rates: [product('Gone 5', 4.1)] },
    unchanged: 12,
    ...changes,
  };
  return { compared };
}

async function openRates(): Promise<void> {
  await enter(desk);
  follow('Rates');
  await screen.findByRole('heading', { level: 1, name: 'Rates' });
  await waitFor(() => expect(desk.calls).toContain('GET /api/rate-desk'));
}

const choose = (text = 'carrier,product', name = 'rates.csv') =>
  fireEvent.change(screen.getByTestId('rates-file'), { target: { files: [new File([text], name, { type: 'text/csv' })] } });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const callsOf = (key: string) => desk.calls.filter((call) => call === key).length;

async function checkAnd(preview: SheetPreview, heading: string): Promise<void> {
  desk.preview = preview;
  choose();
  press('Check the sheet');
  await screen.findByRole('heading', { level: 2, name: heading });
}

describe('the rates of the desk', () => {
  test('show the number, date, source and origin of the sheet in use', async () => {
    putOnline(desk, { by: 'staff', staff: 'ruiz', fileName: 'feb.csv', at: new Date(2026, 1, 25, 9, 30).toISOString() });
    await openRates();
    const inUse = within(screen.getByRole('region', { name: 'In use' }));
    expect(await inUse.findByText('64 rates')).toBeTruthy();
    expect(inUse.getByText('Feb 25, 2026')).toBeTruthy();
    expect(inUse.getByText('rate sheet')).toBeTruthy();
    expect(inUse.getByText('Put online by ruiz, file feb.csv')).toBeTruthy();
    expect(inUse.getByText('Feb 25 9:30 a.m.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('say when no rates are online', async () => {
    await openRates();
    expect(await screen.findByText('No rates are online yet. Visitors see an empty list.')).toBeTruthy();
  });

  test('show an error with a retry when they cannot be read, and a notice when a later read fails', async () => {
    desk.answers.set('GET /api/rate-desk', away);
    await openRates();
    expect(await screen.findByText('Which rates are in use could not be read')).toBeTruthy();
    desk.answers.clear();
    putOnline(desk);
    press('Try again');
    expect(await screen.findByText('64 rates')).toBeTruthy();
    desk.answers.set('GET /api/rate-desk', away);
    press('Refresh Data');
    expect(await screen.findByText('This could not be read again')).toBeTruthy();
    expect(screen.getByText('64 rates')).toBeTruthy();
  });

  test('keep the open request and the chosen file when switching between both parts', async () => {
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    await screen.findByRole('region', { name: 'Ana Number 0' });
    follow('Rates');
    await screen.findByRole('heading', { level: 1, name: 'Rates' });
    expect(screen.getByRole('link', { name: 'Rates' }).getAttribute('aria-current')).toBe('page');
    choose();
    follow('Requests');
    expect(await screen.findByRole('region', { name: 'Ana Number 0' })).toBeTruthy();
    follow('Rates');
    expect(await screen.findByText(/^rates\.csv/)).toBeTruthy();
  });

  test('are read only for those who may not publish', async () => {
    desk.role = 'agent';
    putOnline(desk);
    putOnline(desk);
    goTo('?part=rates');
    await enter(desk, undefined, undefined, 'Rates');
    expect(await screen.findByRole('heading', { name: 'History' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Put new rates online' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull();
  });

  test('have an address of their own, and sign-out returns to the requests', async () => {
    goTo('?part=rates');
    await enter(desk, undefined, undefined, 'Rates');
    expect(desk.calls).not.toContain('GET /api/consultation-requests');
    choose();
    goTo('');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lead desk' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByRole('table')).toBeTruthy();
    goTo('?part=rates');
    expect(await screen.findByText(/^rates\.csv/)).toBeTruthy();
    press('Sign out');
    await screen.findByText('You have signed out.');
    await fillIn();
    press('Sign in');
    await screen.findByRole('heading', { level: 1, name: 'Lead desk' });
  });
});

describe('checking a sheet', () => {
  test('sends the bytes of the file with date and source, and publishes nothing', async () => {
    await openRates();
    choose('carrier,product\nÉtoile,x', 'march.csv');
    fireEvent.change(field('Rates are as of (optional)'), { target: { value: '2026-03-01' } });
    fireEvent.change(field('Source'), { target: { value: ' rate sheet 214 ' } });
    press('Check the sheet');
    await screen.findByRole('heading', { name: 'This sheet needs another look' });
    const { file, ...rest } = desk.bodies.at(-1) as { file: string };
    expect(new TextDecoder().decode(Uint8Array.from(atob(file), (byte) => byte.charCodeAt(0)))).toBe('carrier,product\nÉtoile,x');
    expect(rest).toEqual({ fileName: 'march.csv', asOf: '2026-03-01', source: 'rate sheet 214' });
    expect(callsOf(put)).toBe(0);
  });

  test('lists the problems by line and column, and focuses them', async () => {
    await openRates();
    const problems = [
      { line: 3, column: 'rate', message: '"53" is not a number of percent such as 5.30' },
      { message: 'The sheet is empty.' },
    ];
    await checkAnd({ unreadable: { problems, more: 2 } }, 'This sheet needs another look');
    const rows = within(screen.getByRole('table', { name: '4 problems' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Line 3, column “rate”"53" is not a number of percent such as 5.30.',
      'The whole fileThe sheet is empty.',
    ]);
    expect(screen.getByText('and 2 more problems')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('This sheet needs another look'));
    expect(screen.queryByRole('button', { name: 'Put online' })).toBeNull();
  });

  test('names missing fields and sends no request', async () => {
    await openRates();
    fireEvent.change(field('Source'), { target: { value: '  ' } });
    press('Check the sheet');
    const summary = await screen.findByRole('group', { name: 'Something is missing' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose the file with the rates.', 'Say in 1 to 80 characters where these rates are from.']);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(callsOf(check)).toBe(0);
  });

  test('refuses a file that is too large and sends no request', async () => {
    await openRates();
    const large = new File(['x'], 'large.csv');
    Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
    fireEvent.change(screen.getByTestId('rates-file'), { target: { files: [large] } });
    press('Check the sheet');
    expect(await screen.findAllByText('This file is larger than 8 MB. No rate sheet is that large.')).toHaveLength(2);
    expect(callsOf(check)).toBe(0);
  });

  test('keeps the chosen file and the focus when the server does not answer', async () => {
    await openRates();
    desk.answers.set(check, 'no answer');
    choose();
    press('Check the sheet');
    expect(await screen.findByText('The rates could not be checked')).toBeTruthy();
    expect(screen.getByText(/^rates\.csv/)).toBeTruthy();
    field('Source').focus();
    fireEvent.change(field('Source'), { target: { value: 'another' } });
    expect(document.activeElement).toBe(field('Source'));
  });

  test('accepts a dropped file', async () => {
    await openRates();
    const zone = button('Choose a file').parentElement?.parentElement as HTMLElement;
    fireEvent.dragOver(zone);
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'dropped.csv')] } });
    expect(screen.getByText('dropped.csv, 1 KB')).toBeTruthy();
  });

  test('shows what would change, and drops the preview when the form changes', async () => {
    putOnline(desk);
    await openRates();
    const adjusted = { count: 1, rates: [{ ...product('Shelter 7', 6), terms: ['rating A to B+', 'minimum premium $10,000 to $25,000'] }] };
    await checkAnd(comparedOf({ replaces: { ...facts, count: 64 }, adjusted }), 'This would change');
    expect(screen.getByText('rates.csv: 2 rates, as of Mar 1, 2026. In use: 64 rates, as of Mar 1, 2026.')).toBeTruthy();
    const texts = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(texts('Another rate: 1')).toEqual(['ProductNowNew', 'Northmere Life, SteadyTerm 5, 5 years5.30%5.45%']);
    expect(texts('Same rate, other terms: 1')).toEqual([
      'ProductRateOther terms',
      'Northmere Life, Shelter 7, 5 years6.00%rating A to B+; minimum premium $10,000 to $25,000',
    ]);
    expect(texts('New: 140')).toEqual(['ProductRate', 'Northmere Life, New 5, 5 years5.00%']);
    expect(screen.getByText('and 139 more')).toBeTruthy();
    expect(screen.getByText('1 product leaves the site.')).toBeTruthy();
    expect(screen.getByText('Unchanged').nextElementSibling?.textContent).toBe('12');
    fireEvent.change(field('Source'), { target: { value: 'another' } });
    expect(screen.queryByRole('button', { name: 'Put online' })).toBeNull();
  });

  test('offers nothing to publish when the same rates are online', async () => {
    putOnline(desk);
    await openRates();
    await checkAnd(comparedOf({ outcome: 'same' }), 'Nothing would change');
    expect(screen.queryByRole('button', { name: 'Put online' })).toBeNull();
    press('Close');
    expect(screen.queryByText('These rates are already online.')).toBeNull();
  });
});

describe('putting rates online', () => {
  test('sends one request for a double click, says how many rates are online, and shows the new sheet', async () => {
    putOnline(desk);
    await openRates();
    await checkAnd(comparedOf(), 'This would change');
    const online = button('Put online');
    fireEvent.click(online);
    fireEvent.click(online);
    expect(await screen.findByText('2 rates are online.')).toBeTruthy();
    expect(callsOf(put)).toBe(1);
    expect(desk.bodies.at(-1)).toMatchObject({ revision: '00000000-0000-4000-a000-000000000000', force: false, fileName: 'rates.csv' });
    expect(screen.getByText('Put online by margaret, file rates.csv')).toBeTruthy();
    expect(screen.getByText('No file chosen')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('2 rates are online.'));
  });

  test('is refused when someone changed the rates since the check, shows the sheet in use, and keeps the chosen file', async () => {
    putOnline(desk);
    await openRates();
    await checkAnd(comparedOf(), 'This would change');
    putOnline(desk, { by: 'staff', staff: 'ruiz' });
    press('Put online');
    expect(await screen.findByText('Someone changed the rates meanwhile')).toBeTruthy();
    expect(await screen.findByText('Put online by ruiz')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Put online' })).toBeNull();
    expect(screen.getByText(/^rates\.csv/)).toBeTruthy();
  });

  test('says that the outcome is unknown when the answer is lost, and can be repeated', async () => {
    await openRates();
    await checkAnd(comparedOf(), 'This would change');
    desk.answers.set(put, 'no answer');
    press('Put online');
    expect(await screen.findByText('We do not know whether the rates are online')).toBeTruthy();
    desk.answers.clear();
    press('Put online');
    expect(await screen.findByText('2 rates are online.')).toBeTruthy();
  });

  test('shows the message of the server when it refuses', async () => {
    await openRates();
    await checkAnd(comparedOf(), 'This would change');
    const message = '1 rate is older than what is in place.';
    desk.answers.set(put, { status: 422, body: { code: 'sheet_refused', message } });
    press('Put online');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('requires a checkbox for older rates', async () => {
    await openRates();
    const warnings = ['1 rate is older than what is in place (Northmere Life, SteadyTerm 5: 2026-02-02, in place 2026-02-25).'];
    await checkAnd(comparedOf({ outcome: 'older', forceable: true, warnings }), 'This would change');
    expect(screen.getByText(warnings[0] as string)).toBeTruthy();
    press('Put online');
    expect(callsOf(put)).toBe(0);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Put them online anyway' }));
    press('Put online');
    expect(await screen.findByText('2 rates are online.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toMatchObject({ force: true });
  });

  test('is not offered for samples on a production host', async () => {
    await openRates();
    const warnings = ['2 rates are samples, and the production host shows none.'];
    await checkAnd(comparedOf({ outcome: 'samples_refused', warnings }), 'This would change');
    expect(screen.getByText('These rates cannot go online here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Put online' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('can be canceled', async () => {
    await openRates();
    await checkAnd(comparedOf(), 'This would change');
    press('Cancel');
    expect(screen.queryByRole('heading', { name: 'This would change' })).toBeNull();
    expect(callsOf(put)).toBe(0);
  });

  test('returns to the form and to the open request after signing in again', async () => {
    await enter(desk);
    fireEvent.click(await screen.findByRole('button', { name: 'Number 0, Ana' }));
    await screen.findByRole('region', { name: 'Ana Number 0' });
    follow('Rates');
    await screen.findByRole('heading', { level: 1, name: 'Rates' });
    await checkAnd(comparedOf(), 'This would change');
    fireEvent.change(field('Rates are as of (optional)'), { target: { value: '2026-03-01' } });
    desk.signedIn = false;
    press('Check the sheet');
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    await fillIn();
    press('Sign in');
    await screen.findByRole('heading', { level: 1, name: 'Rates' });
    expect(screen.getByText(/^rates\.csv/)).toBeTruthy();
    expect(field('Rates are as of (optional)').value).toBe('2026-03-01');
    press('Check the sheet');
    await screen.findByRole('heading', { level: 2, name: 'This would change' });
    follow('Requests');
    expect(await screen.findByRole('region', { name: 'Ana Number 0' })).toBeTruthy();
  });
});

describe('an earlier sheet', () => {
  async function openEarlier(): Promise<void> {
    for (const number of [0, 1, 2, 3, 4])
      putOnline(desk, { source: `sheet ${number}`, at: new Date(2026, 2, 2, 6 + number, 0).toISOString() });
    await openRates();
    await screen.findByRole('region', { name: 'History' });
    desk.preview = comparedOf();
  }
  const first = '/api/rate-desk/sheets/00000000-0000-4000-a000-000000000003';

  test('is listed with its changes, and can be restored while it is kept', async () => {
    await openEarlier();
    const list = within(screen.getByRole('region', { name: 'History' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.getAllByRole('button')).toHaveLength(3);
    expect(list.getByText('Not kept')).toBeTruthy();
    expect(list.getAllByText('Imported by command. Its changes: 64 new.')).toHaveLength(4);
    press('Put back the rates as of Feb 25, 2026, Today 9:00 a.m.');
    await screen.findByRole('heading', { level: 2, name: 'This would change' });
    expect(desk.calls).toContain(`GET ${first}/preview`);
    press('Put back online');
    expect(await screen.findByText('2 rates are online.')).toBeTruthy();
    expect(desk.calls).toContain(`POST ${first}/restore`);
  });

  test('cannot be restored when it is no longer kept', async () => {
    await openEarlier();
    desk.answers.set(`GET ${first}/preview`, { status: 404, body: { code: 'not_found', message: '' } });
    press('Put back the rates as of Feb 25, 2026, Today 9:00 a.m.');
    expect(await screen.findByText('This sheet cannot be put back any more')).toBeTruthy();
  });
});
