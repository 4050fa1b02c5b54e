/**
 * What the rate list says of a product: one row for each column. Reading a sheet, the public answer, storing, comparing two sheets, the
 * download and the lists of facts derive from these rows. Percent is 5.3 for 5.30%, money is whole dollars, a day is "2026-11-18".
 */
export const rateColumns = {
  carrier: {
    kind: 'text',
    longest: 60,
    sheet: 'carrier',
    given: 'always',
    csv: ['offer', 'Carrier'],
    changed: null,
    weighty: false,
    fact: null,
    drawn: [],
  },
  productName: {
    kind: 'text',
    longest: 80,
    sheet: 'product',
    given: 'always',
    csv: ['offer', 'Product'],
    changed: null,
    weighty: false,
    fact: null,
    drawn: [],
  },
  type: {
    kind: 'choice',
    choices: ['FIA', 'MYGA'],
    sheet: 'type',
    given: 'always',
    csv: ['offer', 'Type'],
    changed: 'kind',
    weighty: true,
    fact: null,
    drawn: ['compare'],
  },
  /** A text that starts with the number of years: "5 years". */
  term: {
    kind: 'term',
    sheet: 'term_years',
    given: 'always',
    csv: ['offer', 'Term'],
    changed: 'term',
    weighty: false,
    fact: null,
    drawn: ['row', 'mail'],
  },
  /** Of a MYGA the guaranteed rate; of a fixed index annuity its cap. */
  rate: {
    kind: 'percent',
    least: 0.5,
    most: { MYGA: 20, FIA: 100 },
    sheet: 'rate',
    given: 'always',
    csv: ['offer', 'Rate (%)'],
    changed: null,
    weighty: true,
    fact: null,
    drawn: ['mail', 'offer', 'compare'],
  },
  minimumPremium: {
    kind: 'dollars',
    sheet: 'minimum_premium',
    given: 'always',
    csv: ['offer', 'Min Premium'],
    changed: 'minimum premium',
    weighty: false,
    fact: null,
    drawn: ['row', 'mail', 'offer', 'compare'],
  },
  rating: {
    kind: 'grade',
    sheet: 'rating',
    given: 'always',
    csv: ['offer', 'Rating'],
    changed: 'rating',
    weighty: false,
    fact: null,
    drawn: ['mail', 'compare'],
  },
  /** Whole years for which the rate shown is guaranteed; a cap mostly for one. */
  guaranteeYears: {
    kind: 'years',
    sheet: 'guarantee_years',
    given: 'byDefault',
    csv: ['contract', 'Guaranteed Years'],
    changed: 'years guaranteed',
    weighty: false,
    fact: null,
    drawn: ['row'],
  },
  /** What leaving costs, one number for each contract year; after the last there is no charge. Empty: there never is one. */
  surrenderCharges: {
    kind: 'charges',
    sheet: 'surrender_charges',
    given: 'always',
    csv: ['contract', 'Surrender Charges (%)'],
    changed: 'charges for leaving in percent',
    weighty: false,
    fact: { label: 'Charge for leaving early', in: ['details'] },
    drawn: ['row', 'mail', 'offer', 'compare'],
  },
  asOf: {
    kind: 'day',
    sheet: 'as_of',
    given: 'byDefault',
    csv: ['origin', 'As Of'],
    changed: null,
    weighty: false,
    fact: null,
    drawn: ['mail', 'compare'],
  },
  /** The sheet that it was taken from, in words. */
  source: {
    kind: 'text',
    longest: 80,
    sheet: 'source',
    given: 'byDefault',
    csv: ['origin', 'Source'],
    changed: null,
    weighty: false,
    fact: null,
    drawn: [],
  },
  /** True for an invented product of an invented carrier. */
  sample: {
    kind: 'mark',
    sheet: 'sample',
    given: 'byDefault',
    csv: null,
    changed: 'sample',
    weighty: true,
    fact: null,
    drawn: [],
  },
  /** Who rated the insurer: "AM Best". */
  ratingAgency: {
    kind: 'text',
    longest: 40,
    sheet: 'rating_agency',
    given: 'optional',
    csv: ['offer', 'Rating Agency'],
    changed: 'rating agency',
    weighty: false,
    fact: null,
    drawn: [],
  },
  ratingDate: {
    kind: 'day',
    sheet: 'rating_date',
    given: 'optional',
    csv: ['offer', 'Rating Date'],
    changed: 'rating date',
    weighty: false,
    fact: null,
    drawn: [],
  },
  /** Whether leaving early also adds or takes a market value adjustment. */
  marketValueAdjustment: {
    kind: 'flag',
    sheet: 'market_value_adjustment',
    given: 'optional',
    csv: ['contract', 'Market Value Adjustment'],
    changed: 'market value adjustment',
    weighty: false,
    fact: { label: 'Market value adjustment', in: ['details', 'print', 'product', 'mail'] },
    drawn: ['compare'],
  },
  /** Where it is sold: "all", "all but NY" or "AZ, NV". */
  states: {
    kind: 'states',
    sheet: 'states',
    given: 'optional',
    csv: ['contract', 'States'],
    changed: 'states',
    weighty: false,
    fact: { label: 'Sold in', in: ['details', 'print', 'product'] },
    drawn: ['mail'],
  },
  /** The highest age, in whole years, at which it can be bought. */
  maximumIssueAge: {
    kind: 'age',
    sheet: 'maximum_issue_age',
    given: 'optional',
    csv: ['contract', 'Maximum Issue Age'],
    changed: 'maximum issue age',
    weighty: false,
    fact: { label: 'Oldest age to buy', in: ['details', 'print', 'product', 'mail'] },
    drawn: ['offer'],
  },
  /** Percent of the account that can be taken out each year without a charge; 0 for none. */
  freeWithdrawal: {
    kind: 'percent',
    least: 0,
    most: { MYGA: 100, FIA: 100 },
    sheet: 'free_withdrawal',
    given: 'optional',
    csv: ['contract', 'Free Withdrawal (%)'],
    changed: 'free withdrawal',
    weighty: false,
    fact: { label: 'Free withdrawal a year', in: ['details', 'product'], onlyIfGiven: true },
    drawn: ['compare'],
  },
  /** For what the charge is waived. */
  waivers: {
    kind: 'choice',
    choices: ['none', 'nursing home', 'terminal illness', 'both'],
    sheet: 'waivers',
    given: 'optional',
    csv: ['contract', 'Waivers'],
    changed: 'waivers',
    weighty: false,
    fact: { label: 'Charge waived for nursing home or terminal illness', in: ['details', 'product'], onlyIfGiven: true },
    drawn: ['compare'],
  },
  /** What heirs are paid. */
  deathBenefit: {
    kind: 'choice',
    choices: ['account value', 'surrender value', 'premium if greater'],
    sheet: 'death_benefit',
    given: 'optional',
    csv: ['contract', 'Death Benefit'],
    changed: 'death benefit',
    weighty: false,
    fact: { label: 'Death benefit', in: ['details', 'product'], onlyIfGiven: true },
    drawn: ['compare'],
  },
  /** What a bank CD of the same term pays, beside a guaranteed rate. Only the chart of rates by term shows it. */
  cdRate: {
    kind: 'percent',
    least: 0.01,
    most: { MYGA: 20, FIA: 20 },
    sheet: 'cd_rate',
    given: 'optional',
    csv: null,
    changed: null,
    weighty: false,
    fact: null,
    drawn: [],
  },
  /** The same of a US Treasury. */
  treasuryRate: {
    kind: 'percent',
    least: 0.01,
    most: { MYGA: 20, FIA: 20 },
    sheet: 'treasury_rate',
    given: 'optional',
    csv: null,
    changed: null,
    weighty: false,
    fact: null,
    drawn: [],
  },
} as const satisfies Readonly<Record<string, RateColumn>>;

