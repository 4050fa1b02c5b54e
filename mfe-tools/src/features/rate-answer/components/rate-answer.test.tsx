import type { RateRecord } from '@annuity-lantern/contracts/http';
import { forgetReads, HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { onPhone } from '@annuity-lantern/tool-kit/testing/on-phone';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateAnswer } from './rate-answer.tsx';
import { useAsk } from './use-ask.ts';

const base: RateRecord = {
  id: 'brackenfield-footpath-5',
  carrier: 'Brackenfield Life',
  productName: 'Footpath 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.65,
  minimumPremium: 25_000,
  rating: 'A',
  guaranteeYears: 5,
  surrenderCharges: [8, 7, 6, 5, 4],
  asOf: '2026-11-18',
  source: 'sample rate sheet 214',
  sample: true,
  ratingAgency: 'Sample Ratings',
  ratingDate: '2026-05-28',
  marketValueAdjustment: true,
  states: 'AZ, NV',
};
const steady: RateRecord = {
  ...base,
  id: 'northmere-steadyterm-5',
  carrier: 'Northmere Life',
  productName: 'SteadyTerm 5',
  rate: 5.3,
  minimumPremium: 10_000,
  surrenderCharges: [9, 8, 7, 6, 5],
  states: 'all',
};
const cap: RateRecord = { ...base, id: 'cap', productName: 'Index 5', type: 'FIA', rate: 9, guaranteeYears: 1 };
const horizon: RateRecord = {
  ...base,
  id: 'horizon',
  productName: 'Horizon 3',
  term: '3 years',
  guaranteeYears: 3,
  rate: 5.35,
  rating: 'A+',
};

const navigated = vi.fn((href: string) => publish(href));
let list: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 10, 0) });
  vi.stubGlobal('fetch', () => list());
  navigated.mockClear();
  useNavigation.setState({ navigate: navigated });
  publish('/comparison-tools');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
});

function publish(href: string) {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  window.history.replaceState(null, '', href);
  act(() => useNavigation.setState({ place: { pathname, search, hash } }));
}

const host = sampleHost({ routes: ['comparison-tools', 'consultation', 'annuity-comparison'].map((id) => sampleRoute(id)) });
const links = {
  consultation: ({ id }: RateRecord) => `?product=${id}`,
  list: ({ amount, years, atLeast }: { amount: number; years: number; atLeast: string }) => `?fits=${amount},${years},${atLeast}`,
};
function Answer() {
  return <RateAnswer asked={useAsk()} links={links} />;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(rates: readonly RateRecord[], href?: string) {
  list = async () => Response.json({ data: rates });
  if (href) publish(href);
  render(
    <HostProvider host={host}>
      <Answer />
    </HostProvider>,
  );
  await pass(0);
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^I have/ });
const years = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'for' });
const least = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'from an insurer rated at least' });
const fill = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const names = () =>
  screen
    .queryAllByRole('heading', { level: 3, name: /^(?!Print or send)/ })
    .map(({ textContent }) => textContent?.replace(/ ?Sample$/, ''));

