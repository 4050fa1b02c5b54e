import type { RunningProduct } from '../product/start-product.ts';
import { inKilobytes, kilobytes } from '../report/kilobytes.ts';
import type { Section } from '../report/section.ts';
import { scriptsByOwner } from './scripts-by-owner.ts';
import { type Kind, type Transfer, visitPage } from './visit-page.ts';

const bars = { firstVisit: 145, firstVisitAim: 120, readable: 40 };

/** What a first visit to `/` transfers: in all, by file, by the package whose code it is, and with scripts turned off. */
export async function measureBytes({ origin }: RunningProduct, log: (line: string) => void): Promise<Section> {
  log('Bytes: visiting / with an empty cache ...');
  const { withScripts, withoutScripts } = await visitPage(`${origin}/`);
  const owners = await scriptsByOwner(withScripts, log);

  const page = bytesOf(withScripts, ['HTML', 'CSS', 'JS']);
  const first = bytesOf(withScripts, ['HTML', 'CSS', 'JS', 'other']);
  const readable = bytesOf(withoutScripts, ['HTML', 'CSS']);
  const off = bytesOf(withoutScripts, ['HTML', 'CSS', 'JS', 'other']);
  const unpacked = withScripts.filter(({ kind, encoding }) => ['HTML', 'CSS', 'JS'].includes(kind) && encoding !== 'br');
  return {
    title: 'Bytes of the first visit to /',
    notes: [
      'Real Chromium, phone size, empty cache: bodies as they came over the wire (brotli), without headers; 1 KB is 1000 bytes. Fonts apart.',
      `Headers of the ${withScripts.length} answers beside that: ${kilobytes(withScripts.reduce((sum, { headerBytes }) => sum + headerBytes, 0))}.`,
      ...(unpacked.length > 0 ? [`Not in brotli: ${unpacked.map(({ path }) => path).join(', ')}.`] : []),
    ],
    figures: [
      {
        name: 'first visit to /: HTML, CSS and JS',
        value: inKilobytes(page),
        unit: 'KB',
        bar: { at: 'most', value: bars.firstVisit },
        aim: bars.firstVisitAim,
      },
      { name: 'the same with the lists it asks for, and icons', value: inKilobytes(first), unit: 'KB' },
      {
        name: 'readable before any script: HTML and CSS',
        value: inKilobytes(readable),
        unit: 'KB',
        bar: { at: 'most', value: bars.readable },
      },
      { name: 'the same page with scripts off', value: inKilobytes(off), unit: 'KB' },
      { name: 'first visit as a multiple of it', value: first / off, unit: 'times' },
      { name: 'fonts', value: inKilobytes(bytesOf(withScripts, ['fonts'])), unit: 'KB' },
    ],
    tables: [
      { title: 'By kind', columns: ['kind', 'answers', 'bytes'], rows: kinds.map((kind) => kindRow(kind, withScripts)) },
      { title: 'JS by owner', columns: ['owner', 'bytes'], rows: owners.map(([owner, bytes]) => [owner, kilobytes(bytes)]) },
      {
        title: 'By file',
        columns: ['file', 'kind', 'encoding', 'bytes'],
        rows: withScripts
          .toSorted((one, other) => other.bodyBytes - one.bodyBytes)
          .map(({ path, kind, encoding, bodyBytes }) => [path, kind, encoding || 'none', kilobytes(bodyBytes)]),
      },
    ],
  };
}

const kinds: readonly Kind[] = ['HTML', 'CSS', 'JS', 'other', 'fonts'];

function kindRow(kind: Kind, transfers: readonly Transfer[]): string[] {
  return [kind, String(transfers.filter((transfer) => transfer.kind === kind).length), kilobytes(bytesOf(transfers, [kind]))];
}

function bytesOf(transfers: readonly Transfer[], wanted: readonly Kind[]): number {
  return transfers.filter(({ kind }) => wanted.includes(kind)).reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
}
