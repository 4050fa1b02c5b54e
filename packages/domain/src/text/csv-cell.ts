/**
 * A text as one cell of a CSV file. A cell that a spreadsheet could read as a formula gets an apostrophe in front. That is a sign that
 * begins one, also after blanks or in its wide form, or a tab or line break at the start. Spreadsheets of some countries separate cells by
 * semicolons and ignore quotes within a line. So a sign after a semicolon or line break gets an apostrophe, too. Source: OWASP, CSV
 * Injection; RFC 4180 for the quotes. Raises nothing.
 */
export function csvCell(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[;\r\n])/);
  const start = /^[\t\r\n]/.test(first) || beginsFormula.test(first) ? `'${first}` : first;
  const safe = start + others.map((part) => (beginsFormula.test(part) ? `'${part}` : part)).join('');
  return /[",;\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Quotes in front of the sign do not protect in a line that is split by semicolons. */
const beginsFormula = /^[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Cells as one line, with the line end that spreadsheets expect. Raises nothing. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** At the start of a file, it tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = '\uFEFF';