/** The kind of a cell: its values, storage and words. Each user of the rows has a table of the kinds. */
type Kind =
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Beyond `most`, by the type of the product, it is a slip of the keyboard. */
  | { readonly kind: 'percent'; readonly least: number; readonly most: { readonly MYGA: number; readonly FIA: number } }
  | { readonly kind: 'term' | 'dollars' | 'grade' | 'years' | 'charges' | 'day' | 'mark' | 'flag' | 'states' | 'age' };

export type RateColumn = Kind & {
  /** Its name in the header of a sheet. */
  readonly sheet: string;
  /** `byDefault`: a sheet may leave it out, a rate has it. `optional`: a rate may lack it. */
  readonly given: 'always' | 'byDefault' | 'optional';
  /** Its part and name in the download. */
  readonly csv: readonly [(typeof csvParts)[number], string] | null;
  /** Its name where staff read about a changed term. */
  readonly changed: string | null;
  /** Whether another value counts towards the approval of a second manager. */
  readonly weighty: boolean;
  /**
   * Where it is a fact with this label and its usual words: below an opened row, on paper, at a built-in product, in mails. With `onlyIfGiven` a
   * rate without it says nothing in place of "not given".
   */
  readonly fact: { readonly label: string; readonly in: readonly FactPlace[]; readonly onlyIfGiven?: true } | null;
  /**
   * Where it has an entry that is written by hand: in a row's facts, the mail, the best three offers, the comparison. What heads each of
   * them (names, rating, source) needs none.
   */
  readonly drawn: readonly ('row' | 'mail' | 'offer' | 'compare')[];
};

