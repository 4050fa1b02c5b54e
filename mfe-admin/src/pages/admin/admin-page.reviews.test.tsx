import { sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeDesk, leadOf, leadsOf, reviewOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, fillIn, openFakeDesk, press, rows } from '../../testing/open-admin.tsx';

const list = 'GET /api/consultation-requests';
const reviewList = 'GET /api/annuity-review-requests';
const away = { status: 503, body: { code: 'store_unavailable', message: '' } };
const HOUR = 3_600_000;
const consultationTable = () => screen.findByRole('table', { name: 'Consultation requests, newest first' });
const reviewTable = () => screen.findByRole('table', { name: 'Annuity review requests, newest first' });
const reviewsOf = (count: number) => Array.from({ length: count }, (_, index) => reviewOf(index, Date.now() - (index + 0.5) * HOUR));
const recentNames = () =>
  within(screen.getByRole('region', { name: 'Recent activity' }))
    .getAllByRole('listitem')
    .map((item) => /(Number|Review) \d+/.exec(item.textContent ?? '')?.[0]);
let desk: FakeDesk;

beforeEach(() => {
  desk = openFakeDesk();
});

afterEach(closeFakeDesk);

describe('the desk with both lists', () => {
  test('shows each list under its own name', async () => {
    await enter(desk, leadsOf(3), reviewsOf(2));
    expect(rows(await consultationTable())).toHaveLength(3);
    expect(rows(await reviewTable()).map((row) => /Review \d/.exec(row.textContent ?? '')?.[0])).toEqual(['Review 0', 'Review 1']);
    expect(screen.queryByText('No form submissions yet')).toBeNull();
    expect(await screen.findByText('5 requests are waiting, none longer than 20 hours.')).toBeTruthy();
  });

  test('counts on its clock who has waited longest, though the lists show the newest', async () => {
    const hour = 3_600_000;
    const newest = Array.from({ length: 60 }, (_, index) => leadOf(index, Date.now() - index, { status: 'contacted' }));
    const oldest = [leadOf(60, Date.now() - 21 * hour), leadOf(61, Date.now() - 25 * hour)];
    await enter(desk, [...newest, ...oldest]);
    expect(rows(await consultationTable())).toHaveLength(50);
    expect(await screen.findByText('2 requests are waiting: 1 for more than 20 hours, 1 past the promised 24.')).toBeTruthy();
    desk.leads = [...desk.leads, ...Array.from({ length: 60 }, (_, index) => leadOf(100 + index, Date.now() - (30 + index) * hour))];
    press('Refresh Data');
    expect(
      await screen.findByText(
        '62 requests are waiting: 1 for more than 20 hours, 61 past the promised 24. The line shows the 50 that have waited longest.',
      ),
    ).toBeTruthy();
  });

  test('names the list that is empty when the other is not', async () => {
    await enter(desk, [], reviewsOf(1));
    await reviewTable();
    expect(screen.getByText('No consultation requests yet')).toBeTruthy();
    expect(screen.queryByText('No form submissions yet')).toBeNull();
  });

  test('shows the newest ten of both lists as recent activity, and what each asked for', async () => {
    await enter(desk, leadsOf(8), reviewsOf(8));
    await reviewTable();
    await consultationTable();
    const alternating = Array.from({ length: 5 }, (_, index) => [`Review ${index}`, `Number ${index}`]).flat();
    expect(recentNames()).toEqual(alternating);
    const recent = within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole('listitem');
    expect(recent[0]?.textContent).toContain('asked for an annuity review');
    expect(recent[1]?.textContent).toContain('asked for a consultation');
  });

  test('shows a review in full, and which answers were not given', async () => {
    const { firstName, lastName, email, phone, preferredCallTime, ...answers } = sampleReview;
    const full = { ...answers, state: 'MN', concerns: 'Are the fees fair?' };
    await enter(desk, [leadOf(1, Date.now())], [reviewOf(1, Date.now(), full), reviewOf(2, Date.now() - 1000)]);
    const table = within(await reviewTable());
    fireEvent.click(table.getByRole('button', { name: 'Review 1, Bo' }));
    const detail = within(screen.getByRole('region', { name: 'Bo Review 1' }));
    for (const words of [
      'Annuity review \u00b7 Minnesota \u00b7 70+',
      '70+',
      'Minnesota (MN)',
      'Lakeshore Life',
      '$200,000',
      'Are the fees fair?',
    ])
      expect(detail.getByText(words)).toBeTruthy();
    expect(detail.queryByText('Assets')).toBeNull();
    expect(detail.queryByText('not given')).toBeNull();
    fireEvent.click(table.getByRole('button', { name: 'Review 2, Bo' }));
    const bare = within(screen.getByRole('region', { name: 'Bo Review 2' }));
    expect(bare.getByText('Annuity review')).toBeTruthy();
    const notGiven = bare.getAllByText('not given').map((words) => words.closest('dd')?.previousElementSibling?.textContent);
    expect(notGiven).toEqual(expect.arrayContaining(['Concerns', 'Age', 'State', 'Insurer', 'Value']));
  });

  test.each([
    ['consultation', list, reviewTable, consultationTable],
    ['annuity review', reviewList, consultationTable, reviewTable],
  ])('shows an error for the %s list alone when it cannot be read, and retries that list alone', async (kind, failing, other, failed) => {
    desk.answers.set(failing, away);
    await enter(desk, leadsOf(2), reviewsOf(2));
    expect(rows(await other())).toHaveLength(2);
    expect((await screen.findByRole('alert')).textContent).toContain(`The ${kind} requests could not be read`);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(recentNames()).toHaveLength(2);
    const partial = `Without the ${kind} requests, which could not be read.`;
    expect(screen.getByText(partial)).toBeTruthy();
    desk.answers.clear();
    const before = desk.calls.length;
    press('Try again');
    expect(rows(await failed())).toHaveLength(2);
    expect(desk.calls.slice(before).map((call) => call.split('?')[0])).toEqual([failing]);
    expect(screen.queryByText(partial)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not say that there are no submissions when one list is empty and the other cannot be read', async () => {
    desk.answers.set(reviewList, away);
    await enter(desk, []);
    await screen.findByRole('alert');
    expect(await screen.findByText('No consultation requests yet')).toBeTruthy();
    expect(screen.queryByText('No form submissions yet')).toBeNull();
  });

  test('shows a retry for each list when neither can be read', async () => {
    desk.answers.set(list, away).set(reviewList, 'no answer');
    await enter(desk);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  });

  test('reads both lists every 30 seconds and on Refresh Data', async () => {
    await enter(desk, leadsOf(1), reviewsOf(1));
    await consultationTable();
    await reviewTable();
    const counts = async () => [rows(await consultationTable()).length, rows(await reviewTable()).length];
    const arrive = (number: number) => {
      desk.leads = [leadOf(number, Date.now()), ...desk.leads];
      desk.reviews = [reviewOf(number, Date.now()), ...desk.reviews];
    };
    arrive(90);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(await counts()).toEqual([1, 1]);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(async () => expect(await counts()).toEqual([2, 2]));
    arrive(91);
    press('Refresh Data');
    await waitFor(async () => expect(await counts()).toEqual([3, 3]));
  });

  test('keeps a list with a notice of its own when a later read fails', async () => {
    await enter(desk, leadsOf(1), reviewsOf(1));
    await reviewTable();
    await consultationTable();
    desk.answers.set(reviewList, 'no answer');
    press('Refresh Data');
    const notice = await screen.findByText('The list could not be read again');
    expect(notice.closest('section')?.textContent).toContain('Review 0');
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  test('shows as many reviews as before after signing in again', async () => {
    await enter(desk, leadsOf(1), reviewsOf(70));
    expect(rows(await reviewTable())).toHaveLength(50);
    await consultationTable();
    expect(await screen.findByText(/^71 requests are waiting: /)).toBeTruthy();
    press('Show more');
    await waitFor(async () => expect(rows(await reviewTable())).toHaveLength(70));
    fireEvent.click(within(await reviewTable()).getByRole('button', { name: 'Review 60, Bo' }));
    desk.signedIn = false;
    press('Refresh Data');
    expect(await screen.findByText('Your sign-in has ended.')).toBeTruthy();
    await fillIn();
    press('Sign in');
    expect(await screen.findByRole('region', { name: 'Bo Review 60' })).toBeTruthy();
    expect(rows(await reviewTable())).toHaveLength(70);
    expect(button('Sign out')).toBeTruthy();
  });
});

describe('a review whose visitor gave no state', () => {
  const other = {
    ...{ id: leadOf(0, 0).id, createdAt: '2026-03-01T15:00:00.000Z', kind: 'consultation', status: 'contacted' },
    ...{ likeness: 'same', reason: 'email', state: 'OH', owner: 'ruiz' },
    calls: { count: 2, at: '2026-03-01T16:00:00.000Z', by: 'ruiz', outcome: 'no_answer' },
  } as const;
  const openReview = async (related: readonly object[]) => {
    desk.stories.set(reviewOf(0, 0).id, { seq: 0, history: [], related: [...related] as never });
    await enter(desk, [], reviewsOf(1));
    fireEvent.click(within(await reviewTable()).getByRole('button', { name: 'Review 0, Bo' }));
    return within(await screen.findByRole('region', { name: 'Bo Review 0' }));
  };

  test('proposes the state of another request of the person, and records it when staff confirm', async () => {
    const panel = await openReview([other]);
    expect(await panel.findByText('Their request of Mar 1, 2026 says Ohio.')).toBeTruthy();
    expect(panel.getByRole('region', { name: 'Other requests of this person' }).textContent).toMatch(
      /Ohio · ruiz\. 2 calls\. The last one: no answer/,
    );
    const recorded = {
      ...reviewOf(0, Date.now(), { state: 'OH', seq: 1 }),
      kind: 'annuity-review',
      history: [],
      effects: {},
      noCalls: null,
    };
    desk.answers.set(`POST /api/leads/${reviewOf(0, 0).id}/state`, { status: 200, body: recorded });
    fireEvent.click(panel.getByRole('button', { name: 'They confirm Ohio' }));
    expect(await panel.findByText('Saved: Ohio.')).toBeTruthy();
    expect(desk.bodies.at(-1)).toEqual({ state: 'OH', seq: 0 });
    expect(panel.queryByRole('link', { name: 'Ask by email' })).toBeNull();
  });

  test('says why no one may be called early in the day, and asks by email without a proposal', async () => {
    vi.setSystemTime(new Date('2026-03-02T14:00:00Z'));
    const panel = await openReview([{ ...other, likeness: 'maybe', reason: 'phone' }]);
    expect(await panel.findByText('No state given: it is still early in Hawaii.')).toBeTruthy();
    expect(panel.getByText('Calls begin 1:00 p.m. ET.')).toBeTruthy();
    expect(panel.getByLabelText<HTMLSelectElement>('State of the visitor').value).toBe('');
    expect(panel.getByRole('link', { name: 'Ask by email' }).getAttribute('href')).toMatch(/^mailto:bo\.0@example\.com\?subject=/);
  });
});
