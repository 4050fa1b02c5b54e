import { describe, expect, it } from 'vitest';
import { foldText, holdsWords, spellOut } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Łukasz', 'lukasz'],
    ['Björn', 'bjorn'],
    ['Bjo\u0308rn', 'bjorn'],
    ['Großmann', 'grossmann'],
    ['GROẞMANN', 'grossmann'],
    ['İpek', 'ipek'],
    ['Işık', 'isik'],
    ['Ægir Œuvre', 'aegir oeuvre'],
    ['Ørsted', 'orsted'],
    ['Đorđe Þór Guðrún', 'dorde thor gudrun'],
    ...["O'Neil", 'O’Neil', 'O‘Neil', 'Oʼneil', 'O`Neil', 'O´Neil', 'O′Neil', 'O＇Neil', 'OʻNeil'].map((name) => [name, 'oneil']),
    ['Free-Look', 'free look'],
    ['free look', 'free look'],
    ['free\u2011look', 'free look'],
    ['St. Louis', 'st louis'],
    ['García-Márquez,\u00a0Ana', 'garcia marquez ana'],
    ['Zo\u200bë\u00ad', 'zoe'],
    ['Ｎｇ', 'ng'],
    ['  ', ''],
  ])('reads %s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

it.each([
  ['Björn Müller', 'bjoern mueller'],
  ['Ørsted', 'oersted'],
  ['Åse', 'aase'],
  ['Bjorn', undefined],
])('spells %s out as %s', (text, folded) => {
  expect(spellOut(text)).toBe(folded);
});

it.each([
  ['Björn & Söhne Life', 'bjoern', true],
  ['Björn & Söhne Life', 'bjorn', true],
  ['The free-look period', 'free look', true],
  ['St. Louis Mutual', 'st louis', true],
  ['Joel', 'jol', false],
  ['Percent of what?', 'What?', true],
  ['What leaving costs', 'what?', false],
  ['Anything', '.*', false],
  ['Anything', ' ', true],
])('%s holds %s: %s', (text, typed, holds) => {
  expect(holdsWords(text, typed)).toBe(holds);
});
