import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { PayoutCalculator } from './payout-calculator.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation')] });

const navigate = startAt('/calculator', new Date(2026, 10, 22, 12));

const page = (
  <HostProvider host={host}>
    <PayoutCalculator />
  </HostProvider>
);
const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /amount/i });
const choose = (name: string, age: number | string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: String(age) } });
const type = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
const answer = () => screen.getByRole('region', { name: /From age/ });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the result', () => {
  it('is shown for the defaults', () => {
    render(page);
    expect(answer().textContent).toContain('From age 65 you would receive about');
    for (const words of ['$1,100 a', '$13,200', '6.6%', '$264,000', 'Age 80']) expect(answer().textContent).toContain(words);
    expect(screen.getByText(/not an immediate-annuity quote/).parentElement?.textContent).toContain('Quotes today are often higher');
    const table = screen.getByRole('heading', { name: /^The table: payout rate/ });
    expect(table.nextElementSibling?.textContent).toBe('Quotes today are often higher, above all at older ages.');
  });

  it('says at which age the amount is paid back, and the total by 85', () => {
    render(page);
    expect(answer().textContent).toContain('$200,000 of your own money back by about 80');
    expect(answer().textContent).toContain('$64,000 beyond it by 85');
    expect(answer().textContent).toContain('Age 80when you’ve been paid back');
    choose('Income start age', 80);
    expect(answer().textContent).toContain('$93,000 of your own money back by 85$107,000 not back by then');
  });

  it('follows every change', () => {
    render(page);
    type('$500,000');
    choose('Current age', 62);
    choose('Income start age', 67);
    expect(answer().textContent).toContain('From age 67');
    expect(answer().textContent).toContain('$2,917 a');
  });

  it('formats the amount when the field is left', () => {
    render(page);
    type('250k');
    fireEvent.blur(amountField());
    expect(amountField().value).toBe('250,000');
  });

  it('shows an error beside the field, and marks the last valid result as outdated', () => {
    render(page);
    type('250k');
    type('25o,000');
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter an amount in dollars, such as 250,000 or 250k.')).toBeTruthy();
    expect(answer().textContent).toContain('Still the result for $250,000');
    expect(answer().textContent).toContain('$1,375 a');
  });

  it.each(['', '0'])('is absent for "%s"', (text) => {
    render(page);
    type(text);
    expect(screen.queryByRole('region', { name: /From age/ })).toBeNull();
    expect(screen.getByText('No result yet')).toBeTruthy();
  });

  it('is announced once it is stable, but not before the first change', () => {
    render(page);
    pass(5000);
    const [status] = screen.getAllByRole('status') as [HTMLElement];
    expect(status.textContent).toBe('');
    type('300000');
    pass(300);
    expect(status.textContent).toBe('');
    type('400000');
    pass(1000);
    expect(status.textContent).toBe('From age 65, about $2,200 a month.');
  });
});

