import type { RateFacts } from './rate-facts.ts';
import { rateWords } from './rate-words.ts';

/** Source: specification, section 9 (CSV columns). */
const columns = ['Carrier', 'Product', 'Type', 'Term', 'Rate (%)', 'Min Premium', 'Rating'] as const;

export interface RateListInWords {
  /** The day of the list: "2026-11-22". */
  readonly today: string;
  /** Which filters were set: "All types, all ratings". */
  readonly filters: string;
}

/** The rates as a table for a spreadsheet, a disclaimer above it. Text as UTF-8 with a mark, by which spreadsheets know it. Raises nothing. */
export function rateCsv(rates: readonly RateFacts[], { today, filters }: RateListInWords): string {
  const head = [
    [`${rateWords.example} ${rateWords.guarantees} ${rateWords.notReserved}`],
    [`The rate of a MYGA is guaranteed; that of an FIA is its cap, the most that can be credited in a year. ${rateWords.caps}`],
    [`List of ${today}. ${filters}`],
    [],
  ];
  const lines = rates.map(({ carrier, productName, type, term, rate, minimumPremium, rating }) => [
    carrier,
    productName,
    type,
    term,
    rate.toFixed(2),
    minimumPremium.toFixed(0),
    rating,
  ]);
  return `\uFEFF${[...head, columns, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** `annuity-rates-2026-11-22.csv`. Raises nothing. */
export function rateCsvName(today: string): string {
  return `annuity-rates-${today}.csv`;
}

/**
 * A text as one cell. What a spreadsheet would take for a formula gets an apostrophe before it: signs that begin one, also after blanks and
 * in their wide forms. Source: OWASP, CSV Injection; RFC 4180 for the quotes.
 */
function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",;\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
