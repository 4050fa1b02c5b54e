import { formatShortDay } from './format-date.ts';
import { formatDollars, formatPercent, formatYears } from './format-number.ts';
import type { DrawnIn, RateFacts } from './rate-columns.ts';
import type { RateListInWords } from './rate-csv.ts';
import { rateLengths } from './rate-lengths.ts';
import { rateWords, ratingSource } from './rate-words.ts';

/** Source: specification, section 9 (the email lists the top 3 filtered results). */
const TOP = 3;

interface RateEmail extends RateListInWords {
  /** The address of the list with its filters. */
  readonly address: string;
}

/** A mail about the first three rates of a list, as a `mailto:` address without a recipient. Raises nothing. */
export function rateEmail(rates: readonly RateFacts[], { today, filters, address }: RateEmail): string {
  const top = rates.slice(0, TOP);
  const lines = [
    `${rateWords.example} ${rateWords.guarantees} ${rateWords.caps} ${rateWords.notReserved}`,
    `Annuity rates, ${today}. The first ${top.length} of ${rates.length} found. ${filters}`,
    ...top.map((rate, index) => `${index + 1}. ${describe(rate)}`),
    `All of them: ${address}`,
  ];
  const subject = encode(`Annuity rates, ${today}`);
  return `mailto:?subject=${subject}&body=${encode(lines.join('\r\n\r\n'))}`;
}

const facts: { readonly [Name in DrawnIn<'mail'>]: (rate: RateFacts) => string } = {
  rate: ({ type, rate, guaranteeYears }) =>
    type === 'MYGA'
      ? `${formatPercent(rate)} guaranteed for ${formatYears(guaranteeYears)}, compounds each year`
      : `a cap of up to ${formatPercent(rate)}, set for ${formatYears(guaranteeYears)}`,
  term: ({ term }) => `term ${term}`,
  surrenderCharges: (rate) => {
    const { surrender } = rateLengths(rate);
    return surrender === 0 ? 'no charge for leaving' : `charge for leaving ${formatYears(surrender)}`;
  },
  minimumPremium: ({ minimumPremium }) => `minimum ${formatDollars(minimumPremium)}`,
  rating: (rate) => `rated ${rate.rating} ${ratingSource(rate)}`,
  asOf: ({ asOf, source }) => `as of ${formatShortDay(asOf)}, ${source}`,
};

function describe(rate: RateFacts): string {
  const { carrier, productName, type } = rate;
  const told = Object.values(facts).map((words) => words(rate));
  return `${carrier}, ${productName} (${type}): ${told.join('; ')}.`.replace(/\s+/g, ' ');
}

/** A lone half of a character pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
