import type { RateRecord } from '@annuity-lantern/contracts/http';
import { forgetReads, HostProvider, type NavigateOptions, removeTab, useNavigation } from '@annuity-lantern/host-kit';
import { keepHomeState, readHomeState } from '@annuity-lantern/host-kit/home-state';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manyRates, sampleRates } from '../../features/rate-comparison/testing/sample-rates.ts';
import ComparisonToolsPage from './comparison-tools-page.tsx';

const fetchMock = vi.fn<typeof fetch>();
const navigated = vi.fn<(href: string, options?: NavigateOptions) => void>();
let list: () => Promise<Response>;
let history: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 10, 0) });
  answer(sampleRates);
  fetchMock.mockReset();
  fetchMock.mockImplementation((address) => (String(address).endsWith('/history') ? history() : list()));
  vi.stubGlobal('fetch', fetchMock);
  // Like the shell: writes the address, then notifies the store.
  navigated.mockReset();
  navigated.mockImplementation((href) => publish(href));
  useNavigation.setState({ navigate: navigated });
  publish('/comparison-tools');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
  removeTab('annuity-lantern.flagged-rates');
  keepHomeState('all');
});

function answer(rates: readonly RateRecord[]) {
  list = async () => Response.json({ data: rates });
}

function publish(href: string) {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  window.history.replaceState(null, '', href);
  act(() => useNavigation.setState({ place: { pathname, search, hash } }));
}

