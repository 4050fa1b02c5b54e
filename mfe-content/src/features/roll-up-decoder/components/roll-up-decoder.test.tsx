import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { RollUpDecoder } from './roll-up-decoder.tsx';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });

const navigate = startAt('/annuity-alert');

const page = (
  <HostProvider host={host}>
    <RollUpDecoder />
  </HostProvider>
);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const goTo = (hash: string) => act(() => useNavigation.setState({ place: { pathname: '/annuity-alert', search: '', hash } }));
const returns = () => screen.getAllByRole('img', { name: /What you earn a year/ })[0]?.getAttribute('aria-label');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const announcement = () => screen.getAllByRole('status')[0]?.textContent;

describe('the result', () => {
  it('is the worked example at first, with its source named', () => {
    render(page);
    expect(returns()).toContain('\u22120.68%; to 85, 1.70%; to 90, 2.98%; to 95, 3.75%; and to 100, 4.23%');
    expect(screen.getAllByText(/SSA cohort life table, 2025 Trustees Report, born 1966/).length).toBeGreaterThan(0);
    const table = screen.getByRole('table', { name: 'What you earn, by the age you live to' });
    expect(within(table).getByRole('row', { name: /^85/ }).textContent).toBe('8554%15$135,0001.70%');
  });

  it('follows every change, and tidies a field when it is left', () => {
    render(page);
    type('Premium', ' $200k ');
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'compound' } });
    type('Payout', '5 %');
    fireEvent.blur(field('Premium'));
    expect(field('Premium').value).toBe('200,000');
    expect(returns()).toContain('0.50%; to 85, 2.75%; to 90, 3.95%; to 95, 4.65%; and to 100, 5.09%');
    expect(screen.getAllByRole('img', { name: /income base on paper is \$431,785 at 70/ }).length).toBeGreaterThan(0);
  });

  it('shows an error beside the field, and marks the last valid result as outdated', () => {
    render(page);
    type('Years', '5');
    const before = returns();
    type('Years', 'ten');
    expect(field('Years').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter whole years, such as 10.')).toBeTruthy();
    expect(screen.getByText(/still shows the last numbers/)).toBeTruthy();
    expect(returns()).toBe(before);
    type('Years', '7');
    expect(screen.queryByText(/still shows the last numbers/)).toBeNull();
  });

  it('explains the effect of a rider fee', () => {
    render(page);
    const before = returns();
    type('Rider fee', '1%');
    expect(
      screen.getByText(/does not change the payments for\s+life, so it does not change what you earn above/).parentElement?.textContent,
    ).toContain('$13,600');
    expect(returns()).toBe(before);
  });

  it('is announced once it is stable, but not before the first change', () => {
    render(page);
    pass(5000);
    expect(announcement()).toBe('');
    type('Years', '12');
    pass(300);
    expect(announcement()).toBe('');
    type('Years', '10');
    pass(1000);
    expect(announcement()).toContain('Income $9,000 a year from 70.');
    type('Years', 'x');
    pass(1000);
    expect(announcement()).toBe('No new result: an entry cannot be read yet.');
  });

  it('opens its arithmetic', () => {
    render(page);
    expect(screen.getByText('$100,000 × (1 + 8% × 10)').parentElement?.textContent).toBe('$100,000 × (1 + 8% × 10) = $180,000');
    expect(screen.getByText('$180,000 × 5% = $9,000')).toBeTruthy();
    expect(screen.getByText(/then 10\s+payments of \$9,000, the first at 71/)).toBeTruthy();
  });
});

describe('the address', () => {
  it('is not written before the first change, then replaced without a scroll', () => {
    render(page);
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
    type('Premium', '250k');
    pass(300);
    expect(navigate.mock.calls).toEqual([
      ['/annuity-alert#premium=250000&rollup=8&years=10&payout=5&fee=0&kind=simple', { replace: true, keepScroll: true }],
    ]);
  });

  it('is not written after the page has been left', () => {
    render(page);
    type('Premium', '250k');
    act(() => useNavigation.setState({ place: { pathname: '/about', search: '', hash: '' } }));
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is not rewritten while an entry cannot be read', () => {
    render(page);
    type('Premium', 'lots');
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('restores figures, ignores values that the page could not have written, and follows another link later', () => {
    goTo('#premium=500000&rollup=999&years=12');
    render(page);
    expect(field('Premium').value).toBe('500,000');
    expect(field('Roll-up').value).toBe('8.0');
    expect(field('Years').value).toBe('12');
    type('Years', '9');
    goTo('#premium=70000&years=15');
    expect(field('Premium').value).toBe('70,000');
    expect(field('Years').value).toBe('15');
  });

  it('keeps the figures in the tab when an anchor of the page takes their place', () => {
    const { unmount } = render(page);
    type('Premium', '70000');
    pass(300);
    goTo('#red-flags');
    expect(field('Premium').value).toBe('70000');
    unmount();
    render(page);
    expect(field('Premium').value).toBe('70,000');
  });
});

it('is one page by its button, and a link with the figures in it', async () => {
  vi.useRealTimers();
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const printed: (string | null)[] = [];
  vi.stubGlobal('print', () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    printed.push(screen.getByRole('article', { name: 'Result for paper' }).textContent);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
  render(page);
  fireEvent.click(screen.getByRole('button', { name: 'Print: Roll-up decoder' }));
  await vi.waitFor(() => expect(printed).toHaveLength(1));
  for (const words of [
    'if you live to 85 you earn1.70% a year.',
    '$180,000',
    '$9,000 a year',
    'Educational example, not a quote or advice.',
  ])
    expect(printed[0]).toContain(words);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  expect(writeText.mock.calls[0]?.[0]).toMatch(/#premium=100000&rollup=8&years=10&payout=5&fee=0&kind=simple$/);
});

it('agrees with the served page, and keeps text typed before hydration', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.textContent).toContain('4.23%');
  expect(root.innerHTML).not.toContain('style=');
  const typed = root.querySelector<HTMLInputElement>('#decoder-premium');
  if (!typed) throw new Error('the served page has the field');
  typed.value = '300000';
  await hydrate();
  expect(typed.isConnected).toBe(true);
  expect(field('Premium').value).toBe('300000');
  expect(screen.getAllByRole('img', { name: /You pay in \$300,000/ }).length).toBeGreaterThan(0);
});
