/**
 * A text as one cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe before it: signs that begin one, also after blanks and
 * in their wide forms, and a tab or line break at the start. Source: OWASP, CSV Injection; RFC 4180 for the quotes. Raises nothing.
 */
export function csvCell(text: string): string {
  const safe = /^(?:[\t\r\n]|\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/.test(text) ? `'${text}` : text;
  return /[",;\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cells as one line, with the line end that spreadsheets expect. Raises nothing. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** At the start of a file, it tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = '\uFEFF';
