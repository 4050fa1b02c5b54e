import { inflateSync } from 'node:zlib';

/** Number of sheets of a PDF: each is an object of type Page, which Firefox packs into compressed streams. */
export function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => unpack(pdf.subarray(index + mark.length)));
  return [text, ...packed].reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page\b/g)?.length ?? 0), 0);
}

function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // Fonts and pictures are packed otherwise.
    return '';
  }
}
