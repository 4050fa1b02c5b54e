import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync(
  ['mfe-*/{src,content}/**/*.{ts,tsx,mdx}', 'packages/*/src/**/*.{ts,tsx}', 'services/**/src/**/*.ts', 'shell/src/**/*.tsx'],
  {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  },
);

/** In one sentence, or as the lead of an answer and its figure. */
const exactEstimate = /\babout (?:'\s*:\s*''\}\$\{|\$\{)formatCents|\babout <Cents|\babout[`'"]\}?,?\s*figure(?:=\{|: )formatCents/gi;

it('writes no estimate with cents: aboutDollars does it', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(exactEstimate)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
