import {
  type LeadKind,
  OTHER_VALUES,
  type ReportCell,
  type ReportGroup,
  reportGroups,
  usStates,
  type WeeklyReport,
} from '@annuity-lantern/contracts/http';
import { CSV_MARK, csvLine } from '@annuity-lantern/domain/csv-cell';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { shareWords } from '../model/first-call-words.ts';

const kindWords = { consultation: 'Consultation', 'annuity-review': 'Annuity review' } as const satisfies Record<LeadKind, string>;

const emptyWords = {
  page: 'Not known',
  state: 'No state given',
  kind: 'Not known',
  status: 'Not known',
  reason: 'No reason given',
} as const satisfies Record<ReportGroup, string>;

export function valueWords(group: ReportGroup, value: string): string {
  if (value === '') return emptyWords[group];
  if (value === OTHER_VALUES) return 'All others';
  if (group === 'state') return (usStates as Readonly<Record<string, string>>)[value] ?? value;
  return group === 'kind' ? ((kindWords as Readonly<Record<string, string>>)[value] ?? value) : value;
}

/** What the table can show of each week. */
export const measures = {
  requests: { label: 'Requests', words: ({ requests }) => (requests === 0 ? '' : formatNumber(requests)) },
  // In hours without a unit, so that twelve columns fit beside each other.
  median: {
    label: 'Hours until half were called',
    words: ({ medianMinutes }) =>
      medianMinutes === undefined ? '' : formatNumber(Math.ceil(medianMinutes / 6) / 10, { least: 1, most: 1 }),
  },
  share: { label: 'Called within 24 hours', words: ({ share }) => (share === undefined ? '' : shareWords(share)) },
} as const satisfies Record<string, { label: string; words: (cell: ReportCell) => string }>;
export type Measure = keyof typeof measures;

const columns = ['Week of', 'Counted by', 'Value', 'Requests', 'Half called within (minutes)', 'Called within 24 hours (%)'];

/** The whole report, one line per week and value. A value without requests in a week has no line. */
export function toCsv({ weeks, all, groups }: WeeklyReport): string {
  const names = Object.keys(reportGroups) as ReportGroup[];
  const rows = [
    { by: 'All requests', value: '', ...all },
    ...names.flatMap((group) => groups[group].map((row) => ({ ...row, by: reportGroups[group], value: valueWords(group, row.value) }))),
  ];
  const lines = rows.flatMap(({ by, value, weeks: cells }) =>
    cells.flatMap(({ requests, medianMinutes, share }, week) => {
      if (requests === 0) return [];
      const percent = share === undefined ? '' : String(Math.floor(share * 1000 + 1e-9) / 10);
      return [[weeks[week] ?? '', by, value, String(requests), String(medianMinutes ?? ''), percent]];
    }),
  );
  return CSV_MARK + [columns, ...lines].map(csvLine).join('');
}
