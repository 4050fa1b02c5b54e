import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LEGAL_VERSION } from './legal-version.ts';

const texts = ['privacy-policy', 'terms-of-use'].map((name) =>
  readFileSync(path.join(import.meta.dirname, `../content/legal/${name}.mdx`), 'utf8').replace(/^---.*?\n---\n/s, ''),
);

it('is raised whenever the words of a legal text change', () => {
  const digest = createHash('sha256').update(texts.join()).digest('hex').slice(0, 12);
  // Both sides change together: a request is stored with the version that its sender could read.
  expect({ version: LEGAL_VERSION, digest }).toEqual({ version: '2026-11-26', digest: '66cad9327059' });
});
