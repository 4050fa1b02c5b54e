import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { RenewalTool } from './renewal-tool.tsx';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });
const navigate = startAt('/renewal-window', new Date(2026, 10, 24, 12));
const tool = (
  <HostProvider host={host}>
    <RenewalTool />
  </HostProvider>
);

function open(hash = '') {
  useNavigation.setState({ place: { pathname: '/renewal-window', search: '', hash } });
  render(tool);
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const days = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the answer', () => {
  it('asks for the day first, counts from a whole date in one field, and keeps it after #', () => {
    open();
    expect(screen.getByRole('img', { name: /^A window of 30 days/ })).toBeTruthy();
    expect(screen.getByText('Enter the day the term ends to see your dates.')).toBeTruthy();
    type('Month', '3/1/2027');
    expect(days()).toEqual(['Thursday, December 31, 2026', 'Monday, March 1, 2027', 'Tuesday, March 23, 2027', 'Tuesday, March 30, 2027']);
    expect(screen.getByRole('img', { name: /^The window: 30 days\. The window opens on Monday, March 1, 2027/ })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'The window opens on Monday, March 1, 2027 and closes on Tuesday, March 30, 2027.',
    );
    expect(navigate.mock.calls.at(-1)?.[0]).toBe('/renewal-window#ends=2027-03-01&days=30&window=after');
  });

  it('counts a window that closes with the term, from the address', () => {
    open('#ends=2027-03-01&days=20&window=before');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^It opens earlier/ }).checked).toBe(true);
    expect(days()).toContain('Wednesday, February 10, 2027');
    expect(days().at(-1)).toBe('Monday, March 1, 2027');
  });

  it.each([
    ['2026-10-10', 'Your window closed 16 days ago', /Ask the insurer today if it has/],
    ['2026-10-26', 'Today is the last day', /Call your insurer now/],
    ['2026-10-28', '2 days left: call today', /Call your insurer now/],
    ['2026-11-10', 'The window is open.', /15 days left after today/],
    ['2026-12-20', 'Ask for the renewal rate now.', /The window opens on Sunday, December 20, 2026/],
    ['2027-03-01', 'Ask for the renewal rate by Thursday, December 31, 2026.', /you have until Tuesday, March 30, 2027/],
  ])('for a term that ends on %s says: %s', (ends, words, more) => {
    open(`#ends=${ends}&days=30&window=after`);
    const region = screen.getByRole('region', { name: /^Your (last day|window closed)/ });
    expect(within(region).getByText(words)).toBeTruthy();
    expect(region.textContent).toMatch(more);
    expect(screen.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(words.includes('closed') ? 0 : 1);
  });

  it.each([
    ['', /^Ask your insurer in writing for the renewal rate/],
    ['2027-03-01', /^Ask your insurer in writing, by Thursday, December 31, 2026, for the renewal rate/],
    ['2026-12-20', /^Ask your insurer in writing now for the renewal rate/],
    ['2026-11-10', /^Ask for the renewal rate/],
    ['2026-10-28', /^Call the insurer now/],
    ['2026-10-10', /^Call the insurer today: has the contract renewed/],
  ])('for a term that ends on "%s" begins the steps with: %s', (ends, first) => {
    open(ends && `#ends=${ends}&days=30&window=after`);
    const [step] = within(screen.getByRole('region', { name: 'What to do next' })).getAllByRole('listitem');
    expect(step?.textContent).toMatch(first);
  });

  it('says beside the field that the contract names the days', () => {
    open('#ends=2027-03-01&days=30&window=after');
    type(/How many days/, '0');
    expect(screen.queryByText(/Enter a number of days/)).toBeNull();
    fireEvent.blur(field(/How many days/));
    expect(screen.getByText('Enter a number of days, 1 to 90. Your contract says how many.')).toBeTruthy();
    expect(screen.getByText('Enter the day the term ends to see your dates.')).toBeTruthy();
  });

  it('ignores an address that the page could not have written', () => {
    open('#ends=2027-02-30&days=99&window=never');
    expect(field('Month').value).toBe('');
    expect(field(/How many days/).value).toBe('30');
  });
});

it('puts the days that are still to come into one calendar file', async () => {
  const made: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => made.push(blob) && 'blob:x', revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open('#ends=2026-12-20&days=30&window=after');
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  vi.useRealTimers();
  const text = await made[0]?.text();
  // The day to ask has passed.
  expect(text?.match(/DTSTART.*/g)?.map((line) => line.trim())).toEqual(['DTSTART;VALUE=DATE:20261220', 'DTSTART;VALUE=DATE:20270118']);
  expect(text).toContain('//Renewal guide//EN');
});

it('agrees with the served page, and keeps text entered before hydration', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(tool);
  for (const [name, text] of Object.entries({ month: '3', day: '1', year: '2027' })) {
    const input = root.querySelector<HTMLInputElement>(`#renewal-${name}`);
    if (!input) throw new Error(`the served page has ${name}`);
    input.value = text;
  }
  const before = root.querySelector<HTMLInputElement>('input[value="before"]');
  if (!before) throw new Error('the served page has the choice');
  before.checked = true;
  await hydrate();
  expect(days().at(-1)).toBe('Monday, March 1, 2027');
});