const host = sampleHost({
  routes: ['comparison-tools', 'annuity-comparison', 'consultation', 'annuity-alert'].map((id) => sampleRoute(id)),
});
const page = (
  <HostProvider host={host}>
    <ComparisonToolsPage />
  </HostProvider>
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const results = () => screen.getByRole('region', { name: /^Showing/ });
const names = () =>
  within(results())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

async function open(href?: string) {
  if (href) publish(href);
  render(page);
  await pass(0);
}

describe('before there are rates', () => {
  it('shows six placeholders, and a sentence for visitors without JavaScript', async () => {
    list = () => new Promise(() => {});
    await open();
    expect(document.querySelectorAll('[data-placeholder="rate"]').length).toBe(6);
    expect(screen.getByText('Loading rates')).toBeTruthy();
    expect(document.querySelector('noscript')).toBeTruthy();
  });

  it('shows the specified error after a failure, and loads the rates on another try', async () => {
    list = async () => new Response('', { status: 503 });
    await open();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Unable to load current rates');
    expect(alert.textContent).toContain('Please try refreshing or contact support if the issue persists.');
    expect(screen.queryByRole('heading', { name: 'Market insights' })).toBeNull();
    answer(sampleRates);
    press('Try again');
    await pass(0);
    expect(names().length).toBe(4);
  });

  it('says so if there are no rates', async () => {
    answer([]);
    await open();
    expect(screen.getByText('No annuity rates found for the selected criteria.')).toBeTruthy();
    expect(screen.getByText('There are no rates at the moment. Please look again later.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('a rate', () => {
  it('of a guarantee has all required notes beside it', async () => {
    await open();
    const words = rowOf('Fixed Horizon 3').textContent;
    for (const part of [
      'Guaranteed Rate',
      '5.05%',
      '$100,000 compounds to $115,928 in 3 years',
      'Quillfield Mutual',
      'MYGA',
      'Rated A+ by Sample Ratings, May 7, 2026',
      'Guaranteed for3 years',
      'Surrender period5 years',
      'Gap: rate can drop for2 years',
      'Term5 years',
      'Minimum premium$25,000',
      'As of Nov 19, 2026, Sample rate sheet 214',
      'No rate is reserved. An advisor will confirm today’s rate.',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('Older than');
  });

  it('of an index annuity is called a cap, with an explanation', async () => {
    await open();
    const words = rowOf('Index Shelter 7').textContent;
    for (const part of [
      'Cap Rate',
      'up to 6.00%',
      'The most a year can earn. Not guaranteed.',
      'Cap set for1 year',
      'Rated B++ (agency and date not given)',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('Gap');
    expect(rowOf('Fixed Horizon 3').textContent).not.toContain('up to');
  });

  it('of a guarantee shows how $100,000 compounds', async () => {
    await open();
    expect(rowOf('Ledger 10').textContent).toContain('$100,000 compounds to $208,997 in 10 years');
  });

  it('older than 14 days is marked', async () => {
    await open();
    expect(rowOf('Ledger 10').textContent).toContain('Older than 14 days: ask for today’s rate');
  });

  it('can be passed to the consultation form', async () => {
    await open();
    const link = within(rowOf('Fixed Horizon 3')).getByRole('link', { name: /^Lock This Rate/ });
    expect(link.getAttribute('href')).toBe(
      '/consultation?carrier=Quillfield+Mutual&product=Fixed+Horizon+3&type=MYGA&rate=5.05&term=5+years&minimum=25000&rating=A%2B',
    );
  });
});

describe('a note on all rates', () => {
  it('is shown once, at the top of the answer and of the list', async () => {
    await open();
    expect(document.body.textContent?.split('Educational example, not a quote or advice.')).toHaveLength(3);
    for (const sentence of [
      'Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured.',
      'Caps can change each year; a 0% year is possible.',
    ])
      expect(document.body.textContent?.split(sentence)).toHaveLength(2);
    expect(results().textContent).not.toContain('Educational example');
  });
});

describe('the head of the list', () => {
  const badges = () => within(results()).queryAllByText('Sample', { exact: true });
  const row = () => rowOf('SteadyTerm 5');

  it('says once that all products are samples', async () => {
    await open();
    expect(badges()).toHaveLength(1);
    expect(results().textContent).toContain('Sample All products here are invented.');
    expect(within(row()).queryByText('Sample', { exact: true })).toBeNull();
  });

  it('leaves the mark to the rows if only some products are samples', async () => {
    answer(sampleRates.map((rate) => ({ ...rate, sample: rate.productName === 'SteadyTerm 5' })));
    await open();
    expect(badges()).toHaveLength(1);
    expect(within(row()).getByText('Sample', { exact: true })).toBeTruthy();
  });

  it('explains each kind of rate that was found, in the words of the rows', async () => {
    await open();
    const kinds = [
      ['Guaranteed Rate', 'Guaranteed Rate Paid for the years shown.'],
      ['Cap Rate', 'Cap Rate The most a year can earn. Not guaranteed.'],
    ] as const;
    for (const [label, sentence] of kinds) {
      const marks = within(results()).getAllByText(label, { exact: true });
      expect(marks[0]?.closest('p')?.textContent).toBe(sentence);
      expect(new Set(marks.map(({ className }) => className)).size).toBe(1);
    }
    fireEvent.click(screen.getByRole('radio', { name: 'FIA' }));
    expect(within(results()).queryByText('Guaranteed Rate', { exact: true })).toBeNull();
  });

  it('is followed by rows with the bars of both lengths', async () => {
    await open();
    const bars = [...rowOf('Fixed Horizon 3').querySelectorAll('svg[aria-hidden] > rect')].map((bar) => bar.getAttribute('width'));
    expect(bars.slice(0, 2)).toEqual(['30%', '50%']);
  });
});

describe('the market', () => {
  it('counts all products, separates caps, and has its chart in words and as a table', async () => {
    await open();
    const insights = screen.getByRole('region', { name: 'Market insights' });
    for (const words of [
      'Total products4',
      'Highest rate7.65%',
      'Carriers4',
      'Average rate6.00%',
      'Highest and average are of the 3 guaranteed rates only.',
      'Caps of 1 index product: highest 6.00%, average 6.00%.',
    ])
      expect(insights.textContent).toContain(words);
    expect(within(insights).getByRole('img').getAttribute('aria-label')).toBe(
      'The highest guaranteed rate is 7.65%, for 10 years. For five years or less, it’s 5.30%.',
    );
    expect(within(insights).getByRole('row', { name: /^5 years/ }).textContent).toBe('5 years15.30%5.30%5.30%');
    const reader = slider('Read the chart at a term');
    fireEvent.change(reader, { target: { value: '2' } });
    expect(reader.getAttribute('aria-valuetext')).toBe('10 years: 1 product, 7.65%, average 7.65%');
    expect(screen.getByText(/4 sample products of invented insurers\./)).toBeTruthy();
  });
});

describe('the filters', () => {
  it('start with all rates, highest first', async () => {
    await open();
    expect(names()).toEqual(['Ledger 10', 'Index Shelter 7', 'SteadyTerm 5', 'Fixed Horizon 3']);
    expect(screen.getByText('Showing 4 of 4 products')).toBeTruthy();
    await pass(5000);
    expect(navigated).not.toHaveBeenCalled();
  });

  it('combine, and are kept in the address', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'MYGA' }));
    choose('Rating', 'A');
    choose('Sort by', 'carrier');
    await pass(300);
    expect(names()).toEqual(['SteadyTerm 5', 'Fixed Horizon 3']);
    expect(screen.getByText('Showing 2 of 4 products')).toBeTruthy();
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools?type=MYGA&sort=carrier&rating=A');
    await pass(1000);
    expect(screen.getByText('Showing 2 of 4 products, 2 of them listed.')).toBeTruthy();
  });

  it('say which ratings they match', async () => {
    await open();
    const labels = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rating' }).options].map(({ label }) => label);
    expect(labels).toEqual(['All ratings', 'A ratings (A++ to A-)', 'B ratings (B++ to B-)']);
  });

  it('accept a lowest grade and a term, and say what a term leaves out', async () => {
    await open('/comparison-tools?years=12');
    const term = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Term' });
    expect([...term.options].map(({ label }) => label)).toEqual(['Any term', '5 years', '7 years', '10 years', '12 years']);
    expect(names()).toEqual([]);
    choose('Term', '5');
    expect(names()).toEqual(['SteadyTerm 5']);
    expect(screen.getByText('Leaves out a MYGA whose rate ends before its term.')).toBeTruthy();
    choose('Term', 'all');
    choose('Rated at least', 'A+');
    expect(names()).toEqual(['Fixed Horizon 3']);
    await pass(300);
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools?least=A%2B');
  });

  it('accept a rate by typing and by sliding', async () => {
    await open();
    type('Minimum rate', '5.3');
    expect(names()).toEqual(['Ledger 10', 'Index Shelter 7', 'SteadyTerm 5']);
    expect(slider('Minimum rate, slider').value).toBe('5.3');
    fireEvent.change(slider('Minimum rate, slider'), { target: { value: '6.1' } });
    expect(field('Minimum rate').value).toBe('6.1');
    expect(names()).toEqual(['Ledger 10']);
    type('Minimum rate', '11');
    expect(screen.getByText('Enter a rate in percent, from 0 to 10.')).toBeTruthy();
    expect(field('Minimum rate').value).toBe('11');
    expect(names()).toEqual(['Ledger 10']);
    type('Minimum rate', '');
    expect(names().length).toBe(4);
  });

  it('offer three orders by their names', async () => {
    await open();
    const labels = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).options].map(({ label }) => label);
    expect(labels).toEqual(['Rate', 'Carrier', 'Term']);
    expect(screen.getByText('This list mixes caps and guaranteed rates. A cap isn’t guaranteed.')).toBeTruthy();
  });

  it('without a maximum premium list products with a minimum of millions', async () => {
    answer(sampleRates.map((rate) => ({ ...rate, minimumPremium: 5_000_000 })));
    await open();
    expect(names().length).toBe(4);
    type('Maximum premium', '4,999,999');
    expect(names().length).toBe(0);
  });

  it('accept a premium by typing and by sliding, and can be reset', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'No maximum' }).getAttribute('aria-pressed')).toBe('true');
    expect(slider('Maximum premium, slider').getAttribute('aria-valuetext')).toBe('No maximum');
    type('Maximum premium', '20k');
    expect(names()).toEqual(['Index Shelter 7']);
    fireEvent.blur(field('Maximum premium'));
    expect(field('Maximum premium').value).toBe('20,000');
    fireEvent.change(slider('Maximum premium, slider'), { target: { value: '25000' } });
    expect(field('Maximum premium').value).toBe('25,000');
    expect(names().length).toBe(3);
    await pass(300);
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools?premium=25000');
    press('No maximum');
    expect(field('Maximum premium').value).toBe('');
    expect(names().length).toBe(4);
    await pass(300);
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools');
  });

  it('keep the text in the other field', async () => {
    await open();
    type('Minimum rate', '5.');
    type('Maximum premium', '50,0');
    expect([field('Minimum rate').value, field('Maximum premium').value]).toEqual(['5.', '50,0']);
  });

  it('choose carriers, show eight before the others, and can clear all', async () => {
    answer(manyRates(24));
    await open('/comparison-tools?carrier=Carrier+L');
    const group = screen.getByRole('group', { name: 'Carriers' });
    expect(within(group).getAllByRole('button', { name: /^Carrier/ }).length).toBe(9);
    expect(names().length).toBe(2);
    press('+4 more');
    expect(within(group).getAllByRole('button', { name: /^Carrier/ }).length).toBe(12);
    press('Carrier A');
    expect(names().length).toBe(4);
    expect(screen.getByText('2 of 12 chosen.')).toBeTruthy();
    press('Carrier L');
    expect(names().length).toBe(2);
    press('Clear Selection');
    expect(screen.getByRole('heading', { name: 'Showing 24 of 24 products' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear Selection' })).toBeNull();
  });

  it('that match nothing are reset by one press', async () => {
    await open('/comparison-tools?rate=9&type=FIA&sort=term');
    expect(screen.getByText('No annuity rates found for the selected criteria.')).toBeTruthy();
    press('Show All Types');
    expect(names().length).toBe(4);
    expect(document.activeElement?.textContent).toBe('Showing 4 of 4 products');
    await pass(300);
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools?sort=term');
  });

  it('that match nothing name the one to drop, with the products that it would give', async () => {
    await open('/comparison-tools?rate=9&least=B-#state=NY');
    const named = () => screen.queryAllByRole('button', { name: /: \d+ products?$/ }).map(({ textContent }) => textContent);
    expect(screen.getByText('Drop one filter to see rates. Show All Types clears every filter.')).toBeTruthy();
    expect(named()).toEqual(['No minimum rate: 1 product']);
    type('Minimum rate', '5');
    fireEvent.change(screen.getByLabelText('Rated at least'), { target: { value: 'A' } });
    expect(named()).toEqual(['Any state: 2 products', 'Any rating: 1 product']);
    press('Any state: 2 products');
    expect(names()).toEqual(['SteadyTerm 5', 'Fixed Horizon 3']);
    expect(document.activeElement?.textContent).toBe('Showing 2 of 4 products');
  });

  it('open on phones by a button beside the count', async () => {
    await open('/comparison-tools?type=MYGA&rate=5');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const opener = screen.getByRole('button', { name: 'Filter and sort (2)' });
    expect(opener.parentElement?.textContent).toContain('3 of 4 products');
    fireEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(opener.textContent).toBe('Hide filters');
  });
});

describe('the state', () => {
  const inSentence = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'in' });
  const inList = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your state' });
  const soldIn = (name: string) => rowOf(name).textContent;

  it('is said beside a product that is not sold everywhere, until one is chosen', async () => {
    answer([...sampleRates, { ...sampleRates[1], id: 'everywhere', productName: 'Everywhere 5', states: 'all' } as RateRecord]);
    await open();
    expect(soldIn('SteadyTerm 5')).toContain('Not sold in NY');
    for (const name of ['Index Shelter 7', 'Everywhere 5']) expect(soldIn(name)).not.toMatch(/sold/i);
    fireEvent.change(inList(), { target: { value: 'OH' } });
    expect(soldIn('SteadyTerm 5')).not.toMatch(/sold/i);
    expect(soldIn('Index Shelter 7')).toContain('Ask if it’s sold in Ohio');
  });

  it('is one for the sentence and the list, kept in this browser, and never in the query', async () => {
    await open('/comparison-tools?sort=term');
    fireEvent.change(inSentence(), { target: { value: 'NY' } });
    await pass(300);
    expect(inList().value).toBe('NY');
    expect(names()).toEqual(['Index Shelter 7']);
    expect(
      screen.getByRole('heading', { name: 'Most you can take out after 5 years: no product is listed here for New York' }),
    ).toBeTruthy();
    expect(screen.getByText('Not ranked: this list doesn’t say if they are sold in New York. Ask first.').tagName).toBe('P');
    expect(navigated.mock.lastCall?.[0]).toBe('/comparison-tools?sort=term#amount=25000&years=5&state=NY&least=A-');
    expect(localStorage.getItem('annuity-lantern.state')).toBe('NY');
    fireEvent.change(inList(), { target: { value: 'all' } });
    expect([inSentence().value, localStorage.getItem('annuity-lantern.state')]).toEqual(['all', null]);
    expect(names().length).toBe(4);
  });

  it('is found again by a person who comes back', async () => {
    keepHomeState('NY');
    await open();
    expect([inSentence().value, inList().value]).toEqual(['NY', 'NY']);
    expect(screen.getByRole('button', { name: 'Filter and sort (1)' })).toBeTruthy();
    expect(navigated).not.toHaveBeenCalled();
  });

  it('of a link is shown, and not kept unless it is chosen', async () => {
    keepHomeState('TX');
    await open('/comparison-tools#state=NY');
    expect([inSentence().value, inList().value, readHomeState()]).toEqual(['NY', 'NY', 'TX']);
  });

  it('is among the filters of the export, the mail and the printed page', async () => {
    await open('/comparison-tools#state=OH');
    const href = screen.getByRole('link', { name: 'Email Results' }).getAttribute('href') ?? '';
    const body = new URLSearchParams(href.split('?')[1]).get('body');
    expect(body).toContain('Filters: sold in Ohio, then those that don’t say where they are sold. Sorted by rate.');
    expect(body).toContain('/comparison-tools#state=OH');
    expect(body).not.toContain('not sold in NY');
    vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')));
    press('Print');
    expect(screen.getByRole('region', { name: 'Rates for paper' }).textContent).toContain(
      'Not ranked: this list doesn’t say if they are sold in Ohio. Ask first.Index Shelter 7',
    );
  });
});

