import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateCsv, rateCsvName } from './rate-csv.ts';
import type { RateFacts } from './rate-facts.ts';

const rate: RateFacts = {
  id: 'x',
  carrier: 'Alder & Pike',
  productName: 'SteadyTerm 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.3,
  minimumPremium: 10_000,
  rating: 'A+',
  guaranteeYears: 5,
  surrenderCharges: [],
  asOf: '2026-11-18',
  source: 'Sample rate sheet 214',
};
const list = { today: '2026-11-22', filters: 'All types, "A ratings".' };
const linesOf = (rates: readonly RateFacts[]) => rateCsv(rates, list).slice(1).split('\r\n');
const cellsOf = (text: string) => linesOf([{ ...rate, carrier: text, rating: 'A' }])[5];

describe('rateCsv', () => {
  it('has a mark, the disclaimer, the day with the filters, an empty line, the specified columns, and a line for each rate', () => {
    expect(rateCsv([rate], list).codePointAt(0)).toBe(0xfeff);
    expect(linesOf([rate, { ...rate, type: 'FIA', rate: 6, minimumPremium: 0 }])).toEqual([
      '"Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured. No rate is reserved. An advisor will confirm today’s rate."',
      '"The rate of a MYGA is guaranteed; that of an FIA is its cap, the most that can be credited in a year. Caps can change each year; a 0% year is possible."',
      '"List of 2026-11-22. All types, ""A ratings""."',
      '',
      'Carrier,Product,Type,Term,"Rate (%)","Min Premium",Rating',
      '"Alder & Pike","SteadyTerm 5",MYGA,"5 years",5.30,10000,A+',
      '"Alder & Pike","SteadyTerm 5",FIA,"5 years",6.00,0,A+',
      '',
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    [' =1', '"\' =1"'],
    ['\uff1d1', "'\uff1d1"],
    ['=HYPERLINK("a";"b")', '"\'=HYPERLINK(""a"";""b"")"'],
    ['A-Life', 'A-Life'],
    ['a;b', '"a;b"'],
    ['a\r\nb', '"a\r\nb"'],
  ])('writes %j as the cell %j', (text, cell) => {
    expect(rateCsv([{ ...rate, carrier: text }], list)).toContain(`\r\n${cell},"SteadyTerm 5",MYGA`);
  });

  it('keeps ratings that end in a sign as they are', () => {
    expect(cellsOf('A')).toBe('A,"SteadyTerm 5",MYGA,"5 years",5.30,10000,A');
  });

  it('never lets a text become a formula or another cell', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const csv = rateCsv([{ ...rate, productName: text }], list);
        const cell = csv.slice(csv.indexOf('"Alder & Pike",') + 15, csv.lastIndexOf(',MYGA,'));
        const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(bare.replace(/^'(?=\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/, '')).toBe(text);
        expect(bare).not.toMatch(/^\s*[=+\-@]/);
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",;\r\n]/);
      }),
    );
  });
});

it('the file is named by its day', () => {
  expect(rateCsvName('2026-11-22')).toBe('annuity-rates-2026-11-22.csv');
});
