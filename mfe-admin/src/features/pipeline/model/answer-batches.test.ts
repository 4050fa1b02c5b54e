import type { UnconfirmedEffect } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { answerBatches } from './answer-batches.ts';
import { unconfirmedCsv } from './unconfirmed-csv.ts';

const at = '2026-03-02T15:30:00.000Z';
const rowOf = (number: number, effect: UnconfirmedEffect['effect'] = 'visitorMail'): UnconfirmedEffect => {
  const leadId = `6f1d2c3b-4a59-4687-9786-${String(number).padStart(12, '0')}`;
  return { leadId, effect, key: `lead/${leadId}/${effect}`, at };
};

it('makes batches of at most 100 requests, each of one effect, that together hold every row once', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => rowOf(index, index % 40 === 0 ? 'ownerMail' : 'visitorMail'));
  const batches = answerBatches(rows);
  expect(batches.map(({ leadIds }) => leadIds.length).filter((length) => length > 100 || length === 0)).toEqual([]);
  expect(batches.filter(({ effect }) => effect === 'ownerMail').flatMap(({ leadIds }) => leadIds)).toHaveLength(250);
  expect(new Set(batches.flatMap(({ leadIds }) => leadIds)).size).toBe(10_000);
  expect(answerBatches([])).toEqual([]);
});

it('has a line in the CSV for each row, with its Message-ID', () => {
  expect(unconfirmedCsv([rowOf(1)])).toBe(
    ['\uFEFFRequest,Effect,"Message-ID before the @",At\r\n', `6F1D-2C3B,visitorMail,${rowOf(1).key},${at}\r\n`].join(''),
  );
});