describe('the address', () => {
  it('restores a view, and drops values that the page could not have written', async () => {
    await open('/comparison-tools?type=MYGA&sort=term&rating=%3Cscript%3E&rate=5.1&premium=NaN&carrier=Nobody&rows=-1');
    expect(names()).toEqual(['SteadyTerm 5', 'Ledger 10']);
    expect(field('Minimum rate').value).toBe('5.1');
    expect(field('Maximum premium').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'MYGA' }).checked).toBe(true);
  });

  it('adds one history entry per control, even if it is moved often, and none when going back', async () => {
    await open();
    for (const value of ['5.1', '5.2', '5.3']) {
      fireEvent.change(slider('Minimum rate, slider'), { target: { value } });
      await pass(300);
    }
    choose('Rating', 'A');
    await pass(300);
    expect(navigated.mock.calls).toEqual([
      ['/comparison-tools?rate=5.1', { replace: false, keepScroll: true }],
      ['/comparison-tools?rate=5.2', { replace: true, keepScroll: true }],
      ['/comparison-tools?rate=5.3', { replace: true, keepScroll: true }],
      ['/comparison-tools?rating=A&rate=5.3', { replace: false, keepScroll: true }],
    ]);
    publish('/comparison-tools?rate=5.3');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rating' }).value).toBe('all');
    publish('/comparison-tools');
    expect(field('Minimum rate').value).toBe('0');
    expect(names().length).toBe(4);
    await pass(1000);
    expect(navigated).toHaveBeenCalledTimes(4);
  });

  it('is not written while a text is invalid, nor once another page is open', async () => {
    await open();
    type('Minimum rate', 'five');
    await pass(300);
    expect(navigated).not.toHaveBeenCalled();
    type('Minimum rate', '5');
    publish('/consultation');
    await pass(300);
    expect(navigated).not.toHaveBeenCalled();
  });
});

