import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { PensionChoice } from './pension-choice.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation')] });
const navigate = startAt('/pension-choice');

const page = (
  <HostProvider host={host}>
    <PensionChoice />
  </HostProvider>
);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } });
const answer = () => document.getElementById('answer-heading')?.parentElement?.textContent;
const rowsOf = (name: string | RegExp) => within(screen.getByRole('table', { name })).getAllByRole('row');

it('answers five fields of an example first, with all offers on one scale', () => {
  render(page);
  const visible = screen.getAllByRole('textbox').filter((box) => !box.closest('details'));
  expect(visible.map((box) => (box as HTMLInputElement).value)).toEqual(['350,000', '2,400', '2,100', '65', '63']);
  expect(answer()).toContain(
    'Example, not your offer. On average, the pension with 100% to your spouse is worth most today: about$387,760',
  );
  expect(rowsOf('All offers on one scale').map((row) => row.textContent)).toContain('100% to your spouse$387,7605.46%$2,100$2,100age 86');
  expect(screen.getByText(/Federal Reserve, ten-year Treasury/, { selector: 'form *' })).toBeTruthy();
});

it('says what law decides, and names no place where someone would pay for an insurer', () => {
  const { container } = render(page);
  for (const words of [
    /taxed at once, unless it is rolled over/,
    /agree in writing .* \(26 USC 417\(a\)\(2\)\)/,
    /buyers live longer, so insurers must pay less/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: /pbgc\.gov/ }).getAttribute('href')).toBe('https://www.pbgc.gov/');
  expect(container.textContent).not.toMatch(/guaranty association|\bbest\b|\bunfair\b/i);
});

it('shows who gets what, by year, for the chosen offer', () => {
  render(page);
  expect(
    screen.getByRole('img', { name: /In 20 years, both of you are alive in 35 of 100 couples, and only your spouse in 27\.$/ }),
  ).toBeTruthy();
  fireEvent.change(field('Show the offer'), { target: { value: 'single' } });
  expect(
    screen.getByRole('img', { name: /^The pension for your life alone pays \$2,400 a month while you live, then nothing\./ }),
  ).toBeTruthy();
  fireEvent.change(field('Read the chart at a year'), { target: { value: '0' } });
  expect(screen.getByText(/^In 0 years \(you 65, your spouse 63\), of 100 couples: both alive in 100, \$2,400 a month;/)).toBeTruthy();
});

it('shows what life insurance leaves, and what its end leaves to the spouse', () => {
  render(page);
  type('Premium of the life insurance (optional)', '210');
  type('Years that the policy lasts (optional)', '20');
  expect(rowsOf(/^Life insurance/)[1]?.textContent).toBe('Your life alone, less the premium$2,190only what the policy pays');
  expect(screen.getByText(/The policy ends after 20 years. In 19 of 100 couples, you die after that/)).toBeTruthy();
  type('Premium of the life insurance (optional)', '2,400');
  expect(screen.getByText('Enter less than the pension for your life alone.')).toBeTruthy();
  expect(answer()).toContain('Still the result for $350,000');
});

it('speaks to a person without a spouse', () => {
  render(page);
  type('Pension with 100% to your spouse', '');
  type('Your spouse’s age', '');
  expect(answer()).toContain('the pension for your life alone is worth most');
  expect(screen.queryByText(/only your spouse|couples/i, { selector: 'figure *' })).toBeNull();
});

it('keeps the inputs in the address, and says what is missing', () => {
  render(page);
  type('Lump sum offered', '400k');
  act(() => vi.advanceTimersByTime(1000));
  expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/pension-choice#lump=400000&single=2400/), expect.anything());
  type('Your age', '');
  expect(screen.getByText('Still missing: Your age.')).toBeTruthy();
});

it('unfolds the optional fields when a link answers one of them', () => {
  useNavigation.setState({ place: { pathname: '/pension-choice', search: '', hash: '#lump=200000&p50=2000' } });
  render(page);
  expect(field(/^Pension with 50%/).closest('details')?.open).toBe(true);
  type('The part that your spouse gets', '66.67');
  expect(field('Pension with 66.67% to your spouse')).toBeTruthy();
  type('The part that your spouse gets', 'x');
  expect(field('Pension with a part to your spouse')).toBeTruthy();
});

it('prints one sheet, and hands over only what the visitor takes along', () => {
  render(page);
  type('Lump sum offered', '400k');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('article', { name: 'Result for paper' });
  expect(sheet.textContent).toContain('the lump sum is worth most today:$400,000');
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(readOfferedFigures()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(readOfferedFigures()).toMatchObject([{ attachment: { kind: 'pension-choice', inputs: { lumpSum: '$400,000' } } }]);
});

it('agrees with the served page', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.textContent).toContain('$387,760');
  expect(root.innerHTML).not.toContain('style=');
  await hydrate();
  expect(root.textContent).toContain('$387,760');
});
