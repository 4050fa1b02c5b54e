import type { SourceMapping } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { MappedFile } from './build-with-maps.ts';

const FEDERATION = 'federation and bundler runtime';

/**
 * Shares the transferred bytes of a script among the packages whose code it carries. Compressed bytes have no owner of their own: each
 * owner's part of the minified text is compressed alone, and the file's real size is shared in proportion to those sizes.
 */
export function ownersOfFile({ text, map }: MappedFile, transferred: number): Map<string, number> {
  const texts = new Map<string, string>();
  text.split('\n').forEach((line, number) => {
    for (const [owner, part] of partsOf(line, number, map)) texts.set(owner, (texts.get(owner) ?? '') + part);
  });
  const alone = [...texts].map(([owner, part]) => [owner, brotliCompressSync(part).length] as const);
  const sum = alone.reduce((total, [, size]) => total + size, 0);
  return new Map(alone.map(([owner, size]) => [owner, (transferred * size) / sum]));
}

function* partsOf(line: string, number: number, map: MappedFile['map']): Generator<[owner: string, part: string]> {
  let start = 0;
  let source: string | undefined;
  for (let column = 0; column <= line.length; column++) {
    const entry: Partial<SourceMapping> = column < line.length ? map.findEntry(number, column) : {};
    // An entry of an earlier line says nothing about this one.
    const next = entry.generatedLine === number ? entry.originalSource : undefined;
    if (column < line.length && next === source) continue;
    if (column > start) yield [ownerOf(source), line.slice(start, column)];
    start = column;
    source = next;
  }
}

/** The package that a source belongs to; code that the bundler wrote counts with the federation runtime that needs it. */
function ownerOf(source: string | undefined): string {
  if (source === undefined) return FEDERATION;
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return ownersOfPackages[installed] ?? (installed.startsWith('@module-federation/') ? FEDERATION : installed);
  return /(packages\/[^/]+|shell|mfe-[a-z]+)\/(?:src|package)/.exec(source)?.[1] ?? FEDERATION;
}

const ownersOfPackages: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react',
  scheduler: 'react',
  wouter: 'router (wouter)',
  regexparam: 'router (wouter)',
};