describe('more rows', () => {
  it('start at ten, add thirty at a time, are kept in the address, and start over with another filter', async () => {
    answer(manyRates(75));
    await open();
    expect(names().length).toBe(10);
    expect(screen.getByText('10 of 75 are listed.')).toBeTruthy();
    press('Show 30 more');
    expect(names().length).toBe(40);
    expect(document.activeElement?.textContent).toBe(names()[10]);
    await pass(1300);
    expect(screen.getByText('Showing 75 of 75 products, 40 of them listed.')).toBeTruthy();
    expect(navigated.mock.calls).toEqual([['/comparison-tools?rows=40', { replace: true, keepScroll: true }]]);
    press('Show 30 more');
    expect(names().length).toBe(70);
    press('Show 5 more');
    expect(names().length).toBe(75);
    expect(screen.queryByRole('button', { name: /more$/ })?.textContent).toBe('+4 more');
    type('Minimum rate', '5.1');
    expect(names().length).toBe(10);
  });

  it('are shown at once if a link asks for them', async () => {
    answer(manyRates(75));
    await open('/comparison-tools?rows=60');
    expect(names().length).toBe(60);
  });
});

describe('the flag', () => {
  const bar = () => screen.queryByRole('region', { name: 'Flagged rates' });
  const flagFirst = (...names: string[]) => {
    for (const name of names) fireEvent.click(within(rowOf(name)).getByRole('button', { name: /to compare/ }));
  };
  const compared = (name: string) => {
    const product = productSheet.find(({ productName }) => productName === name);
    if (product?.type !== 'MYGA') throw new Error(name);
    const { id, carrier, guaranteedRate: rate, guaranteeYears, surrenderCharges, minimumPremium } = product;
    const terms = { rate, guaranteeYears, surrenderCharges: [...surrenderCharges], minimumPremium };
    return { ...(sampleRates[1] as RateRecord), id, carrier, productName: name, ...terms };
  };

  it('of two rates links to their comparison in dollars, and all flags are cleared by one press', async () => {
    answer([compared('Footpath 5'), compared('Orchard 5'), ...sampleRates]);
    await open();
    expect(bar()).toBeNull();
    flagFirst('Footpath 5');
    expect(bar()?.textContent).toContain('Flag one or two more to compare in dollars.');
    expect(screen.queryByRole('link', { name: 'Compare in dollars' })).toBeNull();
    // Of these two only the first has the terms of a built-in product.
    flagFirst('Orchard 5', 'Ledger 10');
    expect(screen.getByRole('link', { name: 'Compare in dollars' }).getAttribute('href')).toBe(
      '/annuity-comparison#compare=footpath-5.orchard-5.tidewell-ledger-10&view=open',
    );
    press('Clear flags');
    expect(bar()).toBeNull();
    expect(sessionStorage.getItem('annuity-lantern.flagged-rates')).toBe('[]');
  });

  it('of a fourth rate is refused with a message, and the three stay', async () => {
    await open();
    flagFirst('Ledger 10', 'Index Shelter 7', 'SteadyTerm 5', 'Fixed Horizon 3');
    expect(bar()?.textContent).toContain('You can flag three at most. To flag Fixed Horizon 3, take off another flag first.');
    expect(bar()?.textContent).toContain('3 flagged');
    expect(screen.getAllByRole('button', { pressed: true, name: /^Flagged/ }).length).toBe(3);
    expect(within(rowOf('Fixed Horizon 3')).getByRole('button', { pressed: false, name: /^Flag to compare/ })).toBeTruthy();
  });

  it('is set and removed, announced, and stays while filters hide the product and after a reload', async () => {
    await open();
    const button = () => within(rowOf('SteadyTerm 5')).getByRole('button', { name: /to compare/ });
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(button().textContent).toBe('Flagged');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('SteadyTerm 5 is flagged to compare.')).toBeTruthy();
    expect(bar()?.textContent).toContain('1 flagged');
    fireEvent.click(screen.getByRole('radio', { name: 'FIA' }));
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(sessionStorage.getItem('annuity-lantern.flagged-rates')).toBe('["northmere-steady-5"]');
    fireEvent.click(button());
    expect(screen.getByText('SteadyTerm 5 is no longer flagged.')).toBeTruthy();
    expect(sessionStorage.getItem('annuity-lantern.flagged-rates')).toBe('[]');
  });

  it.each(['["northmere-steady-5",7]', '{"a":1}', 'not json'])('is read from the tab with care: %s', async (stored) => {
    sessionStorage.setItem('annuity-lantern.flagged-rates', stored);
    await open();
    expect(screen.queryAllByRole('button', { pressed: true, name: /^Flagged/ }).length).toBe(stored.startsWith('["') ? 1 : 0);
  });
});

