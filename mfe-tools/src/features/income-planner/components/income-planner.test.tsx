import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { IncomePlanner } from './income-planner.tsx';

const host = sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation')] });

const navigate = startAt('/income-planning', new Date('2026-11-22T12:00:00'));

const page = (
  <HostProvider host={host}>
    <IncomePlanner />
  </HostProvider>
);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const choose = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const answer = () => screen.getByRole('region', { name: ANSWER });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const ANSWER = /^From age|^At \d+ you could buy/;
const busyWords = 'Optimizing your retirement strategy...';
const doneWords = 'Strategy automatically updated';

describe('the result', () => {
  it('is shown for the defaults', () => {
    render(page);
    expect(answer().textContent).toContain('At 67 you could buy what$5,078 buys today, each month.');
    expect(answer().textContent).toContain('Social Security and the annuity added up, in today’s dollars.');
    // The bar adds up to it. The other two totals are one press away.
    for (const words of ['$2,500', '$2,578', '7.0%']) expect(answer().textContent).toContain(words);
    const others = screen.getByText('The same without inflation, and on the checks').closest('details');
    expect(others?.open).toBe(false);
    for (const total of [
      'Without inflation, the parts add up to $5,416.67 a month from age 67.',
      'On the checks it is $5,745.19 a month at 67, at 2.5% inflation.',
    ])
      expect(others?.textContent).toContain(total);
    const inSight = answer().textContent?.replace(others?.textContent ?? '', '');
    for (const total of ['5,416', '5,745', '2,916']) expect(inSight).not.toContain(total);
    expect(inSight?.split('$5,078')).toHaveLength(2);
    expect(answer().textContent).not.toContain('for\u00a0life');
    expect(screen.getByText(doneWords)).toBeTruthy();
    // Below the answer the notice, then one line. The rest of it is one press away.
    const [notice, line] = [
      'Educational example, not a quote or advice.',
      /^An illustration .* not an immediate-annuity quote\. Get two quotes\.$/,
    ].map((words) => screen.getByText(words));
    for (const [earlier, later] of [
      [answer(), notice],
      [notice, line],
    ])
      expect(later && earlier?.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('How we got this').closest('details')?.textContent).toContain(
      'Quotes today are often higher, above all at older ages.',
    );
  });

  it('is updated 800 ms after the last change of the four figures, and is the previous one until then', () => {
    render(page);
    type(/Annuity amount/, '250k');
    pass(700);
    choose(/Income start age/, '70');
    pass(799);
    expect(screen.getByText(busyWords)).toBeTruthy();
    expect(answer().textContent).toContain('$5,416.67');
    expect(answer().closest('[aria-busy="true"]')).toBeTruthy();
    pass(1);
    expect(screen.getByText(doneWords)).toBeTruthy();
    expect(answer().textContent).toContain('At 70 you could buy what');
    expect(answer().textContent).toContain('$4,083.33');
  });

  it('is not busy if the amount is only reformatted, nor for the other choices', () => {
    render(page);
    type(/Annuity amount/, '500000');
    type(/Inflation/, '3');
    choose(/^Sex/, 'female');
    expect(screen.queryByText(busyWords)).toBeNull();
    expect(screen.getByText(/of 100 women your age live that long/)).toBeTruthy();
  });

  it('is shown for a single source of income', () => {
    render(page);
    type(/Annuity amount/, '');
    pass(800);
    expect(answer().textContent).toContain('At 67 you could buy what$2,500 buys today, each month.');
    expect(answer().textContent).not.toContain(' adds ');
    type(/Monthly Social Security/, '0');
    expect(screen.getByText('Enter your information to see your monthly income')).toBeTruthy();
    expect(screen.queryByRole('region', { name: ANSWER })).toBeNull();
    type(/Annuity amount/, '120000');
    pass(800);
    expect(answer().textContent).toContain('The check is $700.00 a month from age 67, for life.');
    expect(screen.queryByRole('heading', { name: /claim Social Security/ })).toBeNull();
  });

  it.each([
    [/Current age/, '49', 'Enter your age in whole years, from 50 to 80.'],
    [/Current age/, '', 'Enter your age, from 50 to 80.'],
    [/Monthly Social Security/, 'lots', 'Enter an amount in dollars, such as 250,000 or 250k.'],
    [/Inflation/, '11', 'Enter percent a year, from 0 to 10.'],
  ])('stays and is marked while %s is "%s"', (name, text, words) => {
    render(page);
    type(name, text);
    expect(screen.getByText(words)).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    pass(1000);
    expect(answer().textContent).toContain('$5,416.67');
    expect(answer().textContent).toContain('Still the result');
    expect(screen.queryByText(doneWords)).toBeNull();
  });

  it('is announced once it is stable, but not before the first change', () => {
    render(page);
    pass(5000);
    const [status] = screen.getAllByRole('status') as [HTMLElement];
    expect(status.textContent).toBe('');
    type(/Annuity amount/, '240000');
    pass(800);
    pass(899);
    expect(status.textContent).toBe('');
    pass(1);
    expect(status.textContent).toBe('At 67 you could buy what $3,737 buys today, each month.');
  });
});

