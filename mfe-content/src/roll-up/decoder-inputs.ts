import { type RollUp, type RollUpKind, rollUpExample } from '@annuity-lantern/domain/roll-up';

/** The numbers that the result is worked out from. */
export interface Figures extends RollUp {
  /** Percent of the income base a year. */
  readonly feePercent: number;
}

export type NumberName = Exclude<keyof Figures, 'kind'>;

interface NumberRule {
  readonly unit: 'dollars' | 'percent' | 'years';
  readonly from: number;
  readonly to: number;
  /** The key in a link. */
  readonly key: string;
}

/** The limits of each field. An entry above its limit is treated as a typing error. */
export const numberRules: Readonly<Record<NumberName, NumberRule>> = {
  premium: { unit: 'dollars', from: 1, to: 100_000_000, key: 'premium' },
  rollUpPercent: { unit: 'percent', from: 0, to: 20, key: 'rollup' },
  years: { unit: 'years', from: 1, to: 35, key: 'years' },
  payoutPercent: { unit: 'percent', from: 0.1, to: 20, key: 'payout' },
  feePercent: { unit: 'percent', from: 0, to: 5, key: 'fee' },
};

export const numberNames = Object.keys(numberRules) as NumberName[];

export const kinds: readonly RollUpKind[] = ['simple', 'compound'];

/** The worked example that the page is served with. */
export const defaultFigures: Figures = {
  premium: 100_000,
  rollUpPercent: 8,
  kind: rollUpExample.kind,
  years: rollUpExample.years,
  payoutPercent: rollUpExample.payoutPercent,
  feePercent: 0,
};

/** The age at which the buyer of the example pays, in whole years. */
export const BUYING_AGE = rollUpExample.boughtAt;

/** The ages to which the return is worked out. */
export const lifeAges = [80, 85, 90, 95, 100] as const;