describe('the rate history', () => {
  const openHistory = () => fireEvent.click(screen.getByRole('button', { name: 'Details and rate history: SteadyTerm 5' }));

  it('is loaded when it is opened, and shown inside the row', async () => {
    history = async () =>
      Response.json({
        data: [
          { asOf: '2026-11-19', rate: 5.3, source: 'Sample rate sheet 214' },
          { asOf: '2026-10-01', rate: 5.1, source: 'Sample rate sheet 200' },
        ],
      });
    await open();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    openHistory();
    await pass(0);
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/annuity-rates/northmere-steady-5/history');
    const table = within(rowOf('SteadyTerm 5')).getByRole('table');
    expect(within(table).getByRole('row', { name: /^Oct 1, 2026/ }).textContent).toBe('Oct 1, 20265.10%Sample rate sheet 200');
    fireEvent.click(screen.getByRole('button', { name: 'Details and rate history: SteadyTerm 5' }));
    expect(within(rowOf('SteadyTerm 5')).queryByRole('table')).toBeNull();
  });

  it('is below the facts that the row leaves out, if they are given', async () => {
    history = async () => Response.json({ data: [] });
    await open();
    const factsOf = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: `Details and rate history: ${name}` }));
      return document.getElementById(`details-${sampleRates.find(({ productName }) => productName === name)?.id}`)?.textContent;
    };
    expect(factsOf('SteadyTerm 5')).toContain(
      'Charge for leaving earlyyear 1: 9%, year 2: 8%, year 3: 7%, year 4: 6%, year 5: 5%Market value adjustmentyes If you leave early, you get less when market rates have risen and more when they have fallen.Sold inall but NYOldest age to buy85As ofNov 19, 2026, 3 days ago From Sample rate sheet 214.',
    );
    expect(factsOf('Index Shelter 7')).toContain('Market value adjustmentnot givenSold innot givenOldest age to buynot givenAs of');
  });

  it('says so if nothing has changed, or if no history is stored', async () => {
    history = async () => Response.json({ data: [{ asOf: '2026-11-19', rate: 5.3, source: 'Sheet 1' }] });
    await open();
    openHistory();
    await pass(0);
    expect(screen.getByText('No change so far: 5.30% since Nov 19, 2026 (Sheet 1).')).toBeTruthy();
    history = async () => Response.json({ data: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Details and rate history: Ledger 10' }));
    await pass(0);
    expect(screen.getByText('We have no earlier rates for this product.')).toBeTruthy();
  });

  it('loads and fails independently of the list, and can be retried', async () => {
    let fail = () => {};
    history = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('no network'));
      });
    await open();
    openHistory();
    await pass(0);
    expect(screen.getByText('Loading the rate history')).toBeTruthy();
    fail();
    await pass(0);
    expect(screen.getByText(/We couldn’t load this rate’s history\./)).toBeTruthy();
    expect(names().length).toBe(4);
    history = async () => Response.json({ data: [] });
    press('Try again');
    await pass(0);
    expect(screen.getByText('We have no earlier rates for this product.')).toBeTruthy();
  });
});

