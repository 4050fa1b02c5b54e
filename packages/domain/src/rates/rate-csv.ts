import { CSV_MARK, csvLine } from '../text/csv-cell.ts';
import { csvParts, type RateColumn, type RateFacts, rateColumnNames, rateColumns } from './rate-columns.ts';
import { columnWords, rateWords } from './rate-words.ts';

const columns = rateColumnNames
  .flatMap((name) => {
    const { csv }: RateColumn = rateColumns[name];
    return csv ? [{ name, place: csvParts.indexOf(csv[0]), heading: csv[1] }] : [];
  })
  .sort((one, other) => one.place - other.place);

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
    columns.map(({ heading }) => heading),
  ];
  const lines = rates.map((rate) => columns.map(({ name }) => columnWords(rate, name, 'csv')));
  return CSV_MARK + [...head, ...lines].map(csvLine).join('');
}

/** `annuity-rates-2026-11-22.csv`. Raises nothing. */
export function rateCsvName(today: string): string {
  return `annuity-rates-${today}.csv`;
}
