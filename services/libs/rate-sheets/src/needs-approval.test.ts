import type { RateRecord } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { someRates } from '../test/support/some-rates.ts';
import { approvalWords, needsApproval } from './needs-approval.ts';

const listed = (rates: readonly RateRecord[]) => rates.map((rate) => ({ ...rate, listed: true }));
const twenty = someRates(20);
const before = listed(twenty);
/** Gives the first `count` rates of a sheet other facts, and leaves the others unchanged. */
const change = (count: number, further: Partial<RateRecord>) =>
  twenty.map((rate, index) => (index < count ? { ...rate, ...further } : rate));
const kinds = (after: readonly RateRecord[], was = before) => needsApproval(was, after).map(({ kind }) => kind);

describe('a sheet needs approval', () => {
  it('if more than a tenth of the rates change, and not at a tenth', () => {
    expect(kinds(change(2, { rate: 5.4 }))).toEqual([]);
    expect(needsApproval(before, change(3, { rate: 5.4 }))).toEqual([{ kind: 'many', inUse: 20, changed: 3, added: 0, removed: 0 }]);
  });

  it('if added, removed and changed products together are more than a tenth', () => {
    const [extra] = someRates(1, { id: 'a-new-one' }) as [RateRecord];
    const after = [...change(1, { rate: 5.4 }).slice(0, 19), extra];
    expect(needsApproval(before, after)).toEqual([{ kind: 'many', inUse: 20, changed: 1, added: 1, removed: 1 }]);
    expect(kinds([...twenty.slice(0, 19), extra])).toEqual([]);
  });

  it('if rates become samples or another kind of rate', () => {
    expect(kinds(change(3, { sample: true }))).toEqual(['many']);
    expect(kinds(change(3, { type: 'FIA' }))).toEqual(['many']);
  });

  it.each([
    [6.3, []],
    [6.31, ['far']],
    [4.3, []],
    [4.29, ['far']],
  ])('when one rate changes by more than a point: from 5.30 to %f', (rate, expected) => {
    expect(kinds(change(1, { rate }))).toEqual(expected);
  });

  it('if a product comes back with a rate more than a point from its last one', () => {
    const [gone, ...others] = before;
    const was = [...others, { ...(gone as (typeof before)[number]), listed: false }];
    expect(kinds(change(1, { rate: 6.4 }), was)).toEqual(['far']);
    expect(kinds(change(1, { rate: 6.3 }), was)).toEqual([]);
  });

  it('for both reasons, in sentences', () => {
    const after = change(3, { rate: 7.35 }).map((rate, index) => (index === 1 ? { ...rate, rate: 7.5 } : rate));
    expect(approvalWords(needsApproval(before, after))).toEqual([
      '3 changes to 20 rates in use, more than a tenth (3 changed).',
      '3 rates change by more than one percentage point (largest: Northmere Life, SteadyTerm 1, 5 years: 5.30% to 7.50%).',
    ]);
    expect(approvalWords(needsApproval(before, change(1, { rate: 7.35 })))).toEqual([
      '1 rate changes by more than one percentage point (Northmere Life, SteadyTerm 0, 5 years: 5.30% to 7.35%).',
    ]);
  });
});

describe('a sheet needs no approval', () => {
  it('while there is no sheet, or samples only', () => {
    expect(kinds(twenty, [])).toEqual([]);
    expect(kinds(change(20, { rate: 9 }), listed(someRates(20, { sample: true })))).toEqual([]);
    expect(kinds(change(20, { rate: 9 }), [...listed(someRates(19, { sample: true })), ...before.slice(19)])).toEqual(['many', 'far']);
  });

  it('if other terms, days and sources change', () => {
    expect(kinds(change(20, { minimumPremium: 25_000, asOf: '2026-11-25', source: 'another' }))).toEqual([]);
  });
});
