import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { LeaveOrStay } from './leave-or-stay.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('annuity-review')] });
const navigate = startAt('/annuity-review/leave-or-stay');
const place = { pathname: '/annuity-review/leave-or-stay', search: '', hash: '' };

const page = (
  <HostProvider host={host}>
    <LeaveOrStay />
  </HostProvider>
);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } });
const answer = () => document.getElementById('answer-heading')?.parentElement?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('answers five fields of an example first, with drawing, table and math', () => {
  render(page);
  const visible = screen.getAllByRole('textbox').filter((box) => !box.closest('details'));
  expect(visible.map((box) => (box as HTMLInputElement).value)).toEqual(['150,000', '5', '3', '5.5', '6']);
  // It is asked first. Until the visitor knows, both answers are shown.
  const asked = within(screen.getByRole('group', { name: 'Does yours adjust with interest rates?' }));
  expect(asked.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
    ['yes', false],
    ['no', false],
    ['unsure', true],
  ]);
  expect(answer()).toContain(
    'Example, not your contract. If yours doesn’t adjust with interest rates, leaving pays for itself after about2.1 years.If it does, leaving pays for itself after about8.5 years.',
  );
  expect(screen.getByRole('img', { name: /After 11 years the new contract holds/ })).toBeTruthy();
  expect(screen.getByText('$150,000 × (1 − (1.0300 ÷ 1.0550)^6) = $20,103')).toBeTruthy();
  expect(screen.getByText('Our own math: compound interest, with the rates in the fields.')).toBeTruthy();
  expect(screen.getByText(/Section 1035/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Take these figures along' })).toBeNull();
});

it('follows the visitor’s numbers, and reads the chart at a year', () => {
  render(page);
  type('Charge for leaving now', '6');
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(answer()).not.toContain('Example, not');
  expect(answer()).toContain('2.6 years');
  expect(answer()).toContain('Still as in our example: Contract value today; Rate you earn now;');
  expect(screen.getByText('0.0619 ÷ 0.0240 = 2.58 years')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  expect(screen.getByText('After 0 years: stay $150,000, leave $141,000, $9,000 less')).toBeTruthy();
  type(/^Charges of the next years/, '5, 4');
  expect(screen.getByText(/from \$9,000 to \$7,500/)).toBeTruthy();
  for (const left of ['0', '1']) {
    type('Years of charges left', left);
    expect(screen.queryByText(/^Wait a year/)).toBeNull();
  }
  type('Years of charges left', '6');
  type('Rate you are offered', '3');
  expect(screen.getByText(/An equal or lower rate never makes up for a charge/)).toBeTruthy();
  pass(1000);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Leaving never pays for itself.');
  expect(navigate).toHaveBeenLastCalledWith(
    '/annuity-review/leave-or-stay#value=150000&charge=6&earned=3&newRate=3&left=6&mva=no&schedule=5%2C+4',
    { replace: true, keepScroll: true },
  );
});

it('keeps the last result while a field is wrong, and says what is missing while one is empty', () => {
  render(page);
  type('Rate you are offered', '99');
  expect(screen.getByText('Enter a percentage, from 0 to 20.')).toBeTruthy();
  expect(answer()).toContain('Still the result for $150,000');
  type('Rate you are offered', '');
  expect(screen.getByText('Still missing: Rate you are offered.')).toBeTruthy();
});

it('unfolds the optional fields when a link answers one of them', () => {
  useNavigation.setState({ place: { ...place, hash: '#value=200000&mva=no&fees=1' } });
  render(page);
  expect(field('Contract value today').value).toBe('200,000');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  expect(field(/^All yearly fees of your contract/).closest('details')?.open).toBe(true);
});

it('prints one sheet with what leaving costs today', () => {
  render(page);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('article', { name: 'Result for paper' });
  expect(sheet.textContent).toContain('Leaving costs today$7,500; if it adjusts, about $27,603');
  expect(sheet.textContent).toContain(
    'If yours doesn’t adjust with interest rates, leaving pays for itself after about2.1 years. If it does, leaving pays for itself after about 8.5 years.',
  );
  expect(sheet.textContent).toContain('leave 5.50%Steps of 10%, year 11');
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('shows steps in a fold of its own, with what ends with the contract, and changes no answer', () => {
  render(page);
  const before = answer();
  const fold = screen.getByText('See what steps would keep').closest('details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  const shown = within(fold);
  expect(shown.getByRole('row', { hidden: true, name: /^After 6 years \(cheapest\) \$0 \$0 \$179,108 \$234,087 \$95,185$/ })).toBeTruthy();
  type('Free withdrawal a year', '5');
  expect(fold.open).toBe(true);
  expect(shown.getByText('After 1 year').closest('tr')?.textContent).toContain('$7,339');
  type(/^Income base of your rider/, '220k');
  expect(shown.getByText('Still missing: Payout rate at your age; Your age.')).toBeTruthy();
  type(/^Payout rate at your age/, '5.5');
  type(/^Your age/, '70');
  expect(shown.getByText(/Your rider would pay \$12,100 a year for life, starting at 70/)).toBeTruthy();
  type(/^Death benefit today/, '180,000');
  expect(shown.getByText(/your heirs get \$30,000 more than the value today/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Life expectancy based on/), { target: { value: 'female' } });
  expect(shown.getByText(/^Of 100 women your age/)).toBeTruthy();
  expect(answer()).toBe(before);
  pass(1000);
  expect(navigate).toHaveBeenLastCalledWith(
    expect.stringMatching(/&mva=unsure&free=5&base=220000&payout=5\.5&death=180000&age=70&sex=female$/),
    expect.anything(),
  );
  type('Free withdrawal a year', '');
  expect(shown.getByText('Enter a percentage, from 0 to 100. 0 for none.')).toBeTruthy();
  expect(answer()).toContain('Still the result for $150,000');
});

it('opens the steps for a link with a free withdrawal, also while a main figure is missing', () => {
  useNavigation.setState({ place: { ...place, hash: '#value=200000&free=5' } });
  render(page);
  expect(field('Free withdrawal a year').value).toBe('5');
  expect(field('Free withdrawal a year').closest('details')?.open).toBe(true);
  type('Contract value today', '');
  expect(field('Free withdrawal a year').value).toBe('5');
});

it('hands the figures over only when the visitor takes them along', () => {
  render(page);
  type('Contract value today', '265k');
  expect(readOfferedFigures()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(readOfferedFigures()).toMatchObject([{ attachment: { kind: 'leave-or-stay', inputs: { value: '$265,000' } } }]);
  fireEvent.click(screen.getByRole('link', { name: 'Request a free review' }));
  expect(readOfferedFigures()).toEqual([]);
});

it('agrees with the served page, and keeps text typed before hydration', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.textContent).toContain('8.5 years');
  expect(root.innerHTML).not.toContain('style=');
  const typed = root.querySelector<HTMLInputElement>('#value');
  if (!typed) throw new Error('the served page has the field');
  typed.value = '300,000';
  await hydrate();
  expect(root.textContent).toContain('$40,206');
});
