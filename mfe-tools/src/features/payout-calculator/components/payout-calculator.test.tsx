import { type HostData, HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { PayoutCalculator } from './payout-calculator.tsx';

const consultation = { ...routes[2], id: 'consultation', path: '/consultation', aliases: [], remote: 'mfe-content' };
const host = {
  routes: [...routes.map((route) => ({ ...route, remote: 'mfe-tools' })), consultation],
  site: { ...sampleSite, showSamplePeople: true },
  publicOrigin: 'https://www.example.com',
  indexing: false,
  analytics: false,
} as HostData;

const navigate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  useNavigation.setState({ place: { pathname: '/calculator', search: '', hash: '' }, navigate });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  navigate.mockReset();
});

const page = (
  <HostProvider host={host}>
    <PayoutCalculator />
  </HostProvider>
);
const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /amount/i });
const choose = (name: string, age: number) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: String(age) } });
const type = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
const answer = () => screen.getByRole('region', { name: /From age/ });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the result', () => {
  it('stands there for the defaults', () => {
    render(page);
    expect(answer().textContent).toContain('From age 65 you would receive about');
    for (const words of ['$1,100.00', '$13,200', '6.6%', '$264,000', 'Age 80']) expect(answer().textContent).toContain(words);
    expect(screen.getByText(/not an immediate-annuity quote/)).toBeTruthy();
  });

  it('follows every change', () => {
    render(page);
    type('$500,000');
    choose('Current age', 62);
    choose('Income start age', 67);
    expect(answer().textContent).toContain('From age 67');
    expect(answer().textContent).toContain('$2,916.67');
  });

  it('tidies the amount when the field is left', () => {
    render(page);
    type('250k');
    fireEvent.blur(amountField());
    expect(amountField().value).toBe('250,000');
  });

  it('says beside the field what is wrong, and marks the last good result as such', () => {
    render(page);
    type('250k');
    type('25o,000');
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter an amount in dollars, such as 250,000 or 250k.')).toBeTruthy();
    expect(answer().textContent).toContain('Still the result for $250,000');
    expect(answer().textContent).toContain('$1,375.00');
  });

  it.each(['', '0'])('is absent for "%s"', (text) => {
    render(page);
    type(text);
    expect(screen.queryByRole('region', { name: /From age/ })).toBeNull();
    expect(screen.getByText('No result yet')).toBeTruthy();
  });

  it('is announced once it has settled, and not before anything changed', () => {
    render(page);
    pass(5000);
    const [status] = screen.getAllByRole('status') as [HTMLElement];
    expect(status.textContent).toBe('');
    type('300000');
    pass(300);
    expect(status.textContent).toBe('');
    type('400000');
    pass(1000);
    expect(status.textContent).toBe('From age 65, about $2,200.00 a month.');
  });
});

describe('the chart', () => {
  it('says its sentence and has its table', () => {
    render(page);
    expect(screen.getAllByRole('img')[0]?.getAttribute('aria-label')).toContain('adds up to the $200,000 paid at about age 80');
    const table = within(screen.getByRole('figure', { name: 'Income received, at each age' })).getByRole('table');
    expect(within(table).getByRole('row', { name: /^85/ }).textContent).toBe('85$264,000+$64,000');
    expect(within(table).getByRole('row', { name: /^66/ }).textContent).toBe('66$13,200\u2212$186,800');
  });

  it('is not drawn while income would start in the past; the figures stay', () => {
    render(page);
    choose('Current age', 70);
    expect(screen.getAllByText('Income cannot start in the past: choose 70 or later').length).toBe(2);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(answer().textContent).toContain('$1,100.00');
    choose('Income start age', 70);
    expect(screen.getByRole('figure')).toBeTruthy();
  });
});

describe('the address', () => {
  it('is left alone until something changes, then replaced without a scroll', () => {
    render(page);
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
    type('250k');
    choose('Income start age', 70);
    pass(300);
    expect(navigate.mock.calls).toEqual([['/calculator#amount=250000&age=65&start=70', { replace: true, keepScroll: true }]]);
  });

  it('is not rewritten for an amount that cannot be read', () => {
    render(page);
    type('lots');
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('brings inputs back, and ignores what the page could not have written', () => {
    useNavigation.setState({ place: { pathname: '/calculator', search: '', hash: '#amount=500000&age=200&start=70' } });
    render(page);
    expect(amountField().value).toBe('500,000');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Current age' }).value).toBe('65');
    expect(answer().textContent).toContain('From age 70');
  });
});

describe('the served page', () => {
  it('agrees with the first render, and keeps what was typed before the script ran', async () => {
    vi.useRealTimers();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    useNavigation.setState({ place: { pathname: '', search: '', hash: '' } });
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    expect(root.textContent).toContain('$1,100.00');
    expect(root.innerHTML).not.toContain('style=');
    const typed = root.querySelector<HTMLInputElement>('#amount');
    if (!typed) throw new Error('the served page has the field');
    typed.value = '300000';
    const mounted = await act(() => hydrateRoot(root, page, { onRecoverableError: (error) => complain(error) }));
    expect(typed.isConnected).toBe(true);
    expect(amountField().value).toBe('300000');
    expect(answer().textContent).toContain('$1,650.00');
    expect(complain).not.toHaveBeenCalled();
    act(() => mounted.unmount());
    root.remove();
  });
});

it('prints, and leads to a consultation', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(page);
  fireEvent.click(screen.getByRole('button', { name: 'Print this result' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Talk to an advisor about this' }).getAttribute('href')).toBe('/consultation');
  vi.unstubAllGlobals();
});

it('shows its working', () => {
  render(page);
  expect(screen.getByText('$13,200.00 ÷ 12 = $1,100.00')).toBeTruthy();
  expect(screen.getByText('65 + 15.15 = 80.15, so about 80')).toBeTruthy();
});