describe('an income for two', () => {
  const chooseSpouse = (pays: string, age: number) => {
    choose('Pays', pays);
    choose('Spouse’s age', age);
  };
  const figure = () => within(screen.getByRole('figure', { name: 'A month for the two of you, and for each alone' }));

  it('is not asked about, and until it is chosen the answer says that income stops', () => {
    render(page);
    expect(answer().textContent).toContain('Stops when you die.');
    expect(screen.queryByRole('combobox', { name: /^Spouse/ })).toBeNull();
    expect(document.body.textContent).not.toMatch(/our estimate/i);
  });

  it('names the field whose birth year has no life table', () => {
    vi.setSystemTime(new Date('2020-06-01T12:00:00'));
    render(page);
    chooseSpouse('all', 90);
    expect(
      screen.getAllByText(/^Spouse’s age: an estimate for two needs a birth year from 1936 to 1986, and this age gives 1930/),
    ).not.toHaveLength(0);
    expect(screen.queryByText(/Our estimate for two/)).toBeNull();
    choose('Spouse’s age', 84);
    expect(answer().textContent).toContain('Our estimate for two.');
  });

  it('pays the table’s payout times the ratio of fair incomes, and says that it is an estimate', () => {
    render(page);
    choose('Life expectancy based on (optional)', 'male');
    chooseSpouse('half', 63);
    choose('Spouse’s life expectancy based on (optional)', 'female');
    // 6.6% x 605.23 / 686.98 = 5.81%
    expect(answer().textContent).toContain('$969 a\u00a0month, for\u00a0life.');
    expect(answer().textContent).toContain(
      'Then your spouse: about $485 a month, for life. Our estimate for two. Insurers’ offers differ.',
    );
    for (const words of ['$11,629', '5.81%', ', our estimate for two', '$232,585', 'Age 82']) expect(answer().textContent).toContain(words);
    expect(answer().textContent).toContain('when the two of you have been paid back; later if you die before');
    expect(answer().textContent).toContain('counted to age 85. In 84 of 100 couples, one of you is still alive at 85.');
    expect(screen.getByText('For you alone $686.98; for the two of you $605.23')).toBeTruthy();
    expect(screen.getByText('6.6% × $605.23 ÷ $686.98 = 5.8146%')).toBeTruthy();
    expect(screen.getByText('$200,000 × 5.8146% ≈ $11,629.23')).toBeTruthy();
    expect(screen.getByText('half of $969.10 = $484.55')).toBeTruthy();
  });

  it('is drawn beside an income for each alone, with a sentence and a table of all choices', () => {
    render(page);
    choose('Life expectancy based on (optional)', 'male');
    chooseSpouse('all', 63);
    choose('Spouse’s life expectancy based on (optional)', 'female');
    const sentence =
      'Our estimate: about $866 a month while you live, then about $866 a month to your spouse for life. For you alone, from 65, the table pays $1,100, and nothing to your spouse when you die. For your spouse alone, from 63, it pays $1,050.';
    expect(figure().getAllByRole('img')[0]?.getAttribute('aria-label')).toBe(sentence);
    expect(figure().getByText(sentence)).toBeTruthy();
    expect(
      figure()
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'PaysWhile you liveAfter you die',
      'Me$1,100$0',
      'Me, then my spouse (all)$866$866',
      'Me, then my spouse (2/3)$932$621',
      'Me, then my spouse (half)$969$485',
    ]);
    choose('Spouse’s age', 59);
    expect(figure().queryByText(/For your spouse alone/)).toBeNull();
  });

  it('counts both lives in the chart of income, and says what an early death changes', () => {
    render(page);
    chooseSpouse('two-thirds', 65);
    const course = within(screen.getByRole('figure', { name: 'Income received, at each age' }));
    expect(course.getByRole('row', { name: /^85/ }).textContent).toBe('85$235,07756%81%');
    expect(
      course.getByText(
        /your spouse gets two thirds of it from then on, and the sums are smaller\. In 81 of 100 couples, one of you is still alive at 85\. In \d+, your spouse is\./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Read the income at an age' }).getAttribute('aria-valuetext')).toContain(
      'In 58 of 100 couples, one of you is still alive at 90.',
    );
    expect(screen.getByText(/An annuity would keep paying them, and then their spouses\.$/)).toBeTruthy();
    choose('Pays', 'all');
    expect(course.getByText(/your spouse gets the same from then on, and the sums stay as they are\./)).toBeTruthy();
  });

  it('counts the spouse’s health in the chances, and in no payment, link or printout', () => {
    render(page);
    chooseSpouse('all', 65);
    const monthly = () => /\$[\d.,]+ a\u00a0month/.exec(answer().textContent ?? '')?.[0];
    const before = monthly();
    expect(answer().textContent).toContain('In 81 of 100 couples');
    choose('Spouse’s health (optional)', 'poor');
    choose('Health (optional)', 'poor');
    expect(monthly()).toBe(before);
    expect(answer().textContent).not.toContain('In 81 of 100 couples');
    pass(1000);
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = screen.getByRole('article', { name: 'Result for paper' }).textContent ?? '';
    expect(JSON.stringify(navigate.mock.calls) + paper).not.toMatch(/health|poor/i);
    for (const words of [
      'Then your spouse: about',
      'For two: our estimate',
      'In 81 of 100 couples, one of you is still alive at 85.',
      'all, two thirds or half to my spouse?',
    ])
      expect(paper).toContain(words);
    act(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('is in the link, which leaves the spouse out of an income for one', () => {
    render(page);
    chooseSpouse('two-thirds', 63);
    pass(1000);
    expect(navigate.mock.lastCall?.[0]).toBe(
      '/calculator#amount=200000&age=65&start=65&pays=two-thirds&spouseAge=63&sex=average&spouseSex=average&inflation=2.5&earns=4&target=1500',
    );
    choose('Pays', 'me');
    pass(1000);
    expect(navigate.mock.lastCall?.[0]).toBe('/calculator#amount=200000&age=65&start=65&sex=average&inflation=2.5&earns=4&target=1500');
  });

  it('refuses a spouse who would be over 100 when income starts, beside the field', () => {
    render(page);
    choose('Current age', 60);
    choose('Income start age', 80);
    chooseSpouse('half', 85);
    const why = 'Your spouse would be 105 when income starts. We can only count to 100: choose a start age of 75 or earlier';
    expect(screen.getByRole('combobox', { name: 'Spouse’s age' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(new RegExp(`^${why}`))).toHaveLength(3);
    expect(screen.queryByRole('region', { name: /From age/ })).toBeNull();
    choose('Income start age', 75);
    expect(screen.queryByText(new RegExp(why))).toBeNull();
    expect(answer().textContent).toContain('Then your spouse');
  });

  it('has an amount for a wanted income, for start ages that the spouse’s age allows', () => {
    render(page);
    chooseSpouse('half', 90);
    expect(screen.getByText(/^\$1,500\.00 a month from age 65, then \$750\.00 to your spouse, takes about/)).toBeTruthy();
    const ages = within(screen.getByRole('table', { name: /^What \$1,500\.00 a month takes/ })).getAllByRole('rowheader');
    expect(ages.map(({ textContent }) => textContent)).toEqual(['65', '70', '75']);
    type('');
    fireEvent.click(screen.getByRole('button', { name: /^Work with/ }));
    expect(answer().textContent).toContain('$1,500 a');
  });

  it('is announced with the spouse’s part', () => {
    render(page);
    chooseSpouse('all', 65);
    pass(1000);
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
      /^From age 65, about (\$[\d.]+) a month\. Then your spouse: about \1\. Our estimate for two\.$/,
    );
  });
});

describe('the chart', () => {
  it('has a sentence and a table', () => {
    render(page);
    expect(screen.getAllByRole('img')[0]?.getAttribute('aria-label')).toContain('pays back your $200,000 by about age 80');
    const table = within(screen.getByRole('figure', { name: 'Income received, at each age' })).getByRole('table');
    expect(within(table).getByRole('row', { name: /^85/ }).textContent).toBe('85$264,000+$64,00056%');
    expect(within(table).getByRole('row', { name: /^66/ }).textContent).toBe('66$13,200\u2212$186,80099%');
  });
});

describe('an income start age in the past', () => {
  it('moves up with the current age, and the page says so', () => {
    render(page);
    choose('Current age', 68);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Income start age' }).value).toBe('68');
    expect(screen.getByText('Moved to 68: income can’t start before your current age')).toBeTruthy();
    expect(answer().textContent).toContain('From age 68');
    choose('Current age', 66);
    expect(screen.queryByText(/^Moved to/)).toBeNull();
    expect(answer().textContent).toContain('From age 68');
  });

  it('gives no result until it is corrected, nor the amount for an income', () => {
    render(page);
    choose('Current age', 68);
    choose('Income start age', 65);
    const told = screen.getAllByText(/^Income can’t start in the past: choose 68 or later/);
    expect(told).toHaveLength(3);
    expect(screen.queryByRole('region', { name: /From age/ })).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/a month from age 65 takes about/)).toBeNull();
    choose('Income start age', 68);
    expect(screen.getAllByRole('figure')).toHaveLength(2);
    expect(screen.getByText(/a month from age 68 takes about/)).toBeTruthy();
  });
});

describe('the chance of a long life', () => {
  const figure = (name: RegExp) => within(screen.getByRole('figure', { name }));
  const rowOf = (age: number) => figure(/^Return a year/).getByRole('row', { name: new RegExp(`^${age}`) }).textContent;

  it('is shown beside the age to which lifetime income is counted', () => {
    render(page);
    expect(answer().textContent).toContain('counted to age 85, which 56 of 100 reach');
  });

  it('depends on the birth year and, if chosen, the sex', () => {
    render(page);
    expect(screen.getAllByText(/born 1961, average of men and women/).length).toBeGreaterThan(0);
    choose('Life expectancy based on (optional)', 'female');
    expect(answer().textContent).toContain('which 61 of 100 reach');
    choose('Current age', 60);
    expect(screen.getAllByText(/born 1966, women/).length).toBeGreaterThan(0);
    expect(answer().textContent).toContain('$1,100 a');
  });

  it('is shown with the return at each age, as paid and after inflation', () => {
    render(page);
    expect(rowOf(85)).toBe('8556%2.80%0.30%');
    expect(rowOf(90)).toBe('9035%4.29%1.75%');
    expect(rowOf(75)).toBe('7584%\u22126.92%\u22129.19%');
    fireEvent.change(screen.getByRole('textbox', { name: /^Inflation/ }), { target: { value: '0' } });
    expect(rowOf(85)).toBe('8556%2.80%2.80%');
  });

  it('counts the premium from the current age', () => {
    render(page);
    choose('Current age', 55);
    for (const [age, percent] of [
      [85, '1.38%'],
      [90, '2.26%'],
      [95, '2.83%'],
      [100, '3.22%'],
    ] as const)
      expect(rowOf(age)).toContain(percent);
  });

  it('can be read year by year on both charts', () => {
    render(page);
    const income = screen.getByRole('slider', { name: 'Read the income at an age' });
    const returns = screen.getByRole('slider', { name: 'Read the returns at an age' });
    expect(income.getAttribute('aria-valuetext')).toBe('By 90: $330,000 received, $130,000 more than you paid. 35 of 100 live that long.');
    fireEvent.change(income, { target: { value: '0' } });
    expect(income.getAttribute('aria-valuetext')).toContain('By 66: $13,200 received, $186,800 less than you paid');
    expect(returns.getAttribute('aria-valuetext')).toBe('Live to 85: 2.80% a year, 0.30% after inflation; 56 of 100 do');
    fireEvent.change(returns, { target: { value: '34' } });
    expect(returns.getAttribute('aria-valuetext')).toContain('Live to 100: 5.63% a year');
    expect(screen.getByText(/^To 100: \$200,000 paid at 65, then 35 payments of \$13,200, the first at 66/)).toBeTruthy();
    choose('Income start age', 80);
    expect(income.getAttribute('aria-valuetext')).toContain('By 81');
    expect(returns.getAttribute('aria-valuetext')).toContain('Live to 100');
  });
});

describe('the same income without an annuity', () => {
  const rowOf = (name: RegExp) =>
    within(screen.getByRole('table', { name: /^When the money runs out/ })).getByRole('row', { name }).textContent;

  it.each([
    [/^0%/, '0%year 168169%'],
    [/^3%/, '3%year 218652%'],
    [/^4%/, '4%year 248940%'],
    [/^5%/, '5%year 309516%'],
    [/^6%/, '6%year 42107under 1%'],
  ])('%s', (name, words) => {
    render(page);
    expect(rowOf(name)).toBe(words);
  });

  it('follows the visitor’s rate, and keeps its result while a rate is typed', () => {
    render(page);
    const rate = screen.getByRole<HTMLInputElement>('textbox', { name: /^Yearly return/ });
    expect(screen.getByText(/^At 4% a year, \$200,000 would pay the same \$13,200 a year until you’re 89\. Then it’s gone\./)).toBeTruthy();
    fireEvent.change(rate, { target: { value: '6.6' } });
    expect(
      screen.getByText('At 6.6% a year, $200,000 would pay the same $13,200 a year for good. The interest alone pays for it.'),
    ).toBeTruthy();
    expect(rowOf(/^6.6%/)).toBe('6.6%nevernever\u2013');
    fireEvent.change(rate, { target: { value: '66' } });
    expect(screen.getByText('Enter percent a year, from 0 to 15.')).toBeTruthy();
    fireEvent.change(rate, { target: { value: '' } });
    expect(screen.getByText(/^At 6.6% a year/)).toBeTruthy();
  });

  it('lets the money grow until the start', () => {
    render(page);
    choose('Current age', 55);
    expect(
      screen.getByText(
        /^At 4% a year, \$200,000, left to grow until 65, would pay the same \$13,200 a year until you’re 123\. Then it’s gone\. Hardly anyone lives that long.$/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('$200,000 × (1 + 4%) ^ 10 = $296,049')).toBeTruthy();
  });
});

it('leaves open what is open while another amount is typed', () => {
  render(page);
  const section = screen.getByText('Show the yearly return').closest('details') as HTMLDetailsElement;
  section.open = true;
  type('');
  expect(screen.queryByRole('figure')).toBeNull();
  type('300000');
  expect(section.isConnected && section.open).toBe(true);
  expect(screen.getByRole('figure', { name: /^Return a year/ })).toBeTruthy();
});

describe('the amount for an income', () => {
  const target = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Monthly income wanted/ });

  it('shows the amount for a monthly income, and can use it in the calculator', () => {
    render(page);
    expect(screen.getByText(/^\$1,500\.00 a month from age 65 takes about/).parentElement?.textContent).toContain('$272,728');
    fireEvent.change(target(), { target: { value: '1100' } });
    fireEvent.click(screen.getByRole('button', { name: 'Work with $200,000' }));
    expect(amountField().value).toBe('200,000');
    fireEvent.change(target(), { target: { value: '2,200' } });
    fireEvent.click(screen.getByRole('button', { name: 'Work with $400,000' }));
    expect(answer().textContent).toContain('$2,200 a');
  });

  it('is shown without an amount, and offers no amount that the calculator rejects', () => {
    render(page);
    type('');
    fireEvent.change(target(), { target: { value: '1000000' } });
    expect(screen.getByText(/^\$1,000,000\.00 a month from age 65 takes about/).parentElement?.textContent).toContain('$181,818,182');
    expect(screen.queryByRole('button', { name: /^Work with/ })).toBeNull();
  });
});

describe('the address', () => {
  it('is not written before the first change, then replaced without a scroll', () => {
    render(page);
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
    type('250k');
    choose('Income start age', 70);
    pass(300);
    expect(navigate.mock.calls).toEqual([
      ['/calculator#amount=250000&age=65&start=70&sex=average&inflation=2.5&earns=4&target=1500', { replace: true, keepScroll: true }],
    ]);
  });

  it('is not rewritten for an invalid amount', () => {
    render(page);
    type('lots');
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('restores inputs, and ignores values that the page could not have written', () => {
    useNavigation.setState({ place: { pathname: '/calculator', search: '', hash: '#amount=500000&age=200&start=70' } });
    render(page);
    expect(amountField().value).toBe('500,000');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Current age' }).value).toBe('65');
    expect(answer().textContent).toContain('From age 70');
  });
});

describe('the served page', () => {
  it('agrees with the first render, and keeps text typed before hydration', async () => {
    vi.useRealTimers();
    const { root, hydrate } = serve(page);
    expect(root.textContent).toContain('$1,100 a');
    expect(root.innerHTML).not.toContain('style=');
    const typed = root.querySelector<HTMLInputElement>('#amount');
    if (!typed) throw new Error('the served page has the field');
    typed.value = '300000';
    await hydrate();
    expect(typed.isConnected).toBe(true);
    expect(amountField().value).toBe('300000');
    expect(answer().textContent).toContain('$1,650 a');
  });
});

it('links to the consultation', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Talk to an advisor about this' }).getAttribute('href')).toBe('/consultation');
});

describe('on paper', () => {
  const sheet = () => screen.queryByRole('article', { name: 'Result for paper' });
  const print = () => act(() => window.dispatchEvent(new Event('beforeprint')));

  it('is one sheet with the answer and its disclaimer, rendered only while printing', () => {
    render(page);
    type('250k');
    expect(sheet()).toBeNull();
    print();
    const words = sheet()?.textContent ?? '';
    for (const part of ['November 22, 2026', 'If you pay in $250,000 at age 65', '$1,375 a month', 'about age 80', 'not FDIC insured'])
      expect(words).toContain(part);
    expect(words).toContain(sampleSite.phone.display);
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });

  it('leaves out health, which changes only the chances on the screen', () => {
    render(page);
    const chances = () => screen.getByText(/and receive at least that/).textContent;
    const usual = chances();
    expect(screen.getByText(/nothing about your health/)).toBeTruthy();
    choose('Health (optional)', 'poor');
    expect(screen.queryByText(/nothing about your health/)).toBeNull();
    expect(screen.getByText(/The effect of poor health is our own assumption\./)).toBeTruthy();
    expect(chances()).toContain('Of 100 people your age in poor health');
    expect(answer().textContent).toContain('$1,100 a');
    pass(1000);
    print();
    expect(JSON.stringify(navigate.mock.calls) + sheet()?.textContent).not.toMatch(/health|poor/i);
    act(() => window.dispatchEvent(new Event('afterprint')));
    choose('Health (optional)', 'average');
    expect(chances()).toBe(usual);
  });

  it('prints the last valid result, and says so', () => {
    render(page);
    type('25o,000');
    print();
    expect(sheet()?.textContent).toContain('These are the last numbers we could read.');
    expect(sheet()?.textContent).toContain('$1,100 a month');
  });

  it.each([
    ['', 65, 'Enter an amount'],
    ['200,000', 60, 'Income can’t start in the past: choose 65 or later.'],
  ])('says why there is no result, for "%s" from %i', (text, start, why) => {
    render(page);
    type(text);
    choose('Income start age', start);
    print();
    expect(sheet()?.textContent).toContain('There is no result to print yet');
    expect(sheet()?.textContent).toContain(why);
    expect(sheet()?.textContent).not.toContain('$');
  });
});

it('shows the math', () => {
  render(page);
  expect(screen.getByText('$13,200.00 ÷ 12 = $1,100.00')).toBeTruthy();
  expect(screen.getByText('65 + 15.15 = 80.15, so about 80')).toBeTruthy();
});
