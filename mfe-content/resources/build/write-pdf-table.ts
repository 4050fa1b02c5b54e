import type { PdfTable } from './pdf-document.ts';
import { colours, decorate, type Element, heightOf, keepTogether, type Pdf, page, tag, write } from './pdf-sheet.ts';

const CELL = { side: 8, above: 6, below: 5 };
const EMPTY_ROW = 30;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A table whose heading and first column are tagged as headings. A row never breaks across pages; the heading is repeated on the next. */
export function writeTable(pdf: Pdf, root: Element, table: PdfTable): void {
  const columns = columnsOf(table);
  const element = pdf.struct('Table');
  pdf.y += 10;
  keepTogether(pdf, 120);
  root.add(element);
  element.add(tag(pdf, 'Caption', () => write(pdf, table.caption, { colour: colours.ink2 })));
  writeRow(pdf, element, columns, table.columns, { heading: true });
  for (const [index, cells] of table.rows.entries()) {
    if (pdf.y + rowHeight(pdf, columns, cells) > page.bottom) {
      pdf.addPage();
      // Drawn again for the eye only: to a screen reader it is one table.
      decorate(pdf, () => drawCells(pdf, columns, table.columns, 'strong'));
    }
    const length = table.bars?.lengths[index];
    writeRow(pdf, element, columns, cells, length === undefined ? {} : { bar: { length, lit: table.bars?.lit === index } });
  }
  element.end();
  pdf.y += 4;
}

interface RowLook {
  readonly heading?: boolean;
  readonly bar?: { readonly length: number; readonly lit: boolean };
}

function writeRow(pdf: Pdf, table: Element, columns: readonly Column[], cells: readonly string[], { heading = false, bar }: RowLook): void {
  const top = pdf.y;
  const height = rowHeight(pdf, columns, cells);
  const row = pdf.struct('TR');
  table.add(row);
  if (bar) drawBar(pdf, columns, top, height, bar);
  for (const [index, cell] of cells.entries()) {
    const column = columns[index] as Column;
    const type = heading || index === 0 ? 'TH' : 'TD';
    const scope = heading ? 'Column' : 'Row';
    const writeCell = () => write(pdf, cell, { ...column, face: type === 'TH' ? 'strong' : 'sans' }, top + CELL.above);
    row.add(tag(pdf, type, writeCell, type === 'TH' ? scope : undefined));
  }
  row.end();
  closeRow(pdf, top + height, heading);
}

function drawCells(pdf: Pdf, columns: readonly Column[], cells: readonly string[], face: 'sans' | 'strong'): void {
  const top = pdf.y;
  const height = rowHeight(pdf, columns, cells);
  for (const [index, cell] of cells.entries()) write(pdf, cell, { ...(columns[index] as Column), face }, top + CELL.above);
  pdf
    .lineWidth(1.5)
    .moveTo(page.left, top + height)
    .lineTo(page.right, top + height)
    .stroke(colours.ink);
  pdf.y = top + height;
}

function closeRow(pdf: Pdf, y: number, heading: boolean): void {
  decorate(pdf, () =>
    pdf
      .lineWidth(heading ? 1.5 : 0.8)
      .moveTo(page.left, y)
      .lineTo(page.right, y)
      .stroke(heading ? colours.ink : colours.edge),
  );
  pdf.y = y;
}

/** From the left edge of the last column: the numbers stand at its right end, and the longest bar ends before them. */
function drawBar(pdf: Pdf, columns: readonly Column[], top: number, height: number, { length, lit }: NonNullable<RowLook['bar']>): void {
  const { x, width } = columns.at(-1) as Column;
  const longest = width - 62;
  decorate(pdf, () => {
    pdf.rect(x, top + 6, longest * length, height - 12);
    if (lit) pdf.lineWidth(1.2).fillAndStroke(colours.lamp, colours.lampOutline);
    else pdf.fill(colours.teal);
  });
}

function rowHeight(pdf: Pdf, columns: readonly Column[], cells: readonly string[]): number {
  const heightOfCell = (cell: string, index: number) =>
    cell === '' ? EMPTY_ROW : heightOf(pdf, cell, { ...(columns[index] as Column), face: 'strong' }) + CELL.above + CELL.below;
  return Math.max(...cells.map(heightOfCell));
}

function columnsOf({ widths, numbersFrom = Number.POSITIVE_INFINITY }: PdfTable): Column[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = page.left;
  return widths.map((share, index) => {
    const width = (page.width * share) / whole;
    const right = index >= numbersFrom;
    const column: Column = { x: index === 0 ? x : x + CELL.side, width: width - CELL.side, align: right ? 'right' : 'left' };
    x += width;
    return column;
  });
}
