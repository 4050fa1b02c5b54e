import type { Attachment } from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OfferedFigures, offerFigures, readOfferedFigures, withdrawFigures } from './hand-over.ts';

const KEY = 'annuity-lantern.offered-figures';
const payout = figures('payout-calculator');
const income = figures('income-planning');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function figures(kind: Attachment['kind'], inputs: Attachment['inputs'] = { amount: '$250,000' }): OfferedFigures {
  return { attachment: { kind, version: 1, inputs }, title: 'Payout calculator', lines: [{ label: 'Amount', value: '$250,000' }] };
}

/** So many inputs of 200 characters each: nineteen are about all that a request may carry. */
function inputsOf(values: number): Attachment['inputs'] {
  return Object.fromEntries(Array.from({ length: values }, (_, index) => [`input${index}`, 'x'.repeat(200)]));
}

it('offers nothing until a tool does', () => {
  expect(readOfferedFigures()).toEqual([]);
});

it('keeps offers in this tab only', () => {
  expect(offerFigures(payout)).toBe(true);
  expect(readOfferedFigures()).toEqual([payout]);
  expect(Object.keys(sessionStorage)).toEqual([KEY]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(window.location.href).not.toContain('250');
});

it('replaces older figures of the same tool, and moves them behind figures of other tools', () => {
  const newer = figures('payout-calculator', { amount: '$300,000' });
  for (const offered of [payout, income, newer]) offerFigures(offered);
  expect(readOfferedFigures()).toEqual([income, newer]);
});

it('withdraws the figures of one tool, and clears storage with the last ones', () => {
  for (const offered of [payout, income]) offerFigures(offered);
  withdrawFigures('payout-calculator');
  withdrawFigures('contract-check');
  expect(readOfferedFigures()).toEqual([income]);
  withdrawFigures('income-planning');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

describe('what does not fit into a request', () => {
  it('is not offered, and what was offered before stays', () => {
    offerFigures(payout);
    const tooLong: OfferedFigures[] = [
      figures('payout-calculator', inputsOf(20)),
      figures('payout-calculator', { amount: 'x'.repeat(201) }),
      figures('payout-calculator', { 'not a name': '1' }),
      { ...payout, lines: [] },
      { ...payout, lines: Array.from({ length: 41 }, () => ({ label: 'a', value: 'b' })) },
      { ...payout, title: 'x'.repeat(81) },
    ];
    for (const offered of tooLong) expect(offerFigures(offered)).toBe(false);
    expect(readOfferedFigures()).toEqual([payout]);
  });

  it('is counted in bytes, not in characters', () => {
    const fifteenTimes = (value: string) => Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`i${index}`, value]));
    expect(offerFigures(figures('payout-calculator', fifteenTimes('x'.repeat(200))))).toBe(true);
    expect(offerFigures(figures('payout-calculator', fifteenTimes('\u2212'.repeat(200))))).toBe(false);
  });

  it('makes room: the oldest go first', () => {
    const large = figures('annuity-comparison', inputsOf(15));
    for (const offered of [payout, income, large]) offerFigures(offered);
    expect(readOfferedFigures()).toEqual([payout, income, large]);
    const larger = figures('contract-check', inputsOf(4));
    offerFigures(larger);
    expect(readOfferedFigures()).toEqual([larger]);
  });
});

describe('storage', () => {
  it.each([
    'not json',
    '{}',
    'null',
    '[null, 7, "x", [], {}]',
    JSON.stringify([{ ...payout, attachment: { ...payout.attachment, kind: 'another-tool' } }]),
    JSON.stringify([{ ...payout, attachment: { ...payout.attachment, version: 0 } }]),
    JSON.stringify([{ ...payout, attachment: { ...payout.attachment, inputs: { amount: 250000 } } }]),
    JSON.stringify([{ ...payout, lines: 'many' }]),
    JSON.stringify([{ ...payout, surprise: true }]),
  ])('that holds %s offers nothing', (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(readOfferedFigures()).toEqual([]);
  });

  it('returns valid entries beside broken ones, the last of each kind', () => {
    sessionStorage.setItem(KEY, JSON.stringify([payout, null, income, { ...payout, title: 'Newer' }]));
    expect(readOfferedFigures()).toEqual([income, { ...payout, title: 'Newer' }]);
  });

  it('may be blocked, and the figures then last as long as the page', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    }
    offerFigures(payout);
    expect(readOfferedFigures()).toEqual([payout]);
    withdrawFigures('payout-calculator');
    expect(readOfferedFigures()).toEqual([]);
    vi.restoreAllMocks();
    // What is written again takes the place of the page's memory.
    offerFigures(payout);
  });
});
