import type { RateRecord } from '@annuity-lantern/contracts/http';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { type ColumnsWith, type RateColumn, type RateColumnName, rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { termYears } from '@annuity-lantern/domain/rate-index';
import { rateId } from './rate-id.ts';
import { CellRefusal, readCell } from './read-cell.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** Facts about the whole sheet. */
export interface SheetFacts {
  /** The day of rates that do not state one. */
  readonly asOf: string | undefined;
  /** The last day that a rate may have. */
  readonly latest: string;
  readonly source: string;
}

/** Reads a row as a rate, or returns all its faults. `places` has the position of each column. */
export function readRow(
  cells: readonly string[],
  places: ReadonlyMap<RateColumnName, number>,
  sheet: SheetFacts,
): { readonly rate: RateRecord } | { readonly problems: SheetProblem[] } {
  const problems: SheetProblem[] = [];
  const row: Partial<Record<RateColumnName, unknown>> = {};
  for (const name of rateColumnNames) {
    const column = rateColumns[name];
    const cell = cells[places.get(name) ?? -1] ?? '';
    const isEmpty = cleanLine(cell) === '';
    // An optional empty column is omitted: MongoDB would store undefined as null.
    if (isEmpty && column.given === 'optional') continue;
    try {
      row[name] =
        isEmpty && column.given === 'byDefault'
          ? defaults[name as keyof typeof defaults](row as Partial<RateRecord>, sheet)
          : readCell(cell, column, sheet.latest);
    } catch (error) {
      if (!(error instanceof CellRefusal)) throw error;
      problems.push({ column: column.sheet, message: error.message });
    }
  }
  problems.push(...contradictions(row as Partial<RateRecord>));
  if (problems.length > 0) return { problems };
  const rate = row as Omit<RateRecord, 'id'>;
  return { rate: { id: rateId(rate.carrier, rate.productName, termYears(rate.term)), ...rate } };
}

/** The meaning of empty cells. Earlier columns have been read by then. */
const defaults: {
  readonly [Name in ColumnsWith<'given', 'byDefault'>]: (row: Partial<RateRecord>, sheet: SheetFacts) => RateRecord[Name];
} = {
  guaranteeYears: ({ type, term }) => (type === 'MYGA' && term ? termYears(term) : 1),
  asOf: (_row, { asOf }) => {
    if (asOf) return asOf;
    throw new CellRefusal('is empty, and the sheet has no day of its own: write one such as 2026-11-18');
  },
  source: (_row, { source }) => source,
  sample: () => false,
};

function contradictions(row: Partial<RateRecord>): SheetProblem[] {
  const problems: SheetProblem[] = [];
  const { type, term, guaranteeYears } = row;
  for (const name of rateColumnNames) {
    const column: RateColumn = rateColumns[name];
    const percent = row[name];
    if (column.kind === 'percent' && type && typeof percent === 'number' && percent > column.most[type]) {
      problems.push({ column: column.sheet, message: `${percent}% is more than ${column.most[type]}%: is the decimal point missing?` });
    }
  }
  if (term && guaranteeYears && guaranteeYears > termYears(term)) {
    problems.push({ column: 'guarantee_years', message: `${guaranteeYears} years are longer than the term of ${termYears(term)}` });
  }
  return problems;
}
