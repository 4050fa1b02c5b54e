import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv-cell.ts';

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    [' =1', '"\' =1"'],
    [' x', '" x"'],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff201', "'\uff201"],
    ['=HYPERLINK("a";"b")', '"\'=HYPERLINK(""a"";""b"")"'],
    ['A-Life', 'A-Life'],
    ['a;b', '"a;b"'],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a; -1;@b;c', '"a;\' -1;\'@b;c"'],
    ['a;"=1"', '"a;\'""=1"""'],
    ['a\n=1', '"a\n\'=1"'],
    ['a\r\n\uff1d1', '"a\r\n\'\uff1d1"'],
    ['"=1', '"\'""=1"'],
    ['Tax-free; IRA = yes', '"Tax-free; IRA = yes"'],
    ['a\r\nb', '"a\r\nb"'],
  ])('writes %j as the cell %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('never lets a text become a formula or another cell', () => {
    const signs = fc.constantFrom(';', '=', '"', '\n', '\t', ' ', ',', "'", '-', 'a');
    const texts = fc.oneof(
      fc.string(),
      fc.array(signs).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const cell = csvCell(text);
        const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(bare.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        expect(bare).not.toMatch(/^[\t\r\n]|(?:^|[;\r\n])[\s"]*[=+\-@]/);
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",;\r\n]/);
      }),
    );
  });
});

it('csvLine joins cells to a line', () => {
  expect(csvLine(['a', 'b c', ''])).toBe('a,"b c",\r\n');
});
