import { CSV_MARK, csvLine } from './csv-cell.ts';
import type { RateFacts } from './rate-facts.ts';
import { NOT_GIVEN, rateWords, statesWords, yesNo } from './rate-words.ts';

type Column = readonly [name: string, cell: (rate: RateFacts) => string];

/** The first seven: specification, section 9 (CSV columns). */
const columns: readonly Column[] = [
  ['Carrier', ({ carrier }) => carrier],
  ['Product', ({ productName }) => productName],
  ['Type', ({ type }) => type],
  ['Term', ({ term }) => term],
  ['Rate (%)', ({ rate }) => rate.toFixed(2)],
  ['Min Premium', ({ minimumPremium }) => minimumPremium.toFixed(0)],
  ['Rating', ({ rating }) => rating],
  ['Rating Agency', ({ ratingAgency }) => ratingAgency ?? NOT_GIVEN],
  ['Rating Date', ({ ratingDate }) => ratingDate ?? NOT_GIVEN],
  ['Guaranteed Years', ({ guaranteeYears }) => guaranteeYears.toFixed(0)],
  ['Surrender Charges (%)', ({ surrenderCharges }) => surrenderCharges.join('; ') || 'none'],
  ['Market Value Adjustment', ({ marketValueAdjustment }) => yesNo(marketValueAdjustment)],
  ['States', statesWords],
  ['Maximum Issue Age', ({ maximumIssueAge }) => maximumIssueAge?.toFixed(0) ?? NOT_GIVEN],
  ['As Of', ({ asOf }) => asOf],
  ['Source', ({ source }) => source],
];

export interface RateListInWords {
  /** The day of the list: "2026-11-22". */
  readonly today: string;
  /** Which filters were set: "All types, all ratings". */
  readonly filters: string;
}

/** The rates as a table for a spreadsheet, a disclaimer above it. Text as UTF-8 with a mark, by which spreadsheets know it. Raises nothing. */
export function rateCsv(rates: readonly RateFacts[], { today, filters }: RateListInWords): string {
  const head = [
    [`${rateWords.example} ${rateWords.guarantees} ${rateWords.caps}`],
    [
      `The rate of a MYGA is guaranteed and compounds each year; that of an FIA is its cap, the most a year can credit. ${rateWords.notReserved}`,
    ],
    [`List of ${today}. ${filters}`],
    [],
    columns.map(([name]) => name),
  ];
  const lines = rates.map((rate) => columns.map(([, cell]) => cell(rate)));
  return CSV_MARK + [...head, ...lines].map(csvLine).join('');
}

/** `annuity-rates-2026-11-22.csv`. Raises nothing. */
export function rateCsvName(today: string): string {
  return `annuity-rates-${today}.csv`;
}
