import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from '@swc/core';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');
const sources = ['packages/*/src/**/*.ts', 'services/*/src/**/*.ts', 'services/libs/*/src/**/*.ts'];

export interface WrittenPattern {
  readonly file: string;
  readonly pattern: RegExp;
}

/** Every pattern that is written out in the code of services and packages. Tests and what they use are left out. */
export function patternsInCode(): WrittenPattern[] {
  const files = globSync(sources, { cwd: repositoryRoot, exclude: ['**/node_modules/**', '**/*.test.ts', '**/testing/**'] }).sort();
  return files.flatMap((file) => {
    const code = parseSync(readFileSync(resolve(repositoryRoot, file), 'utf8'), { syntax: 'typescript' });
    return patternsIn(code).map((pattern) => ({ file, pattern }));
  });
}

function patternsIn(node: unknown): RegExp[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags } = node as { readonly type?: unknown; readonly pattern?: string; readonly flags?: string };
  if (type === 'RegExpLiteral') return [new RegExp(pattern ?? '', flags)];
  return Object.values(node).flatMap(patternsIn);
}
