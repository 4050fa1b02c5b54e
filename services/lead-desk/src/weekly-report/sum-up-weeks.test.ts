import { type reportGroups, WeeklyReport } from '@annuity-lantern/contracts/http';
import type { TallyOfWeek } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { office, reasons } from '../../test/sample-office.ts';
import { mondaysUntil } from '../first-contact/first-contact-figures.ts';
import { sumUpWeeks } from './sum-up-weeks.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-27T10:00:00Z');
const report = { mondays: mondaysUntil(now, office), now, hours: office, reasons };
/** A Monday. */
const arrived = new Date('2026-01-19T14:00:00Z');
const tally = (changes: Partial<TallyOfWeek> = {}): TallyOfWeek => ({
  week: 0,
  kind: 'consultation',
  status: 'contacted',
  state: 'OH',
  page: '/consultation',
  reason: '',
  count: 1,
  uncalled: 0,
  calls: [],
  ...changes,
});
const calledAfter = (...hours: number[]) => hours.map((hour) => ({ arrived, called: new Date(arrived.getTime() + hour * HOUR) }));
const rowsOf = ({ groups }: WeeklyReport, group: keyof typeof reportGroups) =>
  groups[group].map(({ value, total }) => [value, total.requests]);

it('counts the requests of each week and of all weeks, with the time to the first call', () => {
  const { weeks, all, groups, at } = sumUpWeeks(
    [
      tally({ count: 3, calls: calledAfter(1, 2, 30) }),
      tally({ week: 11, state: 'TX', status: 'assigned', count: 2, uncalled: 1 }),
      tally({ week: 11, state: 'TX', status: 'disqualified', uncalled: 1 }),
    ],
    report,
  );
  expect([weeks.length, weeks[0], weeks[11], at]).toEqual([12, '2026-01-05', '2026-03-23', now.toISOString()]);
  expect(all.weeks[0]).toEqual({ requests: 3, medianMinutes: 120, share: 2 / 3 });
  expect(all.weeks[1]).toEqual({ requests: 0 });
  // The disqualified request waits for no call. The median is the one that still waits, so it is not known.
  expect(all.weeks[11]).toEqual({ requests: 3, share: 0 });
  expect(all.total).toEqual({ requests: 6, medianMinutes: 960, share: 0.5 });
  expect(groups.state.map(({ value, total }) => [value, total])).toEqual([
    ['OH', { requests: 3, medianMinutes: 120, share: 2 / 3 }],
    ['TX', { requests: 3, share: 0 }],
  ]);
});

it('groups by page, state, kind, outcome and reason, the most frequent first', () => {
  const found = sumUpWeeks(
    [
      tally({ count: 2 }),
      tally({ kind: 'annuity-review', status: 'closed', page: '', state: '', count: 3, reason: 'Bought with us' }),
      tally({ status: 'disqualified', reason: 'Spam or a test' }),
      tally({ status: 'disqualified' }),
    ],
    report,
  );
  expect(WeeklyReport.parse(found)).toEqual(found);
  expect(rowsOf(found, 'page')).toEqual([
    ['/consultation', 4],
    ['', 3],
  ]);
  expect(rowsOf(found, 'kind')).toEqual([
    ['consultation', 4],
    ['annuity-review', 3],
  ]);
  expect(rowsOf(found, 'status')).toEqual([
    ['closed', 3],
    ['contacted', 2],
    ['disqualified', 2],
  ]);
  // Open requests have no reason.
  expect(rowsOf(found, 'reason')).toEqual([
    ['Bought with us', 3],
    ['', 1],
    ['Spam or a test', 1],
  ]);
});

it('never names a reason in own words, because it may be about one visitor', () => {
  const found = sumUpWeeks([tally({ status: 'closed', reason: 'Mr. Okafor moved to Ohio' })], report);
  expect(rowsOf(found, 'reason')).toEqual([['Other', 1]]);
});

it('bounds the rows of a group, since anyone can name a page', () => {
  const found = sumUpWeeks(
    Array.from({ length: 70 }, (_, page) => tally({ page: `/${String(page).padStart(2, '0')}` })),
    report,
  );
  expect(found.groups.page).toHaveLength(61);
  expect(found.groups.page.at(-1)).toMatchObject({ value: 'other', total: { requests: 10 } });
});
