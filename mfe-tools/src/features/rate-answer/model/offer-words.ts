import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask, Exit, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { formatMonth, formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatNumber, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import type { DrawnIn } from '@annuity-lantern/domain/rate-columns';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';
import { NOT_GIVEN } from '@annuity-lantern/domain/rate-words';

/** `Most you can take out after 5 years among the 62 products listed here`. */
export function headingWords(years: number, products: number | undefined): string {
  const among = products === undefined ? 'products' : products === 1 ? '1 product' : `${formatNumber(products)} products`;
  return `Most you can take out after ${formatYears(years)} among the ${among} listed here`;
}

/** `Brackenfield Life (A, Sample Ratings, May 2026)`. */
export function insurerWords({ carrier, rating, ratingAgency, ratingDate }: RateRecord): string {
  const given = [rating, ratingAgency ?? `agency ${NOT_GIVEN}`, ratingDate && formatMonth(ratingDate)];
  return `${carrier} (${given.filter(Boolean).join(', ')})`;
}

/**
 * `Leave after year 1: about $24,564. After year 3: about $28,007.` With a charge at the end of the term, the account value then. Empty if the
 * term is too short to leave early.
 */
export function exitWords({ exits, value }: Offer<RateRecord>, years: number): string {
  return exits
    .map((exit, place) => {
      if (exit.years === years)
        return `After year ${years} the account holds ${formatDollars(value)}; leaving costs ${formatPercent(exit.charge)}.`;
      return `${place === 0 ? 'Leave after' : 'After'} year ${exit.years}: ${paidWords(exit)}.`;
    })
    .join(' ');
}

function paidWords({ charge, paid }: Exit): string {
  return charge > 0 ? `about ${formatDollars(paid)}` : `${formatDollars(paid)}, no charge`;
}

/** The note on leaving early, if these offers share it. Otherwise each offer has its own. */
export function sharedAdjustment(offers: readonly Offer<RateRecord>[]): string | undefined {
  const [first, ...others] = offers.map(adjustmentWords);
  return others.every((words) => words === first) ? first : undefined;
}

/** Empty for a contract without surrender charges. */
export function adjustmentWords({ rate, exits }: Offer<RateRecord>): string {
  if (!exits.some(({ charge }) => charge > 0)) return '';
  const start = 'After the charge for leaving.';
  if (rate.marketValueAdjustment === false) return `${start} This contract has no market value adjustment.`;
  if (rate.marketValueAdjustment) return `${start} The insurer may adjust it up or down.`;
  return `${start} Ask if the insurer may adjust it up or down.`;
}

/** The terms that must be shown beside every rate. */
export function termsWords(rate: RateRecord): string {
  return Object.values(terms)
    .map((words) => `${words(rate)}.`)
    .join(' ');
}

const terms: { readonly [Name in DrawnIn<'offer'>]: (rate: RateRecord) => string } = {
  rate: ({ rate, guaranteeYears }) => `${formatPercent(rate)} guaranteed for ${formatYears(guaranteeYears)}, compounds each year`,
  surrenderCharges: (rate) => {
    const { surrender } = rateLengths(rate);
    return surrender === 0 ? 'No charge for leaving' : `Charges for leaving: ${formatYears(surrender)}`;
  },
  minimumPremium: ({ minimumPremium }) => `Minimum ${formatDollars(minimumPremium)}`,
};

/** `Sold only in AZ, NV. As of Nov 18, 2026, sample rate sheet 214.` */
export function sourceWords({ states, asOf, source }: RateRecord): string {
  return `${soldWords(states)}As of ${formatShortDay(asOf)}, ${source}.`;
}

function soldWords(states: string | undefined): string {
  if (states === undefined || states === 'all') return '';
  return states.startsWith('all but') ? `Sold in ${states.replace('all but', 'all states but')}. ` : `Sold only in ${states}. `;
}

/** Says that no product matches the request. */
export function nothingWords({ amount, years, atLeast }: Ask): string {
  const grade = atLeast === 'A++' ? atLeast : `${atLeast} or better`;
  return `With ${formatDollars(amount)}, no insurer here rated ${grade} guarantees a rate for ${formatYears(years)}.`;
}

/** Names a similar request by its changes: `With $50,000, for 3 years`. */
export function changeWords({ amount, years, atLeast }: Ask, changes: readonly (keyof Ask)[]): string {
  const words = {
    amount: `with ${formatDollars(amount)}`,
    years: `for ${formatYears(years)}`,
    atLeast: `rated ${atLeast}${atLeast === 'A++' ? '' : ' or better'}`,
  };
  const text = (['amount', 'years', 'atLeast'] as const)
    .filter((change) => changes.includes(change))
    .map((change) => words[change])
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
