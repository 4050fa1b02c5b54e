import { expect, it } from 'vitest';
import { measures, toCsv, valueWords } from './report-words.ts';

it.each([
  ['state', 'OH', 'Ohio'],
  ['state', '', 'No state given'],
  ['kind', 'annuity-review', 'Annuity review'],
  ['page', '/consultation', '/consultation'],
  ['page', 'other', 'All others'],
  ['status', 'disqualified', 'disqualified'],
  ['reason', '', 'No reason given'],
  ['reason', 'Other', 'Other'],
] as const)('names the %s "%s" %s', (group, value, words) => {
  expect(valueWords(group, value)).toBe(words);
});

it('leaves a figure that is not known empty', () => {
  expect(Object.values(measures).map(({ words }) => words({ requests: 0 }))).toEqual(['', '', '']);
  const cell = { requests: 1200, medianMinutes: 190, share: 0.96 };
  expect(Object.values(measures).map(({ words }) => words(cell))).toEqual(['1,200', '3.2', '96%']);
});

it('writes one line of a file per week and value, without weeks that have none', () => {
  const none = { requests: 0 };
  const some = { requests: 3, medianMinutes: 120, share: 2 / 3 };
  const row = { weeks: [none, some], total: some };
  const groups = { page: [], state: [{ value: 'OH', ...row }], kind: [], status: [], reason: [{ value: '', ...row, weeks: [some, none] }] };
  const report = { weeks: ['2026-03-16', '2026-03-23'], all: row, groups, at: '2026-03-27T10:00:00.000Z' };
  expect(toCsv(report).split('\r\n')).toEqual([
    '\uFEFF"Week of","Counted by",Value,Requests,"Half called within (minutes)","Called within 24 hours (%)"',
    '2026-03-23,"All requests",,3,120,66.6',
    '2026-03-23,State,Ohio,3,120,66.6',
    '2026-03-16,Reason,"No reason given",3,120,66.6',
    '',
  ]);
});