describe('the chart', () => {
  const figure = () => within(screen.getByRole('figure', { name: 'Month by month, at each age' }));

  it('has a sentence and a table, and names the life table', () => {
    render(page);
    expect(figure().getAllByRole('img')[0]?.getAttribute('aria-label')).toContain('only what $4,153 buys today');
    expect(figure().getByRole('row', { name: /^85/ }).textContent).toBe('85$2,500$1,653$4,15355%');
    expect(figure().getByText(/2025 Trustees Report .* born 1964, average of men and women/)).toBeTruthy();
  });

  it('shows the amounts as paid, and keeps that in the address', () => {
    render(page);
    fireEvent.click(screen.getByRole('radio', { name: 'As paid' }));
    expect(figure().getByRole('row', { name: /^85/ }).textContent).toBe('85$4,412$2,917$7,32855%');
    pass(300);
    expect(navigate.mock.calls[0]?.[0]).toContain('dollars=paid');
  });

  it('can be read at every age', () => {
    render(page);
    const reader = screen.getByRole('slider', { name: 'Read the chart at an age' });
    fireEvent.change(reader, { target: { value: '0' } });
    expect(reader.getAttribute('aria-valuetext')).toBe('Age 62: income has not started yet. 100 of 100 people your age are alive.');
    fireEvent.change(reader, { target: { value: '33' } });
    expect(reader.getAttribute('aria-valuetext')).toContain('Age 95: $3,791 a month');
  });

  it('moves the start age up with the current age, and has no result for a start in the past', () => {
    render(page);
    type(/Current age/, '70');
    pass(800);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Income start age/ }).value).toBe('70');
    expect(screen.getByText('Moved to 70: income can’t start before your current age')).toBeTruthy();
    expect(screen.getAllByRole('figure').length).toBe(1);
    expect(screen.getByText(/waiting gains nothing more/)).toBeTruthy();
    choose(/Income start age/, '69');
    pass(800);
    expect(screen.getAllByText(/^Income can’t start in the past: choose 70 or later/)).toHaveLength(2);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('region', { name: ANSWER })).toBeNull();
  });
});

it('says what is paid before Social Security can start', () => {
  render(page);
  choose(/Income start age/, '62');
  type(/Current age/, '55');
  pass(800);
  expect(screen.queryByText(/at the earliest/)).toBeNull();
  choose(/Income start age/, '60');
  pass(800);
  expect(answer().textContent).toContain('Without inflation, the parts add up to $5,000.00 a month from age 62.');
  expect(answer().textContent).toContain('The annuity pays $2,500.00 a month from age 60. Social Security pays nothing before 62.');
  for (const words of ['Social Security, from 62', 'annuity, from 60, at a 6.0% payout rate'])
    expect(answer().textContent).toContain(words);
  // Both in dollars of the year in which the visitor turns 62.
  expect(answer().textContent).toContain('At 62 you could buy what$4,603 buys today');
  expect(screen.getByRole('combobox', { name: /Income start age/ }).getAttribute('aria-describedby')).toBe('start-hint');
});

