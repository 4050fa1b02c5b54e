import { mailLink } from '../text/contact-links.ts';
import { formatShortDay } from '../text/format-date.ts';
import { formatDollars, formatPercent, formatYears } from '../text/format-number.ts';
import { type DrawnIn, factsIn, type RateFacts } from './rate-columns.ts';
import type { RateListInWords } from './rate-csv.ts';
import { rateLengths } from './rate-lengths.ts';
import { columnWords, minimumLabel, rateWords, ratingSource } from './rate-words.ts';
import { isSoldIn, type StateChoice, soldInSentence } from './sold-in.ts';

/** Source: specification, section 9 (the email lists the top 3 filtered results). */
const TOP = 3;

/** Longest link of a mail: longer ones are cut or refused by email programs and by Windows. */
const LONGEST_LINK = 2000;

/** Characters of the filters that are kept where the whole does not fit. */
const SHORT_FILTERS = 100;

interface RateEmail extends RateListInWords {
  /** The address of the list with its filters. */
  readonly address: string;
  /** The same without the chosen carriers, for a mail that has no room for their names. */
  readonly addressOfAll: string;
  /** The state among the filters. */
  readonly state: StateChoice;
}

/** A mail about the first rates of a list, as a `mailto:` link without a recipient. What has no room is left out, and the mail says so. Raises nothing. */
export function rateEmail(rates: readonly RateFacts[], list: RateEmail): string {
  const shorter = { ...list, filters: shorten(list.filters) };
  const ofAll = {
    ...shorter,
    address: list.addressOfAll,
    filters: `${shorter.filters} The link below shows all carriers: your list of carriers is too long for an email.`,
  };
  const drafts = [
    draft(rates, list, TOP),
    // Three rates matter more than their lesser facts: the list has these.
    draft(rates, list, TOP, { withUsual: false }),
    ...[TOP, 2, 1, 0].map((top) => draft(rates, shorter, top, { withUsual: false })),
  ];
  // The last one always has room: it names no rate and no carrier.
  return [...drafts, ...[TOP, 2, 1, 0].map((top) => draft(rates, ofAll, top, { withUsual: false }))].find(
    (link) => link.length < LONGEST_LINK,
  ) as string;
}

function draft(
  rates: readonly RateFacts[],
  { today, filters, address, state }: Omit<RateEmail, 'addressOfAll'>,
  most: number,
  { withUsual } = { withUsual: true },
): string {
  const ranked = rates.filter(({ states }) => isSoldIn(state, states));
  const top = ranked.slice(0, most);
  const cut = top.length < Math.min(ranked.length, TOP) ? ' There is no room for more in an email.' : '';
  const lines = [
    `${rateWords.example} ${rateWords.guarantees} ${rateWords.caps} ${rateWords.notReserved}`,
    `Annuity rates, ${today}. The first ${top.length} of ${rates.length} found.${cut} ${filters}`,
    ...top.map((rate, index) => `${index + 1}. ${describe(rate, state, withUsual)}`),
    `${withUsual ? 'All of them' : `All of them, with ${usualNames}`}: ${address}`,
  ];
  return mailLink('', { subject: `Annuity rates, ${today}`, body: lines.join('\r\n\r\n') });
}

function shorten(filters: string): string {
  return filters.length > SHORT_FILTERS ? `${filters.slice(0, SHORT_FILTERS).replace(/,[^,]*$/, '')} and others.` : filters;
}

const facts: { readonly [Name in DrawnIn<'mail'>]: (rate: RateFacts, state: StateChoice) => string } = {
  states: ({ states }, state) => soldInSentence(states, state),
  rate: ({ type, rate, guaranteeYears }) =>
    type === 'MYGA'
      ? `${formatPercent(rate)} guaranteed for ${formatYears(guaranteeYears)}, compounds each year`
      : `a cap of up to ${formatPercent(rate)}, set for ${formatYears(guaranteeYears)}`,
  term: ({ term }) => `term ${term}`,
  surrenderCharges: (rate) => {
    const { surrender } = rateLengths(rate);
    return surrender === 0 ? 'no charge for leaving' : `charge for leaving ${formatYears(surrender)}`;
  },
  minimumPremium: ({ minimumPremium }) => `${minimumLabel.toLowerCase()} ${formatDollars(minimumPremium)}`,
  rating: (rate) => `rated ${rate.rating} ${ratingSource(rate)}`,
  asOf: ({ asOf, source }) => `as of ${formatShortDay(asOf)}, ${source}`,
};

const usualNames = factsIn('mail', {})
  .map(({ label }) => label.toLowerCase())
  .join(' and ');

function describe(rate: RateFacts, state: StateChoice, withUsual: boolean): string {
  const { carrier, productName, type } = rate;
  const usual = (withUsual ? factsIn('mail', rate) : []).map(({ name, label }) => `${label.toLowerCase()}: ${columnWords(rate, name)}`);
  const told = [...Object.values(facts).map((words) => words(rate, state)), ...usual];
  return `${carrier}, ${productName} (${type}): ${told.filter(Boolean).join('; ')}.`.replace(/\s+/g, ' ');
}
