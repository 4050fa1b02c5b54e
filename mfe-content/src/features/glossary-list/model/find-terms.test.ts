import { describe, expect, it } from 'vitest';
import { allTerms, findTerms } from './find-terms.ts';
import { groupByLetter } from './group-by-letter.ts';

const ids = (words: string) => findTerms(words).map(({ id }) => id);

describe('findTerms', () => {
  it('gives all terms for no words', () => {
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

  it('finds nothing for words that no entry holds', () => {
    expect(ids('zebra')).toEqual([]);
  });

  it('takes what is typed as it stands', () => {
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