describe('claiming at another age', () => {
  const figure = () => within(screen.getByRole('figure', { name: /claim Social Security at another age/ }));

  it('is computed from the figure at the start age', () => {
    render(page);
    expect(figure().getByRole('row', { name: /^62/ }).textContent).toBe('62$1,75030% less70.00%');
    expect(figure().getByRole('row', { name: /^67/ }).textContent).toBe('67$2,500your figure100.00%');
    expect(figure().getByRole('row', { name: /^70/ }).textContent).toBe('70$3,10024% more124.00%');
    expect(figure().getByText(/^Full retirement age 67, for those born in 1964/)).toBeTruthy();
  });

  it('says that a first payment is normally for the month after the 62nd birthday', () => {
    render(page);
    expect(figure().getByText(/at 62 and 1 month, 70\.42% of the full benefit/)).toBeTruthy();
    type(/Current age/, '63');
    pass(800);
    expect(figure().queryByText(/62 and 1 month/)).toBeNull();
  });

  it('follows the birth year, and counts a birth on January 1 as the previous year', () => {
    render(page);
    type(/Current age/, '67');
    pass(800);
    expect(figure().getByText(/Full retirement age 66 years and 10 months, for those born in 1959/)).toBeTruthy();
    choose(/Birth year/, 'newyear');
    expect(
      figure().getByText(/Full retirement age 66 years and 8 months, for those born on January 1, 1959, which counts as 1958/),
    ).toBeTruthy();
    expect(figure().getByText(/life table, 2025 Trustees Report \(intermediate projection\), born 1958,/)).toBeTruthy();
    choose(/Birth year/, 'ahead');
    expect(figure().getByText(/for those born in 1958/)).toBeTruthy();
    expect(figure().queryByRole('row', { name: /^66/ })).toBeNull();
  });

  it('ignores January 1 where it makes no difference', () => {
    render(page);
    type(/Current age/, '66');
    choose(/Birth year/, 'newyear');
    type(/Current age/, '62');
    pass(800);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Birth year/ }).value).toBe('past');
    expect(figure().getByText(/for those born in 1964/)).toBeTruthy();
  });
});

describe('for couples', () => {
  it('shows the survivor’s income, and how likely that is', () => {
    render(page);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I am married: count my spouse in' }));
    type(/Spouse’s monthly Social Security/, '1,800');
    type(/Spouse’s age/, '60');
    const section = within(screen.getByRole('region', { name: /For couples/ }));
    // Two years younger: all of it is paid when you are 69, and the annuity buys less by then.
    for (const figure of ['$6,753.69', '$4,953.69', '$2,500.00']) expect(section.getByText(figure)).toBeTruthy();
    expect(
      section.getByText(/^From when you are 69 and your spouse is 67, you would have \$6,754 a month together, in today’s dollars/),
    ).toBeTruthy();
    expect(section.getByText(/two lives as\s+independent/)).toBeTruthy();
    expect(section.getByText(/or 82\.5% of the full one,/).parentElement?.textContent).toMatch(/whichever is more \(2026\)/);
    expect(section.getByText(/born 1966, average/)).toBeTruthy();
    expect(section.getByRole('row', { name: /^90,\s88/ })).toBeTruthy();
    expect(screen.getByText(/your spouse alone would have \$2,500/)).toBeTruthy();
  });
});

it('counts the benefit of a spouse without one of their own', () => {
  render(page);
  fireEvent.click(screen.getByRole('checkbox', { name: /I am married/ }));
  type(/Spouse’s monthly Social Security/, '0');
  const section = within(screen.getByRole('region', { name: /For couples/ }));
  for (const figure of ['$6,327.91', '$5,077.91', '$2,500.00']) expect(section.getByText(figure)).toBeTruthy();
  expect(section.getByText(/\$1,250 of the \$6,328 is your spouse’s spousal benefit\./)).toBeTruthy();
  choose(/Spouse’s claiming age/, '62');
  expect(section.getByText(/\$1,250 of the/)).toBeTruthy();
});

it('pays the survivor 82.5% of the full benefit if the spouse claimed at 62', () => {
  render(page);
  choose(/Income start age/, '62');
  type(/Annuity amount/, '0');
  fireEvent.click(screen.getByRole('checkbox', { name: /I am married/ }));
  pass(800);
  expect(within(screen.getByRole('region', { name: /For couples/ })).getByText('$2,946.43')).toBeTruthy();
});

describe('when to claim', () => {
  const open = (hash: string) => {
    useNavigation.setState({ place: { pathname: '/income-planning', search: '', hash } });
    return render(page);
  };

  it('lets the interest be changed if only the spouse has a benefit, and while it cannot be read', () => {
    open('#social=0&amount=500000&spouse=yes&spouseSocial=900');
    expect(screen.getByRole('figure', { name: 'When to claim, for two' })).toBeTruthy();
    type(/Interest above inflation/, '9');
    expect(screen.queryByRole('figure', { name: 'When to claim, for two' })).toBeNull();
    expect(field(/Interest above inflation/)).toBeTruthy();
  });

  it('says with a map, without one, and on paper with a claim that Social Security does not endorse it', () => {
    const said = 'Not connected with or endorsed by the Social Security Administration.';
    const { unmount } = open('#social=2500');
    expect(screen.getByRole('figure', { name: 'When to claim' }).textContent).toContain(said);
    act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('article', { name: 'Result for paper' }).textContent).toContain(said);
    act(() => window.dispatchEvent(new Event('afterprint')));
    unmount();
    open('#social=2500&since=62');
    expect(screen.getByRole('region', { name: 'When to claim' }).textContent).toContain(said);
    act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('article', { name: 'Result for paper' }).textContent).not.toContain(said);
    act(() => window.dispatchEvent(new Event('afterprint')));
  });
});