describe('the sentence', () => {
  it('is answered in dollars, by guaranteed rates only', async () => {
    await open([steady, cap, horizon, base]);
    expect(heading()).toBe('Most you can take out after 5 years among the 4 products listed here');
    expect(names()).toEqual(['Footpath 5', 'SteadyTerm 5']);
    const row = screen.getByRole('heading', { name: /Footpath 5/ }).closest('li') as HTMLElement;
    expect(within(row).getByText('$32,907', { selector: 'mark' })).toBeTruthy();
    expect(within(row).getByText('5.65% a year')).toBeTruthy();
    expect(within(row).getByText('Sold only in AZ, NV')).toBeTruthy();
    expect(within(row).getByText('Brackenfield Life (A, Sample Ratings, May 2026)')).toBeTruthy();
    expect(within(row).getByText('Leave after year 1: about $24,564, $436 less than you put in.', { exact: false })).toBeTruthy();
    expect(within(row).queryByText('Sample')).toBeNull();
    expect(screen.getAllByText('Sample')).toHaveLength(1);
    expect(row.textContent).toContain(
      'Guaranteed for 5 years, compounds each year. Charges for leaving: 5 years. Minimum premium $25,000. Oldest age to buy: not given, ask. As of Nov 18, 2026, sample rate sheet 214.',
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/consultation?product=brackenfield-footpath-5');
  });

  it('shows a note on all offers once', async () => {
    await open([steady, base]);
    for (const words of [
      'Educational example, not a quote or advice.',
      'For $25,000, if you take nothing out before. Guaranteed by the insurer, not by us or the government. Before tax.',
      'After the charge for leaving. If you leave early, interest rates can raise or lower what you get.',
      'No rate is reserved. An advisor will confirm today’s rate.',
    ])
      expect(document.body.textContent?.split(words)).toHaveLength(2);
  });

  it('marks the samples in their rows if only some offers are samples', async () => {
    await open([{ ...steady, sample: false }, base]);
    expect(screen.getByText('Sample').closest('h3')?.textContent).toBe('Footpath 5 Sample');
  });

  it('says it in each row where contracts differ', async () => {
    const { marketValueAdjustment: _, ...unsaid } = steady;
    await open([base, unsaid, { ...steady, id: 'other', productName: 'No Adjustment', marketValueAdjustment: false }]);
    expect(
      screen.getByText(/After the charge for leaving\. If you leave early, interest rates can raise or lower what you get\./),
    ).toBeTruthy();
    expect(screen.getByText(/Ask if interest rates can raise or lower what you get\./)).toBeTruthy();
    expect(screen.getByText(/This contract has no market value adjustment\./)).toBeTruthy();
  });

  it('offers the terms that are guaranteed here, and keeps its blanks after # in the address', async () => {
    await open([steady, cap, horizon]);
    expect([...years().options].map(({ label }) => label)).toEqual(['3 years', '5 years']);
    fill(amount(), '50k');
    fireEvent.blur(amount());
    fill(years(), '3');
    fill(least(), 'A+');
    await pass(300);
    expect(amount().value).toBe('50,000');
    expect(names()).toEqual(['Horizon 3']);
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools#amount=50000&years=3&least=A%2B');
    await pass(1000);
    expect(screen.getByText('Pays the most: Horizon 3, $55,539 after 3 years. 1 of the products fit.', { exact: false })).toBeTruthy();
  });

  it('is restored by a link, and drops values that the page could not have written', async () => {
    await open([steady, base], '/comparison-tools#amount=100000&years=99&least=Z');
    expect([amount().value, years().value, least().value]).toEqual(['100,000', '5', 'A-']);
    expect(screen.getByText('$131,628', { selector: 'mark' })).toBeTruthy();
  });

  it('tells a wrong amount and keeps the last answer with its amount', async () => {
    await open([base]);
    fill(amount(), 'much');
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter an amount in dollars, such as 250,000 or 250k.')).toBeTruthy();
    expect(screen.getByText(/For \$25,000, if you take nothing out/)).toBeTruthy();
    fill(amount(), '');
    expect(screen.getByText('Enter an amount to see what it would grow to.')).toBeTruthy();
    expect(names()).toEqual([]);
  });
});

describe('the offers', () => {
  it('are compared, also those of an operator’s own sheet', async () => {
    const footpath = { ...base, states: 'AZ, CO, NM, NV, TX, UT' };
    await open([footpath, steady, { ...base, id: 'own', productName: 'Own 5', sample: false }]);
    expect(screen.getByRole('link', { name: 'Compare these' }).getAttribute('href')).toBe(
      '/annuity-comparison#amount=25000&compare=footpath-5.own.steadyterm-5&view=open',
    );
  });

  it('are not compared when there is one only', async () => {
    await open([base, cap]);
    expect(screen.queryByRole('link', { name: 'Compare these' })).toBeNull();
  });

  it('are shown in the list by one step, which keeps the sentence', async () => {
    await open([base, steady, ...['a', 'b'].map((id) => ({ ...base, id, rate: 5 }))], '/comparison-tools#amount=30000&years=5&least=A');
    expect(screen.getByText(/4 products fit; these are the top 3\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show these in the list' }));
    expect(navigated.mock.calls).toEqual([['/comparison-tools?fits=30000,5,A#amount=30000&years=5&least=A', { keepScroll: true }]]);
  });

  it('mark a rate that is older than 14 days', async () => {
    await open([{ ...base, asOf: '2026-11-07' }]);
    expect(screen.getByText('Older than 14 days: ask for today’s rate')).toBeTruthy();
  });

  it('say on demand what leaving pays after each year', async () => {
    await open([base]);
    const table = screen.getByRole('table', { name: 'What leaving Footpath 5 pays, beside the $25,000 you put in', hidden: true });
    expect([...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1', '$24,564', '$436 less'],
      ['2', '$26,231', '$1,231 more'],
      ['3', '$28,007', '$3,007 more'],
      ['4', '$29,901', '$4,901 more'],
      ['5', '$32,907', '$7,907 more'],
    ]);
  });

  it('say on a phone, once a blank had focus, what pays the most', async () => {
    await open([base]);
    onPhone('highest-value', 2000);
    act(() => amount().focus());
    const line = '$32,907 after 5 years: Footpath 5 (sample; sold only in AZ, NV), 5.65% a year';
    expect(screen.getByText(line)).toBeTruthy();
  });

  it('say when a charge is left at the end, and when there never is one', async () => {
    await open(
      [
        { ...horizon, surrenderCharges: [8, 7, 6, 5, 4] },
        { ...horizon, id: 'free', productName: 'Free 3', surrenderCharges: [] },
      ],
      '/comparison-tools#amount=25000&years=3&least=A',
    );
    expect(names()).toEqual(['Free 3', 'Horizon 3']);
    const row = screen.getByRole('heading', { name: /Horizon 3/ }).closest('li') as HTMLElement;
    expect(within(row).getByText('$27,769', { selector: 'p' })).toBeTruthy();
    expect(within(row).getByText('The account then holds $29,231; leaving costs 5.00%.')).toBeTruthy();
    expect(screen.getByText(/Leave after year 1: \$26,338, no charge, \$1,338 more than you put in\./)).toBeTruthy();
  });
});

describe('when nothing fits', () => {
  it('offers similar requests that match, one press away', async () => {
    await open([base, horizon], '/comparison-tools#amount=25000&years=5&least=A%2B');
    expect(
      screen.getByText(/With \$25,000, no insurer here rated A\+ or better guarantees a rate for 5 years\. The nearest:/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'For 3 years' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Rated A or better' }));
    expect(least().value).toBe('A');
    await pass(0);
    expect(names()).toEqual(['Footpath 5']);
    expect(document.activeElement?.textContent).toBe(heading());
  });

  it('keeps the state, and says what is sold in others', async () => {
    await open([base, { ...horizon, states: 'all' }], '/comparison-tools#state=OH');
    expect(
      screen.getByText(/no insurer here rated A- or better guarantees a rate for 5 years in Ohio, as far as this list says\. The nearest:/),
    ).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'For 3 years$27,769 after 3 years: Horizon 3, Brackenfield Life (A+, Sample Ratings, May 2026) ',
      'In any state$32,907 after 5 years: Footpath 5, Brackenfield Life (A, Sample Ratings, May 2026) Not sold in Ohio',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'In any state' }));
    await pass(0);
    expect(names()).toEqual(['Footpath 5']);
    expect(screen.getByText('Sold only in AZ, NV')).toBeTruthy();
  });

  it('lists below, apart, what is not known to be sold in the state', async () => {
    const { states: _, ...rooftree } = { ...base, id: 'rooftree', productName: 'Rooftree 5', rate: 6.4, maximumIssueAge: 80 };
    await open([{ ...steady, states: 'all', productName: 'Known 5' }, rooftree], '/comparison-tools#state=NY');
    expect(heading()).toBe('Most you can take out after 5 years among the 1 product listed here for New York');
    expect(names()).toEqual(['Known 5', 'Rooftree 5']);
    const apart = within(screen.getByRole('region', { name: /^Not ranked: this list doesn’t say if they are sold in New York/ }));
    expect(apart.getByText('Ask if it’s sold in New York')).toBeTruthy();
    expect(apart.getByText(/Oldest age to buy: 80\./)).toBeTruthy();
    expect(apart.queryByText('Known 5')).toBeNull();
    fill(least(), 'A++');
    await pass(0);
    expect(screen.queryByRole('region', { name: /^Not ranked/ })).toBeNull();
  });

  it('names a minimum that the amount does not meet, and offers a term that no product has', async () => {
    await open([base], '/comparison-tools#amount=1000&years=40&least=A%2B%2B');
    expect([...years().options].map(({ label }) => label)).toEqual(['5 years', '40 years']);
    expect(screen.getByText(/no insurer here rated A\+\+ guarantees a rate for \d+ years?\. The nearest:/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'With $25,000, for 5 years, rated A or better' }));
    await pass(0);
    expect(names()).toEqual(['Footpath 5']);
  });

  it('says so when no rate is guaranteed at all', async () => {
    await open([cap, { ...base, rating: 'NR' }]);
    expect(screen.getByText('No insurer here rated B- or better guarantees its rate for the whole term.')).toBeTruthy();
  });
});

it('leaves an empty list and a failure to the list further down', async () => {
  await open([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('is served without an answer about rates that are not there', () => {
  const { root } = serve(
    <HostProvider host={host}>
      <Answer />
    </HostProvider>,
  );
  expect(root.textContent).toContain('Loading what pays the most');
  expect(root.textContent).not.toMatch(/no insurer/i);
});

it('shows placeholders until the rates have loaded', async () => {
  list = () => new Promise(() => {});
  render(
    <HostProvider host={host}>
      <Answer />
    </HostProvider>,
  );
  await pass(0);
  expect(screen.getByText('Loading what pays the most')).toBeTruthy();
  fill(years(), '5');
  await pass(2000);
  expect(document.body.textContent).not.toMatch(/no insurer/i);
  expect(heading()).toBe('Most you can take out after 5 years among the products listed here');
});
