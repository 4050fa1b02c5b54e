import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { type RateColumnName, rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { type SheetProblem, shown } from './sheet-problem.ts';
import { wrongLetters } from './wrong-letters.ts';

/** The position of each column, or the faults of the header. */
export function readHeader(
  cells: readonly string[],
  line: number,
): { readonly places: ReadonlyMap<RateColumnName, number> } | { readonly problems: SheetProblem[] } {
  const separator = cells.length === 1 && /[;\t|]/.exec(cells[0] ?? '')?.[0];
  if (separator) {
    const separatorName = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' }[separator] ?? 'something else';
    return { problems: [{ line, message: `The columns are separated by ${separatorName}: save the sheet with commas.` }] };
  }
  const places = new Map<RateColumnName, number>();
  const problems: SheetProblem[] = [];
  const last = cells.findLastIndex((cell) => cleanLine(cell) !== '');
  for (const [place, cell] of cells.slice(0, last + 1).entries()) {
    const name = rateColumnNames.find((one) => rateColumns[one].sheet === plainName(cell));
    const wrong = name ? undefined : wrongLetters(cell);
    if (wrong) problems.push({ line, message: `The column ${shown(cell)} ${wrong}.` });
    else if (!name) problems.push({ line, message: `There is no column ${shown(cell)}. The columns are ${allNames()}.` });
    else if (places.has(name)) problems.push({ line, message: `The column "${rateColumns[name].sheet}" is there twice.` });
    else places.set(name, place);
  }
  for (const name of rateColumnNames) {
    const { given, sheet } = rateColumns[name];
    if (given === 'always' && !places.has(name)) problems.push({ line, message: `The column "${sheet}" is missing.` });
  }
  // A web page or another list gets one sentence instead of a dozen.
  if (places.size === 0)
    return { problems: [{ line, message: `The first line is no header of a rate sheet. The columns are ${allNames()}.` }] };
  return problems.length > 0 ? { problems } : { places };
}

function plainName(cell: string): string {
  return cleanLine(cell)
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

function allNames(): string {
  return rateColumnNames.map((name) => rateColumns[name].sheet).join(', ');
}
