import { CHECKED } from './frame-page.ts';
import type { PdfBlock, PdfDocumentSource } from './pdf-document.ts';
import { colours, decorate, type Element, heightOf, keepTogether, openPdf, type Pdf, page, sizes, tag, write } from './pdf-sheet.ts';
import { writeTable } from './write-pdf-table.ts';

/** Part of each file's identity; changed with the words. */
const MADE_ON = new Date('2026-11-21T12:00:00Z');

/** A tagged PDF with headings, lists, tables, language and title, and its fonts inside. */
export async function writePdf(source: PdfDocumentSource): Promise<Buffer> {
  const pdf = openPdf(source, MADE_ON);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  writeHead(pdf, root, source);
  for (const block of source.blocks) writeBlock(pdf, root, block);
  writeClosing(pdf, root);
  root.end();
  numberPages(pdf, source.title);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeHead(pdf: Pdf, root: Element, { title, lead }: PdfDocumentSource): void {
  decorate(pdf, () => {
    pdf.save().translate(page.left, 40).scale(0.6);
    pdf.path('M18 12 10.7 27h14.6z').fill(colours.lamp);
    pdf.lineWidth(3.4).strokeColor(colours.ink);
    pdf.circle(18, 4.4, 3).stroke();
    pdf.path('M18 7.6 3.4 38M18 7.6 32.6 38M8.6 27.4h18.8').stroke();
    pdf.restore();
  });
  root.add(tag(pdf, 'P', () => write(pdf, 'Annuity Lantern', { face: 'serif', size: 15, x: page.left + 30 }, 43)));
  pdf.y = 82;
  rule(pdf, 2, colours.ink);
  pdf.y += 14;
  root.add(tag(pdf, 'H1', () => write(pdf, title, { face: 'serif', size: sizes.title })));
  pdf.y += 2;
  root.add(tag(pdf, 'P', () => write(pdf, lead, { size: sizes.lead, colour: colours.ink2 })));
}

function writeBlock(pdf: Pdf, root: Element, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      pdf.y += 16;
      // A heading takes the first lines below it along.
      keepTogether(pdf, 90);
      root.add(tag(pdf, 'H2', () => write(pdf, block.text, { face: 'serif', size: sizes.heading })));
      pdf.y += 2;
      return;
    case 'text':
    case 'small': {
      const look = block.kind === 'small' ? { size: sizes.small, colour: colours.ink2 } : {};
      pdf.y += 5;
      keepTogether(pdf, heightOf(pdf, block.words, look));
      root.add(tag(pdf, 'P', () => write(pdf, block.words, look)));
      return;
    }
    case 'key':
      writeKey(pdf, root, block.words);
      return;
    case 'list':
      writeList(pdf, root, block);
      return;
    case 'ask':
      writeQuestions(pdf, root, block);
      return;
    case 'table':
      writeTable(pdf, root, block);
      return;
  }
}

function writeKey(pdf: Pdf, root: Element, words: Extract<PdfBlock, { kind: 'key' }>['words']): void {
  const look = { x: page.left + 20, width: page.width - 34 };
  const height = heightOf(pdf, words, look) + 18;
  pdf.y += 12;
  keepTogether(pdf, height);
  const top = pdf.y;
  decorate(pdf, () => {
    pdf.rect(page.left, top, page.width, height).fill(colours.lampWash);
    pdf.rect(page.left, top, 6, height).fill(colours.lamp);
  });
  root.add(tag(pdf, 'P', () => write(pdf, words, look, top + 10)));
  pdf.y = top + height + 4;
}

const INDENT = 26;

function writeList(pdf: Pdf, root: Element, { marker, items }: Extract<PdfBlock, { kind: 'list' }>): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const [index, words] of items.entries()) {
    const look = { x: page.left + INDENT, width: page.width - INDENT };
    pdf.y += 6;
    keepTogether(pdf, heightOf(pdf, words, look));
    const top = pdf.y;
    const item = pdf.struct('LI');
    list.add(item);
    if (marker === 'tick')
      decorate(pdf, () =>
        pdf
          .lineWidth(1.2)
          .rect(page.left, top + 1, 14, 14)
          .stroke(colours.ink),
      );
    else if (marker === 'bullet') decorate(pdf, () => pdf.circle(page.left + 8, top + 9, 2.4).fill(colours.ink));
    else item.add(tag(pdf, 'Lbl', () => write(pdf, `${index + 1}.`, { face: 'strong', width: INDENT }, top)));
    item.add(tag(pdf, 'LBody', () => write(pdf, words, look, top)));
    item.end();
  }
  list.end();
}

function writeQuestions(pdf: Pdf, root: Element, { items, lines }: Extract<PdfBlock, { kind: 'ask' }>): void {
  for (const words of items) {
    pdf.y += 9;
    keepTogether(pdf, heightOf(pdf, words) + lines * 26);
    root.add(tag(pdf, 'P', () => write(pdf, words)));
    for (let line = 0; line < lines; line += 1) {
      pdf.y += 24;
      rule(pdf, 0.8, colours.edge);
    }
    pdf.y += 4;
  }
}

function writeClosing(pdf: Pdf, root: Element): void {
  const sentences = [
    'Education, not advice and not a quote. Your contract decides: where it says something else, it is right.',
    'Guarantees depend on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured.',
    `Checked in ${CHECKED}.`,
  ];
  const look = { size: sizes.small, colour: colours.ink2 };
  pdf.y += 18;
  keepTogether(pdf, 110);
  rule(pdf, 0.8, colours.edge);
  pdf.y += 8;
  for (const sentence of sentences) root.add(tag(pdf, 'P', () => write(pdf, sentence, look)));
}

/** At the foot of each page, for whoever drops the stack. */
function numberPages(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Below the margin text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('sans').fontSize(sizes.small).fillColor(colours.ink2);
    pdf.text(title, page.left, 744, { width: page.width - 90, lineBreak: false });
    pdf.text(`Page ${index + 1} of ${count}`, page.right - 90, 744, { width: 90, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}

function rule(pdf: Pdf, width: number, colour: string): void {
  const y = pdf.y;
  decorate(pdf, () => pdf.lineWidth(width).moveTo(page.left, y).lineTo(page.right, y).stroke(colour));
}