/** The parts of the download, from left to right. */
export const csvParts = ['offer', 'contract', 'origin'] as const;

export type FactPlace = 'details' | 'print' | 'product' | 'mail';

export interface KindValues {
  readonly text: string;
  readonly choice: string;
  readonly percent: number;
  readonly term: string;
  readonly dollars: number;
  readonly grade: string;
  readonly years: number;
  readonly charges: readonly number[];
  readonly day: string;
  readonly mark: boolean;
  readonly flag: boolean;
  readonly states: string;
  readonly age: number;
}

type Rows = typeof rateColumns;
export type RateColumnName = keyof Rows;

/** The columns whose row has this value: `ColumnsWith<'given', 'optional'>`. */
export type ColumnsWith<Key extends keyof RateColumn, Value> = {
  [Name in RateColumnName]: Rows[Name][Key] extends Value ? Name : never;
}[RateColumnName];

/** The columns that a place draws by hand. */
export type DrawnIn<Place extends RateColumn['drawn'][number]> = {
  [Name in RateColumnName]: Place extends Rows[Name]['drawn'][number] ? Name : never;
}[RateColumnName];

type ValueOf<Row extends RateColumn> = Row extends { readonly choices: readonly (infer Choice)[] } ? Choice : KindValues[Row['kind']];

/** One product's rate, as of one day. */
export type RateFacts = {
  /** Not the same for any two products, and stable over imports. */
  readonly id: string;
} & {
  readonly [Name in keyof Rows as Rows[Name]['given'] extends 'optional' ? never : Name]: ValueOf<Rows[Name]>;
} & {
  readonly [Name in keyof Rows as Rows[Name]['given'] extends 'optional' ? Name : never]?: ValueOf<Rows[Name]> | undefined;
};

export const rateColumnNames = Object.keys(rateColumns) as readonly RateColumnName[];

/** The facts of a rate in a place, in the order of the columns. Raises nothing. */
export function factsIn(
  place: FactPlace,
  rate: Partial<Record<RateColumnName, unknown>>,
): readonly { readonly name: RateColumnName; readonly label: string }[] {
  return rateColumnNames.flatMap((name) => {
    const { fact }: RateColumn = rateColumns[name];
    if (!fact?.in.includes(place) || (fact.onlyIfGiven && rate[name] === undefined)) return [];
    return [{ name, label: fact.label }];
  });
}
