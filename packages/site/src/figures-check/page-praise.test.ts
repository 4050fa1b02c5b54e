import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteClaims } from '../site-claims.ts';
import { findUncoveredPraise } from './find-uncovered-praise.ts';

const root = resolve(import.meta.dirname, '../../../..');
const all = Object.values(siteClaims);
const globs = [
  '{shell,mfe-content,mfe-tools}/src/**/*.{ts,tsx}',
  'mfe-content/content/**/*.{md,mdx}',
  'mfe-content/resources/pages/*.html',
  'services/lead-worker/src/mail/**/*.ts',
];
const files = globSync(globs, { cwd: root }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** Phrases in which the word says nothing about how good this service is. */
const allowed = [
  'certified mail',
  'certified death certificate',
  'sometimes daily',
  'the largest payment',
  'the largest number',
  'lives as independent',
  // Titles and buttons for what a person asks or does.
  'Expert Guidance',
  'Get Expert Analysis',
  'Get certified',
];

describe('praise of this site in page text', () => {
  it.each(files)('is in the claims: %s', (file) => {
    expect(findUncoveredPraise(readFileSync(resolve(root, file), 'utf8'), all, allowed)).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds praise without a claim, in any case and across lines', () => {
    const source = 'The leading site. <b>Trusted</b> by thousands. Award-winning,\n24/7.';
    expect(findUncoveredPraise(source, all, [])).toHaveLength(5);
  });

  it.each(['Real-time rates', 'Daily rate updates', 'Independent Non-Biased Education'])('accepts a claim: %s', (words) => {
    expect(findUncoveredPraise(`<p>${words}</p>`, all, [])).toEqual([]);
  });

  it('accepts a word only within its phrase', () => {
    expect(findUncoveredPraise('certified mail, certified advisors', all, ['certified mail'])).toHaveLength(1);
  });
});
