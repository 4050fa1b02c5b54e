import { formatShortDay } from '../text/format-date.ts';
import { formatDollars, formatPercent, toDecimals } from '../text/format-number.ts';
import { type KindValues, type RateColumn, type RateColumnName, type RateFacts, rateColumns } from './rate-columns.ts';

/** Shown once at the head of every list of rates: on the screen, on paper, in a file and in a mail. */
export const rateWords = {
  example: 'Educational example, not a quote or advice.',
  guarantees: 'Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured.',
  caps: 'Caps can change each year; a 0% year is possible.',
  adjustment: 'If you leave early, you get less when market rates have risen and more when they have fallen.',
  notReserved: 'No rate is reserved. An advisor will confirm today’s rate.',
} as const;

/** The name of the rate of each type of product, and an explanation of a cap. */
export const rateLabels = { MYGA: 'Guaranteed Rate', FIA: 'Cap Rate' } as const;
export const capMeaning = 'The most a year can earn. Not guaranteed.';

/** The least that a product takes: the one phrase of rows, cards, offers, mails and print. */
export const minimumLabel = 'Minimum premium';

/** For a fact that a sheet leaves out. */
export const NOT_GIVEN = 'not given';

/** `yes`, `no` or `not given`. */
export function yesNo(value: boolean | undefined): string {
  return value === undefined ? NOT_GIVEN : value ? 'yes' : 'no';
}

interface Words<Value> {
  readonly said: (value: Value) => string;
  /** Only if they differ: the words in the download, and in a change as staff read it. */
  readonly csv?: (value: Value) => string;
  readonly changed?: (value: Value) => string;
}

/** A choice of a sheet as visitors read it. */
const choiceWords: Readonly<Record<NonNullable<RateFacts['type' | 'waivers' | 'deathBenefit']>, string>> = {
  FIA: 'FIA',
  MYGA: 'MYGA',
  none: 'none',
  'nursing home': 'nursing home',
  'terminal illness': 'terminal illness',
  both: 'nursing home, terminal illness',
  'account value': 'account value',
  'surrender value': 'surrender value',
  'premium if greater': 'premium, if greater than the account',
};

const asIs: Words<string> = { said: (text) => text };
const whole: Words<number> = { said: (number) => toDecimals(number, 0) };

const kinds: { readonly [Kind in keyof KindValues]: Words<KindValues[Kind]> } = {
  text: asIs,
  // Staff know the words of their sheet.
  choice: { said: (choice) => choiceWords[choice as keyof typeof choiceWords], changed: asIs.said },
  term: asIs,
  grade: asIs,
  day: asIs,
  years: whole,
  age: whole,
  percent: { said: formatPercent, csv: (percent) => toDecimals(percent, 2) },
  dollars: { said: formatDollars, csv: (dollars) => toDecimals(dollars, 0) },
  charges: {
    said: (charges) => charges.map((charge, place) => `year ${place + 1}: ${charge}%`).join(', ') || 'none',
    csv: (charges) => charges.join('; ') || 'none',
    changed: (charges) => charges.join(', ') || 'none',
  },
  flag: { said: (has) => (has ? 'yes' : 'none'), csv: yesNo, changed: yesNo },
  mark: { said: yesNo },
  states: { said: (states) => (states === 'all' ? 'all states' : states), changed: (states) => states },
};

/** What a rate says in a column, in words, or `not given`. Raises nothing. */
export function columnWords(
  rate: Partial<Record<RateColumnName, unknown>>,
  name: RateColumnName,
  use: keyof Words<unknown> = 'said',
): string {
  const value = rate[name];
  if (value === undefined) return NOT_GIVEN;
  const { kind }: RateColumn = rateColumns[name];
  const words = kinds[kind] as Words<unknown>;
  return (words[use] ?? words.said)(value);
}

/** Who gave a rating and when, to follow its grade: `by AM Best, Jun 12, 2026`. Raises nothing. */
export function ratingSource({ ratingAgency, ratingDate }: Pick<RateFacts, 'ratingAgency' | 'ratingDate'>): string {
  const day = ratingDate && formatShortDay(ratingDate);
  if (!ratingAgency) return day ? `on ${day} (agency ${NOT_GIVEN})` : `(agency and date ${NOT_GIVEN})`;
  return `by ${ratingAgency}${day ? `, ${day}` : ` (date ${NOT_GIVEN})`}`;
}