describe('somebody who already gets Social Security', () => {
  const open = (hash: string) => {
    useNavigation.setState({
      place: { pathname: '/income-planning', search: '', hash: `#${hash.includes('amount') ? hash : `amount=0&${hash}`}` },
    });
    render(page);
  };
  const since = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Do you already get Social Security/ });
  const couple = () => within(screen.getByRole('region', { name: /For couples/ }));
  const points = () => screen.getByRole('region', { name: 'Worth talking through' }).textContent;
  const ofClaimed = 'spouse=yes&spouseSocial=0&spouseAge=67&spouseClaim=67';

  it('has the full benefit of that age, for the spouse and the survivor, and no advice on claiming', () => {
    open(`social=1750&age=68&start=68&since=62&${ofClaimed}`);
    expect(answer().textContent).toContain('From age 68 you would have about$1,750 a');
    expect(couple().getByText('$2,014.53')).toBeTruthy();
    // Born 1958: 71.67% of the full benefit at 62; half of it for the spouse.
    expect(couple().getByText('$2,970.93')).toBeTruthy();
    expect(couple().getByText(/\$1,221 of the \$2,971 is your spouse’s spousal benefit/)).toBeTruthy();
    expect(screen.getByText('$1,750.00 ÷ 71.67% = $2,441.86')).toBeTruthy();
    expect(screen.queryByText(/claim Social Security at another age/)).toBeNull();
    expect(points()).not.toContain('Waiting for Social Security');
    expect(screen.getByText(/^What you get now, before tax and before Medicare premiums/)).toBeTruthy();
  });

  it.each([
    [
      'a full retirement age of 67',
      'social=1750&age=66&start=66&since=62&spouse=yes&spouseSocial=0&spouseAge=67',
      '$2,062.50',
      '$3,000.00',
    ],
    [
      'a claim at 66 by somebody of 72',
      'social=2500&age=72&start=72&since=66&spouse=yes&spouseSocial=300&spouseAge=67',
      '$2,500.00',
      '$3,750.00',
    ],
    [
      'full retirement age with months',
      'social=1750&age=68&start=68&since=full&spouse=yes&spouseSocial=0&spouseAge=67',
      '$1,750.00',
      '$2,625.00',
    ],
  ])('counts %s', (_what, hash, survivor, both) => {
    open(hash);
    expect(couple().getAllByText(survivor).length).toBeGreaterThan(0);
    expect(couple().getByText(both)).toBeTruthy();
  });

  it('is paid before an annuity that starts later', () => {
    open('social=1750&amount=100000&age=68&start=72&since=62');
    expect(answer().textContent).toContain('At 72 you could buy what$2,354 buys today');
    expect(answer().textContent).toContain('Social Security pays $1,750.00 a month already. The annuity starts at 72.');
    expect(answer().textContent).toContain('Social Security, paid already');
    const table = within(screen.getByRole('figure', { name: 'Month by month, at each age' }));
    expect(table.getByRole('row', { name: /^68/ }).textContent).toContain('$1,750$0$1,750');
  });

  it('is asked at 70, and until then nothing of a spouse is computed', () => {
    open(`social=2500&age=72&start=72&spouse=yes&spouseSocial=300&spouseAge=67`);
    expect(since().selectedOptions[0]?.textContent).toBe('Choose an answer');
    expect(answer().textContent).toContain('about$2,500');
    expect(answer().textContent).toContain('We count Social Security from age 72. If you already get it, say so below its amount.');
    expect(couple().getByText(/^Tell us above whether you already get Social Security/)).toBeTruthy();
    expect(couple().queryByText(/while both of you live/)).toBeNull();
    fireEvent.change(since(), { target: { value: 'no' } });
    expect(answer().textContent).not.toContain('We count Social Security');
    expect(couple().getByText(/From when you are 72 and your spouse is 67/)).toBeTruthy();
  });

  it('cannot have claimed in the future', () => {
    open('social=2500&age=66&start=67&since=68');
    expect(screen.getAllByText(/^You are 66: choose the age since which you get Social Security/)).toHaveLength(2);
    fireEvent.change(since(), { target: { value: 'full' } });
    pass(800);
    expect(answer().textContent).toContain('$2,500.00');
  });
});

