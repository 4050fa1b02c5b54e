import { type ContractFigures, checkContract } from '@annuity-lantern/domain/contract-check';
import { planIncome } from '@annuity-lantern/domain/income-plan';
import { type Exchange, exchangeCourse } from '@annuity-lantern/domain/leave-or-stay';
import { isBounded, valueRange } from '@annuity-lantern/domain/like-for-like';
import { calculatePayout } from '@annuity-lantern/domain/payout';
import { payoutReturn } from '@annuity-lantern/domain/payout-return';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import type { Section } from './report.ts';
import { median, spreadText } from './rounds.ts';

const TIMES = 1000;
const years = Array.from({ length: 41 }, (_, year) => year);

const exchange: Exchange = {
  value: 150_000,
  chargePercent: 7,
  oldRatePercent: 2,
  oldFeesPercent: 1,
  newRatePercent: 5,
  newFeesPercent: 0.5,
  newBonusPercent: 4,
  newSurrenderYears: 7,
};
const contract: ContractFigures = {
  value: 150_000,
  paidIn: 120_000,
  feesPercent: 3.4,
  mostCreditPercent: 6,
  surrenderYears: 12,
  yearsLeft: 8,
  chargePercent: 9,
  freePercent: 10,
  marketValueAdjustment: true,
  need: null,
  bonusPercent: 10,
  bonusTakenBack: true,
  rollUp: null,
  toldBaseIsCash: true,
  exchange,
};

/** Each gets a different amount in every turn. */
const calculations: Readonly<Record<string, (amount: number) => unknown>> = {
  'bare loop over 40 years': (amount) => years.reduce((sum) => sum * 1.03, amount),
  'payout, with the return at each age to 110': (amount) => {
    const payout = calculatePayout({ amount, currentAge: 60, startAge: 67 });
    return years.map((year) => payoutReturn({ currentAge: 60, startAge: 67, ratePercent: payout?.payoutRate ?? 0 }, 70 + year));
  },
  'income plan': (amount) =>
    planIncome(
      { socialSecurity: 2500, annuityAmount: amount, currentAge: 62, startAge: 67 },
      { rulesYear: 1964, inflationPercent: 2.5, couple: null },
    ),
  'every product like for like over 40 years': (amount) =>
    productSheet.filter(isBounded).map((product) => years.map((year) => valueRange(product, amount, year))),
  'contract check': (amount) => checkContract({ ...contract, value: amount }),
  'leave or stay over 40 years': (amount) => exchangeCourse({ ...exchange, value: amount }, 40),
};

/** One calculation of each calculator, a thousand times. */
export function measureTools(): Section {
  const measured = Object.entries(calculations).map(([name, calculate]) => {
    const times = Array.from({ length: TIMES }, (_, turn) => {
      const begin = performance.now();
      calculate(100_000 + turn);
      return performance.now() - begin;
    });
    return { name, times, median: median(times) };
  });
  const [loop, ...tools] = measured;
  const slowest = Math.max(...tools.map((tool) => tool.median));
  return {
    title: 'Calculations of the tools',
    notes: [`The domain's functions in Node ${process.versions.node}, each ${TIMES} times.`],
    figures: [
      { name: 'slowest calculation, median', value: slowest, unit: 'ms', digits: 3 },
      { name: 'as a multiple of a bare loop', value: slowest / (loop?.median ?? Number.NaN), unit: 'times', digits: 0 },
    ],
    tables: [
      {
        title: 'In ms',
        columns: ['calculation', 'median (smallest - largest)'],
        rows: measured.map(({ name, times }) => [name, spreadText(times, 4)]),
      },
    ],
  };
}
