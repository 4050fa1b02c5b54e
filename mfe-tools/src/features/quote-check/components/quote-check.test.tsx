import { HostProvider } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { QuoteCheck } from './quote-check.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation')] });
const navigate = startAt('/quote-check');

const page = (
  <HostProvider host={host}>
    <QuoteCheck />
  </HostProvider>
);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } });
const answer = () => document.getElementById('answer-heading')?.parentElement?.textContent;
const inSight = () =>
  [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter((box) => !box.closest('details')).map(({ id }) => id);

it('answers an example first, with every payout option for the same price', () => {
  const { container } = render(page);
  expect(inSight()).toEqual(['price', 'monthly', 'age', 'option', 'sex']);
  expect(answer()).toContain('Example, not your quote. Of each dollar that you pay, on average this quote gives back93 cents');
  const rows = within(screen.getByRole('table', { name: 'Payout options for the same price' })).getAllByRole('row');
  expect(rows).toHaveLength(11);
  expect(rows[1]?.textContent).toBe('Your life only (your quote)$65593 cents3.72%');
  expect(container.textContent).not.toMatch(/\b(?:un)?fair|guaranty association/i);
});

it('says why it reads low, and that no table of buyers is beside it', () => {
  render(page);
  expect(screen.getByText(/buyers live longer, so insurers must pay less/)).toBeTruthy();
  expect(screen.getByText(/we have no such table of buyers/)).toBeTruthy();
  expect(screen.getByText(/Before costs and default risk; not a quote/)).toBeTruthy();
});

it('asks for the spouse’s age in place of the sex where it pays to two', () => {
  render(page);
  fireEvent.change(field('Payout option'), { target: { value: 'joint100' } });
  expect(inSight()).toEqual(['price', 'monthly', 'age', 'spouseAge', 'option']);
  expect(answer()).toContain('Counted for two: you at 65, your spouse at 65.');
  type('Your spouse’s age', '');
  expect(screen.getByText('Still missing: Your spouse’s age.')).toBeTruthy();
});

it('keeps the last result while a field is wrong, and the inputs in the address', () => {
  render(page);
  type('Monthly payment quoted', '620');
  act(() => vi.advanceTimersByTime(1000));
  expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/quote-check#price=100000&monthly=620/), expect.anything());
  expect(screen.getByText(/Worth today counts 4\.47% interest a year:/)).toBeTruthy();
  type('Interest a year', '5');
  expect(screen.getByText('Worth today counts 5% interest a year, as you entered.')).toBeTruthy();
  type('Your age', '99');
  expect(screen.getByText('Enter an age in whole years, from 50 to 90.')).toBeTruthy();
  expect(answer()).toContain('Still the result for $100,000');
});

it('prints one sheet, and hands over only what the visitor takes along', () => {
  render(page);
  type('Monthly payment quoted', '620');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('article', { name: 'Result for paper' });
  expect(sheet.textContent).toContain('95 cents counted at 4.47% interest.');
  expect(sheet.textContent).toContain('$100,000 for $620.00 a month');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(readOfferedFigures()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(readOfferedFigures()).toMatchObject([{ attachment: { kind: 'quote-check', inputs: { monthlyPayment: '$620.00' } } }]);
});

it('agrees with the served page', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.textContent).toContain('93 cents');
  expect(root.innerHTML).not.toContain('style=');
  await hydrate();
  expect(root.textContent).toContain('93 cents');
});
