import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteClaims } from '../site-claims.ts';
import { findUncoveredFigures } from './find-uncovered-figures.ts';
import { pageTexts } from './page-texts.ts';

const all = Object.values(siteClaims);
const figuresOf = (source: string) => findUncoveredFigures(source, all).map((found) => found.figure);

describe('marketing figures in page text', () => {
  it('reads the pages', () => {
    expect(pageTexts.length).toBeGreaterThan(10);
  });

  it('are all in the claims', () => {
    const unclaimed = pageTexts.flatMap(([file, text]) => findUncoveredFigures(text, all).map((found) => ({ file, ...found })));
    expect(unclaimed).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds every figure of a page that makes figures up', () => {
    const source = readFileSync(resolve(import.meta.dirname, 'fixtures/invented-figures.tsx.txt'), 'utf8');
    expect(figuresOf(source)).toEqual(['15,000+', '99%', '$2.1T', '600', '20', '92%', 'since 1998', '8.25%', '1,200', '85%']);
  });

  it('finds a range of rates without a claim', () => {
    expect(figuresOf('Fixed annuity rates of 5.10%-7.95% are waiting')).toEqual(['5.10%-7.95%']);
  });

  it.each([
    'A network of 12,000+ advisors',
    "{ figure: '98%', label: 'client satisfaction' }",
    '<b>$1.35T</b> lost in market crashes since 2000',
    '<strong>500+</strong> <span>products analyzed</span>, 73+ carriers',
    'Fixed annuity rates from 5.30%–7.65%',
  ])('accepts a claimed figure: %s', (source) => {
    expect(figuresOf(source)).toEqual([]);
  });

  it.each([
    "'70+': '70+'",
    'You would receive 6.6% of 200,000 each year, $1,100.00 a month.',
    'Social Security grows by 8% a year up to 24%',
    '// 15,000+ advisors in a comment are not page text',
    '<rect width="98%" height="20" />',
    'const left = 19 + index * STEP; // advisors',
    "updatedOn: '2026-11-21', title: 'For Financial Advisors'",
    'hash.slice(1); const { carrier, product } = query;',
    "{found.length > 0 && say(carriers, 'carriers')}",
    'A roll-up of 10% with a payout rate of 4% ends lower',
  ])('leaves other numbers alone: %s', (source) => {
    expect(figuresOf(source)).toEqual([]);
  });
});

describe('the claims', () => {
  it.each(Object.entries(siteClaims))('%s names a source, a date and an owner', (_id, claim) => {
    expect(claim.source.length).toBeGreaterThan(10);
    expect(claim.owner.length).toBeGreaterThan(3);
    expect(Number.isNaN(Date.parse(claim.asOf))).toBe(false);
    expect(claim.asOf <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it('never writes the years of service down as a number', () => {
    expect(JSON.stringify(siteClaims.service)).not.toMatch(/\b\d+ years/);
  });
});
