import { describe, expect, it } from 'vitest';
import { siteClaims } from '../site-claims.ts';
import { findUncoveredPraise } from './find-uncovered-praise.ts';
import { pageTexts } from './page-texts.ts';

const all = Object.values(siteClaims);

/** Phrases in which the word says nothing about how good this service is. */
const allowed = [
  'certified mail',
  'certified death certificate',
  'sometimes daily',
  'the largest payment',
  'the largest number',
  'lives as independent',
  // A guard of the browser, in the name of a file.
  'trusted-types',
  // Titles and buttons for what a person asks or does.
  'Expert Guidance',
  'Get Expert Analysis',
  'Get certified',
  'what “certified” means',
  '“certified professionals',
  'Certified means here',
  // Headings over what is shown with its evidence, and over what has none.
  "'Proven'",
  'Not proven yet',
];

describe('praise of this site in page text', () => {
  it.each(pageTexts)('is in the claims: %s', (_file, text) => {
    expect(findUncoveredPraise(text, all, allowed)).toEqual([]);
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
