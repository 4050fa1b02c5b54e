import { describe, expect, it } from 'vitest';
import { allTerms, findTerms } from './find-terms.ts';
import { groupByLetter } from './group-by-letter.ts';

const ids = (words: string) => findTerms(words).map(({ id }) => id);

describe('findTerms', () => {
  it('returns all terms for an empty search', () => {
    expect(findTerms('  ')).toEqual(allTerms);
  });

  it('finds parts of a name in any case, short forms and other names', () => {
    expect(ids('ANNUIT')).toContain('annuitization');
    expect(ids('spia')).toContain('spia');
    expect(ids('carrier')).toContain('insurer');
    expect(ids('benefit base')).toContain('income-base');
  });

  it('finds words of a definition', () => {
    expect(ids('prospectus')).toContain('registered-index-linked-annuity');
  });

  it('ranks the start of a name first, then names, then definitions, each in alphabetical order', () => {
    const found = findTerms('surrender');
    const ranks = found.map(({ term, abbreviation, alsoCalled }) => {
      if (term.toLowerCase().startsWith('surrender')) return 0;
      return [term, abbreviation, alsoCalled].some((name) => name?.toLowerCase().includes('surrender')) ? 1 : 2;
    });
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
    expect(ranks).toEqual([...ranks].sort());
    for (const rank of [0, 1, 2]) {
      const alike = found.filter((_, index) => ranks[index] === rank);
      expect(alike).toEqual(allTerms.filter((term) => alike.includes(term)));
    }
  });

  it('finds nothing if no entry contains the words', () => {
    expect(ids('zebra')).toEqual([]);
  });

  it.each(['free look', 'Free-Look', 'FREE\u2011LOOK', 'free look,'])('finds the free look by "%s"', (words) => {
    expect(ids(words)[0]).toBe('free-look');
  });

  it('searches for the typed text literally', () => {
    expect(ids('.*')).toEqual([]);
  });
});

describe('groupByLetter', () => {
  it('puts every term under its letter, once, numbers first', () => {
    const groups = groupByLetter(allTerms);
    expect(groups[0]?.letter).toBe('0–9');
    expect(groups.flatMap(({ terms }) => terms)).toEqual(allTerms);
    for (const { letter, terms } of groups.slice(1)) for (const { term } of terms) expect(term.charAt(0)).toBe(letter);
    expect(groups.map(({ id }) => id)).toEqual([...new Set(groups.map(({ id }) => id))]);
  });
});
