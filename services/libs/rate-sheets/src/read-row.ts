import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateId } from './rate-id.ts';
import { CellRefusal, type SheetColumn, type SheetDay, type SheetRow, sheetColumns } from './sheet-columns.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** What a guaranteed rate cannot exceed without a slip of the keyboard, in percent; and a cap. */
const HIGHEST = { MYGA: 20, FIA: 100 } as const;

/** A row of the sheet as a rate, or everything that is wrong with it. `places` has the position of each column. */
export function readRow(
  cells: readonly string[],
  places: ReadonlyMap<SheetColumn['field'], number>,
  day: SheetDay,
  sheetSource: string,
): { readonly rate: RateRecord } | { readonly problems: SheetProblem[] } {
  const problems: SheetProblem[] = [];
  const row: Record<string, unknown> = {};
  for (const { field, name, read } of sheetColumns) {
    const place = places.get(field);
    try {
      row[field] = read(place === undefined ? '' : (cells[place] ?? '').trim(), day);
    } catch (error) {
      if (!(error instanceof CellRefusal)) throw error;
      problems.push({ column: name, message: error.message });
    }
  }
  const read = row as Partial<SheetRow>;
  problems.push(...contradictions(read));
  return problems.length > 0 ? { problems } : { rate: toRate(row as unknown as SheetRow, sheetSource) };
}

function contradictions({ type, rate, termYears, guaranteeYears }: Partial<SheetRow>): SheetProblem[] {
  const problems: SheetProblem[] = [];
  if (type && rate !== undefined && rate > HIGHEST[type]) {
    problems.push({ column: 'rate', message: `${rate}% is more than ${HIGHEST[type]}%: is the decimal point missing?` });
  }
  if (termYears && guaranteeYears && guaranteeYears > termYears) {
    problems.push({ column: 'guarantee_years', message: `${guaranteeYears} years are longer than the term of ${termYears}` });
  }
  return problems;
}

function toRate(row: SheetRow, sheetSource: string): RateRecord {
  const { carrier, product, type, termYears, rate, minimumPremium, rating, surrenderCharges, asOf, sample } = row;
  return {
    id: rateId(carrier, product, termYears),
    carrier,
    productName: product,
    type,
    term: `${termYears} ${termYears === 1 ? 'year' : 'years'}`,
    rate,
    minimumPremium,
    rating,
    guaranteeYears: row.guaranteeYears ?? (type === 'MYGA' ? termYears : 1),
    surrenderCharges,
    asOf,
    source: row.source ?? sheetSource,
    sample,
    ...given('ratingAgency', row),
    ...given('ratingDate', row),
    ...given('marketValueAdjustment', row),
    ...given('states', row),
    ...given('maximumIssueAge', row),
  };
}

/** Nothing for an empty cell: MongoDB would store a value that is undefined as null. */
function given<Field extends keyof SheetRow & keyof RateRecord>(field: Field, row: SheetRow): Pick<RateRecord, Field> | object {
  return row[field] === undefined ? {} : { [field]: row[field] };
}
