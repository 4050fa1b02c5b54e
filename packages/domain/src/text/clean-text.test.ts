import { expect, it } from 'vitest';
import { cleanLine, cleanLines, hasHidden } from './clean-text.ts';

it.each([
  ['zero width space', '\u200b'],
  ['zero width non-joiner', '\u200c'],
  ['zero width joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['Arabic letter mark', '\u061c'],
  ['embeddings and overrides', '\u202a\u202b\u202c\u202d\u202e'],
  ['isolates', '\u2066\u2067\u2068\u2069'],
  ['word joiner', '\u2060'],
  ['soft hyphen', '\u00ad'],
  ['byte order mark', '\ufeff'],
  ['variation selectors', '\ufe00\ufe0f\u{e0100}'],
  ['combining grapheme joiner', '\u034f'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['control characters', '\u0000\u0007\u001b\u007f\u009f'],
  ['private use', '\ue000\u{f0000}'],
  ['object replacement', '\ufffc'],
])('removes a %s', (_name, characters) => {
  expect(cleanLine(`${characters}An${characters}na${characters}`)).toBe('Anna');
  expect(cleanLine(characters)).toBe('');
  expect(hasHidden(`An${characters}na`)).toBe(true);
});

it.each(['\u00a0', '\u2007', '\u202f', '\u3000', '\u2003', '\u2800', '\t', '\n', '\r\n', '\u2028', '\u0085', '  '])(
  'makes one plain space of %j on one line, and none at the ends',
  (space) => {
    expect(cleanLine(`${space}Anna${space}Bell${space}`)).toBe('Anna Bell');
  },
);

it('keeps line ends in words on several lines', () => {
  expect(cleanLines(' first\r\nsecond\u2028third\u200b\rfourth\n')).toBe('first\nsecond\nthird\nfourth');
});

it.each([
  ['ＡＮＮＡ', 'ANNA'],
  ['５０％', '50%'],
  ['𝟓𝟎', '50'],
  ['oﬃce', 'office'],
  ['Jose\u0301', 'José'],
  ['half of a pair \ud83d', 'half of a pair \ufffd'],
])('reads %s as %s', (text, plain) => {
  expect(cleanLine(text)).toBe(plain);
});

it.each(['5²', '½', '™', 'O’Neil', 'Łukasz', 'naïve', '👩🏽‍🚀', '👨‍👩‍👧', '❤️', '山田', 'محمد'])('leaves %s as it is', (text) => {
  expect(cleanLine(text)).toBe(text);
  expect(hasHidden(text)).toBe(false);
});
