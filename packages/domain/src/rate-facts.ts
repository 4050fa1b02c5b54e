/** What the calculations on rates look at in a product. Rates and charges in percent (5.3 means 5.30%), money in whole dollars. */
export interface RateFacts {
  /** Not the same for any two products. */
  readonly id: string;
  readonly carrier: string;
  readonly productName: string;
  readonly type: 'FIA' | 'MYGA';
  /** A text that starts with the number of years: "5 years". */
  readonly term: string;
  /** Of a MYGA the guaranteed rate; of a fixed index annuity its cap. */
  readonly rate: number;
  readonly minimumPremium: number;
  /** A letter grade such as "A+". */
  readonly rating: string;
  /** Whole years for which the rate is guaranteed. */
  readonly guaranteeYears: number;
  /** What leaving costs, one number for each contract year. */
  readonly surrenderCharges: readonly number[];
  /** The day that the rate is of: "2026-11-18". */
  readonly asOf: string;
  readonly source: string;
  /** Who rated the insurer. Undefined, like the next four, when it is not given. */
  readonly ratingAgency?: string | undefined;
  /** The day of that rating: "2026-06-12". */
  readonly ratingDate?: string | undefined;
  /** Whether leaving early also adds or takes a market value adjustment. */
  readonly marketValueAdjustment?: boolean | undefined;
  /** Where it is sold: "all", "all but NY" or "AZ, NV". */
  readonly states?: string | undefined;
  /** The highest age, in whole years, at which it can be bought. */
  readonly maximumIssueAge?: number | undefined;
}
