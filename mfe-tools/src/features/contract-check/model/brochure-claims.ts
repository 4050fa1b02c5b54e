import { secFirstChargePercent } from '@annuity-lantern/domain/contract-thresholds';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { creditedRate, valuesByYear } from '@annuity-lantern/domain/index-crediting';
import { leavingCost, marketValueExample, marketValueLoss } from '@annuity-lantern/domain/market-value-adjustment';
import { mygaValue } from '@annuity-lantern/domain/myga';
import { calculatePayout } from '@annuity-lantern/domain/payout';
import { incomeBase, rollUpExample, rollUpIncome } from '@annuity-lantern/domain/roll-up';
import { type CheckTexts, NOT_SURE, UNSURE } from './check-fields.ts';
import type { QuestionName } from './questions.ts';

/** What a brochure says, and the clause of the contract that decides what it is worth. */
export interface BrochureClaim {
  /** As the brochure says it, without its figure. */
  readonly words: string;
  /** In percent, as most brochures have it. The question sets its limits. */
  readonly figure?: { readonly usual: number; readonly question: QuestionName };
  /** As contracts call it. */
  readonly clause: string;
  /** What else to look for in the contract. */
  readonly look: readonly string[];
  /** What it means in dollars. `percent` is the figure, 0 without one. */
  readonly means: (amount: number, percent: number) => string;
  /** What `means` takes for granted, as a sentence. */
  readonly basis?: string;
  /** The question of the check whose words are asked of the insurer. */
  readonly ask: QuestionName;
  /** Answers of the check. What the brochure leaves open is "Not sure": it becomes a question, never a flag. */
  readonly fills: (figure: string) => Partial<CheckTexts>;
}

/** In how many years before the end of the term the contract is left, in the example of an adjustment. */
const YEARS_LEFT = 5;

/** Yearly fee of the example, in percent. */
const feePercent = 1;

/** The age at which the example of an income starts. */
const INCOME_AGE = 65;

