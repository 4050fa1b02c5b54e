import { expect, it } from 'vitest';
import { type BridgeTerms, claimingBridge } from './claiming-bridge.ts';

const woman: BridgeTerms = {
  early: { fullBenefit: 2000, rulesYear: 1964, claimingMonths: 744 },
  sex: 'female',
  earnsPercent: 5,
  inflationPercent: 2.5,
};
const monthsOf = (years: number, months: number) => years * 12 + months;

it('says what waiting from 62 to 70 costs and buys', () => {
  const bridge = claimingBridge(woman);
  expect(bridge.cost).toBeCloseTo(213_462.17, 2);
  expect(bridge.extraYearly).toBeCloseTo(12_960, 2);
  expect(bridge.ratePercent).toBeCloseTo(6.0713, 4);
  expect(bridge.levelYearly).toBeCloseTo(13_234.65, 2);
  expect(bridge.overtakenAfter).toBe(1);
  expect(bridge.even.atMonths).toBe(monthsOf(80, 5));
  expect(bridge.even.alive * 100).toBeCloseTo(74.3431, 4);
  expect(bridge.evenAtRate?.atMonths).toBe(monthsOf(83, 5));
  expect((bridge.evenAtRate?.alive ?? 0) * 100).toBeCloseTo(65.7875, 4);
  expect(bridge.worth).toBeCloseTo(109.926, 4);
  expect(bridge.levelWorth).toBeCloseTo(83.4492, 4);
});

it('is worth less to a man', () => {
  expect(claimingBridge({ ...woman, sex: 'male' }).worth).toBeCloseTo(102.0024, 4);
});

it('counts each month of a later start', () => {
  const bridge = claimingBridge({ ...woman, early: { ...woman.early, claimingMonths: 745 }, earnsPercent: 4, inflationPercent: 4 });
  expect(bridge.cost).toBeCloseTo(230_705.66, 2);
  expect(bridge.ratePercent).toBeCloseTo(5.5742, 4);
});

it('says so when waiting never catches up', () => {
  expect(claimingBridge({ ...woman, earnsPercent: 0, inflationPercent: 0 }).overtakenAfter).toBeNull();
  expect(claimingBridge({ ...woman, earnsPercent: 15, inflationPercent: 0 }).evenAtRate).toBeNull();
});

it.each([744, 780, 839])('has only finite figures for a claim at %i months, and costs less with a higher rate', (claimingMonths) => {
  const costs = [0, 5, 15].map((earnsPercent) => {
    const bridge = claimingBridge({ ...woman, early: { ...woman.early, claimingMonths }, earnsPercent });
    for (const figure of [bridge.worth, bridge.levelWorth, bridge.ratePercent]) expect(Number.isFinite(figure)).toBe(true);
    return bridge.cost;
  });
  expect(costs).toEqual([...costs].sort((one, other) => other - one));
});

it.each([
  ['claimingMonths', { ...woman, early: { ...woman.early, claimingMonths: 840 } }],
  ['fullBenefit', { ...woman, early: { ...woman.early, fullBenefit: 0 } }],
  ['earnsPercent', { ...woman, earnsPercent: 15.1 }],
  ['inflationPercent', { ...woman, inflationPercent: Number.NaN }],
])('refuses a wrong %s', (field, terms) => {
  expect(() => claimingBridge(terms)).toThrow(field);
});
