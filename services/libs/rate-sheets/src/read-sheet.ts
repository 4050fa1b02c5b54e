import { LONGEST_SHEET, type RateRecord } from '@annuity-lantern/contracts/http';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeSheet } from './decode-sheet.ts';
import { readHeader } from './read-header.ts';
import { readRow, type SheetFacts } from './read-row.ts';
import { type SheetProblem, shown } from './sheet-problem.ts';

export const MOST_BYTES = LONGEST_SHEET;
export const MOST_ROWS = 20_000;
/** Limits what an unclosed quotation mark can swallow. */
const LONGEST_ROW = 8000;
const MOST_PROBLEMS = 100;
const DAY = 24 * 3600 * 1000;

export interface SheetDocument {
  readonly bytes: Uint8Array;
  /** The day of rates that do not state one. */
  readonly asOf?: string | undefined;
  /** The source of rates that do not state one, in words for visitors. */
  readonly source: string;
  readonly now: number;
}

export type SheetReading =
  | { readonly ok: true; readonly rates: RateRecord[] }
  | {
      readonly ok: false;
      /** `not_a_sheet`: the file has no readable rows. */
      readonly reason: 'not_a_sheet' | 'rows_refused';
      /** The first hundred problems, by line. */
      readonly problems: SheetProblem[];
      /** The number of further problems. */
      readonly more: number;
    };

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a whole sheet: every rate in it, or all its faults. */
export function readSheet({ bytes, asOf, source, now }: SheetDocument): SheetReading {
  if (bytes.length > MOST_BYTES) return notASheet({ message: `The sheet is larger than ${MOST_BYTES / 1024 / 1024} MB.` });
  const latest = new Date(now + DAY).toISOString().slice(0, 10);
  if (asOf !== undefined && asOf > latest) return notASheet({ message: `The day given for the whole sheet, ${asOf}, is in the future.` });
  const decoded = decodeSheet(bytes);
  if ('problem' in decoded) return notASheet(decoded.problem);
  const { rows, broken } = parseRows(decoded.text);
  const [head, ...body] = rows;
  if (!head) return notASheet(broken ?? { message: 'The sheet is empty.' });
  const header = readHeader(head.cells, head.line);
  if ('problems' in header) return notASheet(...header.problems);
  if (!header.places.has('asOf') && asOf === undefined) {
    return notASheet({ line: head.line, message: 'The column "as_of" is missing, and no day was given for the whole sheet.' });
  }
  if (body.length > MOST_ROWS) return notASheet({ message: `The sheet has more than ${MOST_ROWS.toLocaleString('en-US')} rows.` });
  if (body.length === 0) return notASheet(broken ?? { message: 'The sheet has a header and no rows.' });
  const { rates, problems } = readRows(body, header.places, { asOf, latest, source });
  if (broken) problems.push(broken);
  if (problems.length === 0) return { ok: true, rates };
  return {
    ok: false,
    reason: 'rows_refused',
    problems: problems.slice(0, MOST_PROBLEMS),
    more: Math.max(0, problems.length - MOST_PROBLEMS),
  };
}

function readRows(
  rows: readonly Row[],
  places: Parameters<typeof readRow>[1],
  sheet: SheetFacts,
): { rates: RateRecord[]; problems: SheetProblem[] } {
  const rates: RateRecord[] = [];
  const problems: SheetProblem[] = [];
  const lineOf = new Map<string, number>();
  const lastPlace = Math.max(...places.values());
  for (const { line, cells } of rows) {
    if (cells.some((cell, place) => place > lastPlace && cell.trim() !== '')) {
      problems.push({ line, message: 'has more cells than the header: put quotation marks around a cell with a comma in it' });
      continue;
    }
    const read = readRow(cells, places, sheet);
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ line, ...problem })));
      continue;
    }
    const { id, carrier, productName, term } = read.rate;
    const first = lineOf.get(id);
    if (first !== undefined) {
      problems.push({ line, message: `${shown(productName)} of ${shown(carrier)} for ${term} is on line ${first} already` });
      continue;
    }
    lineOf.set(id, line);
    rates.push(read.rate);
  }
  return { rates, problems };
}

/** Every row with its first line, up to the first place where rows become ambiguous. */
function parseRows(text: string): { rows: Row[]; broken?: SheetProblem } {
  const rows: Row[] = [];
  let next = 1;
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      record_delimiter: '\n',
      to: MOST_ROWS + 2,
      on_record: (cells: string[], { lines }) => {
        next = lines + 1;
        const inside = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        // Spreadsheets leave rows of commas behind.
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines - inside, cells });
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, broken: { line: next, message: brokenText(error.code) } };
  }
}

function brokenText(code: string): string {
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `a row that begins here is longer than ${LONGEST_ROW.toLocaleString('en-US')} characters: is a quotation mark not closed? What follows was not looked at`;
  }
  return 'a quotation mark is not closed, or stands inside a cell that is not in quotation marks (write it twice there). What follows was not looked at';
}

function notASheet(...problems: SheetProblem[]): SheetReading {
  return { ok: false, reason: 'not_a_sheet', problems, more: 0 };
}
