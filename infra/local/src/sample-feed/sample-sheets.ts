import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEEK = 7 * 24 * 3600 * 1000;
/** The newest sheet, of a Wednesday. No cell of it has a comma. */
const [header = '', ...rows] = readFileSync(join(import.meta.dirname, 'sample-rates.csv'), 'utf8')
  .trimEnd()
  .split('\n');
const columns = header.split(',');
const NEWEST = { day: '2026-11-18', number: 214 };

/** Rates of earlier weeks, where they differ from the current ones. */
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
 * The sample sheets up to a day, oldest first, each dated a Wednesday and named by a number. The last is the file, so that all lists have
 * the same newest facts. If the computer's clock is behind, days are earlier, because a sheet can't be of a future day. The others differ
 * from the file in the rates above.
 */
export function sampleSheets(now: Date): string[] {
  const newest = Date.parse(`${NEWEST.day}T00:00:00Z`);
  const weeks = Math.min(0, Math.floor((now.getTime() - newest) / WEEK));
  return [...earlier, { weeksAgo: 0, rates: {} }].map(({ weeksAgo, rates }) => {
    const day = new Date(newest + (weeks - weeksAgo) * WEEK).toISOString().slice(0, 10);
    const source = `sample rate sheet ${NEWEST.number + weeks - weeksAgo}`;
    return `${[header, ...rows.map((row) => rowAsOf(row, day, source, rates))].join('\n')}\n`;
  });
}

function rowAsOf(row: string, day: string, source: string, rates: Readonly<Record<string, string>>): string {
  const cells = new Map(row.split(',').map((cell, place) => [columns[place], cell]));
  const rate = rates[cells.get('product') ?? ''];
  if (rate) cells.set('rate', rate);
  // No rating is of a day after the sheet.
  if ((cells.get('rating_date') ?? '') > day) cells.set('rating_date', day);
  return [...cells.set('as_of', day).set('source', source).values()].join(',');
}
