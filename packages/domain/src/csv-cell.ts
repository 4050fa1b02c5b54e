/**
 * A text as one cell of a CSV file. A cell that a spreadsheet could read as a formula gets an apostrophe in front. That is a sign that
 * begins one, also after blanks or in its wide form, or a tab or line break at the start. Source: OWASP, CSV Injection; RFC 4180 for the
 * quotes. Raises nothing.
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
