import { type Figure, isMissed, type Section, type Table } from './section.ts';

const figureColumns = ['figure', 'measured', 'bar', 'aim', ''];

/** The lines of a section for a terminal. */
export function sectionText({ title, notes, figures, tables }: Section): string {
  const parts = [title, '='.repeat(title.length), ...notes];
  if (figures.length > 0) parts.push('', ...textRows([figureColumns, ...figures.map(figureRow)]));
  for (const table of tables) parts.push('', table.title, ...textRows([table.columns, ...table.rows]));
  return parts.join('\n');
}

/** The same section as Markdown. */
export function sectionMarkdown({ title, notes, figures, tables }: Section): string {
  const parts = [`## ${title}`, '', ...notes.map((note) => `- ${note}`)];
  if (figures.length > 0) parts.push('', markdownTable({ title: '', columns: figureColumns, rows: figures.map(figureRow) }));
  for (const table of tables) parts.push('', `**${table.title}**`, '', markdownTable(table));
  return parts.join('\n');
}

function figureRow(figure: Figure): string[] {
  const { name, value, unit, digits, bar, aim } = figure;
  const verdict = isMissed(figure) ? 'MISSED' : 'met';
  return [
    name,
    measure(value, unit, digits),
    bar ? `at ${bar.at} ${measure(bar.value, unit, digits)}` : '',
    aim === undefined ? '' : measure(aim, unit, digits),
    bar ? verdict : '',
  ];
}

function measure(value: number, unit: string, digits = 2): string {
  return `${Number(value.toFixed(digits))} ${unit}`.trim();
}

function textRows(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => width(column)) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

function markdownTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
