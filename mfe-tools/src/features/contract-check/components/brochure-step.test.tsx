import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { ContractCheck } from './contract-check.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('annuity-review')] });
const path = '/annuity-review/check';
const navigate = startAt(path);
const page = (
  <HostProvider host={host}>
    <ContractCheck />
  </HostProvider>
);

const step = () => within(screen.getByRole('region', { name: 'What did the brochure say?' }));
const pick = (phrase: string) => fireEvent.click(step().getByRole('checkbox', { name: `“${phrase}”` }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const confirm = () => fireEvent.click(step().getByRole('button', { name: 'Yes, that’s right' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const openAt = (hash: string) => {
  useNavigation.setState({ place: { pathname: path, search: '', hash } });
  return render(page);
};

it('puts a picked phrase beside its clause, its dollars and its question', () => {
  render(page);
  expect(step().queryByRole('button', { name: 'Yes, that’s right' })).toBeNull();
  pick('10% bonus');
  expect(step().getByText('Example with $100,000, until you type your own amount.')).toBeTruthy();
  type('How much money is it?', '150k');
  type('The brochure’s bonus, in percent', '8');
  expect(step().getByRole('heading', { name: 'Premium Bonus' })).toBeTruthy();
  expect(
    step().getByText('Your $150,000 reads $162,000 on day one. Leave early, and the insurer may take back up to $12,000.'),
  ).toBeTruthy();
  expect(step().getByText('“How much of my bonus is mine today, and how much in each coming year?”')).toBeTruthy();
  expect(step().queryByText(/^Example with/)).toBeNull();
  pick('8% bonus');
  expect(step().queryByRole('heading', { name: 'Premium Bonus' })).toBeNull();
});

it('tells a screen reader what the last picked phrase means', () => {
  render(page);
  pick('No fees');
  pass(1000);
  expect(step().getByRole('status').textContent).toMatch(/^Charges and Deductions\. Each 1% .* \$1,000 a year\./);
});

it('lights the meaning of one phrase, the last that was picked', () => {
  render(page);
  const region = screen.getByRole('region', { name: 'What did the brochure say?' });
  const lit = () => [...region.querySelectorAll('mark')].map(({ textContent }) => textContent);
  pick('No fees');
  pick('10% bonus');
  pick('7% roll-up');
  pick('10% bonus');
  pick('10% bonus');
  expect(lit()).toEqual([expect.stringMatching(/reads \$110,000 on day one/)]);
  pick('10% bonus');
  expect(lit()).toHaveLength(1);
});

it('fills the check only when it is confirmed, says what, and goes to the first question', () => {
  render(page);
  type('Roll-up rate of the income rider', '8');
  pick('7% roll-up');
  pick('No fees');
  type('How much money is it?', '150,000');
  expect(field('Contract value today').value).toBe('');
  confirm();
  expect(field('Contract value today').value).toBe('150,000');
  expect(field('All yearly fees together').value).toBe('Not sure');
  expect(field('Roll-up rate of the income rider').value).toBe('8');
  expect(document.activeElement).toBe(field('Contract value today'));
  const said =
    'Filled in: Contract value today: $150,000; All yearly fees together: Not sure. You already have Roll-up rate of the income rider: 8.00%. It stays.';
  expect(screen.getByText(said).closest('[role=status]')).toBeTruthy();
  confirm();
  expect(screen.getByText(said)).toBeTruthy();
  expect(step().getByRole<HTMLInputElement>('checkbox', { name: '“No fees”' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
  expect(screen.queryByText(said)).toBeNull();
  expect(field('Contract value today').value).toBe('');
  expect(step().getByRole<HTMLInputElement>('checkbox', { name: '“No fees”' }).checked).toBe(true);
});

it('takes over a corrected amount, and says so until the visitor changes it', () => {
  render(page);
  type('How much money is it?', '100k');
  confirm();
  type('How much money is it?', '150k');
  confirm();
  expect(field('Contract value today').value).toBe('150,000');
  expect(screen.getByText('Filled in: Contract value today: $150,000.')).toBeTruthy();
  type('All yearly fees together', '3');
  expect(screen.getByText('Filled in: Contract value today: $150,000.')).toBeTruthy();
  type('Contract value today', '140k');
  expect(screen.queryByText(/^Filled in:/)).toBeNull();
  confirm();
  expect(field('Contract value today').value).toBe('140k');
});

it('no longer says what was filled in once Back has undone it', () => {
  render(page);
  type('Surrender period in all', '9');
  pick('7% roll-up');
  confirm();
  expect(screen.getByText(/^Filled in:/)).toBeTruthy();
  act(() => useNavigation.setState({ place: { pathname: path, search: '', hash: '#period=9&said=rollUp' } }));
  expect(screen.queryByText(/^Filled in:/)).toBeNull();
});

it('does not scroll under the second press of a double click, and at once for a key', () => {
  render(page);
  pick('No fees');
  const scroll = vi.fn();
  Object.assign(field('Contract value today'), { scrollIntoView: scroll });
  const button = step().getByRole('button', { name: 'Yes, that’s right' });
  fireEvent.click(button, { detail: 1 });
  pass(400);
  expect(scroll).not.toHaveBeenCalled();
  pass(100);
  expect(scroll).toHaveBeenCalledTimes(1);
  fireEvent.click(button, { detail: 0 });
  pass(0);
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('leads to a figure that cannot be read, and fills nothing', () => {
  render(page);
  pick('7% roll-up');
  for (const wrong of ['99', '']) {
    type('The brochure’s roll-up, in percent', wrong);
    expect(screen.getByText('Enter a percentage, from 0 to 20.')).toBeTruthy();
    confirm();
    expect(document.activeElement).toBe(field('The brochure’s roll-up, in percent'));
    expect(field('Roll-up rate of the income rider').value).toBe('');
  }
});

it('is kept in the address, with a step back to before it filled the check', () => {
  render(page);
  pick('7% roll-up');
  pass(300);
  confirm();
  confirm();
  expect(navigate.mock.calls.map(([href, options]) => [href, options?.replace])).toEqual([
    [`${path}#said=rollUp`, true],
    [`${path}#said=rollUp`, true],
    [`${path}#rollUp=7&said=rollUp`, false],
  ]);
});

it('is open with a link of phrases, and folded with a link of answers', () => {
  openAt('#said=cap&percent-cap=5');
  expect(step().getByRole('heading', { name: 'Interest Crediting' })).toBeTruthy();
  expect(field('The brochure’s cap, in percent').value).toBe('5');
  act(() => useNavigation.setState({ place: { pathname: path, search: '', hash: '#value=150000&said=cap' } }));
  expect(step().queryByRole('checkbox')).toBeNull();
  fireEvent.click(step().getByRole('button', { name: 'Show the phrases (1 picked)' }));
  expect(step().getByRole<HTMLInputElement>('checkbox', { name: '“6.5% cap”' }).checked).toBe(true);
});

it('stays open while the visitor answers questions', () => {
  render(page);
  type('Contract value today', '150k');
  pass(1000);
  expect(step().getAllByRole('checkbox').length).toBeGreaterThan(8);
});

it('is skipped by one press', () => {
  render(page);
  const skip = step().getByRole('button', { name: 'I have the contract: go to the questions' });
  for (const detail of [1, 2]) fireEvent.click(skip, { detail });
  expect(document.activeElement).toBe(field('Contract value today'));
  expect(step().queryByRole('checkbox')).toBeNull();
});

it('is on the printed sheet, before and after it filled the check', () => {
  render(page);
  const print = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  const sheet = () => screen.getByRole('article', { name: 'Result for paper' }).textContent;
  pick('6.5% cap');
  print('beforeprint');
  expect(sheet()).toContain('“6.5% cap”: see Interest CreditingIf the index rises 16.5%, you get $6,500, not $16,500.');
  expect(sheet()).toContain('Example with $100,000. Most insurers may set a new cap each year. Educational example');
  expect(sheet()).toContain('What is my rate or cap this year');
  print('afterprint');
  confirm();
  print('beforeprint');
  expect(sheet()).toContain('The brochure said“6.5% cap”');
  expect(sheet()).toContain('What is my rate or cap this year');
  print('afterprint');
});

it('is on the printed sheet as an old one while a figure cannot be read, with how many phrases are left out', () => {
  openAt('#said=rollUp.cap.linked.noFees.free');
  type('The brochure’s cap, in percent', 'much');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('article', { name: 'Result for paper' }).textContent;
  expect(sheet).toContain('5 phrases Your contract decides. 3 are below, 2 more are in the link.');
  expect(sheet).toContain('These are the last numbers we could read.');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('keeps what was checked and typed before the page was live', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  const box = root.querySelector<HTMLInputElement>('#says-noFees');
  const amount = root.querySelector<HTMLInputElement>('#amount');
  if (!box || !amount) throw new Error('the served page has both');
  box.checked = true;
  amount.value = '250k';
  await hydrate();
  expect(root.textContent).toContain('$2,500 a year');
  expect(box.checked).toBe(true);
});
