import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { keepHomeState, readHomeState } from '@annuity-lantern/host-kit/home-state';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { InheritedTool } from './inherited-tool.tsx';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });
const navigate = startAt('/inherited-annuity', new Date(2026, 10, 24, 12));

function open(hash = '') {
  useNavigation.setState({ place: { pathname: '/inherited-annuity', search: '', hash } });
  render(
    <HostProvider host={host}>
      <InheritedTool />
    </HostProvider>,
  );
}

const options = () =>
  within(screen.getByRole('list', { name: /^(The husband or wife|A child or other person named in the contract|A trust or the estate): / }))
    .getAllByRole('listitem')
    .map((item) => [...item.children].map((part) => part.textContent));
const namesAndDays = () => options().map(([name, , day]) => [name, day]);

describe('the answer', () => {
  it('asks for the choices first, and lists options with their rules before the day of death is known', () => {
    open();
    expect(screen.getByRole('img', { name: /A last day can fall in year 1, 5 or 10\.$/ })).toBeTruthy();
    expect(screen.getByText(/^Choose who inherits and the kind/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'A trust or the estate' }));
    fireEvent.click(screen.getByRole('radio', { name: /Bought with money already taxed/ }));
    expect(namesAndDays()).toEqual([['Take the money at once or in parts', 'By the same day 5 years after the death']]);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('One choice is in the list.');
    expect(navigate.mock.calls.at(-1)?.[0]).toBe('/inherited-annuity#who=trust-or-estate&account=nonqualified');
  });

  it('shows each deadline, and the first one in large letters', () => {
    open('#who=person&account=pretax&died=2026-03-10');
    const region = screen.getByRole('region', { name: 'The first day to watch' });
    expect(region.querySelector('mark')?.textContent).toBe('Friday, December 31, 2027');
    expect(namesAndDays()).toEqual([
      ['Take all of it within 10 years', 'By Wednesday, December 31, 2036'],
      ['Also withdraw some each year until then', 'First by Friday, December 31, 2027'],
      ['Withdraw some each year for life', 'Begin by Friday, December 31, 2027'],
    ]);
    expect(screen.getByRole('img', { name: 'The years from 2026 to 2036, one sheet each. A last day falls in 2027, 2036.' })).toBeTruthy();
    expect(region.textContent).toContain('after turning 73 (law of 2026)');
    expect(region.textContent).toContain('The insurer can set an earlier day than the law.');
    expect(screen.getByText('Your case may differ. Ask a tax advisor before you choose.')).toBeTruthy();
  });

  it.each([
    ['#who=trust-or-estate&account=nonqualified&died=2021-02-01', 'A last day has passed'],
    // Payments for life that began in time free a person from the five years.
    ['#who=person&account=nonqualified&died=2021-02-01', 'A last day may have passed'],
    ['#who=person&account=pretax&died=2024-02-29', 'A last day may have passed'],
    ['#who=trust-or-estate&account=pretax&died=2024-02-29', 'A last day may have passed'],
    ['#who=person&account=nonqualified&died=2024-02-29', undefined],
    ['#who=person&account=roth&died=2024-02-29', undefined],
    ['#who=spouse&account=nonqualified&died=2020-02-01', undefined],
    ['#who=spouse&account=pretax&died=2020-02-01', undefined],
    ['#who=spouse&account=roth&died=2020-02-01', undefined],
  ])('tells only the heirs whom it binds that a last day has passed: %s', (hash, title) => {
    open(hash);
    expect(screen.queryByText(/^A last day (has|may have) passed$/)?.textContent).toBe(title);
  });

  it('says of a day that binds only some heirs that it has passed for them', () => {
    open('#who=person&account=pretax&died=2024-02-29');
    expect(namesAndDays().map(([, day]) => day)).toEqual([
      'By Sunday, December 31, 2034',
      'First by Wednesday, December 31, 2025 (passed, if it binds you)',
      'Begin by Wednesday, December 31, 2025 (passed)',
    ]);
  });

  it('says how to find out the kind of annuity, and shows the earliest day of all kinds', () => {
    open('#who=person&account=unsure&died=2026-03-10');
    const region = screen.getByRole('region', { name: 'To be safe, act before' });
    expect(region.querySelector('mark')?.textContent).toBe('Wednesday, March 10, 2027');
    expect(within(region).getByText(/^Look at box 7 of the owner’s last Form 1099-R\./)).toBeTruthy();
    const lists = within(region).getAllByRole('list', { name: /^A child or other person/ });
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 3, 2]);
    expect(within(region).queryByText(/A last day (has|may have) passed/)).toBeNull();
    expect(screen.getByText('Find out the kind of annuity. The list above says how.')).toBeTruthy();
  });

  it('says how to find out the kind before the day of death is known', () => {
    open('#who=spouse&account=unsure');
    expect(
      within(screen.getByRole('region', { name: 'What you can do' })).getByText(/^Look at box 7 of the owner’s last Form 1099-R\./),
    ).toBeTruthy();
  });

  it('offers a spouse the ten years of a Roth IRA as one choice', () => {
    open('#who=spouse&account=roth&died=2026-03-10');
    expect(screen.getByText('One of your choices. If you take it, nothing may be left after that day.')).toBeTruthy();
  });

  it('marks a choice that is no longer open, and shows the next deadline', () => {
    open('#who=spouse&account=nonqualified&died=2024-02-29');
    expect(screen.queryByText(/A last day (has|may have) passed/)).toBeNull();
    expect(namesAndDays()).toEqual([
      ['Keep the contract as your own', 'The law sets none. Ask the insurer.'],
      ['Take payments for life', 'Begin by Friday, February 28, 2025 (passed)'],
      ['Take the money at once or in parts', 'By Wednesday, February 28, 2029'],
    ]);
    expect(screen.getByRole('region', { name: 'The first day to watch' }).querySelector('mark')?.textContent).toBe(
      'Wednesday, February 28, 2029',
    );
  });

  it.each([
    ['2019', 'This guide covers deaths since 2020. Ask the insurer about older ones.'],
    ['2027', 'That day is still to come.'],
  ])('says beside the field what is wrong with %s', (year, words) => {
    open('#who=person&account=roth&died=2026-03-10');
    fireEvent.change(screen.getByRole('textbox', { name: 'Year' }), { target: { value: year } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Enter the day of death to see your own dates.')).toBeTruthy();
  });

  it('ignores an address that the page could not have written', () => {
    open('#who=cousin&account=<b>&died=2026-02-30');
    expect(screen.getByText(/^Choose who inherits and the kind/)).toBeTruthy();
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).toBe('');
  });
});

it('shows who can help, and the office of the chosen state', () => {
  open();
  const helpers = screen.getByRole('region', { name: 'Who can help' });
  expect(within(helpers).getByRole('link', { name: /NAIC state insurance departments/ })).toBeTruthy();
  fireEvent.change(within(helpers).getByRole('combobox', { name: /Your state/ }), { target: { value: 'FL' } });
  expect(within(helpers).getByRole('link', { name: '1-877-693-5236' })).toBeTruthy();
  expect(within(helpers).getByRole('link', { name: 'We review your contract with you' })).toBeTruthy();
  expect(helpers.textContent).toContain(host.site.hours.display);
  // The same state is found by the rates and the forms.
  expect(readHomeState()).toBe('FL');
  act(() => keepHomeState('all'));
});

it('has the rules of every case without a choice', () => {
  open();
  const tables = screen.getAllByRole('table', { hidden: true });
  expect(tables.map((table) => within(table).getAllByRole('row', { hidden: true }).length - 1)).toEqual([6, 8, 6]);
});