describe('the rates are refetched', () => {
  const FIVE_MINUTES = 5 * 60_000;
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  it('every five minutes, without losing focus or a text', async () => {
    await open();
    type('Minimum rate', '5.');
    const button = within(rowOf('SteadyTerm 5')).getByRole('button', { name: /to compare/ });
    button.focus();
    answer(sampleRates.map((rate) => ({ ...rate, rate: rate.rate + 0.1 })));
    await pass(FIVE_MINUTES - 10);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await pass(20);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(rowOf('SteadyTerm 5').textContent).toContain('5.40%');
    expect(document.activeElement).toBe(button);
    expect(field('Minimum rate').value).toBe('5.');
    await pass(FIVE_MINUTES);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('not while the tab is hidden, but on return if a refetch is due', async () => {
    await open();
    show('hidden');
    await pass(3 * FIVE_MINUTES);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    show('visible');
    await pass(0);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    show('hidden');
    show('visible');
    await pass(0);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('and the old list stays with its age while refetching fails', async () => {
    await open();
    list = async () => new Response('', { status: 503 });
    await pass(FIVE_MINUTES);
    expect(names().length).toBe(4);
    expect(screen.getByText(/We couldn’t refresh these rates\. They are from 10 a\.m\., 5 minutes ago\./)).toBeTruthy();
    await pass(FIVE_MINUTES);
    expect(screen.getByText(/10 minutes ago/)).toBeTruthy();
    answer(sampleRates);
    press('Try again');
    await pass(0);
    expect(screen.queryByText(/couldn’t refresh these rates/)).toBeNull();
  });
});

describe('exported rates', () => {
  it('are a file of all matching rates', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    answer(manyRates(75));
    await open();
    press('Export CSV');
    const [link] = clicked.mock.contexts as [HTMLAnchorElement];
    expect([link.download, link.href]).toEqual(['annuity-rates-2026-11-22.csv', 'blob:1']);
    const text = await saved[0]?.text();
    expect(text?.match(/Product \d+/g)?.length).toBe(75);
    expect(text).toContain('No filters set.');
    expect(screen.getByText('Saved as annuity-rates-2026-11-22.csv.')).toBeTruthy();
    await pass(20_000);
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });

  it('are a printed page with every row, rendered only while printing', async () => {
    const print = vi.fn(() => window.dispatchEvent(new Event('beforeprint')));
    vi.stubGlobal('print', print);
    answer([...manyRates(74), sampleRates[2] as RateRecord]);
    await open('/comparison-tools?rate=5.1');
    expect(screen.queryByRole('region', { name: 'Rates for paper' })).toBeNull();
    press('Print');
    expect(print).toHaveBeenCalledOnce();
    const sheet = screen.getByRole('region', { name: 'Rates for paper' });
    expect(within(sheet).getAllByRole('row').length).toBe(66);
    expect(sheet.textContent).toContain('65 of 75 products, printed on Nov 22, 2026. Filters: rates from 5.10%.');
    for (const words of [
      'Rated A+ by Sample Ratings, May 7, 2026',
      'guaranteed for 3 years, compounds',
      'Market value adjustment: yes. Sold in: all but NY. Oldest age to buy: 85.',
      'up to 6.00%a cap, not guaranteed',
      'Rated B++ (agency and date not given)',
      'Market value adjustment: not given. Sold in: not given. Oldest age to buy: not given.',
    ])
      expect(sheet.textContent).toContain(words);
    const notice =
      'Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured. Caps can change each year; a 0% year is possible.';
    expect(document.body.textContent?.split(notice)).toHaveLength(2);
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('region', { name: 'Rates for paper' })).toBeNull();
  });

  it('say on paper once what all rows share, and in each row what differs', async () => {
    const print = async (rates: readonly RateRecord[]) => {
      answer(rates);
      await open();
      act(() => window.dispatchEvent(new Event('beforeprint')));
      const sheet = screen.getByRole('region', { name: 'Rates for paper' });
      const head = sheet.querySelector('p')?.textContent;
      const row = within(sheet).getByRole('row', { name: /^Product 0/ }).textContent;
      cleanup();
      forgetReads();
      return { head, row };
    };
    const [first, ...others] = manyRates(3) as [RateRecord, ...RateRecord[]];
    const alike = await print([first, ...others]);
    expect(alike.head).toContain('Every rate is from Sample rate sheet 214. Every rating is by Sample Ratings. No rate is reserved.');
    expect(alike.row).toBe(
      'Product 0Carrier AA+, May 7, 20265.00%guaranteed for 3 years, compoundsNov 19, 2026MYGA, 5 yearsCharges 5 yearsGap 2 yearsFrom $5,000Market value adjustment: yes. Sold in: all but NY. Oldest age to buy: 85.',
    );
    const mixed = await print([
      { ...first, source: 'Sheet 7', ratingAgency: 'AM Best' },
      ...others.map((rate) => ({ ...rate, sample: false })),
    ]);
    expect(mixed.head).not.toContain('Every rat');
    for (const words of ['Carrier A, sample', 'Rated A+ by AM Best, May 7, 2026', 'Nov 19, 2026, Sheet 7'])
      expect(mixed.row).toContain(words);
  });

  it('are an email with the first three rates', async () => {
    await open('/comparison-tools?sort=term');
    const href = screen.getByRole('link', { name: 'Email Results' }).getAttribute('href') ?? '';
    const body = new URLSearchParams(href.split('?')[1]).get('body');
    expect(body).toContain('The first 3 of 4 found.');
    expect(body).toContain('1. Northmere Life, SteadyTerm 5 (MYGA): not sold in NY; 5.30% guaranteed for 5 years, compounds each year');
    expect(body).toMatch(/All of them, with market value adjustment and oldest age to buy: .*\/comparison-tools\?sort=term/);
  });
});

it('has two links to the top of the consultation page', async () => {
  await open();
  for (const name of ['Get Current Quote', 'Talk to an Advisor']) {
    fireEvent.click(screen.getByRole('link', { name }));
    expect(navigated.mock.lastCall).toEqual(['/consultation', { land: 'top' }]);
  }
});

describe('the served page', () => {
  it('has its text, disabled filters and placeholders, and hydrates without a difference', async () => {
    vi.useRealTimers();
    list = () => new Promise(() => {});
    const { root, hydrate } = serve(page);
    expect(root.textContent).toContain('Educational example, not a quote or advice.');
    expect(root.innerHTML).not.toContain('style=');
    expect(root.innerHTML).toContain(sampleSite.phone.display);
    expect(root.querySelectorAll('[data-placeholder="rate"]').length).toBe(6);
    expect(root.querySelector<HTMLInputElement>('#minimum-rate')?.matches(':disabled')).toBe(true);
    await hydrate();
    expect(root.querySelector<HTMLInputElement>('#minimum-rate')?.matches(':disabled')).toBe(false);
  });
});

describe('the rate watch', () => {
  const withWatch = (
    <HostProvider host={{ ...host, rateWatch: true }}>
      <ComparisonToolsPage />
    </HostProvider>
  );
  const watched = () => screen.queryByText(/^Email me when a \d+-year rate rises$/);

  it('is offered only where the operator turned it on', async () => {
    await open();
    expect(watched()).toBeNull();
    cleanup();
    render(withWatch);
    await pass(0);
    expect(watched()).toBeTruthy();
  });

  it('asks for the term, grade and state of the sentence, and for a rate above the best of today', async () => {
    publish('/comparison-tools#amount=100%2C000&years=5&least=A&state=OH');
    render(withWatch);
    await pass(0);
    expect(watched()?.textContent).toBe('Email me when a 5-year rate rises');
    expect(screen.getByText('We watch 5-year guaranteed rates in Ohio, from insurers rated A or better.')).toBeTruthy();
    const rate = 'Write to me when a rate reaches, in percent';
    const best = Number(/\d+\.\d+/.exec(screen.getByText(/^The best today is/).textContent ?? '')?.[0]);
    expect(Number(field(rate).value)).toBeCloseTo(best + 0.1);
    type(rate, String(best));
    expect(screen.getByText('Today’s best is already that high. Enter a higher rate.')).toBeTruthy();
    type('Your email address', 'ada@example.org');
    press('Send me the link');
    await pass(0);
    const posts = () => fetchMock.mock.calls.filter(([, options]) => options?.method === 'POST');
    expect(posts()).toEqual([]);
    type(rate, '7.25');
    fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
    press('Send me the link');
    await pass(0);
    expect(posts().map(([address, options]) => [address, JSON.parse(String(options?.body))])).toEqual([
      ['/api/reminders', { email: 'ada@example.org', ask: { kind: 'rate', years: 5, atLeast: 'A', state: 'OH', rate: 7.25 } }],
    ]);
    expect(screen.getByText('Check your email')).toBeTruthy();
  });
});