/** Every phrase, by its name in links. They fill the check in this order: the first one to name an answer gives it. */
export const brochureClaims = {
  rollUp: {
    words: 'roll-up',
    figure: { usual: 7, question: 'rollUp' },
    clause: 'Income Base',
    look: ['benefit base', 'roll-up', 'cannot be withdrawn'],
    means: (premium, rollUpPercent) => {
      const rollUp = { ...rollUpExample, premium, rollUpPercent };
      return `${formatDollars(incomeBase(rollUp, rollUp.years))} after ${rollUp.years} years is on paper: you can’t take it out. As income it pays ${formatDollars(rollUpIncome(rollUp))} a year.`;
    },
    basis: `Our example: simple growth for ${rollUpExample.years} years, then a ${rollUpExample.payoutPercent}% payout.`,
    ask: 'asCash',
    fills: (figure) => ({ rollUp: figure }),
  },
  bonus: {
    words: 'bonus',
    figure: { usual: 10, question: 'bonus' },
    clause: 'Premium Bonus',
    look: ['vesting', 'recapture', 'bonus credit'],
    means: (amount, percent) =>
      `Your ${formatDollars(amount)} reads ${formatDollars(amount + (amount * percent) / 100)} on day one. Leave early, and the insurer may take back up to ${formatDollars((amount * percent) / 100)}.`,
    ask: 'bonusBack',
    fills: (figure) => ({ bonus: figure, bonusBack: UNSURE }),
  },
  cap: {
    words: 'cap',
    figure: { usual: 6.5, question: 'rate' },
    clause: 'Interest Crediting',
    look: ['index cap', 'declared in advance', 'guaranteed minimum cap'],
    means: (amount, cap) => {
      const rise = cap + 10;
      return `If the index rises ${formatShortPercent(rise)}, you get ${formatDollars((amount * creditedRate(rise, { cap })) / 100)}, not ${formatDollars((amount * rise) / 100)}.`;
    },
    basis: 'Most insurers may set a new cap each year.',
    ask: 'rate',
    fills: (figure) => ({ credit: 'cap', rate: figure }),
  },
  fixed: {
    words: 'guaranteed rate',
    figure: { usual: 5, question: 'rate' },
    clause: 'Interest Rate Guarantee Period',
    look: ['initial rate', 'renewal rate', 'minimum guaranteed rate'],
    means: (amount, percent) =>
      `You earn ${formatDollars(mygaValue(amount, percent, 1) - amount)} in the first year. After the guarantee period, the insurer sets the rate.`,
    ask: 'rate',
    fills: (figure) => ({ credit: 'fixed', rate: figure }),
  },
  linked: {
    words: 'Market-linked growth',
    clause: 'Index Crediting Method',
    look: ['participation rate', 'cap', 'spread'],
    means: (amount) =>
      `Each 1% of a rise that doesn’t count is ${formatDollars(amount / 100)} you don’t get. The phrase doesn’t say how much counts.`,
    ask: 'credit',
    fills: () => ({ credit: UNSURE }),
  },
  noFees: {
    words: 'No fees',
    clause: 'Charges and Deductions',
    look: ['rider charge', 'spread', 'cap'],
    means: (amount) =>
      `Each 1% that a rider, a cap or a spread holds back is ${formatDollars(amount / 100)} a year. The phrase doesn’t say how much that is.`,
    ask: 'fees',
    fills: () => ({ fees: NOT_SURE }),
  },
  protected: {
    words: 'Principal protected',
    clause: 'Account Value',
    look: ['rider charge', 'surrender value', 'guaranteed minimum value'],
    means: (amount) =>
      `In a year without interest, a ${feePercent}% fee leaves ${formatDollars(valuesByYear(amount, [creditedRate(-10, {})], feePercent)[1] ?? amount)} of your ${formatDollars(amount)}.`,
    basis: 'Protected from market losses, not from fees or from a charge for leaving.',
    ask: 'value',
    fills: () => ({ charge: NOT_SURE }),
  },
  noRisk: {
    words: 'No market risk',
    clause: 'Market Value Adjustment',
    look: ['MVA', 'interest adjustment', 'index rate'],
    means: (amount) =>
      `If rates rise one point, leaving ${YEARS_LEFT} years early could take ${formatDollars((amount * marketValueLoss(YEARS_LEFT)) / 100)}, on top of any charge.`,
    basis: `Our example: ${marketValueExample.boughtAt}% when you buy, ${marketValueExample.leftAt}% when you leave.`,
    ask: 'mva',
    fills: () => ({ mva: UNSURE }),
  },
  income: {
    words: 'Income for life',
    clause: 'Lifetime Payout Rates',
    look: ['payout percentage', 'excess withdrawal', 'joint life'],
    means: (amount) => {
      const payout = calculatePayout({ amount, currentAge: INCOME_AGE, startAge: INCOME_AGE });
      return `Say ${formatDollars(payout?.annualIncome ?? 0)} a year from ${INCOME_AGE}. Until about age ${payout?.breakEvenAge ?? INCOME_AGE}, that is your own ${formatDollars(amount)} paid back.`;
    },
    basis: 'From the example table of our payout calculator, not a quote.',
    ask: 'payout',
    fills: () => ({ payout: NOT_SURE }),
  },
  free: {
    words: 'free withdrawals',
    figure: { usual: 10, question: 'free' },
    clause: 'Free Withdrawal Amount',
    look: ['penalty-free', 'withdrawal charge'],
    means: (amount, percent) =>
      `${formatDollars((amount * percent) / 100)} a year comes out without a charge. The other ${formatDollars(amount - (amount * percent) / 100)} can cost one.`,
    ask: 'free',
    fills: (figure) => ({ free: figure }),
  },
  walkAway: {
    words: 'Walk away any time',
    clause: 'Surrender Charge Schedule',
    look: ['withdrawal charge', 'contract year'],
    means: (amount) =>
      `You can leave on any day, at that day’s charge. At ${secFirstChargePercent}% you get ${formatDollars(leavingCost(amount, secFirstChargePercent, 0).left)} of your ${formatDollars(amount)}.`,
    basis: `${secFirstChargePercent}% is the first year of the SEC’s own example.`,
    ask: 'left',
    fills: () => ({ period: NOT_SURE, left: NOT_SURE }),
  },
} as const satisfies Readonly<Record<string, BrochureClaim>>;

export type ClaimId = keyof typeof brochureClaims;

/** Phrases that have a figure. */
type FigureId = { [Id in ClaimId]: (typeof brochureClaims)[Id] extends { readonly figure: object } ? Id : never }[ClaimId];

export type PickName = `says-${ClaimId}`;
export type PercentName = `percent-${FigureId}`;

export const claimIds = Object.keys(brochureClaims) as ClaimId[];

export function claimOf(id: ClaimId): BrochureClaim {
  return brochureClaims[id];
}
