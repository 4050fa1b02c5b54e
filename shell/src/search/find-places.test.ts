import { describe, expect, it } from 'vitest';
import { findPlaces, indexPlaces, type Place } from './find-places.ts';

const place = (kind: Place['kind'], title: string, text = '', also = ''): Place => ({ kind, title, also, text, href: `/${title}` });
const index = indexPlaces([
  place('tool', 'Free-look helper', 'I just signed. Can I still cancel?', 'cancel annuity'),
  place('tool', 'Payout calculator', 'What would an annuity pay me each month?'),
  place('term', 'Surrender charge', 'What the insurer keeps if you leave early.'),
  place('term', 'Cap rate', 'The most that an index annuity credits.'),
  place('page', 'Annuity Glossary', 'The words of contracts.', '/education/glossary'),
  place('resource', 'The Free-Look Period', 'How long you have to change your mind.'),
  place('article', 'Łukasz O’Neil on fees', 'A word about surrender.'),
]);
const titles = (typed: string, options = {}) => findPlaces(index, typed, options).map(({ title }) => title);

describe('findPlaces', () => {
  it.each(['free look', 'Free-Look', 'FREE\u2011LOOK', 'freelook', 'free look,', ' free  loo', 'freelok'])(
    'finds the free look by "%s"',
    (typed) => {
      expect(titles(typed)).toEqual(expect.arrayContaining(['Free-look helper', 'The Free-Look Period']));
      expect(titles(typed)).toHaveLength(2);
    },
  );

  it.each([
    ['surender charges', 'Surrender charge'],
    ['pay out', 'Payout calculator'],
    ['Can I cancel my annuity?', 'Free-look helper'],
    ['lukasz oneil', 'Łukasz O’Neil on fees'],
    ['penalty', 'Surrender charge'],
  ])('finds "%s" as %s', (typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });

  it('ranks a title above a text', () => {
    expect(titles('surrender')).toEqual(['Surrender charge', 'Łukasz O’Neil on fees']);
  });

  it('finds places with one of the words if none has all, unless every word is asked for', () => {
    expect(titles('cap zebra')).toEqual(['Cap rate']);
    expect(titles('cap zebra', { whole: true })).toEqual([]);
    expect(titles('educaton glosary', { whole: true })).toEqual(['Annuity Glossary']);
  });

  it.each(['', '   ', '?!', 'zebra'])('finds nothing by "%s"', (typed) => {
    expect(titles(typed)).toEqual([]);
  });

  it('searches for words of questions alone literally', () => {
    expect(() => titles('what is it')).not.toThrow();
  });
});
