import type { RateRecord } from '@annuity-lantern/contracts/http';
import { forgetReads, HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { keepHomeState } from '@annuity-lantern/host-kit/home-state';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { sampleSite } from '@annuity-lantern/site/sample';
import { onPhone } from '@annuity-lantern/tool-kit/testing/on-phone';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { ProductComparison } from './product-comparison.tsx';

// Checking the visibility of twenty rows is slow here. The end-to-end tests do it.
configure({ defaultHidden: true });

const host = sampleHost({
  routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation'), sampleRoute('figures', '/about/figures')],
});

const page = (
  <HostProvider host={host}>
    <ProductComparison />
  </HostProvider>
);
const navigate = vi.fn();
const scrollTo = vi.fn();
const path = '/annuity-comparison';

function goTo(hash: string): void {
  useNavigation.setState({ place: { pathname: path, search: '', hash } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  useNavigation.setState({ place: { pathname: path, search: '', hash: '' }, navigate });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  navigate.mockReset();
  scrollTo.mockReset();
  sessionStorage.clear();
  keepHomeState('all');
});

const button = (name: string) =>
  (document.querySelector(`[aria-label="${name}"]`) ??
    screen.getAllByText(name, { selector: 'button > span' })[0]?.parentElement) as HTMLElement;
const press = (name: string) => fireEvent.click(button(name));
const disabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const rowOf = (name: string) => screen.getByText(name, { selector: 'h2' }).closest('li') as HTMLElement;
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox', { name: /search/i }), { target: { value: text } });
const pick = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const compareThree = () => {
  for (const name of ['SteadyTerm 5', 'Index Shelter 7', 'Legacy Bonus 10']) press(`Compare ${name}`);
};
const tableRow = (label: string) => screen.getByRole('row', { name: (name) => name.startsWith(label) });

describe('the list', () => {
  it('has a source link beside each claim, and counts the products', () => {
    render(page);
    expect(screen.getByRole('link', { name: '500+' }).getAttribute('href')).toBe('/about/figures#products');
    expect(screen.getByRole('link', { name: 'Real-time rates' }).getAttribute('href')).toBe('/about/figures#daily-updates');
    expect(screen.getByText(/The 20 products below are samples from 10 invented insurers/)).toBeTruthy();
    expect(screen.getByText('Showing 20 of 20 products')).toBeTruthy();
  });

  it('shows cap, participation and bonus of an index annuity, and no spread of 0%', () => {
    render(page);
    const row = rowOf('Legacy Bonus 10');
    for (const words of [
      'Fennimore Life',
      'FIA',
      'Rated A++ by Sample Ratings, Apr 23, 2026',
      'Cap Rate',
      'The most a year can earn. Not guaranteed.',
      'Cap set for1 year',
      'up to 8.00%',
      '100%',
      '5%',
      '10 years',
      '$50,000',
      'Available',
      '1.25%',
      'Nov 18, 2026 sample rate sheet 214',
    ])
      expect(row.textContent).toContain(words);
    expect(row.textContent).toContain('Over 7 years: warning');
    expect(within(row).queryByText('Spread')).toBeNull();
    expect(within(rowOf('Wide Margin 8')).getByText('Spread')).toBeTruthy();
    expect(within(rowOf('Index Shelter 7')).queryByText('Bonus')).toBeNull();
  });

  it('shows rate and length of a guarantee, and leaves out a missing rider or fee', () => {
    render(page);
    const row = rowOf('SteadyTerm 5');
    expect(row.textContent).toContain('Guaranteed Rate5.30%for 5 years, compounds each year');
    for (const label of ['Cap Rate', 'Participation', 'Income rider', 'Annual fee']) expect(within(row).queryByText(label)).toBeNull();
  });

  it('shows notes for all products once, at the top', () => {
    render(page);
    for (const sentence of [
      'Educational example, not a quote or advice.',
      'Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured.',
      'Caps can change each year; a 0% year is possible.',
    ])
      expect(document.body.textContent?.split(sentence)).toHaveLength(2);
  });

  it('says once, at its head, that all products are samples', () => {
    render(page);
    const count = screen.getByText('Showing 20 of 20 products').parentElement as HTMLElement;
    for (const mark of [within(count).getByText('Sample', { exact: true }), screen.getByText(/samples from 10 invented insurers/)])
      expect(mark.compareDocumentPosition(rowOf('SteadyTerm 5')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says why a contract has no rate', () => {
    render(page);
    expect(rowOf('Open Fields Variable').textContent).toContain('No set rate. It follows its funds.');
    expect(rowOf('Evergreen Payout').textContent).toContain('It pays a set income.');
  });

  it('opens and closes the details of one product, with every term and the way to an advisor', () => {
    render(page);
    const toggle = button('Details: Footpath 5');
    const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    for (const words of [
      'Guaranteed Rate',
      '5.65%',
      'Surrender period5 years',
      'Minimum premium$25,000',
      'Rated A by',
      'Updated Nov',
      'Get Advisor Help',
    ])
      expect(details?.textContent).toContain(words);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(details?.className).toContain('folded');
    press('Details: Footpath 5');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(details?.className).not.toContain('folded');
  });

  it('shows market value adjustment, states, highest age and what leaving early allows where they apply', () => {
    render(page);
    expect(rowOf('Footpath 5').textContent).toContain(
      'Market value adjustmentyes if you leave earlySold inAZ, CO, NM, NV, TX, UTOldest age to buy85Free withdrawal a year10.00%Charge waived for nursing home or terminal illnessnursing home, terminal illnessDeath benefitaccount value',
    );
    expect(rowOf('SteadyTerm 5').textContent).toContain('Market value adjustmentnoneSold in');
    for (const label of ['Market value adjustment', 'Death benefit'])
      expect(within(rowOf('Evergreen Payout')).queryByText(label)).toBeNull();
  });

  it.each([
    ['2026-12-02', false],
    ['2026-12-03', true],
  ])('on %s marks what is older than 14 days: %s', (day, marked) => {
    vi.setSystemTime(new Date(`${day}T12:00:00`));
    render(page);
    expect(screen.queryAllByText('Older than 14 days')).toHaveLength(marked ? productSheet.length : 0);
  });

  it('says beside a name where a product is not sold, or that it is not sold in the state chosen with the rates', () => {
    render(page);
    const said = (name: string) => within(rowOf(name)).queryByText(/^(?:Not sold|Sold only|Ask)/)?.textContent;
    expect(['Index Shelter 7', 'Footpath 5', 'SteadyTerm 5'].map(said)).toEqual([
      'Not sold in CA, NY',
      'Sold only in AZ, CO, NM, NV, TX, UT',
      undefined,
    ]);
    act(() => keepHomeState('OH'));
    expect(['Index Shelter 7', 'Footpath 5', 'SteadyTerm 5'].map(said)).toEqual([undefined, 'Not sold in Ohio', undefined]);
    act(() => goTo('#compare=steadyterm-5.footpath-5&view=open'));
    expect(within(screen.getByRole('table', { name: /^Terms and dollars/ })).getByText('Not sold in Ohio')).toBeTruthy();
  });

  it('grays what is not sold in the chosen state, with its reason, until it is sold there or chosen', () => {
    render(page);
    press('Compare Footpath 5');
    pick('Your state', 'OH');
    expect(disabled('Remove Footpath 5')).toBe(false);
    press('Remove Footpath 5');
    expect(disabled('Compare Footpath 5')).toBe(true);
    expect(document.getElementById(button('Compare Footpath 5').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not sold in Ohio',
    );
    press('Compare Footpath 5');
    expect(screen.getByText('Selected for comparison: 0/3')).toBeTruthy();
    pick('Your state', 'TX');
    expect(disabled('Compare Footpath 5')).toBe(false);
  });

  it('links to the advisor directory of the site file, and names its site', () => {
    render(page);
    const link = within(rowOf('SteadyTerm 5')).getByRole('link', { name: /Get Advisor Help\s*with SteadyTerm 5/ });
    expect(link.getAttribute('href')).toBe(sampleSite.links.advisorDirectory.url);
    expect(link.textContent).toContain('FINRA BrokerCheck');
    expect(within(rowOf('SteadyTerm 5')).getByText('Not part of this site')).toBeTruthy();
    expect(
      within(rowOf('SteadyTerm 5')).getByText(/^FINRA BrokerCheck is where you check people who sell variable annuities/),
    ).toBeTruthy();
  });
});

describe('the answer', () => {
  const answer = () => screen.getByRole('region', { name: 'What each pays' });
  const figureOf = (name: string, label: string) => {
    const line = within(answer()).getByText(name, { selector: 'span' }).closest('p')?.parentElement as HTMLElement;
    return within(line).getByText(label).nextElementSibling?.textContent;
  };

  it('is an example of three kinds, outside of the selection', () => {
    render(page);
    expect(answer().textContent).toContain(
      'Example, not your choice. $100,000 in a fixed-rate annuity (MYGA) is sure to become$136,066 in 10 years.',
    );
    expect(figureOf('Fixed-rate annuity (MYGA)', 'Leaving after year 1')).toBe('costs $8,424');
    expect(figureOf('Index annuity (FIA)', 'Could pay')).toBe('$179,085');
    expect(figureOf('Income annuity', 'Leaving after year 5')).toBe('N/A: you can’t cash it in');
    expect(within(answer()).getByRole('table', { name: 'What 10 years can bring' })).toBeTruthy();
    expect(answer().textContent).toContain(
      'An illustration of lifetime-withdrawal payouts by income start age, not an immediate-annuity quote.',
    );
    expect(screen.getByText('Selected for comparison: 0/3')).toBeTruthy();
    expect(screen.queryByRole('table', { name: /Terms and dollars/ })).toBeNull();
    expect(screen.queryByText('See what each pays')).toBeNull();
  });

  it('shows each sum with its working', () => {
    render(page);
    for (const sum of [
      '$100,000 × (1 + 5.30%)⁵ × (1 + 1.00%)⁵ = $136,066',
      '$100,000 × (1 + 5.30%)¹⁰ = $167,604',
      '$100,000 × (1 + 6.00%)¹⁰ = $179,085',
      'In 10 years: $6,600.00 × 10 = $66,000',
      'By age 85: $6,600.00 × 20 = $132,000',
    ])
      expect(within(answer()).getByText(sum)).toBeTruthy();
    expect(answer().textContent).toContain('SteadyTerm 5, Northmere Life, MYGA. Rated A by Sample Ratings, Mar 12, 2026.');
  });

  it('follows the choice, for the amount of the link, and is the example again without one', () => {
    goTo('#amount=250000');
    render(page);
    press('Compare Ledger 10');
    expect(answer().textContent).toContain('Your choice. $250,000 in Ledger 10 is sure to become$522,493 in');
    expect(answer().textContent).not.toContain('Example, not your choice');
    pass(1000);
    expect(screen.getByText(/^Your choice\. \$250,000 in Ledger 10 is sure to become \$522,493/)).toBeTruthy();
    press('Compare Open Fields Variable');
    expect(figureOf('Open Fields Variable', 'Surely pays')).toBe('N/A: it follows its funds');
    press('Remove Ledger 10');
    expect(answer().textContent).toContain('Your choice. For $250,000:No amount is sure.');
    press('Remove Open Fields Variable');
    expect(answer().textContent).toContain('Example, not your choice. $250,000');
  });

  it('leads to the products, and they lead back to it', () => {
    render(page);
    fireEvent.click(screen.getByRole('link', { name: 'Compare others' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare others' }));
    press('Compare SteadyTerm 5');
    fireEvent.click(screen.getByRole('button', { name: 'See what each pays' }));
    expect(document.activeElement).toBe(answer());
    expect(navigate.mock.lastCall?.[0] ?? path).not.toContain('#compare-others');
  });
});

describe('the filters', () => {
  it('offer the types by their full names, and each carrier', () => {
    render(page);
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Product type')).toEqual(['All', 'Fixed Index (FIA)', 'Multi-Year Guarantee (MYGA)', 'Variable', 'Immediate']);
    expect(options('Carrier')).toHaveLength(11);
  });

  it('combine, and are cleared together', () => {
    render(page);
    search('LIFE');
    pick('Product type', 'MYGA');
    expect(screen.getByText('Showing 5 of 20 products')).toBeTruthy();
    pick('Carrier', 'Northmere Life');
    expect(screen.getByText('Showing 1 of 20 products')).toBeTruthy();
    pick('Product type', 'Immediate');
    expect(screen.getByText('No products match your current filters.')).toBeTruthy();
    expect(screen.queryByLabelText(/^Compare /)).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[1] as HTMLElement);
    expect(screen.getByText('Showing 20 of 20 products')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  });

  it('do not change the selection', () => {
    render(page);
    press('Compare SteadyTerm 5');
    search('nothing at all');
    expect(screen.getByText('Selected for comparison: 1/3')).toBeTruthy();
    expect(button('Remove SteadyTerm 5')).toBeTruthy();
  });
});

describe('the selection', () => {
  it('shows its count, and allows a comparison from two products on', () => {
    render(page);
    expect(screen.getByText('Selected for comparison: 0/3')).toBeTruthy();
    expect(disabled('Compare Selected')).toBe(true);
    press('Compare SteadyTerm 5');
    expect(disabled('Compare Selected')).toBe(true);
    press('Compare Selected');
    expect(screen.queryByRole('table', { name: /Terms and dollars/ })).toBeNull();
    press('Compare Ledger 10');
    expect(screen.getByText('Selected for comparison: 2/3')).toBeTruthy();
    expect(disabled('Compare Selected')).toBe(false);
  });

  it('is limited to three, and the other buttons say why they are disabled', () => {
    render(page);
    compareThree();
    const others = screen.getAllByLabelText(/^Compare [A-Z]/);
    expect(others).toHaveLength(productSheet.length - 3);
    for (const one of others) {
      expect(one.getAttribute('aria-disabled')).toBe('true');
      expect(document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
        /You can compare three products at most/,
      );
    }
    press('Compare Ledger 10');
    expect(screen.getByText('Selected for comparison: 3/3')).toBeTruthy();
    fireEvent.click(within(rowOf('Index Shelter 7')).getByRole('button', { name: 'Remove Index Shelter 7' }));
    expect(screen.getByText('Selected for comparison: 2/3')).toBeTruthy();
    expect(disabled('Compare Ledger 10')).toBe(false);
  });
});

describe('the comparison', () => {
  /** Opens a link, which takes fewer renders than choosing. */
  const open = (compare = 'steadyterm-5.index-shelter-7.legacy-bonus-10') => {
    goTo(`#compare=${compare}&view=open`);
    render(page);
  };

  it('replaces the list, moves focus to its heading, and adds a history entry', () => {
    render(page);
    compareThree();
    press('Compare Selected');
    const heading = screen.getByRole('heading', { level: 1, name: 'Three contracts, the same $100,000' });
    expect(document.activeElement).toBe(heading);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    const chosen = 'compare=steadyterm-5.index-shelter-7.legacy-bonus-10';
    expect(navigate.mock.calls.slice(-2)).toEqual([
      [`${path}#${chosen}`, { replace: true, keepScroll: true }],
      [`${path}#${chosen}&view=open`, { replace: false, keepScroll: true }],
    ]);
  });

  it('closes by its button, and keeps the selection', () => {
    open();
    press('Close Comparison');
    expect(screen.getByText('Selected for comparison: 3/3')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Selected for comparison');
  });

  it('closes by the back button', () => {
    open();
    act(() => goTo('#compare=steadyterm-5.index-shelter-7.legacy-bonus-10'));
    expect(screen.getByText('Selected for comparison: 3/3')).toBeTruthy();
    act(() => goTo('#compare=steadyterm-5.index-shelter-7.legacy-bonus-10&view=open'));
    expect(screen.getByRole('button', { name: 'Close Comparison' })).toBeTruthy();
  });

  it('is shown only while two are selected, and reappears with the second', () => {
    open();
    press('Remove Legacy Bonus 10');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two contracts, the same $100,000');
    press('Remove SteadyTerm 5');
    expect(screen.getByText('Selected for comparison: 1/3')).toBeTruthy();
    expect(screen.getByText('Choose a second product to see the comparison again.')).toBeTruthy();
    press('Compare Ledger 10');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two contracts, the same $100,000');
  });

  it('shows terms and dollars, each with its reason', () => {
    open();
    expect(tableRow('Cap Rate').textContent).toContain('N/A: it pays a fixed rate');
    expect(tableRow('Income Rider').textContent).toContain('Not Available');
    expect(tableRow('Surrender Period').textContent).toContain('Over 7 years: warning');
    for (const figure of ['$96,876', '$91,000', '$88,875']) expect(tableRow('Leave after year 1').textContent).toContain(figure);
    expect(screen.getByText('SteadyTerm 5 cannot end below $129,462.')).toBeTruthy();
    expect(screen.getByText(/\$105,300 × \(1 − 8\.00%\) = \$96,876/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Get Expert Analysis: NAIC consumer help/ });
    expect(link.getAttribute('href')).toBe(sampleSite.links.contact.url);
  });

  it('shows the drawing, the notice, the dollars and then the terms', () => {
    open();
    const order = [
      screen.getByRole('heading', { name: 'What it is worth after 5 years' }),
      screen.getByText('Educational example, not a quote or advice.'),
      tableRow('In dollars, for $100,000'),
      tableRow('Leave after year 1'),
      tableRow('The contract'),
      tableRow('Product Type'),
    ];
    for (const [place, part] of order.slice(1).entries())
      expect((order[place] as Node).compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText('Sample', { exact: true })).toBeNull();
    expect(screen.getByText(/Sample products of invented insurers\.$/)).toBeTruthy();
  });

  it('keeps its answer in sight once the amount had focus', () => {
    open();
    onPhone('worst-to-best-title', 2000);
    act(() => screen.getByRole('textbox', { name: 'Amount' }).focus());
    expect(screen.getByText('After 5 years: at least $129,462 with SteadyTerm 5.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '1x' } });
    expect(screen.queryByText(/^After 5 years: /)).toBeNull();
  });

  it('shows notes for all contracts once, on the screen and on paper', () => {
    const count = (words: string) => document.body.textContent?.split(words).length;
    open();
    for (const words of [
      'Educational example, not a quote or advice.',
      'Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured.',
      'Caps can change each year; a 0% year is possible.',
    ])
      expect(count(words)).toBe(2);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = screen.getByRole('article', { name: 'Result for paper' }).textContent;
    expect(sheet).toContain(
      'Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured. Caps can change each year; a 0% year is possible. Sample products of invented insurers. Rates as of ',
    );
    expect(sheet).toContain('SteadyTerm 5, Northmere Life, MYGA. Rated A by Sample Ratings, Mar 12, 2026. Charges for leaving: 5 years.');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('leaves out the rows that no product needs', () => {
    open('steadyterm-5.orchard-5');
    for (const label of ['Cap Rate', 'Participation Rate', 'Bonus', 'Annual Fees'])
      expect(screen.queryByRole('row', { name: (name) => name.startsWith(label) })).toBeNull();
  });

  it('follows the amount, and marks the last result as outdated while the amount is invalid', () => {
    open();
    const field = screen.getByRole('textbox', { name: 'Amount' });
    fireEvent.change(field, { target: { value: '200k' } });
    expect(tableRow('Leave after year 1').textContent).toContain('$193,752');
    pass(1000);
    expect(screen.getByText('For $200,000: SteadyTerm 5 cannot end below $258,924.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '200x' } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('These figures are still for $200,000, the last amount we could read.')).toBeTruthy();
    press('Close Comparison');
    pass(300);
    expect(navigate.mock.lastCall?.[0]).not.toContain('view');
  });

  it('has terms but no dollars without an amount', () => {
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Three contracts, side by side');
    expect(tableRow('Cap Rate')).toBeTruthy();
    expect(screen.queryByText('Leave after year 1')).toBeNull();
    expect(screen.getByText('No figures in dollars yet')).toBeTruthy();
  });

  it('can be read contract by contract and year by year', () => {
    open();
    const range = screen.getByRole('group', { name: 'Pick a contract' });
    expect(range.textContent).toContain('SteadyTerm 5: $129,462, guaranteed if you stay.');
    fireEvent.click(within(range).getByRole('button', { name: 'Legacy Bonus 10', pressed: false }));
    expect(within(range).getByRole('button', { pressed: true }).textContent).toBe('Legacy Bonus 10');
    expect(range.textContent).toContain('Legacy Bonus 10: $93,904 to $137,976; $123,024 in the sample years.');
    const course = screen.getByRole('slider', { name: 'Pick a year' });
    fireEvent.change(course, { target: { value: '1' } });
    expect(course.getAttribute('aria-valuetext')).toContain('After year 1: SteadyTerm 5 $105,300, at least $96,876 if you leave');
    expect(screen.getByRole('img', { name: /^SteadyTerm 5 cannot end below/ })).toBeTruthy();
    expect(screen.getAllByRole('table', { name: /year/ })).toHaveLength(2);
  });

  it('draws contracts without limits as far as it can', () => {
    open('open-fields-variable.evergreen-payout');
    expect(screen.getByText('None of these has a value you can count on after five years.')).toBeTruthy();
    expect(screen.queryByRole('figure', { name: /Year by year/ })).toBeNull();
  });

  it('is restored by a link without scrolling or navigating', () => {
    goTo('#amount=250000&compare=anchor-3.ledger-10&view=open');
    render(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two contracts, the same $250,000');
    expect(scrollTo).not.toHaveBeenCalled();
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('can be handed over to the consultation form', () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
    expect(readOfferedFigures().map(({ attachment }) => attachment.kind)).toEqual(['annuity-comparison']);
    expect(navigate.mock.lastCall?.[0]).toBe('/consultation');
  });
});

describe('rates of the list', () => {
  const own: RateRecord = {
    id: 'own-term-5',
    carrier: 'Own Life',
    productName: 'Own Term 5',
    type: 'MYGA',
    term: '5 years',
    rate: 5,
    minimumPremium: 10_000,
    rating: 'A',
    guaranteeYears: 5,
    surrenderCharges: [8, 7, 6, 5, 4],
    asOf: '2026-11-18',
    source: 'Sheet 7',
    sample: false,
    marketValueAdjustment: true,
  };
  const other = { ...own, id: 'own-cap-7', productName: 'Own Cap 7', type: 'FIA' as const, term: '7 years', rate: 6, guaranteeYears: 1 };
  let answer: () => Promise<Response>;
  const fetched = vi.fn<typeof fetch>(() => answer());
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  beforeEach(() => {
    answer = async () => Response.json({ data: [own, other] });
    vi.stubGlobal('fetch', fetched);
    fetched.mockClear();
  });
  afterEach(() => forgetReads());

  async function open(ids: string) {
    goTo(`#compare=${ids}&view=open`);
    render(page);
    await settle();
  }

  it('are compared in dollars, are not called samples, and say what their sheet lacks', async () => {
    await open('own-term-5.own-cap-7');
    expect(heading()).toBe('Two contracts, the same $100,000');
    expect(screen.queryByText('Sample')).toBeNull();
    expect(tableRow('Value after 5 years').textContent).toContain('$127,628');
    expect(tableRow('Annual Fees').textContent).toContain('N/A: not in this rate sheet: ask the insurer');
    expect(
      screen.getByText('Rate sheets don’t give yearly fees or bonuses: dollars for Own Term 5 and Own Cap 7 are before both.'),
    ).toBeTruthy();
    expect(screen.getAllByText(/^Ask for what the rate sheet leaves out/).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  });

  it('are compared with built-in products, can be removed, and are handed over', async () => {
    await open('own-term-5.steadyterm-5.own-cap-7');
    press('Remove Own Term 5');
    expect(heading()).toBe('Two contracts, the same $100,000');
    pass(400);
    expect(navigate.mock.lastCall?.[0]).toBe(`${path}#compare=steadyterm-5.own-cap-7&view=open`);
    expect(screen.getAllByText('Sample').length).toBe(1);
  });

  it('show a loading state, and can be requested again if the list failed to load', async () => {
    let send: (response: Response) => void = () => {};
    answer = () => new Promise((resolve) => (send = resolve));
    await open('own-term-5.own-cap-7');
    expect(screen.getByText('Loading the rates you chose')).toBeTruthy();
    expect(screen.queryByText(/Choose (a second|two or three) product/)).toBeNull();
    expect(screen.getByText('Selected for comparison: 2/3')).toBeTruthy();
    expect(screen.getByText('Rates that you chose are not loaded yet.')).toBeTruthy();
    expect(screen.queryByText(/Example, not your choice/)).toBeNull();
    send(new Response('', { status: 503 }));
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the rates you chose');
    expect(screen.getByText(/Example, not your choice/)).toBeTruthy();
    answer = async () => Response.json({ data: [own, other] });
    press('Try again');
    await settle();
    expect(heading()).toBe('Two contracts, the same $100,000');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that are no longer listed are reported, and leave the selection with the next press', async () => {
    await open('own-term-5.gone-5.own-cap-7');
    expect(heading()).toBe('Two contracts, the same $100,000');
    expect(screen.getByText(/One product you chose is no longer in our rate list\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See today’s rates' }).getAttribute('href')).toBe('/comparison-tools');
    press('Close Comparison');
    press('Compare SteadyTerm 5');
    expect(screen.queryByText(/no longer in our rate list/)).toBeNull();
    expect(screen.getByText('Selected for comparison: 3/3')).toBeTruthy();
  });

  it('are replaced by the list of products if too few are still listed', async () => {
    await open('gone-3.gone-5');
    expect(screen.getByText(/2 products you chose are no longer in our rate list\./)).toBeTruthy();
    expect(screen.getByText('Showing 20 of 20 products')).toBeTruthy();
    expect(screen.getByText('Selected for comparison: 0/3')).toBeTruthy();
  });

  it('are not requested if every product is built in', async () => {
    await open('steadyterm-5.anchor-3');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the served page', () => {
  it('has every product, agrees with the first render, and keeps text typed before hydration', async () => {
    vi.useRealTimers();
    const { root, hydrate } = serve(page);
    for (const { productName } of productSheet) expect(root.textContent).toContain(productName);
    expect(root.innerHTML).not.toContain('style=');
    const typed = root.querySelector<HTMLInputElement>('#q');
    if (!typed) throw new Error('the served page has the field');
    typed.value = 'ledger';
    await hydrate();
    expect(typed.isConnected).toBe(true);
    expect(screen.getByText('Showing 1 of 20 products')).toBeTruthy();
  });
});

describe('on paper', () => {
  const print = () => act(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = () => screen.getByRole('article', { name: 'Result for paper' });

  it('is one sheet with the most certain contract in large type, and a row for each', () => {
    goTo('#amount=20000&compare=steadyterm-5.index-shelter-7.legacy-bonus-10&view=open');
    render(page);
    print();
    expect(sheet().textContent).toContain('After 5 years, for $20,000: SteadyTerm 5 cannot end below$25,892 ');
    expect(within(sheet()).getByRole('rowheader', { name: /^Index Shelter 7 ?\(not sold in CA, NY\), Stonewick/ })).toBeTruthy();
    const row = within(sheet()).getByRole('row', { name: /^Legacy Bonus 10/ });
    expect(within(row).getByRole('rowheader').textContent).toContain('Minimum premium $50,000.');
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$18,781 to $27,595', '$17,775']);
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article', { name: 'Result for paper' })).toBeNull();
  });

  it('has only the terms without an amount', () => {
    goTo('#amount=&compare=steadyterm-5.index-shelter-7&view=open');
    render(page);
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '' } });
    print();
    expect(sheet().textContent).toContain('No amount given2 contracts Enter an amount');
    expect(sheet().textContent).not.toContain('$');
  });

  it('says why there is nothing to compare, or what to do next if two are chosen', () => {
    render(page);
    print();
    expect(sheet().textContent).toContain('Until then you see an example.');
    act(() => window.dispatchEvent(new Event('afterprint')));
    press('Compare SteadyTerm 5');
    print();
    expect(sheet().textContent).toContain('You have chosen SteadyTerm 5 so far.');
    press('Compare Index Shelter 7');
    expect(sheet().textContent).toContain('You have chosen SteadyTerm 5 and Index Shelter 7. Now press');
  });
});