describe('a cut of Social Security', () => {
  const section = () => within(screen.getByRole('figure', { name: 'Month by month, at each age' }));
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Benefits cut from January 2033' });

  it('is off at first, with the Trustees’ projection and its year beside the switch and the claiming ages', () => {
    render(page);
    expect(box().checked).toBe(false);
    expect(
      screen.getAllByText(/retirement fund pays in full until the fourth quarter of 2032, then about 78%, unless Congress acts\./),
    ).toHaveLength(2);
    expect(screen.getAllByText(/would last until the third quarter of 2034, then pay about 83%\./)).toHaveLength(2);
    expect(document.body.textContent?.split('(Report of 2026)')).toHaveLength(3);
    expect(section().getByRole('row', { name: /^85/ }).textContent).toContain('$2,500');
  });

  it('pays 78% or another percent from January 2033 on, and is kept in the address', () => {
    render(page);
    fireEvent.click(box());
    expect(section().getByRole('row', { name: /^67/ }).textContent).toContain('$2,500');
    expect(section().getByRole('row', { name: /^68, Jan 2033/ }).textContent).toContain('$1,950');
    expect(section().getByRole('row', { name: /^85/ }).textContent).toBe('85$1,950$1,653$3,60355%');
    expect(answer().textContent).toContain(
      'The $5,416.67 is paid until December 2032. From January 2033 on, with 78% of Social Security, it is $4,866.67.',
    );
    type(/Percent of Social Security paid/, '80');
    expect(section().getByRole('row', { name: /^85/ }).textContent).toContain('$2,000');
    type(/Percent of Social Security paid/, '101');
    expect(answer().textContent).toContain('Still the result');
    type(/Percent of Social Security paid/, '78');
    pass(500);
    expect(navigate.mock.lastCall?.[0]).toContain('cut=yes&payable=78');
    fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
    expect(readOfferedFigures()[0]?.attachment.inputs).toMatchObject({ socialSecurityPaid: '78% from January 2033' });
  });

  it('draws no figure that is no number when nothing is paid any more', () => {
    useNavigation.setState({
      place: { pathname: '/income-planning', search: '', hash: '#social=2500&amount=0&age=62&start=70&cut=yes&payable=0' },
    });
    render(page);
    expect(answer().textContent).toContain('$0.00');
    expect(document.body.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it('counts in the figure when all of it is paid after the cut', () => {
    render(page);
    fireEvent.click(box());
    choose(/Income start age/, '69');
    pass(800);
    expect(answer().textContent).toContain('At 69 you could buy what$4,544 buys today');
    expect(answer().textContent).toContain('That counts 78% of Social Security.');
    expect(answer().textContent).toContain('Without inflation, the parts add up to $5,033.33 a month from age 69.');
    expect(answer().textContent).toContain('That counts 78% of Social Security, as from January 2033 on. In full it would be $5,583.33.');
  });

  it('applies to couples', () => {
    render(page);
    fireEvent.click(box());
    fireEvent.click(screen.getByRole('checkbox', { name: /I am married/ }));
    const couple = within(screen.getByRole('region', { name: /For couples/ }));
    // Both are paid from 67 on, before the cut.
    for (const figure of ['$6,577.91', '$5,077.91', '$2,500.00']) expect(couple.getByText(figure)).toBeTruthy();
    for (const figure of ['$5,635.03', '$4,465.03', '$1,950.00']) expect(couple.getByText(`${figure} from January 2033`)).toBeTruthy();
    expect(
      couple.getByText(/That holds until December 2032\. From January 2033, with 78% of Social Security: \$5,635 together/),
    ).toBeTruthy();
    expect(screen.getByText(/your spouse alone would have \$2,500\. From January 2033 it is \$1,950 of \$5,635\./)).toBeTruthy();
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = screen.getByRole('article', { name: 'Result for paper' });
    for (const words of ['While you both live, until December 2032', '$6,577.91', 'While you both live, from January 2033', '$5,635.03'])
      expect(sheet.textContent).toContain(words);
    act(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('marks a projection whose review date has passed', () => {
    vi.setSystemTime(new Date('2027-07-01T12:00:00'));
    render(page);
    expect(screen.getAllByText('2026, being reviewed')).toHaveLength(2);
  });
});

describe('a pension or another income for life', () => {
  const figure = () => within(screen.getByRole('figure', { name: 'Month by month, at each age' }));
  const add = (dollars = '1,200') => type(/^Monthly pension/, dollars);
  const points = () => screen.getByRole('region', { name: 'Worth talking through' }).textContent;

  it('is folded, asks for its details only once there is an amount, and is drawn only then', () => {
    render(page);
    expect(screen.getByText('Add a pension or other income').closest('details')?.open).toBe(false);
    expect(screen.queryByRole('textbox', { name: /Paid from age/ })).toBeNull();
    expect(figure().queryByRole('columnheader', { name: 'Pension' })).toBeNull();
    add();
    expect(screen.getByText('Your pension or other income')).toBeTruthy();
    expect(field(/Paid from age/).value).toBe('65');
    expect(figure().getByRole('columnheader', { name: 'Pension' })).toBeTruthy();
    expect(screen.queryByText(busyWords)).toBeNull();
  });

  it('is in the answer, the table, the sentence, the reader and the math', () => {
    render(page);
    add();
    for (const words of [
      'At 67 you could buy what$6,139 buys today',
      'Social Security, your pension and the annuity added up, in today’s dollars.',
      'Without inflation, the parts add up to $6,616.67 a month from age 67.',
      'Your pension pays $1,200.00 a month from age 65.',
      'On the checks it is $6,945.19 a month at 67, at 2.5% inflation.',
      'pension, from 65',
    ])
      expect(answer().textContent).toContain(words);
    expect(figure().getByRole('row', { name: /^65/ }).textContent).toBe('65$0$1,114$0$1,11497%');
    expect(figure().getByRole('row', { name: /^85/ }).textContent).toBe('85$2,500$680$1,653$4,83355%');
    expect(
      figure().getByText(/Your pension and the annuity never rise: at 2\.5% inflation, by 85 the total buys only what \$4,833/),
    ).toBeTruthy();
    const reader = screen.getByRole('slider', { name: 'Read the chart at an age' });
    fireEvent.change(reader, { target: { value: '23' } });
    expect(reader.getAttribute('aria-valuetext')).toContain(
      '$2,500 from Social Security, $680 from your pension and $1,653 from the annuity',
    );
    expect(screen.getByText('$2,500.00 + $1,200.00 + $2,916.67 = $6,616.67')).toBeTruthy();
    expect(screen.getByText('$1,200.00 ÷ 1.1314 = $1,060.63')).toBeTruthy();
    expect(points()).toContain('59% of this income never rises.');
  });

  it('keeps what it buys if it rises with prices', () => {
    render(page);
    add();
    choose(/rise with prices/, 'yes');
    expect(answer().textContent).toContain('At 67 you could buy what$6,278 buys today');
    expect(figure().getByRole('row', { name: /^85/ }).textContent).toBe('85$2,500$1,200$1,653$5,35355%');
    fireEvent.click(screen.getByRole('radio', { name: 'As paid' }));
    expect(figure().getByRole('row', { name: /^85/ }).textContent).toBe('85$4,412$2,118$2,917$9,44655%');
    expect(figure().getByText('The amounts on the checks. Prices, Social Security and your pension rise 2.5% a year.')).toBeTruthy();
    expect(screen.getByText('$1,200.00 × 1.1314 = $1,357.69')).toBeTruthy();
  });

  it('is paid already, or after the rest', () => {
    render(page);
    add();
    type(/Paid from age/, '58');
    expect(answer().textContent).toContain('Your pension pays $1,200.00 a month already.');
    expect(figure().getByRole('row', { name: /^62/ }).textContent).toBe('62$0$1,200$0$1,200100%');
    type(/Paid from age/, '72');
    expect(answer().textContent).toContain('Without inflation, the parts add up to $6,616.67 a month from age 72.');
    expect(answer().textContent).toContain('Your pension pays $1,200.00 a month from age 72. The rest starts at 67.');
  });

  it('is a result of its own', () => {
    render(page);
    add();
    type(/Annuity amount/, '');
    type(/Monthly Social Security/, '');
    pass(800);
    expect(answer().textContent).toContain('At 65 you could buy what$1,114 buys today');
    expect(answer().textContent).toContain('The check is $1,200.00 a month from age 65, for life.');
    expect(answer().textContent).not.toContain('$0.00 a');
    expect(figure().getByRole('row', { name: /^65/ })).toBeTruthy();
    expect(figure().queryByRole('row', { name: /^67/ })).toBeNull();
  });

  it('leaves a spouse the share that was chosen', () => {
    render(page);
    add();
    fireEvent.click(screen.getByRole('checkbox', { name: /I am married/ }));
    const section = within(screen.getByRole('region', { name: /For couples/ }));
    for (const figure of ['$7,638.53', '$6,138.53', '$2,500.00']) expect(section.getByText(figure)).toBeTruthy();
    expect(section.getByText(/Your pension, \$1,061 of it, stops when you die\./)).toBeTruthy();
    expect(points()).toContain('Of $1,200 a month your spouse would keep nothing here.');
    choose(/your spouse keeps/, 'two-thirds');
    // Two thirds of 1,060.63.
    expect(section.getByText('$3,207.08')).toBeTruthy();
    expect(section.getByText(/Your pension is \$1,061 of it, and your spouse would keep \$707\./)).toBeTruthy();
    expect(points()).toContain('Of $1,200 a month your spouse would keep $800 here.');
    expect(screen.getByText(/your spouse: the larger of \$1,500\.00 and \$2,500\.00, \+ \$707\.08 = \$3,207\.08/)).toBeTruthy();
    choose(/your spouse keeps/, 'all');
    expect(points()).not.toContain('your spouse would keep');
  });

  it.each([
    [/^Monthly pension/, 'lots', 'Enter an amount in dollars, such as 250,000 or 250k.'],
    [/Paid from age/, '30', 'Enter an age in whole years, from 40 to 85.'],
    [/Paid from age/, '', 'Enter an age, from 40 to 85.'],
  ])('marks its own field while %s is "%s"', (name, text, words) => {
    render(page);
    add();
    type(name, text);
    expect(screen.getByText(words)).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(answer().textContent).toContain('$6,616.67');
    expect(answer().textContent).toContain('Still the result');
    add('');
    expect(answer().textContent).not.toContain('Still the result');
    expect(answer().textContent).toContain('$5,416.67');
  });

  it('is in the address, with the figures for an advisor, and on paper', () => {
    render(page);
    add();
    choose(/your spouse keeps/, 'half');
    pass(500);
    expect(navigate.mock.lastCall?.[0]).toContain('pension=1200&pensionAge=65&pensionRises=&pensionKeeps=half');
    fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
    expect(readOfferedFigures()[0]?.attachment.inputs).toMatchObject({
      pension: '$1,200 a month from age 65',
      pensionRises: 'No',
      spouseKeepsOfPension: 'Half',
    });
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = screen.getByRole('article', { name: 'Result for paper' });
    for (const words of ['Pension, as paid', '$1,200.00 a month from age 65', 'pension $1,061', '$6,139'])
      expect(sheet.textContent).toContain(words);
    act(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('comes back from a link, and an earlier link has none', () => {
    const hash = '#social=2500&amount=500000&age=62&start=67&pension=1200&pensionAge=60&pensionRises=yes&pensionKeeps=all';
    useNavigation.setState({ place: { pathname: '/income-planning', search: '', hash } });
    const { unmount } = render(page);
    expect(answer().textContent).toContain('$6,616.67');
    expect(field(/Paid from age/).value).toBe('60');
    unmount();
    useNavigation.setState({ place: { pathname: '/income-planning', search: '', hash: '#social=2500&amount=500000&age=62&start=67' } });
    render(page);
    expect(answer().textContent).toContain('$5,416.67');
    expect(field(/^Monthly pension/).value).toBe('');
  });

  it('is not cut with Social Security, whose cut is drawn at its month', () => {
    render(page);
    add();
    type(/Paid from age/, '72');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Benefits cut from January 2033' }));
    expect(figure().getByRole('row', { name: /^68, Jan 2033/ }).textContent).toContain('$1,950$0');
    expect(answer().textContent).toContain('That counts 78% of Social Security, as from January 2033 on. In full it would be $6,616.67.');
  });
});

describe('health', () => {
  it('changes the chances but no payment, and says that it is our assumption', () => {
    render(page);
    const table = within(screen.getByRole('figure', { name: 'Month by month, at each age' }));
    const row = () => table.getByRole('row', { name: /^85/ }).textContent;
    choose(/^Health/, 'poor');
    expect(row()).toBe('85$2,500$1,653$4,15341%');
    expect(screen.getAllByText(/our own assumption: a risk of dying 50% higher at every age/).length).toBeGreaterThan(0);
    choose(/^Health/, 'excellent');
    expect(row()).toBe('85$2,500$1,653$4,15364%');
    expect(screen.queryByText(busyWords)).toBeNull();
  });

  it('is in no link, address, storage, shared figures or print', () => {
    render(page);
    choose(/^Health/, 'poor');
    type(/Inflation/, '3');
    pass(1000);
    expect(navigate).toHaveBeenCalled();
    expect(JSON.stringify(navigate.mock.calls)).not.toMatch(/health|poor/i);
    fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
    const kept = [sessionStorage, localStorage].map((storage) => JSON.stringify({ ...storage })).join('');
    expect(kept).toContain('incomeStartAge');
    expect(kept).not.toMatch(/health|poor/i);
    act(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = screen.getByRole('article', { name: 'Result for paper' });
    expect(sheet.textContent).not.toMatch(/health|poor/i);
    act(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('is not taken from a link', () => {
    useNavigation.setState({ place: { pathname: '/income-planning', search: '', hash: '#age=62&health=poor' } });
    render(page);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Health/ }).value).toBe('average');
  });
});

it('recommends with the visitor’s own numbers', () => {
  render(page);
  const points = screen.getByRole('region', { name: 'Worth talking through' });
  for (const words of [
    'Waiting for Social Security from 67 to 70 adds 24%, $600 a month in today’s dollars',
    'Keep some years of spending outside the annuity: 5 years of the annuity’s income are $175,000. This plan puts $500,000',
    '51% of this income never rises. At 2.5% inflation that part buys 39% less after 20 years',
    'This $2,917 a month stops when you die.',
  ]) {
    expect(points.textContent).toContain(words);
  }
});

describe('the address', () => {
  it('restores inputs at once, and ignores values that the page could not have written', () => {
    const hash = '#social=1800&amount=300000&age=200&start=70&dollars=euro&inflation=3&birthday=never&spouse=yes&spouseAge=<b>';
    useNavigation.setState({ place: { pathname: '/income-planning', search: '', hash } });
    render(page);
    expect(field(/Current age/).value).toBe('62');
    expect(answer().textContent).toContain('$3,700.00');
    expect(screen.queryByText(busyWords)).toBeNull();
    expect(field(/Spouse’s age/).value).toBe('62');
    pass(2000);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the served page', () => {
  it('agrees with the first render, and keeps text typed before hydration', async () => {
    const { root, hydrate } = serve(page);
    expect(root.textContent).toContain('$5,416.67');
    expect(root.innerHTML).not.toContain('style=');
    const [amount, paid] = ['#amount', 'input[value="paid"]'].map((found) => root.querySelector<HTMLInputElement>(found));
    if (!amount || !paid) throw new Error('the served page has both');
    amount.value = '240000';
    paid.checked = true;
    await hydrate();
    expect(amount.isConnected).toBe(true);
    expect(field(/Annuity amount/).value).toBe('240000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As paid' }).checked).toBe(true);
    pass(800);
    expect(screen.getByText(/^\$3,737$/)).toBeTruthy();
  });
});

it('offers the figures to the consultation only on request', () => {
  render(page);
  fireEvent.click(screen.getByRole('link', { name: 'Talk to an advisor about this' }));
  expect(readOfferedFigures()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  const [offered] = readOfferedFigures();
  expect(offered?.attachment).toEqual({
    kind: 'income-planning',
    version: 1,
    inputs: {
      monthlySocialSecurity: '$2,500',
      annuityAmount: '$500,000',
      currentAge: '62',
      incomeStartAge: '67',
      inflation: '2.5%',
    },
    hash: '#social=2500&amount=500000&age=62&start=67&inflation=2.5',
  });
});

it('shows the math', () => {
  render(page);
  expect(screen.getByText('$500,000 × 7.0% ÷ 12 = $2,916.67')).toBeTruthy();
  expect(screen.getByText('$2,500.00 + $2,916.67 = $5,416.67')).toBeTruthy();
  expect(screen.getByText('$2,500.00 ÷ 100.00% × 124.00% = $3,100.00')).toBeTruthy();
  expect(screen.getByText('$2,916.67 ÷ 1.1314 = $2,577.91')).toBeTruthy();
  expect(screen.getByText('$2,500.00 + $2,577.91 = $5,077.91')).toBeTruthy();
  expect(screen.getByText('$2,500.00 × 1.1314 = $2,828.52')).toBeTruthy();
});

describe('on paper', () => {
  const sheet = () => screen.queryByRole('article', { name: 'Result for paper' });
  const print = () => act(() => window.dispatchEvent(new Event('beforeprint')));

  it('is one sheet with the income of the couple and of the survivor', () => {
    render(page);
    fireEvent.click(screen.getByRole('checkbox', { name: /I am married/ }));
    expect(sheet()).toBeNull();
    print();
    for (const figure of [
      '$5,078 buys today, each month. It adds, in today’s dollars: Social Security $2,500, annuity $2,578.',
      'Annuity, for $500,000$2,916.67 a month from age 67',
      'your spouse $2,500.00',
    ])
      expect(sheet()?.textContent).toContain(figure);
    for (const other of ['5,416', '5,745']) expect(sheet()?.textContent).not.toContain(other);
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });

  it('leaves out a spouse who is not included', () => {
    render(page);
    print();
    expect(sheet()?.textContent).not.toMatch(/both live|your spouse/);
  });

  it('says why there is no result', () => {
    render(page);
    type(/Annuity amount/, '');
    type(/^Monthly Social Security/, '');
    pass(1000);
    print();
    expect(sheet()?.textContent).toContain('There is no result to print yet');
    expect(sheet()?.textContent).not.toContain('$');
  });
});
