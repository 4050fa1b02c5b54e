import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { keepHomeState } from '@annuity-lantern/host-kit/home-state';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { useFreeLook } from '../model/use-free-look.ts';
import { CancelLetter } from './cancel-letter.tsx';
import { FreeLookCounter } from './free-look-counter.tsx';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });

const navigate = startAt('/annuity-alert/free-look', new Date(2026, 10, 21, 12));

function Page() {
  const state = useFreeLook();
  return (
    <>
      <FreeLookCounter state={state} />
      <CancelLetter state={state} />
    </>
  );
}

const page = (
  <HostProvider host={host}>
    <Page />
  </HostProvider>
);
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string | RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const daysField = /How many days/;
const letter = () => screen.getByRole('article', { name: 'The letter' }).textContent ?? '';

function enter(month: string, day: string, year: string, days: string) {
  type('Month', month);
  type('Day', day);
  type('Year', year);
  type(daysField, days);
}

describe('the count', () => {
  it('asks for what it needs first', () => {
    render(page);
    expect(screen.getByText('No last day yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  });

  it('names only what is missing', () => {
    render(page);
    expect(screen.getByText('Enter the day of delivery and the number of days to see your last day to cancel.')).toBeTruthy();
    type(daysField, '20');
    expect(screen.getByText('Enter the day of delivery to see your last day to cancel.')).toBeTruthy();
    enter('November', '10', '2026', '');
    expect(screen.getByText('Enter the number of days to see your last day to cancel.')).toBeTruthy();
  });

  it('shows the last day and the days left, and announces them once', () => {
    render(page);
    enter('November', '10', '2026', '20 days');
    const result = screen.getByRole('region', { name: 'Your last day to cancel' });
    expect(result.textContent).toContain('Monday, November 30, 2026');
    expect(result.textContent).toContain('9 days left after today');
    expect(within(result).getByRole('img', { name: /^20 days, from Wednesday, November 11, 2026\. The last day is/ })).toBeTruthy();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
    pass(1000);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('The last day is Monday, November 30, 2026. 9 days left after today.');
  });

  it('takes a whole date in one field', () => {
    render(page);
    type('Month', '11/10/2026');
    expect(field('Day').value).toBe('10');
    expect(field('Year').value).toBe('2026');
  });

  it('takes a pasted date with a year of two digits, and writes out such a year when its field is left', () => {
    render(page);
    type('Month', '11/10/26');
    expect([field('Month').value, field('Day').value, field('Year').value]).toEqual(['11', '10', '2026']);
    type('Year', '27');
    fireEvent.blur(field('Year'));
    expect(field('Year').value).toBe('2027');
  });

  it('takes a typed date with a year of two digits when the field is left', () => {
    render(page);
    for (let length = 1; length <= 8; length++) type('Month', '11/10/26'.slice(0, length));
    expect(field('Month').value).toBe('11/10/26');
    fireEvent.blur(field('Month'));
    expect([field('Month').value, field('Day').value, field('Year').value]).toEqual(['11', '10', '2026']);
  });

  it('names one day to mail the letter, in words and in the calendar', () => {
    render(page);
    enter('11', '18', '2026', '10');
    expect(screen.getByText('Mail the letter by Tuesday, November 24, 2026.').tagName).toBe('LI');
    expect(screen.getByRole('img', { name: /Mail the letter by Tuesday, November 24, 2026\.$/ })).toBeTruthy();
    expect(screen.getByText('mail the letter')).toBeTruthy();
  });

  it.each([
    [['11', '11', '2026', '10'], 'Today is the last day'],
    [['11', '13', '2026', '10'], '2 days left: send it today'],
    [['11', '12', '2026', '10'], '1 day left: send it today'],
    [['11', '1', '2026', '10'], '10 days ago. It may still be worth asking.'],
    [['12', '1', '2026', '10'], 'Tuesday, December 1, 2026 is still to come'],
  ] as const)('%j: %s', ([month, day, year, days], words) => {
    render(page);
    enter(month, day, year, days);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['10', /Call the insurer now.*by fax, by email or by overnight delivery\. Send it that way today/],
    ['14', /^4 days left after today\. Don’t wait for the last day/],
  ])('with %s days from the 11th, says how to send it in time', (days, words) => {
    render(page);
    enter('11', '11', '2026', days);
    expect(screen.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent ?? ''))).toBeTruthy();
  });

  it('shows an error beside the field once it loses focus or the date is complete', () => {
    render(page);
    type('Year', '20');
    expect(field('Year').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field('Year'));
    expect(field('Year').getAttribute('aria-invalid')).toBe('true');
    enter('2', '30', '2026', '5');
    expect(screen.getByText('That month has 28 days.')).toBeTruthy();
    fireEvent.blur(field(daysField));
    expect(screen.getByText(/We know of no free look under/)).toBeTruthy();
  });
});

describe('a contract that is signed, not delivered', () => {
  it('says that the days have not started, what to do, and asks for no date', () => {
    render(page);
    fireEvent.click(screen.getByRole('radio', { name: 'No, I have only signed' }));
    expect(screen.getByRole('heading', { name: 'Your days have not started' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Month' })).toBeNull();
    expect(screen.getByText(/Keep proof of delivery when it comes/)).toBeTruthy();
    pass(300);
    expect(navigate.mock.calls.at(-1)?.[0]).toBe('/annuity-alert/free-look#stage=signed');
  });

  it('has a letter that withdraws the application', () => {
    render(page);
    expect(letter()).toContain('Cancellation under the free-look provision. Contract number:');
    fireEvent.click(screen.getByRole('radio', { name: 'No, I have only signed' }));
    expect(letter()).toContain('I withdraw my application. Application number:');
    expect(letter()).toContain('The contract has not been delivered to me.');
    expect(letter()).not.toContain('Enclosed');
  });

  it('keeps the date for a contract that was delivered after all', () => {
    render(page);
    enter('November', '10', '2026', '20');
    fireEvent.click(screen.getByRole('radio', { name: 'No, I have only signed' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, I have it' }));
    expect(screen.getByRole('region', { name: 'Your last day to cancel' }).textContent).toContain('Monday, November 30, 2026');
  });
});

describe('the law of a state', () => {
  const choose = (state: string) => fireEvent.change(screen.getByRole('combobox', { name: /Your state/ }), { target: { value: state } });
  const delivered = () => {
    type('Month', '11/15/2026');
  };
  const lastDay = () => document.querySelector('mark')?.textContent;

  it('counts with its days until the cover’s are entered, and names the law and the day of the check', () => {
    render(page);
    delivered();
    expect(screen.getByText('No last day yet')).toBeTruthy();
    choose('FL');
    expect(lastDay()).toBe('Sunday, December 6, 2026');
    expect(screen.getByText(/^The law of Florida gives you at least 21 days if the contract replaces no other\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Florida Statutes § 626\.99/ })).toBeTruthy();
    expect(screen.getByText('Read on November 26, 2026:')).toBeTruthy();
    expect(screen.getByText(/^We count with the law’s days/)).toBeTruthy();
    type(daysField, '30');
    expect(lastDay()).toBe('Tuesday, December 15, 2026');
    expect(screen.queryByText(/^We count with the law’s days/)).toBeNull();
  });

  it('says so if the cover gives fewer days than the law', () => {
    render(page);
    delivered();
    choose('FL');
    type(daysField, '14');
    expect(lastDay()).toBe('Sunday, November 29, 2026');
    expect(screen.getByText(/^You entered 14 days\. Ask the insurer which number counts/)).toBeTruthy();
  });

  it('gives 60 days in New York for a contract that replaces another', () => {
    render(page);
    delivered();
    choose('NY');
    expect(
      screen.getByText(/^For New York we could check one rule only, for a contract that replaces another: at least 60 days\./),
    ).toBeTruthy();
    expect(lastDay()).toBeUndefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /^It replaces another/ }));
    expect(lastDay()).toBe('Thursday, January 14, 2027');
  });

  it.each(['', 'FL', 'OH'])('asks in the state "%s" whether the contract replaces another', (state) => {
    render(page);
    choose(state);
    expect(screen.getByRole('checkbox', { name: /^It replaces another/ })).toBeTruthy();
  });

  it('gives 30 days in Texas for a replacement, and no last day where the law on replacements was not read', () => {
    render(page);
    delivered();
    choose('TX');
    expect(lastDay()).toBe('Saturday, December 5, 2026');
    fireEvent.click(screen.getByRole('checkbox', { name: /^It replaces another/ }));
    expect(lastDay()).toBe('Tuesday, December 15, 2026');
    expect(screen.getByText(/^The law of Texas gives you at least 30 days\./)).toBeTruthy();
    choose('AZ');
    expect(lastDay()).toBeUndefined();
    expect(screen.getByText(/^We have not read what the law of Arizona says of a contract that replaces another\./)).toBeTruthy();
    expect(screen.getByText(/Enter 10, the shortest/)).toBeTruthy();
    type(daysField, '30');
    expect(lastDay()).toBe('Tuesday, December 15, 2026');
  });

  it('asks for the age only where the law names one', () => {
    render(page);
    delivered();
    choose('TX');
    expect(screen.queryByRole('checkbox', { name: /or older/ })).toBeNull();
    choose('AZ');
    expect(lastDay()).toBe('Wednesday, November 25, 2026');
    fireEvent.click(screen.getByRole('checkbox', { name: 'I was 65 or older when I bought it' }));
    expect(lastDay()).toBe('Tuesday, December 15, 2026');
  });

  it('says where only late papers give a free look', () => {
    render(page);
    delivered();
    choose('HI');
    expect(screen.getByText(/^In Hawaii you get a free look only if you got the buyer’s guide and the disclosure late\./)).toBeTruthy();
    expect(lastDay()).toBeUndefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /^I got the buyer’s guide/ }));
    expect(lastDay()).toBe('Monday, November 30, 2026');
  });

  it('says of a state without a checked source that the contract states the days', () => {
    render(page);
    choose('OH');
    expect(screen.getByText('We have no checked source for the law of Ohio. Your contract’s first page states the days.')).toBeTruthy();
  });

  it('starts with the state that this browser keeps, until another is chosen', () => {
    keepHomeState('TX');
    render(page);
    delivered();
    expect(lastDay()).toBe('Saturday, December 5, 2026');
    choose('FL');
    expect(lastDay()).toBe('Sunday, December 6, 2026');
    act(() => keepHomeState('all'));
  });

  it('is read from a link', () => {
    useNavigation.setState({
      place: { pathname: '/annuity-alert/free-look', search: '', hash: '#delivered=2026-11-15&state=NY&replaces=yes' },
    });
    render(page);
    expect(lastDay()).toBe('Thursday, January 14, 2027');
  });
});

describe('what is kept', () => {
  it('writes date and days into the address, but nothing of the letter', () => {
    render(page);
    enter('11', '10', '2026', '20');
    type(/Your name/, 'Ada Sample');
    type(/Contract number/, 'X-123');
    pass(300);
    expect(navigate.mock.calls.at(-1)).toEqual([
      '/annuity-alert/free-look#delivered=2026-11-10&days=20',
      { replace: true, keepScroll: true },
    ]);
    expect(JSON.stringify(navigate.mock.calls)).not.toContain('Ada');
  });

  it('does not write the address after the page has been left', () => {
    render(page);
    enter('11', '10', '2026', '20');
    act(() => useNavigation.setState({ place: { pathname: '/about', search: '', hash: '' } }));
    pass(1000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('survives a reload in this tab, and is deleted on request', () => {
    const { unmount } = render(page);
    type('Month', '11');
    type(/Your name/, 'Ada Sample');
    unmount();
    const again = render(page);
    expect(field('Month').value).toBe('11');
    expect(field(/Your name/).value).toBe('Ada Sample');
    fireEvent.click(screen.getByRole('button', { name: 'Clear everything I typed' }));
    expect(field(/Your name/).value).toBe('');
    expect(screen.getByText(/Nothing is left in this tab/)).toBeTruthy();
    again.unmount();
    render(page);
    expect(field('Month').value).toBe('');
    expect(field(/Your name/).value).toBe('');
  });

  it('ignores foreign data in storage', () => {
    sessionStorage.setItem('annuity-lantern.free-look', JSON.stringify({ month: 5, name: ['x'], day: '7', other: 'y' }));
    render(page);
    expect(field('Month').value).toBe('');
    expect(field('Day').value).toBe('7');
  });

  it('opens with storage that cannot be read', () => {
    sessionStorage.setItem('annuity-lantern.free-look', '{');
    render(page);
    expect(screen.getByText('No last day yet')).toBeTruthy();
  });
});

describe('the calendar file', () => {
  it('is made in the page', async () => {
    const made: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => made.push(blob) && 'blob:x', revokeObjectURL: vi.fn() }));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    render(page);
    enter('11', '10', '2026', '20');
    fireEvent.click(screen.getByRole('button', { name: 'Save the last day for my calendar' }));
    expect(clicked).toHaveBeenCalledOnce();
    vi.useRealTimers();
    const text = (await made[0]?.text())?.replaceAll('\r\n ', '');
    expect(text?.match(/DTSTART.*/g)?.map((line) => line.trim())).toEqual(['DTSTART;VALUE=DATE:20261126', 'DTSTART;VALUE=DATE:20261130']);
    // Made from the day of delivery: another number of days moves the event.
    expect(text).toMatch(/UID:2026-11-10-last-day@free-look\.[\w.]+\r\n/);
  });
});

describe('the letter', () => {
  it('has lines to write on in place of empty fields', () => {
    render(page);
    expect(letter()).toContain('your name');
    expect(letter()).toContain('day of delivery');
    expect(letter()).toContain('November 21, 2026');
  });

  it('shows the typed text as plain text', () => {
    render(page);
    enter('11', '10', '2026', '');
    type(/Your name/, '<b>Ada</b> Sample');
    type(/Contract number/, 'X-123');
    expect(letter()).toContain('<b>Ada</b> Sample');
    expect(letter()).toContain('Contract number: X-123');
    expect(letter()).toContain('was delivered to me on November 10, 2026');
    expect(letter()).not.toContain('your name');
  });

  it('is printed alone', () => {
    const print = vi.fn(() => expect(document.documentElement.hasAttribute('data-letter-only')).toBe(true));
    vi.stubGlobal('print', print);
    render(page);
    fireEvent.click(screen.getByRole('button', { name: 'Print the letter' }));
    expect(print).toHaveBeenCalledOnce();
    fireEvent(window, new Event('afterprint'));
    expect(document.documentElement.hasAttribute('data-letter-only')).toBe(false);
  });
});

it('agrees with the served page, and keeps text typed before hydration', async () => {
  vi.useRealTimers();
  const { root, hydrate } = serve(page);
  expect(root.innerHTML).not.toContain('style=');
  for (const [id, text] of Object.entries({ month: '11', day: '10', year: '2026', days: '20' })) {
    const input = root.querySelector<HTMLInputElement>(`#free-look-${id}`);
    if (!input) throw new Error(`the served page has ${id}`);
    input.value = text;
  }
  await hydrate();
  expect(field('Month').value).toBe('11');
  expect(screen.getAllByText(/November 30, 2026/).length).toBeGreaterThan(0);
});
