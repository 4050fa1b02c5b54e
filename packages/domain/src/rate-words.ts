import { formatShortDay } from './format-date.ts';
import type { RateFacts } from './rate-facts.ts';

/** Shown once at the head of every list of rates: on the screen, on paper, in a file and in a mail. */
export const rateWords = {
  example: 'Educational example, not a quote or advice.',
  guarantees: 'Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured.',
  caps: 'Caps can change each year; a 0% year is possible.',
  notReserved: 'No rate is reserved. An advisor will confirm today’s rate.',
} as const;

/** What the rate of each type of product is called, and what a cap is. */
export const rateLabels = { MYGA: 'Guaranteed Rate', FIA: 'Cap Rate' } as const;
export const capMeaning = 'The most a year can earn. Not guaranteed.';

/** For a fact that a sheet leaves out. */
export const NOT_GIVEN = 'not given';

/** `yes`, `no` or `not given`. */
export function yesNo(value: boolean | undefined): string {
  return value === undefined ? NOT_GIVEN : value ? 'yes' : 'no';
}

/** Who gave a rating and when, to follow its grade: `by AM Best, Jun 12, 2026`. Raises nothing. */
export function ratingSource({ ratingAgency, ratingDate }: Pick<RateFacts, 'ratingAgency' | 'ratingDate'>): string {
  const day = ratingDate && formatShortDay(ratingDate);
  if (!ratingAgency) return day ? `on ${day} (agency ${NOT_GIVEN})` : `(agency and date ${NOT_GIVEN})`;
  return `by ${ratingAgency}${day ? `, ${day}` : ` (date ${NOT_GIVEN})`}`;
}

/** Where a product is sold: `all states`, `all but NY`, `AZ, NV` or `not given`. Raises nothing. */
export function statesWords({ states }: Pick<RateFacts, 'states'>): string {
  if (states === undefined) return NOT_GIVEN;
  return states === 'all' ? 'all states' : states;
}
