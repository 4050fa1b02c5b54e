import { type SheetColumn, sheetColumns } from './sheet-columns.ts';
import { type SheetProblem, shown } from './sheet-problem.ts';

/** The position of each column, or what is wrong with the header. */
export function readHeader(
  cells: readonly string[],
  line: number,
): { readonly places: ReadonlyMap<SheetColumn['field'], number> } | { readonly problems: SheetProblem[] } {
  const separator = cells.length === 1 && /[;\t|]/.exec(cells[0] ?? '')?.[0];
  if (separator) {
    const name = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' }[separator] ?? 'something else';
    return { problems: [{ line, message: `The columns are separated by ${name}: save the sheet with commas.` }] };
  }
  const places = new Map<SheetColumn['field'], number>();
  const problems: SheetProblem[] = [];
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  for (const [place, cell] of cells.slice(0, last + 1).entries()) {
    const column = sheetColumns.find(({ name }) => name === plainName(cell));
    if (!column) problems.push({ line, message: `There is no column ${shown(cell)}. The columns are ${allNames()}.` });
    else if (places.has(column.field)) problems.push({ line, message: `The column "${column.name}" is there twice.` });
    else places.set(column.field, place);
  }
  for (const { name, field, required } of sheetColumns) {
    if (required && !places.has(field)) problems.push({ line, message: `The column "${name}" is missing.` });
  }
  // A page or a list of something else: one sentence instead of a dozen.
  if (places.size === 0)
    return { problems: [{ line, message: `The first line is no header of a rate sheet. The columns are ${allNames()}.` }] };
  return problems.length > 0 ? { problems } : { places };
}

function plainName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

function allNames(): string {
  return sheetColumns.map(({ name }) => name).join(', ');
}
