import { expect, it } from 'vitest';
import { sectionText } from '../report/render-section.ts';
import type { Rates } from './rates.ts';
import { type Measured, reportEffects } from './report-effects.ts';

const rates = (all: number, verify = all / 4): Rates => ({
  all,
  byQueue: { 'lead-verify': verify, 'lead-persist': all / 4, 'lead-notify': all / 2, 'lead-analytics': all / 8 },
});
const turn = (due: number) => ({
  workers: 1,
  openedAt: 0,
  taken: { mail: 20, '/webhook': 10 },
  outbox: {
    verify: { states: { skipped: 10 }, lastDoneAt: undefined },
    persist: { states: { done: 10 }, lastDoneAt: 1 },
    staffMail: { states: { done: 10 }, lastDoneAt: 1 },
    visitorMail: { states: { done: 10 - due, ...(due > 0 ? { due } : {}) }, lastDoneAt: 1 },
    webhook: { states: { done: 10 }, lastDoneAt: 1 },
    analytics: { states: { done: 10 }, lastDoneAt: 1 },
  },
});
const facts = { rounds: 3, leads: 10, slowLeads: 5, slowMs: 200, seed: 7, programs: ['MongoDB 8.0'] };
const sideOf = (side: 'fast' | 'slow', workers: number, alls: readonly number[]) =>
  alls.map((all): Measured => ({ side, workers, rates: rates(all) }));
const idle = [1, 2, 3].map((): Measured => ({ side: 'idle', rates: rates(1000) }));
const measured = [
  ...sideOf('slow', 4, [80, 84, 90]),
  ...sideOf('fast', 1, [100, 120, 80]),
  ...sideOf('fast', 2, [150, 240, 160]),
  ...idle,
  ...sideOf('fast', 4, [200, 240, 240]),
  ...sideOf('slow', 1, [20, 21, 30]),
  ...sideOf('slow', 2, [40, 42, 50]),
];

it('gives medians, and ratios of the same round', () => {
  const { figures, tables } = reportEffects(measured, [turn(0), turn(0)], facts);
  expect(figures.map(({ value }) => value)).toEqual([100, 160, 2, 240, 2, 1000, 0.1, 21, 42, 2, 84, 4]);
  expect(tables[0]?.rows.at(-1)).toEqual(['all', '', '100 (80 - 120)', '160 (150 - 240)', '240 (200 - 240)', '1000 (1000 - 1000)']);
  expect(tables[1]?.rows.at(-1)).toEqual(['all', '', '21 (20 - 30)', '42 (40 - 50)', '84 (80 - 90)']);
  expect(tables[2]?.rows).toContainEqual(['visitorMail', 'done 20']);
});

it('says what was left open, what the stand-ins took, and which queue did nothing', () => {
  const nothingVerified = (one: Measured) =>
    one.side === 'fast' && one.workers === 1 ? { ...one, rates: rates(one.rates.all, Number.NaN) } : one;
  const none = measured.map(nothingVerified);
  const text = sectionText(reportEffects(none, [turn(2)], facts));
  expect(text).toContain('2 effects were still open');
  expect(text).toMatch(/visitorMail +done 8, due 2/);
  expect(text).toContain('Taken by the stand-ins: 20 x mail, 10 x /webhook.');
  expect(text).toMatch(/lead-verify +verify +none was done/);
  expect(text).toContain('--seed 7');
  expect(sectionText(reportEffects(measured, [turn(0)], facts))).toContain('No effect was left open.');
});
