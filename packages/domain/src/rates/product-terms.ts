import type { ColumnsWith, RateFacts } from './rate-columns.ts';

export type ProductType = 'FIA' | 'MYGA' | 'Variable' | 'Immediate';

/** Columns of the rate list that a product states by another name, always, or by its type only. */
type StatedApart =
  | 'type'
  | 'term'
  | 'rate'
  | 'guaranteeYears'
  | 'asOf'
  | 'sample'
  | 'ratingAgency'
  | 'ratingDate'
  | 'marketValueAdjustment'
  | 'cdRate'
  | 'treasuryRate';

/**
 * What every product states, by the columns of the rate list. Rates, charges and fees in percent (5.3 means 5.30%), money in whole dollars. The
 * id is in links: of a built-in product its name in lower case with dashes, of a listed one the id of its rate. Who leaves on an anniversary
 * pays the charge of the year that begins.
 */
interface AnyProduct extends Omit<RateFacts, StatedApart> {
  readonly ratingAgency: string;
  /** Day of the rating, as YYYY-MM-DD. */
  readonly ratingDate: string;
  /** Whole years in which leaving costs a charge; 0 for none. */
  readonly surrenderPeriod: number;
  /** Whether the contract offers a rider of lifetime withdrawals. */
  readonly incomeRider: boolean;
  /** All yearly fees together, in percent of the account, taken after each year's credit. */
  readonly fees: number;
  /** Day of the terms, as YYYY-MM-DD. */
  readonly lastUpdated: string;
  /** An invented product of an invented carrier. */
  readonly sample: true;
}

/** The minimum paid to an owner who leaves: a share of the premium, growing at a low fixed rate. */
export interface GuaranteedMinimum {
  /** Percent of the premium. */
  readonly share: number;
  /** Percent a year. */
  readonly rate: number;
}

/** A fixed contract with an account that one can leave with. */
interface FixedProduct extends AnyProduct {
  readonly guaranteedMinimum: GuaranteedMinimum;
  /** Whether leaving within the surrender period pays less when interest rates have risen since the purchase, and more when they have fallen. */
  readonly marketValueAdjustment: boolean;
  /** Added to the premium at the start, in percent of it; kept only once the surrender period is over. 0 for none. */
  readonly bonus: number;
}

/** Fixed index annuity: each year's credit follows an index, by annual point to point, and is never below zero. */
export interface FixedIndexProduct extends FixedProduct {
  readonly type: 'FIA';
  readonly capRate: number;
  readonly participationRate: number;
  readonly spreadMargin: number;
  /** Whole years for which the cap is set; undefined for one. */
  readonly capYears?: number;
  /** Whole years of the term, where it is given apart from the surrender period. */
  readonly termYears?: number;
}

/** Multi-year guarantee annuity: one rate for some years; then the insurer sets another, never below that of the guaranteed minimum. */
export interface MultiYearProduct extends FixedProduct {
  readonly type: 'MYGA';
  readonly guaranteedRate: number;
  /** Whole years for which the rate is guaranteed. */
  readonly guaranteeYears: number;
}

/** Variable annuity: the account follows funds, up and down. */
export interface VariableProduct extends AnyProduct {
  readonly type: 'Variable';
}

/** Immediate annuity: the premium becomes an income at once, and there is no account left to leave with. */
export interface ImmediateProduct extends AnyProduct {
  readonly type: 'Immediate';
}

/** A product of the comparison page's own sheet, which gives every term. */
export type BuiltInProduct = FixedIndexProduct | MultiYearProduct | VariableProduct | ImmediateProduct;

/** The terms that a rate list leaves out, always or for some of its products. */
type Unlisted =
  | ColumnsWith<'given', 'optional'>
  | 'bonus'
  | 'fees'
  | 'guaranteedMinimum'
  | 'incomeRider'
  | 'participationRate'
  | 'spreadMargin';

/** The same contract as far as a rate list gives its terms: undefined is not "none" but "not given". */
export type AsListed<Terms> = Omit<Terms, Unlisted | 'sample'> & {
  readonly [Term in keyof Terms & Unlisted]?: Terms[Term] | undefined;
} & { readonly sample: boolean };

/** A product that can be compared: a built-in one, or one of the rate list, which has guaranteed rates and caps only. */
export type Product = AsListed<FixedIndexProduct> | AsListed<MultiYearProduct> | VariableProduct | ImmediateProduct;
