import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { PdfDocumentSource, Words } from './pdf-document.ts';

const require = createRequire(import.meta.url);

/** Embedded, as far as their letters are used: a document looks the same on every computer and printer. */
const faces = {
  serif: require.resolve('@fontsource/besley/files/besley-latin-500-normal.woff'),
  sans: require.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
};

export const colours = {
  ink: '#15211f',
  ink2: '#44524e',
  edge: '#6f7b77',
  rule: '#d8d3c5',
  lamp: '#ffcf5a',
  lampOutline: '#8a5f00',
  lampWash: '#fff1c9',
  teal: '#1f7379',
};

/** Points. The body has the size that older eyes read on paper. */
export const sizes = { title: 27, lead: 15.5, heading: 18, body: 14, small: 12 };
const LINE_GAP = { serif: -3, sans: 4, strong: 4 };

/** Letter, with room for a hole punch. */
export const page = { left: 60, right: 552, top: 60, bottom: 720, width: 492 };

/** Newer than the library's types. */
const pdfUa = 'PDF/UA' as 'PDF/A-2a';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Pdf['struct']>;

/** An empty tagged document with title and language: what screen readers and PDF/UA ask for. */
export function openPdf({ title, lead, keywords }: PdfDocumentSource, madeOn: Date): Pdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { left: page.left, right: 612 - page.right, top: page.top, bottom: 792 - page.bottom },
    font: faces.sans,
    lang: 'en-US',
    displayTitle: true,
    tagged: true,
    subset: pdfUa,
    pdfVersion: '1.7',
    bufferPages: true,
    // The same words make the same file: a build without changes changes nothing.
    info: { Title: title, Subject: lead, Keywords: keywords.join(', '), Author: 'Annuity Lantern', CreationDate: madeOn, ModDate: madeOn },
  });
  for (const [name, file] of Object.entries(faces)) pdf.registerFont(name, file);
  return pdf;
}

/** An element of the structure with what is written in it. `scope` says what a heading cell is the heading of. */
export function tag(pdf: Pdf, type: string, content: () => void, scope?: 'Row' | 'Column'): Element {
  // The library's types do not know `scope` yet.
  const options: object = scope ? { scope } : {};
  return pdf.struct(type, options, [content]);
}

export interface TextLook {
  readonly face?: keyof typeof faces;
  readonly size?: number;
  readonly colour?: string;
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

/** Writes at the present height, or at `y`, and moves below it. */
export function write(pdf: Pdf, words: Words, look: TextLook = {}, y = pdf.y): void {
  const { face = 'sans', size = sizes.body, colour = colours.ink, x = page.left, width = page.width, align = 'left' } = look;
  const options = { width, align, lineGap: LINE_GAP[face] };
  pdf.fillColor(colour).fontSize(size);
  if (typeof words === 'string') {
    pdf.font(face).text(words, x, y, options);
    return;
  }
  const [strong, rest] = words;
  pdf.font('strong').text(`${strong} `, x, y, { ...options, continued: true });
  pdf.font(face).text(rest, options);
}

/** The height that `write` will need. Of a pair the whole is measured in the wider face: never too little. */
export function heightOf(pdf: Pdf, words: Words, look: TextLook = {}): number {
  const { face = 'sans', size = sizes.body, width = page.width } = look;
  const text = typeof words === 'string' ? words : words.join(' ');
  return pdf
    .font(typeof words === 'string' ? face : 'strong')
    .fontSize(size)
    .heightOfString(text, { width, lineGap: LINE_GAP[face] });
}

/** Begins a new page when so much does not fit on this one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > page.bottom) pdf.addPage();
}

/** Lines and boxes that say nothing: screen readers pass over them. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
