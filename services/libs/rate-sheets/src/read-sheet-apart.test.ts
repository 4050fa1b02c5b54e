import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { readSheetApart } from './read-sheet-apart.ts';

const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges';
const document = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  asOf: '2026-11-18',
  source: 'rate sheet',
  now: Date.parse('2026-11-22'),
});

it.each([
  ['a good sheet', `${header}\nNorthmere Life,SteadyTerm 5,MYGA,5,5.30,10000,A,8;7;6`],
  ['a broken one', `${header}\nNorthmere Life,SteadyTerm 5,MYGA,5,53,10000,A,8;7;6`],
])('reads %s as it is read in this process', async (_, text) => {
  expect(await readSheetApart(document(text))).toEqual(readSheet(document(text)));
});

it('stops with a sentence if it takes too long', async () => {
  expect(await readSheetApart(document(header), 0)).toEqual({
    ok: false,
    reason: 'not_a_sheet',
    problems: [{ message: 'Reading it took too long. Is this a rate sheet?' }],
    more: 0,
  });
});
