import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask, Exit, Offer } from '@annuity-lantern/domain/best-guaranteed';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatMonth, formatShortDay } from '@annuity-lantern/domain/format-date';
import { aboutDollars, formatDollars, formatNumber, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import type { DrawnIn } from '@annuity-lantern/domain/rate-columns';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';
import { minimumLabel, NOT_GIVEN } from '@annuity-lantern/domain/rate-words';
import { type StateChoice, soldInSentence } from '@annuity-lantern/domain/sold-in';
import { usStates } from '@annuity-lantern/domain/us-states';

/** `Most you can take out after 5 years among the 62 products listed here for Ohio`. */
export function headingWords(years: number, products: number | undefined, state: StateChoice): string {
  const most = `Most you can take out after ${formatYears(years)}`;
  const listed = `listed here${state === 'all' ? '' : ` for ${usStates[state]}`}`;
  if (products === 0) return `${most}: no product is ${listed}`;
  const among = products === undefined ? 'products' : products === 1 ? '1 product' : `${formatNumber(products)} products`;
  return `${most} among the ${among} ${listed}`;
}

/** `Brackenfield Life (A, Sample Ratings, May 2026)`. */
export function insurerWords({ carrier, rating, ratingAgency, ratingDate }: RateRecord): string {
  const given = [rating, ratingAgency ?? `agency ${NOT_GIVEN}`, ratingDate && formatMonth(ratingDate)];
  return `${carrier} (${given.filter(Boolean).join(', ')})`;
}

/** ` in Ohio`, to follow what is said of offers; empty without a chosen state. */
export function inState(state: StateChoice): string {
  return state === 'all' ? '' : ` in ${usStates[state]}`;
}

/** `Footpath 5 (sample; sold only in AZ, NV)`. */
export function namedWords({ productName, sample, states }: RateRecord, home: StateChoice): string {
  const notes = [sample && 'sample', soldInSentence(states, home)].filter(Boolean);
  return notes.length > 0 ? `${productName} (${notes.join('; ')})` : productName;
}

/** `Leave after year 1: about $24,564, $436 less than you put in.` Empty if the term is too short to leave early. */
export function firstExitWords({ exits: [first] }: Offer<RateRecord>, { amount, years }: Ask): string {
  if (!first || first.years === years) return '';
  const change = changeOf(first, amount);
  return `Leave after year 1: ${paidWords(first)}, ${change ? `${change} than` : 'just what'} you put in.`;
}

/** Every year in which one can leave before the end of the term, in one sentence for paper. */
export function everyExitWords(offer: Offer<RateRecord>, ask: Ask): string {
  const others = offer.exits.slice(1).filter(({ years }) => years < ask.years);
  const later = others.map((exit) => `year ${exit.years}, ${paidWords(exit)}`).join('; ');
  return [firstExitWords(offer, ask), later && `After ${later}.`].filter(Boolean).join(' ');
}

/** What the account holds where leaving at the end of the term still costs; empty otherwise. */
export function heldWords({ exits, value }: Offer<RateRecord>, { years }: Ask): string {
  const atEnd = exits.find((exit) => exit.years === years);
  return atEnd ? `The account then holds ${formatDollars(value)}; leaving costs ${formatPercent(atEnd.charge)}.` : '';
}

export interface YearOut {
  readonly year: string;
  readonly paid: string;
  readonly change: string;
}

/** What leaving pays after each year of the term, and how that compares with what was put in. */
export function yearsOut({ exits, value }: Offer<RateRecord>, { amount, years }: Ask): readonly YearOut[] {
  const atEnd: Exit = exits.find((exit) => exit.years === years) ?? { years, charge: 0, paid: value };
  return [...exits.filter((exit) => exit.years < years), atEnd].map((exit) => ({
    year: String(exit.years),
    paid: formatDollars(exit.paid),
    change: changeOf(exit, amount) || 'the same',
  }));
}

function paidWords({ charge, paid }: Exit): string {
  return charge > 0 ? aboutDollars(paid) : `${formatDollars(paid)}, no charge`;
}

/** `$436 less`; empty for the same. */
function changeOf({ paid }: Exit, amount: number): string {
  const change = Math.round(paid) - Math.round(amount);
  return change === 0 ? '' : `${formatDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
}

/** `5.65% a year`. */
export function yearlyRate({ rate }: RateRecord): string {
  return `${formatPercent(rate)} a year`;
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
  if (rate.marketValueAdjustment) return `${start} If you leave early, interest rates can raise or lower what you get.`;
  return `${start} Ask if interest rates can raise or lower what you get.`;
}

/** The terms that must be shown beside every rate, after {@link yearlyRate}. */
export function termsWords(rate: RateRecord): string {
  return Object.values(terms)
    .map((words) => `${words(rate)}.`)
    .join(' ');
}

const terms: { readonly [Name in DrawnIn<'offer'>]: (rate: RateRecord) => string } = {
  rate: ({ guaranteeYears }) => `Guaranteed for ${formatYears(guaranteeYears)}, compounds each year`,
  surrenderCharges: (rate) => {
    const { surrender } = rateLengths(rate);
    return surrender === 0 ? 'No charge for leaving' : `Charges for leaving: ${formatYears(surrender)}`;
  },
  minimumPremium: ({ minimumPremium }) => `${minimumLabel} ${formatDollars(minimumPremium)}`,
  maximumIssueAge: ({ maximumIssueAge }) => `Oldest age to buy: ${maximumIssueAge ?? `${NOT_GIVEN}, ask`}`,
};

/** `As of Nov 18, 2026, sample rate sheet 214.` */
export function sourceWords({ asOf, source }: RateRecord): string {
  return `As of ${formatShortDay(asOf)}, ${source}.`;
}

/** Says that no product matches the request. */
export function nothingWords({ amount, years, atLeast, state }: Ask): string {
  const grade = atLeast === 'A++' ? atLeast : `${atLeast} or better`;
  return `With ${formatDollars(amount)}, no insurer here rated ${grade} guarantees a rate for ${formatYears(years)}${inState(state)}${state === 'all' ? '' : ', as far as this list says'}.`;
}

/** Names a similar request by its changes: `With $50,000, for 3 years`. */
export function changeWords({ amount, years, atLeast }: Ask, changes: readonly (keyof Ask)[]): string {
  const words = {
    amount: `with ${formatDollars(amount)}`,
    years: `for ${formatYears(years)}`,
    atLeast: `rated ${atLeast}${atLeast === 'A++' ? '' : ' or better'}`,
    state: 'in any state',
  } satisfies Record<keyof Ask, string>;
  const text = (['amount', 'years', 'atLeast', 'state'] as const)
    .filter((change) => changes.includes(change))
    .map((change) => words[change])
    .join(', ');
  return upperFirst(text);
}
