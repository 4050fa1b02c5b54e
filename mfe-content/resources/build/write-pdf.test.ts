import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfDocuments } from '../pdf/pdf-documents.ts';
import { writePdf } from './write-pdf.ts';

/** Milliseconds that writing may take on a busy machine. */
const SLOWLY = 60_000;

describe.each(pdfDocuments.map((document) => [document.id, document] as const))('%s', (_id, document) => {
  let text = '';
  beforeAll(async () => {
    text = (await writePdf(document)).toString('latin1');
  }, SLOWLY);

  it('is a tagged PDF with title, language and embedded fonts', () => {
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(text).toContain('/Lang (en-US)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain(`<rdf:li xml:lang="x-default">${document.title}</rdf:li>`);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const fonts = text.match(/\/Subtype \/(?:Type1|TrueType|CIDFontType2)\b/g) ?? [];
    expect(fonts.length).toBeGreaterThan(1);
    expect(text.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(fonts.length);
  });

  it('tags what it has: one title, headings, lists and tables with headings of their own', () => {
    const tags = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0;
    const blocks = (kind: string) => document.blocks.filter((block) => block.kind === kind);
    expect(tags('Document')).toBe(1);
    expect(tags('H1')).toBe(1);
    expect(tags('H2')).toBe(blocks('heading').length);
    expect(tags('L')).toBe(blocks('list').length);
    expect(tags('Table')).toBe(blocks('table').length);
    expect(tags('Caption')).toBe(blocks('table').length);
    expect(text.match(/\/Scope \/Column/g)?.length ?? 0).toBe(
      document.blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.columns.length : 0), 0),
    );
  });

  it('reads as American English, with nothing that a program left', () => {
    expect(findTextFaults(wordsOf(document).join('\n'))).toEqual([]);
  });

  it('uses letters that its fonts have', () => {
    const all = JSON.stringify(document).replaceAll('\\"', '"');
    expect(all.match(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]/g)).toBeNull();
  });
});

it(
  'writes the same file when the words are the same',
  async () => {
    const [document] = pdfDocuments;
    if (!document) throw new Error('there is no PDF document');
    const [one, other] = [await writePdf(document), await writePdf(document)];
    expect(one.equals(other)).toBe(true);
  },
  SLOWLY,
);

/** Every text of a document, without the names of its fields. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}
