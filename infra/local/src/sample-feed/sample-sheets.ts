import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 24 * 3600 * 1000;
const WEEK = 7 * DAY;
/** A Wednesday, and the number of its sheet: from there they are counted. */
const COUNTED_FROM = Date.UTC(2026, 10, 18);
const NUMBER = 214;

/** What rates were in earlier weeks, where they were not what they are now. */
const earlier: readonly { readonly weeksAgo: number; readonly rates: Readonly<Record<string, string>> }[] = [
  {
    weeksAgo: 14,
    rates: {
      'SteadyTerm 3': '5.10',
      'SteadyTerm 5': '5.15',
      'SteadyTerm 10': '5.90',
      'Fixed Horizon 3': '5.20',
      'Fixed Horizon 5': '5.35',
      'Index Shelter 7': '6.50',
      'Ledger 5': '5.80',
      'Ledger 10': '7.10',
      'Meadow Fixed 5': '5.45',
      'Plain Promise 5': '5.30',
      'Orchard 5': '5.60',
      'Lane Five': '5.40',
      'Watershed 5': '6.40',
    },
  },
  {
    weeksAgo: 8,
    rates: {
      'SteadyTerm 5': '5.20',
      'Fixed Horizon 3': '5.55',
      'Index Shelter 7': '6.25',
      'Index Harbor 7': '7.00',
      'Ledger 10': '7.40',
      'Meadow Fixed 5': '5.50',
      'Orchard 5': '5.85',
      'Watershed 5': '6.40',
    },
  },
  { weeksAgo: 3, rates: { 'SteadyTerm 5': '5.25', 'Index Shelter 7': '5.75', 'Ledger 10': '7.55', 'Rooftree 10': '7.35' } },
];

/**
 * The sample sheets up to a day, oldest first: each dated a Wednesday and named by a number, the last of them of this week. They are read from
 * the one sheet beside this file, and differ in the rates above.
 */
export function sampleSheets(now: Date): string[] {
  const lines = readFileSync(join(import.meta.dirname, 'sample-rates.csv'), 'utf8')
    .trim()
    .split('\n');
  const weeks = Math.floor((now.getTime() - COUNTED_FROM) / WEEK);
  return [...earlier, { weeksAgo: 0, rates: {} }].map(({ weeksAgo, rates }) => {
    const day = new Date(COUNTED_FROM + (weeks - weeksAgo) * WEEK).toISOString().slice(0, 10);
    const [header, ...rows] = lines;
    const dated = rows.map((row) => `${withRate(row, rates)},${day},sample rate sheet ${NUMBER + weeks - weeksAgo}`);
    return `${[`${header},as_of,source`, ...dated].join('\n')}\n`;
  });
}

/** No cell of the sheet has a comma in it. */
function withRate(row: string, rates: Readonly<Record<string, string>>): string {
  const cells = row.split(',');
  const rate = rates[cells[1] ?? ''];
  return rate ? cells.with(4, rate).join(',') : row;
}
