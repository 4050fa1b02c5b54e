import { HostProvider } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { FourWays } from './four-ways.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation')] });
const navigate = startAt('/four-ways');

const page = (
  <HostProvider host={host}>
    <FourWays />
  </HostProvider>
);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } });
const answer = () => document.getElementById('answer-heading')?.parentElement?.textContent;

it('answers an example first, with four fields in sight and four ways beside each other', () => {
  const { container } = render(page);
  const inSight = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter((box) => !box.closest('details'));
  expect(inSight.map(({ id }) => id)).toEqual(['amount', 'income', 'age', 'sex']);
  expect(answer()).toContain('Example, not your money. If you live on the portfolio alone');
  expect(answer()).toContain('40 of 123');
  const ways = within(screen.getByRole('region', { name: 'Four ways to $25,000 a year' })).getAllByRole('listitem');
  expect(ways.map((way) => within(way).getByRole('heading').textContent)).toEqual([
    'Annuity',
    'Part annuity, part portfolio',
    'Portfolio',
    'Ladder',
  ]);
  expect(ways.map((way) => within(way).getAllByRole('definition')[0]?.textContent)).toEqual([
    '104 of 123',
    '46 of 123',
    '40 of 123',
    '87 of 123',
  ]);
  expect(container.textContent).not.toMatch(/\b(?:best|safest|winner)\b|guaranty association/i);
});

it('says what history leaves open, and whose data it is', () => {
  const { container } = render(page);
  for (const words of [
    'History is one path and no promise.',
    'one country and one past, without tax',
    'The payout table is an illustration, not a quote.',
    'Level income buys less each year.',
    'The annuity here leaves nothing to heirs; a portfolio may.',
    'Prices are averages of a month. Dividends end in June 2023',
    'Robert Shiller',
    'Bureau of Labor Statistics',
    'Federal Reserve',
  ])
    expect(container.textContent).toContain(words);
});

it('reads the drawing at a start, the shortest of the portfolio first', () => {
  render(page);
  expect(screen.getByText(/^Start in 1969, years with the full income: annuity .*; portfolio 16 years; ladder/)).toBeTruthy();
  fireEvent.change(field('Read the chart at a start'), { target: { value: '151' } });
  expect(screen.getByText(/^Start in 2022, .* portfolio 1 year so far; ladder 1 year so far$/)).toBeTruthy();
});

it('asks for the rate of the chosen ladder, and keeps the other one', () => {
  render(page);
  type('The ladder earns a year', '5');
  fireEvent.change(field('The ladder pays in'), { target: { value: 'real' } });
  expect(screen.queryByLabelText('The ladder earns a year')).toBeNull();
  expect(field('The ladder earns above prices a year').value).toBe('2');
  expect(screen.getByText('A set yield of 2% a year above prices until each part comes due, whatever stocks do.')).toBeTruthy();
  fireEvent.change(field('The ladder pays in'), { target: { value: 'dollars' } });
  expect(field('The ladder earns a year').value).toBe('5');
});

it('keeps the last result while a field is wrong, and the inputs in the address', () => {
  render(page);
  type('Income you want a year', '30,000');
  act(() => vi.advanceTimersByTime(1000));
  expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/four-ways#amount=500000&income=30000/), expect.anything());
  type('Your age', '99');
  expect(screen.getByText('Enter an age in whole years, from 50 to 90.')).toBeTruthy();
  expect(answer()).toContain('Still the result for $500,000');
  type('Your age', '');
  expect(screen.getByText('Still missing: Your age.')).toBeTruthy();
});

it('prints one sheet, and hands over only what the visitor takes along', () => {
  render(page);
  type('Your money today', '600,000');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('article', { name: 'Result for paper' });
  expect(sheet.textContent).toContain('$600,000 for $25,000 a year from 65, to rise with prices');
  expect(sheet.textContent).toContain('an annuity then still pays');
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(readOfferedFigures()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(readOfferedFigures()).toMatchObject([{ attachment: { kind: 'four-ways', inputs: { money: '$600,000' } } }]);
});

it('agrees with the served page', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.textContent).toContain('40 of 123');
  expect(root.innerHTML).not.toContain('style=');
  await hydrate();
  expect(root.textContent).toContain('40 of 123');
});
