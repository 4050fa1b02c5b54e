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
    expect(said()).toContain('Two red flags.');
    expect(said()).toContain('The 7% is a paper number: it earns about 1.4 to 2.2% a year if you live to 85.');
    expect(flags()).toEqual(['Yearly fees of 3.40%', 'A surrender period of 10 years']);
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
    expect(said()).toContain('No verdict yet');
    type('All yearly fees together', '4');
    expect(said()).toContain('One red flag, severe.');
    expect(screen.getByText('$200,000 × 4.00% = $8,000 a year')).toBeTruthy();
    expect(screen.getByText('We warn from 3% and call it severe from 4%.')).toBeTruthy();
    type('All yearly fees together', '1');
    expect(said()).toContain('No red flag.');
    expect(said()).toContain('That doesn’t mean it’s a good contract.');
    expect(screen.getByText('More questions: 0 of 25 answered')).toBeTruthy();
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
    const status = screen.getAllByRole('status').at(-1) as HTMLElement;
    expect(status.textContent).toBe('');
    type('All yearly fees together', '4');
    pass(1000);
    expect(status.textContent).toBe('One red flag, severe.');
  });

  it('asks for years and payout when a roll-up is given without them, then flags it', () => {
    render(page);
    type('Roll-up rate of the income rider', '7');
    const asks = () =>
      screen.queryByText(/^Answer (one|two|three) more questions? to see what your 7% really earns:/)?.parentElement?.textContent;
    expect(asks()).toBe(
      'Answer three more questions to see what your 7% really earns: Simple or compound; Years from purchase to income; Payout rate at that age. You find them under “More questions”.',
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
  it('is one press away, with the answers that it asks for', () => {
    render(page);
    expect(screen.getByRole('link', { name: 'See if leaving pays' }).getAttribute('href')).toBe('/annuity-review/leave-or-stay');
    type('Contract value today', '150,000');
    type('Surrender charge now', '6');
    expect(screen.getByRole('link', { name: 'See if leaving pays, with these numbers' }).getAttribute('href')).toBe(
      '/annuity-review/leave-or-stay#value=150000&charge=6',
    );
  });

  it('stays a finding of the check when the offer is typed here', () => {
    render(page);
    for (const [label, text] of [
      ['Contract value today', '150,000'],
      ['Surrender charge now', '5'],
      ['What your contract earns a year, before fees', '3'],
      ['Rate of the new contract', '5.5'],
      ['New surrender period', '7'],
    ] as const)
      type(label, text);
    expect(said()).toContain('The offered exchange isn’t judged yet.');
    expect(said()).not.toContain('within our limits');
    fireEvent.change(field('Market value adjustment'), { target: { value: 'yes' } });
    expect(said()).toContain('What the market value adjustment takes isn’t checked yet.');
    type('Years of charges left', '6');
    expect(flags()).toContain('An exchange that pays only after 8.5 years');
  });
});

describe('the groups', () => {
  it('lead from one to the next, and to the result', () => {
    render(page);
    const groups = screen.getAllByRole('group').filter((group) => group.getAttribute('name') === 'contract-check') as HTMLDetailsElement[];
    expect(groups.map((group) => group.open)).toEqual(Array(6).fill(false));
    fireEvent.click(screen.getByRole('button', { name: 'Next: Bonus and income rider', hidden: true }));
    expect(groups[1]?.open).toBe(true);
    expect(document.activeElement).toBe(groups[1]?.querySelector('summary'));
    fireEvent.click(screen.getByRole('button', { name: 'See the result', hidden: true }));
    expect(document.activeElement?.id).toBe('answer-heading');
  });
});

describe('the address', () => {
  it('stores the answers, and restores them', () => {
    render(page);
    type('Contract value today', '150k');
    type('Years of charges left', 'not sure');
    pass(300);
    expect(navigate.mock.calls).toEqual([['/annuity-review/check#value=150000&left=unsure', { replace: true, keepScroll: true }]]);
  });

  it('is read when the page opens', () => {
    useNavigation.setState({ place: { ...place, hash: '#value=150000&left=unsure&fees=abc' } });
    render(page);
    expect(field('Contract value today').value).toBe('150,000');
    expect(field('Years of charges left').value).toBe('Not sure');
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
  for (const words of [
    'One red flag Severe. Fees take $6,000 a year, even in a year without interest.',
    'Fees a year$6,000',
    'FlagsYearly fees of 4.00%',
  ])
    expect(sheet.textContent).toContain(words);
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
  expect(within(sheet).getByText('Which fees are these, one by one in dollars, and which of them can I drop?')).toBeTruthy();
  print('afterprint');
  expect(screen.queryByRole('article', { name: 'Result for paper' })).toBeNull();
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
  expect(root.textContent).toContain('Two red flags');
  expect(root.innerHTML).not.toContain('style=');
  const typed = root.querySelector<HTMLInputElement>('#fees');
  if (!typed) throw new Error('the served page has the field');
  typed.value = '4.2';
  await hydrate();
  expect(typed.isConnected).toBe(true);
  expect(root.textContent).toContain('Yearly fees of 4.20%');
});
