import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { ContractCheck } from './contract-check.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('annuity-review')] });

const navigate = startAt('/annuity-review/check');
const place = { pathname: '/annuity-review/check', search: '', hash: '' };

const page = (
  <HostProvider host={host}>
    <ContractCheck />
  </HostProvider>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const answer = () => screen.getByRole('heading', { name: /Example|In your answers/ }).parentElement as HTMLElement;
const said = () => answer().textContent?.replaceAll('\u00a0', ' ');
const flags = () => screen.getAllByRole('article').map((flag) => within(flag).getByRole('heading').textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('before any answer', () => {
  it('shows an example that is labeled as one, and offers no figures', () => {
    render(page);
    expect(said()).toContain('Example, not your contract');
    expect(said()).toContain('3 red flags, 1 severe.');
    expect(flags()).toEqual(['A surrender period of 12 years', 'Yearly fees of 3.40%', 'A charge of 9.00% for leaving today']);
    expect(screen.queryByRole('heading', { name: 'Questions to ask' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Take these figures along' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a free review' }).getAttribute('href')).toBe('/annuity-review');
    expect(screen.getByText('What this check cannot see')).toBeTruthy();
  });
});

describe('the result', () => {
  it('grows with the answers', () => {
    render(page);
    type('Contract value today', '200k');
    expect(said()).toContain('nothing to check yet');
    type('All yearly fees together', '4');
    expect(said()).toContain('1 red flag, 1 severe.');
    expect(screen.getByText('$200,000 × 4.00% = $8,000 a year')).toBeTruthy();
    expect(screen.getByText('We warn from 3% and call it severe from 4%.')).toBeTruthy();
    type('All yearly fees together', '1');
    expect(said()).toContain('no red flag.');
    expect(said()).toContain('That doesn’t mean it’s a good contract.');
    expect(screen.getByText('2 of 29 answered')).toBeTruthy();
  });

  it('turns unsure answers into questions, never into flags', () => {
    render(page);
    fireEvent.click(screen.getByRole('button', { name: 'Not sure: All yearly fees together' }));
    expect(field('All yearly fees together').value).toBe('Not sure');
    expect(screen.getByRole('button', { name: 'Not sure: All yearly fees together' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryAllByRole('article')).toEqual([]);
    const asks = within(screen.getByRole('region', { name: 'Questions to ask' })).getAllByRole('listitem');
    expect(asks[0]?.textContent).toBe('What are all yearly fees together, in percent and in dollars?');
    fireEvent.click(screen.getByRole('button', { name: 'Not sure: All yearly fees together' }));
    expect(field('All yearly fees together').value).toBe('');
    expect(said()).toContain('Example');
  });

  it('stays, and is marked, while an answer cannot be read', () => {
    render(page);
    type('All yearly fees together', '4');
    type('Surrender charge now', 'much');
    expect(field('Surrender charge now').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a percentage, from 0 to 25.')).toBeTruthy();
    expect(said()).toContain('We still show the last answers we could read.');
    expect(flags()).toEqual(['Yearly fees of 4.00%']);
  });

  it('is announced once it is stable', () => {
    render(page);
    pass(5000);
    const [status] = screen.getAllByRole('status') as [HTMLElement];
    expect(status.textContent).toBe('');
    type('All yearly fees together', '4');
    pass(1000);
    expect(status.textContent).toBe('1 red flag, 1 of them severe.');
  });

  it('asks for years and payout when a roll-up is given without them, then flags it', () => {
    render(page);
    type('Roll-up rate of the income rider', '7');
    const asks = () =>
      screen.queryByText(/^Answer (one|two|three) more questions? to see what your 7% really earns:/)?.parentElement?.textContent;
    expect(asks()).toBe(
      'Answer three more questions to see what your 7% really earns: Simple or compound; Years from purchase to income; Payout rate at that age.',
    );
    fireEvent.change(field('Simple or compound'), { target: { value: 'simple' } });
    type('Years from purchase to income', '10');
    expect(asks()).toMatch(/^Answer one more question to see/);
    type('Payout rate at that age', '5');
    expect(asks()).toBeUndefined();
    expect(flags()[0]).toMatch(/^A roll-up of 7\.00%/);
  });

  it('is gone with the answers', () => {
    render(page);
    type('All yearly fees together', '4');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
    expect(field('All yearly fees together').value).toBe('');
    expect(said()).toContain('Example');
  });
});

describe('leave or stay', () => {
  it('names its five numbers', () => {
    render(page);
    expect(
      screen.getByText(/^Offered a replacement\? Five numbers show when you’d come out ahead\. They are: Contract value today; /),
    ).toBeTruthy();
  });

  it('says what is missing, then the year, with chart, table and math', () => {
    render(page);
    type('Contract value today', '150,000');
    type('Surrender charge now', '6');
    expect(
      screen.getByText(/Still missing: What your contract earns a year, before fees; Rate of the new contract; New surrender period\./),
    ).toBeTruthy();
    type('What your contract earns a year, before fees', '3');
    type('Rate of the new contract', '5.5');
    type('New surrender period', '5');
    expect(screen.getByText('The exchange has paid for itself after about 2.6 years.')).toBeTruthy();
    expect(screen.getByRole('img', { name: /After 10 years the new contract holds \$240,848/ })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Read the chart at a year' }).getAttribute('aria-valuetext')).toBe(
      'After 5 years: stay $173,891, leave $184,281, $10,390 more',
    );
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(screen.getByText('After 0 years: stay $150,000, leave $141,000, $9,000 less')).toBeTruthy();
    expect(screen.getByText('0.0619 ÷ 0.0240 = 2.58 years')).toBeTruthy();
    expect(screen.getByText(/Section 1035/)).toBeTruthy();
  });

  it('says no year without a market value adjustment that there is', () => {
    render(page);
    for (const [label, text] of [
      ['Contract value today', '150,000'],
      ['Surrender charge now', '5'],
      ['What your contract earns a year, before fees', '3'],
      ['Rate of the new contract', '5.5'],
      ['New surrender period', '5'],
    ] as const)
      type(label, text);
    expect(screen.getByText('The exchange has paid for itself after about 2.1 years.')).toBeTruthy();
    fireEvent.change(field('Market value adjustment'), { target: { value: 'yes' } });
    expect(screen.queryByText(/has paid for itself/)).toBeNull();
    expect(screen.getByText(/Still missing: Years of charges left, for the market value adjustment\./)).toBeTruthy();
    type('Years of it left', '6');
    expect(screen.getByText('The exchange has paid for itself after about 8.1 years.')).toBeTruthy();
    expect(screen.getByText(/from your two rates: about \$20,103\. Ask the insurer/)).toBeTruthy();
    expect(screen.getByText('$150,000 × (1 − (1.0300 ÷ 1.0550)^6) = $20,103')).toBeTruthy();
    expect(flags()).toContain('An exchange that pays only after 8.1 years');
  });

  it('never pays at an equal rate, and says why', () => {
    render(page);
    for (const [label, text] of [
      ['Contract value today', '150,000'],
      ['Surrender charge now', '6'],
      ['What your contract earns a year, before fees', '4'],
      ['Rate of the new contract', '4'],
      ['New surrender period', '5'],
      ['Charges of the next years', '5, 4'],
    ] as const)
      type(label, text);
    expect(screen.getByText(/^The exchange never pays for itself/)).toBeTruthy();
    expect(screen.getByText(/An equal or lower rate never makes up for a charge/)).toBeTruthy();
    expect(screen.getByText(/from \$9,000 to \$7,500/)).toBeTruthy();
    expect(flags()).toContain('An exchange that never pays for itself');
  });
});

describe('the groups', () => {
  it('lead from one to the next, and to the result', () => {
    render(page);
    const groups = screen.getAllByRole('group').filter((group) => group.getAttribute('name') === 'contract-check') as HTMLDetailsElement[];
    expect(groups.map((group) => group.open)).toEqual([true, false, false, false, false, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Next: Yearly fees' }));
    expect(groups[1]?.open).toBe(true);
    expect(document.activeElement).toBe(groups[1]?.querySelector('summary'));
    fireEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(document.activeElement?.id).toBe('answer-heading');
  });
});

describe('the address', () => {
  it('stores the answers, and restores them', () => {
    render(page);
    type('Contract value today', '150k');
    type('Years of it left', 'not sure');
    pass(300);
    expect(navigate.mock.calls).toEqual([['/annuity-review/check#value=150000&left=unsure', { replace: true, keepScroll: true }]]);
  });

  it('is read when the page opens', () => {
    useNavigation.setState({ place: { ...place, hash: '#value=150000&left=unsure&fees=abc' } });
    render(page);
    expect(field('Contract value today').value).toBe('150,000');
    expect(field('Years of it left').value).toBe('Not sure');
    expect(field('All yearly fees together').value).toBe('');
  });
});

it('prints one sheet with figures, flags and questions, or says what is missing', () => {
  render(page);
  const print = (step: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(step)));
  print('beforeprint');
  expect(screen.getByRole('article', { name: 'Result for paper' }).textContent).toContain('Answer at least one question');
  print('afterprint');
  type('Contract value today', '150k');
  type('All yearly fees together', '4');
  print('beforeprint');
  const sheet = screen.getByRole('article', { name: 'Result for paper' });
  for (const words of ['1 red flag 1 of them severe.', 'Fees a year$6,000', 'FlagsYearly fees of 4.00%'])
    expect(sheet.textContent).toContain(words);
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
  expect(within(sheet).getByText('Which fees are these, one by one in dollars, and which of them can I drop?')).toBeTruthy();
  print('afterprint');
  expect(screen.queryByRole('article', { name: 'Result for paper' })).toBeNull();
});

it('prints leaving against staying by its own button', async () => {
  useNavigation.setState({ place: { ...place, hash: '#value=150000&charge=9&earned=3&newRate=5.5&newYears=7' } });
  render(page);
  const printed: (string | null | undefined)[] = [];
  vi.stubGlobal('print', () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    printed.push(...screen.getAllByRole('article', { name: 'Result for paper' }).map(({ textContent }) => textContent));
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Print: Leave or stay' }));
  await vi.waitFor(() => expect(printed).toHaveLength(1));
  vi.unstubAllGlobals();
  expect(printed[0]).toContain('If you leave, after 10 years you would have$31,574 more than if you stay.');
  expect(printed[0]).toContain('Leaving costs today$13,500');
});

it('hands answers over only when the visitor takes them along', () => {
  render(page);
  type('Contract value today', '150k');
  expect(readOfferedFigures()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(readOfferedFigures()).toMatchObject([{ attachment: { kind: 'contract-check', inputs: { value: '$150,000' } } }]);
  fireEvent.click(screen.getByRole('link', { name: 'Request a free review' }));
  expect(readOfferedFigures()).toEqual([]);
});

it('agrees with the served page, and keeps text typed before hydration', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.textContent).toContain('3 red flags');
  expect(root.innerHTML).not.toContain('style=');
  const typed = root.querySelector<HTMLInputElement>('#fees');
  if (!typed) throw new Error('the served page has the field');
  typed.value = '4.2';
  await hydrate();
  expect(typed.isConnected).toBe(true);
  expect(root.textContent).toContain('Yearly fees of 4.20%');
});
